/// What stops a program that loads a document, as an exception of UIKit's does.
struct RuntimeError: Error, CustomStringConvertible {
  /// The element that is the cause.
  let element: InterfaceElement
  /// What UIKit says.
  let message: String

  init(_ element: InterfaceElement, _ message: String) {
    self.element = element
    self.message = message
  }

  /// The place and the message on one line.
  var description: String { "\(element.file):\(element.line): \(message)" }
}
