import Foundation
import PortableUIKit

/// Finds the classes that a document names.
@MainActor
struct ClassFinder {
  /// The modules in which a class is looked for whose module the document does not say, the nearest first.
  var modules: [String]

  /// Returns the class of an element; nil where it names none, or one that the program does not have.
  ///
  /// A class that is missing is told of in the log, as UIKit does, which takes the element's own class then.
  ///
  /// Source: Apple, Technical Note TN2298 and the messages of UIKit: "Unknown class … in Interface Builder file."
  func find(_ element: InterfaceElement, attribute: String = "customClass") -> AnyClass? {
    guard let name = element[attribute], !name.isEmpty else { return nil }
    let given = element["customModule"].map { [$0] } ?? []
    for module in given + modules + ["PortableUIKit"] {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    warn(element, given, name)
    return nil
  }

  /// Returns what makes a view or controller of an element's class; nil where it names none, or one that the program does not
  /// have.
  func maker<Object: NSObject>(
    of element: InterfaceElement,
    as type: Object.Type
  ) -> ((NSCoder) -> Object?)? {
    guard let program = DocumentLoader.program else { return compiled(element, as: type) }
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    if let make = program.maker(of: name) { return { make($0) as? Object } }
    if let known = compiled(element, as: type) { return known }
    return nil
  }

  private func compiled<Object: NSObject>(
    _ element: InterfaceElement,
    as type: Object.Type
  ) -> ((NSCoder) -> Object?)? {
    switch find(element) {
    case let view as UIView.Type: { view.init(coder: $0) as? Object }
    case let controller as UIViewController.Type: { controller.init(coder: $0) as? Object }
    default: nil
    }
  }

  private func warn(_ element: InterfaceElement, _ module: [String], _ name: String) {
    DocumentLoader.warn(
      "Unknown class \(module.map { $0 + "." }.joined())\(name) in Interface Builder file.",
      file: element.file,
      line: element.line
    )
  }

  /// The module of a class.
  static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The module whose resources a bundle has: SwiftPM calls it `Package_Target.resources`.
  static func module(of bundle: Bundle) -> String? {
    let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    return name.split(separator: "_").last.map(String.init)
  }
}
