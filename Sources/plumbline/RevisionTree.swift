import Foundation
import PlumbInterfaceBuilder

/// The files of one revision, or of the work tree.
struct RevisionTree {
  /// The root of the repository; an absolute path without links.
  let root: String
  /// The commit; nil for the work tree with what is not committed.
  let revision: String?
  let git: Git

  /// What a file holds, by its path from the root; nil where it is not there.
  func content(_ path: String) throws -> Data? {
    guard let revision else { return FileManager.default.contents(atPath: root + "/" + path) }
    return try git.output(["cat-file", "blob", "\(revision):\(path)"])
  }

  /// What many files hold, with one call of git; those that are not there are left out.
  func contents(_ paths: [String]) throws -> [(path: String, data: Data)] {
    guard let revision else {
      return paths.compactMap { path in
        FileManager.default.contents(atPath: root + "/" + path).map { (path, $0) }
      }
    }
    // Names are given by lines.
    let asked = paths.filter { !$0.contains("\n") }
    guard !asked.isEmpty else { return [] }
    let input = asked.map { "\(revision):\($0)\n" }.joined()
    guard let output = try git.output(["cat-file", "--batch"], input: Data(input.utf8)) else {
      throw Failure("git cannot read \(asked.count) files of \(revision)")
    }
    return Self.blobs(output, of: asked)
  }

  /// Reads what `git cat-file --batch` writes: a line with name, kind and size, the bytes and a line break.
  private static func blobs(_ output: Data, of paths: [String]) -> [(path: String, data: Data)] {
    var result: [(path: String, data: Data)] = []
    var place = output.startIndex
    for path in paths {
      guard let end = output[place...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      let words = String(decoding: output[place..<end], as: UTF8.self).split(separator: " ")
      place = end + 1
      guard words.count == 3, let size = Int(words[2]), size <= output.endIndex - place else {
        continue
      }
      if words[1] == "blob" { result.append((path, Data(output[place..<(place + size)]))) }
      place = min(output.endIndex, place + size + 1)
    }
    return result
  }

  /// The paths of the files, from the root.
  func paths() throws -> [String] {
    let answer =
      try revision.map { try git.texts(["ls-tree", "-r", "-z", "--name-only", "--full-tree", $0]) }
      ?? git.texts(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    guard let answer else {
      throw Failure("git cannot list the files of \(revision ?? "the work tree")")
    }
    return answer
  }

  /// The paths of files that the work tree has otherwise, or has not; none for the work tree itself.
  func pathsUnlikeWorkTree() throws -> Set<String> {
    guard let revision else { return [] }
    let call = ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv"]
    guard let answer = try git.texts(call + [revision, "--"]) else {
      throw Failure("git cannot say what differs from \(revision)")
    }
    return Set(answer)
  }

  /// What lies in the work tree and belongs to no revision: ignored files, and the folders of submodules.
  func pathsOutsideRevisions() throws -> [String] {
    let ignored = try git.texts(["ls-files", "-z", "--others", "--ignored", "--exclude-standard"])
    let staged = try git.texts(["ls-files", "-z", "--stage"]) ?? []
    let modules = staged.filter { $0.hasPrefix("160000 ") }.compactMap { line in
      line.split(separator: "\t", maxSplits: 1).last.map(String.init)
    }
    return (ignored ?? []) + modules
  }
}
