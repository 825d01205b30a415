import Foundation
import LayoutReading
import PlumbConfiguration
import PlumbInterfaceBuilder

/// A folder in which what decides how layouts look lies as a revision has it: catalogs, images, fonts, texts and
/// configurations, at their paths from the root.
///
/// For the work tree it is the repository itself. For a commit it is a folder of its own, which goes with the value;
/// what the work tree has alike is a link to that, and what belongs to no revision, such as packages that are
/// installed, is the same for all.
final class RevisionFolder {
  /// The folder; an absolute path without links.
  let path: String
  private let isOwn: Bool

  /// Lays out a revision's files.
  ///
  /// - Throws: ``Failure`` with what git says, or where nothing can be written.
  init(_ tree: RevisionTree) throws {
    guard tree.revision != nil else {
      (path, isOwn) = (tree.root, false)
      return
    }
    let folder = Self.newFolder
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )
      // Where searches end, as at the root of the repository.
      try Data().write(to: folder.appendingPathComponent(".git"))
    } catch {
      throw Failure("\(folder.path): nothing can be written there: \(error.reason)")
    }
    path = Repository().path(folder.path)
    isOwn = true
    try fill(tree)
  }

  deinit {
    if isOwn { try? FileManager.default.removeItem(atPath: path) }
  }

  /// A folder that nobody can guess, beside the journal of the process that watches this one where there is one.
  private static var newFolder: URL {
    let journal = ProcessInfo.processInfo.environment[ReadingJournal.variable]
    let parent =
      journal.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      ?? FileManager.default.temporaryDirectory
    return parent.appendingPathComponent("plumbline-\(UUID().uuidString)")
  }

  private func fill(_ tree: RevisionTree) throws {
    let unlike = try tree.pathsUnlikeWorkTree()
    var own: [String] = []
    for place in try tree.paths() where Self.decidesLooks(place) {
      let present = tree.root + "/" + place
      if unlike.contains(place) || !FileManager.default.fileExists(atPath: present) {
        own.append(place)
      } else {
        link(place, to: present)
      }
    }
    for (place, data) in try tree.contents(own) {
      makeFolder(around: place)
      // One that cannot be written is missing, and told where it is asked for.
      try? data.write(to: URL(fileURLWithPath: path + "/" + place))
    }
    for place in try tree.pathsOutsideRevisions() {
      let isModule = FileManager.default.fileExists(atPath: tree.root + "/" + place + "/.git")
      if isModule || Self.decidesLooks(place) { link(place, to: tree.root + "/" + place) }
    }
  }

  /// Whether a file, by its path, decides how layouts look.
  ///
  /// A path that leads out of its folder, which no tree of git has that git itself wrote, is left alone.
  static func decidesLooks(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = names.last, !names.contains(where: { ["", ".", "..", ".git"].contains($0) })
    else { return false }
    if last == ConfigurationFiles.name { return true }
    if names.contains(where: { $0.hasPrefix(".") || DocumentFiles.isLeftOut(String($0)) }) {
      return false
    }
    if names.contains(where: { $0.hasSuffix(".xcassets") }) || last.hasSuffix("Info.plist") {
      return true
    }
    let ending = last.split(separator: ".").last?.lowercased() ?? ""
    return endings.contains(ending) || last == "SystemFont.json"
  }

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "webp", "heic", "ttf", "otf", "ttc", "strings",
    "xcstrings",
  ]

  private func link(_ place: String, to target: String) {
    makeFolder(around: place)
    try? FileManager.default.createSymbolicLink(
      atPath: path + "/" + place,
      withDestinationPath: target
    )
  }

  private func makeFolder(around place: String) {
    let folder = PathNames.normalized(path + "/" + place + "/..")
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }
}
