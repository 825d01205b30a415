import Foundation
import PlumbInterfaceBuilder

/// The files of two revisions: which differ, and what they hold.
struct RevisionFiles {
  /// A file that differs, by its paths from the repository's root.
  struct Change: Hashable {
    /// Its path in the former revision; nil for a new one.
    var before: String?
    /// Its path in the present revision; nil for one that was deleted.
    var after: String?
  }

  /// One of both revisions.
  enum Side: CaseIterable { case before, after }

  /// The root of the repository; an absolute path without links.
  let root: String
  /// What differs.
  private(set) var changes: [Change] = []
  private let git: Git
  private let former: String
  /// Nil for the work tree.
  private let present: String?

  /// Asks git.
  ///
  /// - Parameters:
  ///   - range: The revisions.
  ///   - folder: A folder of the repository.
  /// - Throws: ``Failure`` with what git says.
  init(_ range: RevisionRange, in folder: String) throws {
    let start = try Git(in: folder, for: range.text)
    let top = try Self.line(
      start,
      ["rev-parse", "--show-toplevel"],
      "\(range.text): \(folder) is not in a repository of git"
    )
    let git = try Git(in: top, for: range.text)
    self.git = git
    root = Repository(workingFolder: top).workingFolder
    func commit(_ revision: String) throws -> String {
      try Self.line(
        git,
        ["rev-parse", "--verify", revision + "^{commit}"],
        "\(range.text): there is no revision '\(revision)'"
      )
    }
    present = try range.after.map(commit)
    let named = try commit(range.before)
    former =
      range.startsAtMergeBase
      ? try Self.line(
        git,
        ["merge-base", named, present ?? "HEAD"],
        "\(range.text): the revisions have no commit in common; a shallow clone lacks it"
      ) : named
    changes = try Self.changes(git, range, [former] + (present.map { [$0] } ?? []))
    if present == nil { try addUntracked(range) }
  }

  /// The first line of what git answers.
  private static func line(
    _ git: Git,
    _ arguments: [String],
    _ purpose: String
  ) throws -> String {
    switch try git.ask(arguments) {
    case .output(let data):
      return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    case .refused(let reason):
      throw Failure(purpose + (reason.isEmpty ? "" : ": \(reason)"))
    }
  }

  private static func changes(
    _ git: Git,
    _ range: RevisionRange,
    _ revisions: [String]
  ) throws -> [Change] {
    let call = ["diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--no-textconv"]
    switch try git.ask(call + revisions + ["--"]) {
    case .refused(let reason):
      throw Failure("\(range.text): git cannot say what changed: \(reason)")
    case .output(let data):
      let texts = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      return ChangedFiles.renamings(texts).map { Change(before: $0.before, after: $0.after) }
    }
  }

  /// Adds files that git does not follow yet; one that holds what a deleted one held was renamed.
  private mutating func addUntracked(_ range: RevisionRange) throws {
    guard let added = try git.texts(["ls-files", "-z", "--others", "--exclude-standard"]) else {
      throw Failure("\(range.text): git cannot list the files of the work tree")
    }
    var deleted: [Data: Int] = [:]
    for (place, change) in changes.enumerated() {
      guard change.after == nil, let path = change.before, Self.mayHoldLayout(path),
        added.contains(where: Self.mayHoldLayout), let data = try content(path, at: .before)
      else { continue }
      deleted[data] = place
    }
    for path in added {
      if Self.mayHoldLayout(path), let data = try content(path, at: .after),
        let place = deleted.removeValue(forKey: data)
      {
        changes[place].after = path
      } else {
        changes.append(Change(before: nil, after: path))
      }
    }
  }

  /// Whether a file of such a name can have layouts in it.
  static func mayHoldLayout(_ path: String) -> Bool {
    [".xib", ".storyboard", ".swift", ".json", ".txt"].contains(where: path.hasSuffix)
  }

  // MARK: - Content

  /// The files of one of both revisions.
  func tree(_ side: Side) -> RevisionTree {
    RevisionTree(root: root, revision: side == .before ? former : present, git: git)
  }

  /// What a file holds in a revision, by its path from the root; nil where it is not there.
  func content(_ path: String, at side: Side) throws -> Data? { try tree(side).content(path) }

  /// What many files hold in a revision, with one call of git; those that are not there are left out.
  func contents(_ paths: [String], at side: Side) throws -> [(path: String, data: Data)] {
    try tree(side).contents(paths)
  }

  /// The paths of the files in a revision, from the root.
  func paths(at side: Side) throws -> [String] { try tree(side).paths() }
}
