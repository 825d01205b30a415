package import Foundation
import PlumbInterfaceBuilder

/// The xib and storyboard files of a module, each parsed when it is asked for first.
@MainActor
package final class ModuleDocuments {
  /// A document as a file.
  package struct File: Sendable {
    /// What findings call it.
    package var path: String
    /// What it holds.
    package var data: Data

    /// Creates a file.
    package init(path: String, data: Data) {
      self.path = path
      self.data = data
    }
  }

  private let files: [String: File]
  /// The paths by the names of the documents, with their endings.
  private let paths: [String: [String]]
  private var parsed: [String: Result<InterfaceDocument, any Error>] = [:]
  private lazy var scenesByClass = findScenes()

  /// Takes files; those that are no documents are left alone.
  package init(_ files: [File] = []) {
    let documents = files.filter { $0.path.hasSuffix(".xib") || $0.path.hasSuffix(".storyboard") }
    self.files = Dictionary(
      documents.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    paths = Dictionary(grouping: documents.map(\.path)) { PathNames.last($0) }
  }

  /// The place of a document.
  ///
  /// - Parameters:
  ///   - name: Its name with its ending.
  ///   - file: The file of the source that asks: of several documents the nearest one is meant.
  /// - Returns: The place; nil for a name that no document has.
  func path(_ name: String, near file: String) -> String? {
    guard let candidates = paths[PathNames.last(name)] else { return nil }
    func distance(_ other: String) -> (Int, Int, String) {
      let (first, second) = (file.split(separator: "/"), other.split(separator: "/"))
      let common = zip(first, second).prefix { $0 == $1 }.count
      // Of languages, the development language's counts.
      return (first.count + second.count - 2 * common, other.contains("Base.lproj") ? 0 : 1, other)
    }
    return candidates.min { distance($0) < distance($1) }
  }

  /// The place of a document that findings call by a path, which need not be one of this machine.
  static func url(of path: String) -> URL {
    URL(fileURLWithPath: "/" + Data(path.utf8).base64EncodedString().replacing("/", with: "_"))
  }

  /// What findings call the document of a place.
  static func path(of url: URL) -> String {
    let text = url.lastPathComponent.replacing("_", with: "/")
    return Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The document of a path.
  ///
  /// - Throws: `DocumentError` for one that cannot be read.
  func document(_ path: String) throws -> InterfaceDocument {
    if let known = parsed[path] { return try known.get() }
    let result = Result {
      guard let file = files[path] else { throw CocoaError(.fileNoSuchFile) }
      return try InterfaceDocument(data: file.data, file: path)
    }
    parsed[path] = result
    return try result.get()
  }

  /// The scenes that are of a class, those first that a class has for itself.
  func scenes(of className: String) -> [DocumentScene] { scenesByClass[className] ?? [] }

  private func findScenes() -> [String: [DocumentScene]] {
    let mark = Data("customClass=\"".utf8)
    var result: [String: [DocumentScene]] = [:]
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      // What cannot be read is told where the document is checked.
      guard file.data.range(of: mark) != nil, let document = try? document(path) else { continue }
      for (name, scene) in DocumentScene.all(of: document, path) {
        result[name, default: []].append(scene)
      }
    }
    return result.mapValues { scenes in
      // A view inside another one is made by itself only where it stands nowhere else.
      let own = scenes.filter { $0.role != .inner }
      return own.isEmpty ? Array(scenes.prefix(1)) : own
    }
  }
}
