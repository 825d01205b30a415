package import LayoutEngine

/// A layout that was recorded as a tree of lines, as `LayoutSnapshot.treeText` writes it.
///
/// What a text does not say is not known: constraints, fonts, colors.
package struct RecordedTree: Hashable, Sendable {
  /// The views with their classes, names, texts and frames.
  package private(set) var snapshot: LayoutSnapshot
  /// What else the lines say of each view.
  package private(set) var facts: [Facts] = []

  /// What a line says beside what a snapshot without looks knows.
  package struct Facts: Hashable, Sendable {
    /// The values as words, by what they are values of.
    var values: [String: String] = [:]

    /// What is known of, in the order in which it is told, with the words for where nothing is said.
    private static let kinds = [
      ("opacity", "1"), ("transform", "none"), ("z", "0"), ("gradient", "no"), ("shape", "no"),
      ("layers", "0"), ("mask", "no"), ("layers left out", "0"), ("line breaks", "none"),
    ]

    /// What differs, with both values.
    func differences(to other: Facts) -> [(what: String, old: String, new: String)] {
      Self.kinds.compactMap { kind, usual in
        let (old, new) = (values[kind] ?? usual, other.values[kind] ?? usual)
        return old == new ? nil : (kind, old, new)
      }
    }
  }

  /// Whether a text begins as a tree does: with a line of a view that stands in none.
  package static func isLikely(_ text: some StringProtocol) -> Bool {
    guard let first = text.split(separator: "\n", omittingEmptySubsequences: false).first,
      let line = try? TreeLine(first)
    else { return false }
    return line.depth == 0
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The lines; the last one may end with a line break or not.
  ///   - name: What the layout is called; the name or class of the first view unless told otherwise.
  ///   - file: The file, for the places of views.
  /// - Throws: `TreeTextError` for the first line that says nothing of a view.
  package init(_ text: some StringProtocol, named name: String? = nil, file: String)
    throws(TreeTextError)
  {
    snapshot = LayoutSnapshot(name: name ?? "", scale: 1)
    // The places of the views around the next line.
    var around: [Int] = []
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (place, words) in lines.enumerated() {
      let line: TreeLine
      do { line = try TreeLine(words) } catch {
        throw TreeTextError(line: place + 1, reason: error.reason)
      }
      guard line.depth <= around.count else {
        throw TreeTextError(
          line: place + 1,
          reason: "it stands \(line.depth) deep, below a view that is \(around.count - 1) deep"
        )
      }
      around.removeSubrange(line.depth...)
      var item = line.item
      item.parent = around.last
      item.origin = SourceLocation(file: file, line: place + 1)
      around.append(snapshot.items.count)
      snapshot.items.append(item)
      facts.append(line.facts)
    }
    guard let first = snapshot.items.first else {
      throw TreeTextError(line: 1, reason: "there is no view in it")
    }
    if name == nil { snapshot.name = first.label ?? first.className }
  }
}

/// Why a text is no tree of views.
package struct TreeTextError: Error, Hashable, CustomStringConvertible {
  /// Counted from 1.
  package var line: Int
  /// What is wrong with the line.
  package var reason: String

  package var description: String { "line \(line): \(reason)" }
}
