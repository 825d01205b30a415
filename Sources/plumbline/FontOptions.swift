import ArgumentParser
import Foundation
import LayoutEngine
import PlumbInterfaceBuilder

/// Where the fonts of documents come from.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: """
      A folder with the app's own fonts, or a font file; may be repeated. Fonts in the repository of a document or \
      Swift file are found without it. Also figures of the system font that `plumbline fonts export` wrote.
      """
  )
  var places: [String] = []

  @Flag(
    name: .customLong("no-repository-fonts"),
    help: "Do not look for fonts in the documents' repository."
  )
  var ignoresRepositories = false

  func validate() throws {
    for place in places where !FileManager.default.fileExists(atPath: place) {
      throw ValidationError("--fonts: there is no folder or file '\(place)'")
    }
  }

  /// What looks for fonts.
  func finder(_ repository: Repository = Repository()) -> FontFinder {
    FontFinder(in: places, searchesRepositories: !ignoresRepositories, repository)
  }

  /// Makes the fonts of one document known, and says which were not found.
  func supply(_ file: String, _ data: Data) {
    var finder = finder()
    finder.supply(file, data)
    Self.tell(finder)
  }

  /// Makes the fonts known that the code of a module can name.
  ///
  /// - Parameters:
  ///   - file: A file of the module.
  ///   - texts: What its files say.
  func supply(code file: String, _ texts: some Sequence<String>) {
    var finder = finder()
    finder.supply(code: file, texts)
    Self.tell(finder)
  }

  /// Says which fonts texts of layouts should have, and were not found.
  static func tell(of snapshots: some Sequence<LayoutSnapshot>) {
    var finder = FontFinder()
    for snapshot in snapshots { finder.note(snapshot) }
    tell(finder)
  }

  /// Says which fonts were not found and which files could not be read.
  static func tell(_ finder: FontFinder) {
    for failure in finder.failures { Terminal.complain(failure.description) }
    guard !finder.missing.isEmpty else { return }
    let names = finder.missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = names.prefix(6).map {
      "\($0.key) (\($0.value) text\($0.value == 1 ? "" : "s"))"
    }
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    let count = names.reduce(0) { $0 + $1.value }
    Terminal.complain(
      "fonts not found: \(shown.joined(separator: ", "))\(rest); \(count == 1 ? "this text is" : "these \(count) texts are") measured with another font, "
        + "and --fonts names a folder to look in"
    )
  }
}
