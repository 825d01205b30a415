package import Foundation
package import PortableUIKit

/// Loads documents for a program that runs, or for one that is read.
@MainActor
package final class LoaderOfDocuments: DocumentLoading {
  static let shared = LoaderOfDocuments()
  private var sources: [URL: DocumentSource] = [:]
  /// Parses the documents of a program that is read; nil for one that runs, whose documents are files.
  private let parse: ((URL) throws -> InterfaceDocument)?

  private init() { parse = nil }

  /// Creates what loads documents for a program that is read.
  ///
  /// - Parameter parse: Gives the document of a place that the program named.
  package init(_ parse: @escaping (URL) throws -> InterfaceDocument) { self.parse = parse }

  /// What loads documents now.
  static var current: LoaderOfDocuments {
    DocumentLoader.current as? LoaderOfDocuments ?? shared
  }

  /// Documents are read once: they do not change while a program runs.
  private func source(_ url: URL, _ bundle: Bundle, user: AnyClass?) throws -> DocumentSource {
    if let known = sources[url] { return known }
    let source =
      try parse.map { DocumentSource(try $0(url)) }
      ?? DocumentSource(url, bundle: bundle, user: user)
    sources[url] = source
    return source
  }

  /// The scenes of a storyboard.
  package func scenes(
    _ url: URL,
    for storyboard: UIStoryboard,
    _ bundle: Bundle
  ) throws -> StoryboardScenesOfDocument {
    StoryboardScenesOfDocument(try source(url, bundle, user: nil), for: storyboard)
  }

  package func storyboard(
    at url: URL,
    for storyboard: UIStoryboard,
    bundle: Bundle
  ) throws -> any StoryboardScenes {
    try scenes(url, for: storyboard, bundle)
  }

  package func objects(at url: URL, owner: AnyObject?, bundle: Bundle) throws -> [Any] {
    let source = try source(url, bundle, user: owner.map { type(of: $0) })
    let elements = source.document.scenes.first?.objects ?? []
    let placeholders = elements.filter { $0["placeholderIdentifier"] == "IBFilesOwner" }
    var external: [String: AnyObject] = [:]
    for placeholder in placeholders { if let id = placeholder.id { external[id] = owner } }
    let nib = NibInstance(source, owners: placeholders, external: external)
    let objects = try elements.compactMap { try nib.make($0) }
    try nib.finish()
    return objects
  }

  /// Makes one view of a document by itself, with what is below it.
  ///
  /// - Parameters:
  ///   - id: The id of its element.
  ///   - url: The document.
  /// - Returns: The view; nil where the document has no such element.
  /// - Throws: An error whose description says what is wrong, and where.
  package func view(id: String, at url: URL) throws -> UIView? {
    let source = try source(url, .main, user: nil)
    guard let element = source.document.element(id: id) else { return nil }
    let nib = NibInstance(source)
    let view = try nib.makeView(element)
    try nib.finish()
    return view
  }
}

extension InterfaceDocument {
  /// Lets `UIStoryboard`, `UINib` and view controllers of this program read documents.
  ///
  /// Programs that `plumbline swift` builds need not call it. Others do before they load a document, and have no outlets but
  /// those of UIKit's own classes, for which classes of the application need the tables that the tool writes.
  @MainActor
  public static func loadAtRunTime() { DocumentLoader.current = LoaderOfDocuments.shared }
}

/// Installs what reads documents; `PortableUIKit` looks for it by name, where a dynamic library has it.
@_cdecl("plumb_install_document_loader")
public func _installDocumentLoader() {
  MainActor.assumeIsolated { InterfaceDocument.loadAtRunTime() }
}
