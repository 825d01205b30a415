import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbLog
import PlumbReport

/// What a file turns out to be, whatever it is called.
enum LayoutContent {
  case document(InterfaceDocument)
  case snapshot(LayoutSnapshot)
  case log(ExplainedLog)
  /// A layout that PlumbSnapshots recorded as a text.
  case tree(RecordedTree)

  /// Reads a file, or the standard input for `-`.
  ///
  /// The fonts that a document names become known first.
  init(file: String, _ fonts: FontOptions) throws {
    let data = try Self.data(of: file)
    if file != "-" { fonts.supply(file, data) }
    try self.init(data, file: file)
  }

  /// The bytes of a file, or of the standard input for `-`.
  ///
  /// - Throws: ``Failure``.
  static func data(of file: String) throws -> Data {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
    if exists, isFolder.boolValue { throw Failure("\(file): it is a folder") }
    guard exists || file == "-" else {
      throw Failure("\(file): there is no such file")
    }
    do {
      guard file == "-" else { return try Data(contentsOf: URL(fileURLWithPath: file)) }
      return try FileHandle.standardInput.readToEnd() ?? Data()
    } catch {
      throw Failure("\(name(file)): it cannot be read: \(error.reason)")
    }
  }

  /// Tells from the content what it is.
  ///
  /// XML is a document, a JSON object a snapshot, a text with a conflict a log, and one that begins with a view and its
  /// frame a recorded layout; a constraint that begins with `<` is no XML.
  ///
  /// - Throws: ``Failure``; `DocumentError` for XML that is no document.
  init(_ data: Data, file: String) throws {
    let name = Self.name(file)
    let start = data.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }.prefix(16)
    let text = String(decoding: start, as: UTF8.self).lowercased()
    let isWide = data.prefix(2) == Data([0xFF, 0xFE]) || data.prefix(2) == Data([0xFE, 0xFF])
    guard !start.isEmpty else { throw Failure("\(name): it is empty") }
    if isWide || ["<?xml", "<document", "<!--", "<archive"].contains(where: text.hasPrefix) {
      self = .document(try InterfaceDocument(data: data, file: name))
      return
    }
    let log = ExplainedLog(ConflictLog(bytes: [UInt8](data)), file: name)
    if start.first == UInt8(ascii: "{") {
      do {
        let snapshot = try JSONDecoder().decode(LayoutSnapshot.self, from: data)
        // A console that writes JSON has conflicts in it, and no views.
        self = snapshot.items.isEmpty && !log.entries.isEmpty ? .log(log) : .snapshot(snapshot)
        return
      } catch let error as DecodingError where log.entries.isEmpty {
        throw Failure("\(name): \(error.words)")
      } catch  where !log.entries.isEmpty {
        // Several objects, or one that is cut off: a console's.
      }
    }
    guard log.entries.isEmpty else {
      self = .log(log)
      return
    }
    if file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
      self = .document(try InterfaceDocument(data: data, file: name))
      return
    }
    let tree = String(decoding: data, as: UTF8.self)
    if RecordedTree.isLikely(tree) {
      self = .tree(try Self.tree(tree, file: name))
      return
    }
    throw Failure(
      "\(name): this is no document (XML), no snapshot (a JSON object or a tree of views), and no log: "
        + "no conflict of constraints is in it"
    )
  }

  /// Reads a recorded layout.
  ///
  /// - Throws: ``Failure`` with the line that is none of it.
  private static func tree(_ text: String, file: String) throws -> RecordedTree {
    do {
      return try RecordedTree(text, file: file)
    } catch {
      throw Failure("\(file):\(error.line): \(error.reason)")
    }
  }

  /// Whether the file is one layout rather than any number of scenes.
  var isOneLayout: Bool {
    switch self {
    case .snapshot, .tree: true
    case .document, .log: false
    }
  }

  /// What is to be said where something is asked for that the content cannot follow, or nil.
  func note(on circumstances: CheckCircumstances) -> String? {
    switch self {
    case .document: nil
    case .snapshot:
      circumstances.changesSizes
        ? "a snapshot has sizes of its own: device and text size do not change it" : nil
    case .tree:
      circumstances.changesSizes || circumstances.isRightToLeft
        ? "a recorded tree has frames of its own: device, direction and text size do not change it"
        : nil
    case .log:
      circumstances.changesSizes || circumstances.isRightToLeft
        ? "a log has sizes of its own: device, direction and text size do not change it" : nil
    }
  }

  /// What is to be said where the dark style is asked for and the content cannot follow, or nil.
  var noteOnStyle: String? {
    switch self {
    case .document: nil
    case .snapshot: "a snapshot has colors of its own: --style does not change them"
    case .tree: "a recorded tree has no colors: --style does not change its pictures"
    case .log: "a log has no colors: --style does not change its pictures"
    }
  }

  private static func name(_ file: String) -> String { file == "-" ? "standard input" : file }
}
