import Foundation
import PortableUIKit

/// A document that a program loads, read once.
@MainActor
final class DocumentSource {
  let document: InterfaceDocument
  /// The bundle of the document.
  let bundle: Bundle
  let classes: ClassFinder

  /// Takes a document of a program that is read.
  init(_ document: InterfaceDocument) {
    self.document = document
    bundle = .main
    classes = ClassFinder(modules: [])
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - url: The document.
  ///   - bundle: Where it was found.
  ///   - user: The class that loads it, whose module is looked into for classes.
  /// - Throws: ``DocumentError``.
  init(_ url: URL, bundle: Bundle, user: AnyClass?) throws {
    document = try InterfaceDocument(contentsOf: url)
    self.bundle = bundle
    var modules = [ClassFinder.module(of: bundle), user.map(ClassFinder.module(of:))]
      .compactMap { $0 }
    let isMain = bundle == .main
    if isMain { modules.append(ProcessInfo.processInfo.processName) }
    classes = ClassFinder(modules: modules)
  }
}
