import Foundation
import PlumbInterfaceBuilder
import PlumbReport
import SourceRewriting

/// The texts that the compiler gets in place of files.
///
/// They lie in the folder of the build. What was made of a module is used again as long as no byte of its files, and of
/// those of the modules that it uses, has changed.
struct SourceOverlay {
  /// What is left out of the sources.
  private(set) var notices: [ModuleRewriter.Notice] = []
  /// Where columns moved, by file.
  private(set) var shifts: [String: ColumnShifts] = [:]
  private let file: String
  private var isEmpty = true

  /// What is kept of a module between calls.
  private struct Record: Codable {
    struct Text: Codable {
      let path: String
      /// The file with the new text; nil for a file that stays as it is.
      let rewritten: String?
      /// The number of the file's content.
      let source: String
      /// The number of the new text.
      let result: String
      let shifts: ColumnShifts
    }
    let key: String
    let texts: [Text]
    let notices: [ModuleRewriter.Notice]
  }

  /// What is kept of a package.
  private struct State: Codable {
    /// Which build of the modules in place of Apple's was compiled against.
    var uikit = ""
    var modules: [String: Record] = [:]
  }

  /// Writes the texts for the modules that need them.
  ///
  /// - Throws: An error where a file cannot be read, or the folder of the build not be written to.
  init(_ package: PackageGraph, modules: UIKitModules, leavesOut: Bool = false) throws {
    let folder = package.scratch + "/plumbline"
    file = folder + "/overlay.json"
    try FileManager.default.createDirectory(
      atPath: folder + "/sources",
      withIntermediateDirectories: true
    )
    let stateFile = URL(fileURLWithPath: folder + "/state.json")
    let old =
      (try? Data(contentsOf: stateFile)).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
      ?? State()
    var state = State(uikit: modules.identity)
    var stale: [String] = []
    var names = ModuleNames(hasCombine: modules.hasCombine)
    names.leavesOut = leavesOut
    var sources = ModuleSources(package.modules, names, resources: folder + "/resources")
    for module in package.modules where try sources.needsRewriting(module) {
      let bundle = try ResourceBundle(of: module, in: folder + "/resources")
      let key = ContentHash.of(
        ToolDescription.version,
        ToolBuild.identity,
        "\(names.replacements.sorted { $0.key < $1.key }) \(leavesOut) \(bundle?.path ?? "")",
        try sources.key(of: module)
      )
      let record: Record
      if let known = old.modules[module.name], known.key == key,
        known.texts.allSatisfy({ text in
          text.rewritten.map { FileManager.default.fileExists(atPath: $0) } ?? true
        })
      {
        record = known
      } else {
        record = try Self.rewrite(module, key, &sources, into: folder + "/sources")
        stale += Self.stale(old.modules[module.name], record)
      }
      state.modules[module.name] = record
      notices += record.notices
    }
    let texts = state.modules.values.flatMap(\.texts).sorted { $0.path < $1.path }
    for text in texts where !text.shifts.isEmpty { shifts[text.path] = text.shifts }
    let files = texts.compactMap { text in text.rewritten.map { (text.path, $0) } }
    isEmpty = files.isEmpty
    // SwiftPM knows nothing of modules that an option names, and would keep what was compiled against others.
    if old.uikit != state.uikit { stale = texts.map(\.path) }
    // The compiler's results of files whose text changed and whose file did not are out of date, and nobody would notice.
    CompiledFiles(package.scratch).remove(stale)
    try Self.writeIfChanged(OverlayFile.data(files), to: URL(fileURLWithPath: file))
    try Self.writeIfChanged(JSONEncoder().encode(state), to: stateFile)
  }

  /// The options that make the compiler read the texts.
  var flags: [String] {
    isEmpty ? [] : ["-Xswiftc", "-vfsoverlay", "-Xswiftc", file]
  }

  private static func rewrite(
    _ module: PackageGraph.Module,
    _ key: String,
    _ sources: inout ModuleSources,
    into folder: String
  ) throws -> Record {
    let rewriter = try sources.rewriter(for: module)
    let (files, notices) = rewriter.rewritten()
    let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let texts = try module.files.map { path -> Record.Text in
      let source = try sources.hash(of: path)
      guard let file = byPath[path] else {
        return Record.Text(
          path: path,
          rewritten: nil,
          source: source,
          result: source,
          shifts: ColumnShifts()
        )
      }
      let data = Data(file.text)
      var hash = ContentHash()
      hash.add(data)
      let target = "\(folder)/\(ContentHash.of(path).prefix(16)).swift"
      try writeIfChanged(data, to: URL(fileURLWithPath: target))
      return Record.Text(
        path: path,
        rewritten: target,
        source: source,
        result: hash.description,
        shifts: file.shifts
      )
    }
    return Record(key: key, texts: texts, notices: notices)
  }

  /// The files whose text changed, while the file itself did not.
  private static func stale(_ old: Record?, _ new: Record) -> [String] {
    let before = Dictionary(
      (old?.texts ?? []).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return new.texts.compactMap { text in
      guard let known = before[text.path] else { return old == nil ? text.path : nil }
      return known.source == text.source && known.result != text.result ? text.path : nil
    }
  }

  private static func writeIfChanged(_ data: Data, to file: URL) throws {
    if let known = try? Data(contentsOf: file), known == data { return }
    try data.write(to: file)
  }
}

/// The list of files that the compiler reads elsewhere.
enum OverlayFile {
  private struct Directory: Encodable {
    struct File: Encodable {
      let name: String
      let type = "file"
      let contents: String

      enum CodingKeys: String, CodingKey {
        case name, type
        case contents = "external-contents"
      }
    }
    let name: String
    let type = "directory"
    let contents: [File]
  }

  private struct Overlay: Encodable {
    let version = 0
    let isCaseSensitive = true
    let usesOtherNames = false
    let roots: [Directory]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case isCaseSensitive = "case-sensitive"
      case usesOtherNames = "use-external-names"
    }
  }

  /// Returns the list for files, each with where its text is.
  ///
  /// JSON is YAML, which the compiler reads.
  static func data(_ files: [(path: String, text: String)]) throws -> Data {
    let folders = Dictionary(grouping: files) { PathNames.normalized($0.path + "/..") }
    let roots = folders.sorted { $0.key < $1.key }.map { folder, files in
      Directory(
        name: folder,
        contents: files.map { Directory.File(name: PathNames.last($0.path), contents: $0.text) }
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(Overlay(roots: roots))
  }
}

/// What the compiler made of files.
struct CompiledFiles {
  private let scratch: String

  init(_ scratch: String) { self.scratch = scratch }

  /// Removes the results of files, in all configurations, so that they are compiled again.
  func remove(_ files: [String]) {
    guard !files.isEmpty else { return }
    let names = Set(files.map { PathNames.last($0) })
    let manager = FileManager.default
    for platform in (try? manager.contentsOfDirectory(atPath: scratch)) ?? [] {
      for configuration in ["debug", "release"] {
        let folder = "\(scratch)/\(platform)/\(configuration)"
        for build in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
        where build.hasSuffix(".build") {
          for object in (try? manager.contentsOfDirectory(atPath: "\(folder)/\(build)")) ?? []
          where object.hasSuffix(".swift.o") && names.contains(String(object.dropLast(2))) {
            try? manager.removeItem(atPath: "\(folder)/\(build)/\(object)")
          }
        }
      }
    }
  }
}

/// What tells a build of this tool from others of the same version.
enum ToolBuild {
  /// The size and the date of the program.
  static let identity: String = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes?[.size] as? Int ?? 0) \(date)"
  }()
}
