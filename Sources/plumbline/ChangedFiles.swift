import Foundation
import PlumbInterfaceBuilder

/// The files that changed since a revision: committed or not, and those that git does not follow yet.
///
/// What is compared with is the merge base, the last commit that the revision and `HEAD` have in common: what others
/// have put into the main branch since is no change of this one.
struct ChangedFiles {
  /// A file that was changed.
  struct Change {
    /// Its path today, or nil where it was deleted; absolute.
    var path: String?
    /// Its path at the merge base from the repository's root, or nil where it is new.
    var old: String?
  }

  /// The changes.
  let all: [Change]
  /// The root of the repository.
  let root: String
  private let git: Git
  private let base: String
  private let places: [String: Int]

  /// Asks git.
  ///
  /// - Parameters:
  ///   - revision: What the caller wrote.
  ///   - folder: A folder of the repository.
  /// - Throws: ``Failure`` where git cannot say.
  init(since revision: String, in folder: String) throws {
    let purpose = "--changed-since \(revision)"
    if revision.isEmpty || revision.hasPrefix("-") {
      throw Failure("\(purpose): this is no revision of git")
    }
    let start = try Git(in: folder, for: purpose)
    let root: String
    switch try start.ask(["rev-parse", "--show-toplevel"]) {
    case .output(let data):
      root = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    case .refused(let reason):
      throw Failure("\(purpose): \(folder) is not in a repository of git: \(reason)")
    }
    git = try Git(in: root, for: purpose)
    self.root = Repository(workingFolder: root).workingFolder
    let shallow = try git.line(["rev-parse", "--is-shallow-repository"]) == "true"
    let advice =
      shallow
      ? "; this clone lacks the history: fetch all of it (fetch-depth: 0 in a GitHub workflow, "
        + "GIT_DEPTH: 0 at GitLab)" : ""
    guard try git.output(["rev-parse", "--verify", "--quiet", revision + "^{commit}"]) != nil else {
      throw Failure("\(purpose): there is no such revision\(advice)")
    }
    guard let base = try git.line(["merge-base", revision, "HEAD"]) else {
      throw Failure("\(purpose): it has no commit in common with HEAD\(advice)")
    }
    self.base = base
    guard
      let changed = try git.texts(
        ["diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", base, "--"]
      ),
      let added = try git.texts(["ls-files", "-z", "--others", "--exclude-standard"])
    else { throw Failure("\(purpose): git cannot say what changed") }
    let resolved = self.root
    all =
      Self.changes(changed, root: resolved)
      + added.map { Change(path: resolved + "/" + $0, old: nil) }
    places = Dictionary(
      all.enumerated().compactMap { place, change in change.path.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func changes(_ texts: [String], root: String) -> [Change] {
    renamings(texts).map { Change(path: $0.after.map { root + "/" + $0 }, old: $0.before) }
  }

  /// Reads what `git diff --name-status -z` writes: a letter, and one path, or two for what was renamed or copied.
  static func renamings(_ texts: [String]) -> [(before: String?, after: String?)] {
    var result: [(before: String?, after: String?)] = []
    var rest = texts[...]
    while let status = rest.popFirst(), let first = rest.popFirst() {
      switch status.first {
      case "A": result.append((nil, first))
      case "D": result.append((first, nil))
      case "R", "C":
        guard let second = rest.popFirst() else { return result }
        result.append((first, second))
      default: result.append((first, first))
      }
    }
    return result
  }

  /// The change of a file, which is named by its absolute path without links; nil where it has none.
  func change(of path: String) -> Change? { places[path].map { all[$0] } }

  /// What a file held at the merge base, by its path there; nil where git does not say.
  func content(of old: String) throws -> Data? {
    try git.output(["cat-file", "blob", base + ":" + old])
  }
}
