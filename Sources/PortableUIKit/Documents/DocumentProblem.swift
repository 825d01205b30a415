/// Why a document is not loaded, in the words of UIKit's exceptions.
enum DocumentProblem: Error, CustomStringConvertible {
  /// Nothing in the program reads documents.
  case noReader(file: String)
  /// A bundle has no such storyboard.
  case noStoryboard(name: String, bundle: String)
  /// A bundle has no such xib.
  case noNib(name: String, bundle: String)
  /// A storyboard has no controller of an identifier.
  case noController(identifier: String, storyboard: String)
  /// The controller of an identifier is of another class.
  case otherController(identifier: String, storyboard: String, found: String, expected: String)
  /// A controller's nib did not set its view.
  case noView(controller: String, nib: String)

  var description: String {
    switch self {
    case .noReader(let file):
      "\(file) is not loaded: PlumbInterfaceBuilder, which reads documents, is not in the program"
    case .noStoryboard(let name, let bundle):
      "Could not find a storyboard named '\(name)' in bundle \(bundle)"
    case .noNib(let name, let bundle):
      "Could not load NIB in bundle: '\(bundle)' with name '\(name)'"
    case .noController(let identifier, let storyboard):
      "Storyboard (\(storyboard)) doesn't contain a view controller with identifier '\(identifier)'"
    case .otherController(let identifier, let storyboard, let found, let expected):
      "The view controller '\(identifier)' of \(storyboard) is a \(found), not a \(expected)"
    case .noView(let controller, let nib):
      "\(controller) loaded the \"\(nib)\" nib but the view outlet was not set."
    }
  }
}
