import Foundation
import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import PlumbInterfaceBuilder

/// The classes that a document names, read from the Swift files of its module.
@MainActor
struct DocumentClasses {
  private let reader: SourceReader
  /// What the reader calls the document.
  private let name: String
  /// The files that declare the classes.
  private let files: [String]

  /// Finds the classes of a document; nil where it names none that the module has.
  ///
  /// The module is found as for a Swift file in the document's folder.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - fonts: Where the fonts come from that the classes name.
  /// - Throws: ``Failure`` for a module of which a file cannot be read.
  init?(of file: String, _ fonts: FontOptions) async throws {
    guard [".xib", ".storyboard"].contains(where: file.hasSuffix),
      let data = FileManager.default.contents(atPath: file),
      data.range(of: Data("customClass=\"".utf8)) != nil
    else { return nil }
    let sources = SwiftSources(besideDocument: file)
    if let failure = sources.failures.first { throw Failure(failure.description) }
    guard !sources.texts.isEmpty else { return nil }
    fonts.supply(code: file, sources.texts.map(\.text))
    reader = await sources.reader { ModuleReaders.name(of: $0) }
    name = ModuleReaders.name(of: file)
    files = reader.files(joinedWith: [name]).sorted()
    if files.isEmpty { return nil }
  }

  /// The parts of the document that are laid out with their classes, in the order of their lines.
  ///
  /// A class whose code is not read to its end is told of on standard error, and left to the document alone.
  func layouts(_ options: BuildOptions) -> [SourceLayout] {
    files.flatMap { reader.layouts(in: $0, options) }.filter { layout in
      guard layout.document?.location.file == name else { return false }
      guard layout.snapshot == nil || layout.isStopped else { return true }
      let reason = layout.reasons.last?.message ?? "the code stops"
      Terminal.complain(
        "\(name): \(layout.className) is not read to its end, and the document is shown alone: \(reason)"
      )
      return false
    }.sorted { ($0.document?.location.line ?? 0) < ($1.document?.location.line ?? 0) }
  }

  /// Puts what classes made in the places of a document's scenes.
  ///
  /// A scene may be there several times, for several devices: what the class makes of it stands where it is first.
  ///
  /// - Parameters:
  ///   - made: What was joined with its classes.
  ///   - elementsOfMade: The ids of the elements that something made is of.
  ///   - scenes: The scenes of the document alone.
  ///   - elements: Those that a scene is of, without those that its lists show.
  ///   - merge: Makes a scene of what was made, out of that of the document where there is one.
  /// - Returns: The scenes, those that stand in no scene of the document last.
  static func replace<Scene, Made>(
    _ made: [Made],
    elementsOfMade: (Made) -> Set<String>,
    in scenes: [Scene],
    elements: (Scene) -> Set<String>,
    merge: (Made, Scene?) throws -> Scene?
  ) rethrows -> [Scene] {
    let replaced = made.reduce(into: Set<String>()) { $0.formUnion(elementsOfMade($1)) }
    var left = made
    var result: [Scene] = []
    for scene in scenes {
      let ids = elements(scene)
      if ids.isDisjoint(with: replaced) { result.append(scene) }
      result += try left.filter { !ids.isDisjoint(with: elementsOfMade($0)) }
        .compactMap { try merge($0, scene) }
      left.removeAll { !ids.isDisjoint(with: elementsOfMade($0)) }
    }
    return try result + left.compactMap { try merge($0, nil) }
  }
}
