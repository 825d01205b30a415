import Foundation

/// Two revisions of git, as `git diff` names them: `A..B`, `A...B` from where they parted, `A..` up to the work tree.
struct RevisionRange {
  /// What the caller wrote.
  let text: String
  /// The former revision.
  let before: String
  /// The present revision; nil for the work tree with what is not committed.
  let after: String?
  /// Whether the former revision is the last one that both have in common.
  let startsAtMergeBase: Bool

  /// Reads a range; nil for what is none: a file, a file of a revision, or a path.
  init?(_ text: String) {
    guard let dots = text.range(of: ".."), !text.contains(":"), !text.hasPrefix("-"),
      !text.hasPrefix("../"), !text.contains("/../"), !text.hasPrefix("./"), text != "..",
      !FileManager.default.fileExists(atPath: text)
    else { return nil }
    var rest = text[dots.upperBound...]
    startsAtMergeBase = rest.hasPrefix(".")
    if startsAtMergeBase { rest.removeFirst() }
    guard !rest.contains(".."), !rest.hasPrefix("-"), !rest.hasPrefix("/") else { return nil }
    self.text = text
    before = dots.lowerBound == text.startIndex ? "HEAD" : String(text[..<dots.lowerBound])
    after = rest.isEmpty ? nil : String(rest)
  }

  /// What the present revision is called.
  var afterName: String { after ?? "work tree" }
}
