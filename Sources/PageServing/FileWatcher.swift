import Foundation

/// Tells which files changed since they were last looked at.
///
/// It compares size, time of change and identity, which every file system keeps; nothing is read.
package struct FileWatcher: Sendable {
  private struct Stamp: Hashable, Sendable {
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
    var identity: UInt64
  }

  /// The files, with nil for one that is not there at present: some editors delete a file before they write it anew.
  private var stamps: [String: Stamp?] = [:]

  /// Notes the files as they are.
  package init(_ files: [String]) {
    for file in files { stamps.updateValue(Self.stamp(file), forKey: file) }
  }

  /// The files that are known, in no order.
  package var files: [String] { Array(stamps.keys) }

  /// Looks again at the files that are known, and notes them.
  ///
  /// - Returns: The files that were written, replaced, or are gone, in no order.
  package mutating func changes() -> [String] {
    var changed: [String] = []
    for (file, stamp) in stamps {
      let now = Self.stamp(file)
      if now != stamp { changed.append(file) }
    }
    for file in changed { stamps.updateValue(Self.stamp(file), forKey: file) }
    return changed
  }

  /// Takes other files to look at.
  ///
  /// - Returns: Those that are new, and those that are not among them any more.
  package mutating func follow(_ files: [String]) -> (new: [String], gone: [String]) {
    let all = Set(files)
    let new = files.filter { stamps[$0] == nil && FileManager.default.fileExists(atPath: $0) }
    let gone = stamps.keys.filter { !all.contains($0) }
    for file in new { stamps.updateValue(Self.stamp(file), forKey: file) }
    for file in gone { stamps.removeValue(forKey: file) }
    return (new, gone.sorted())
  }

  private static func stamp(_ file: String) -> Stamp? {
    var info = stat()
    guard stat(file, &info) == 0 else { return nil }
    #if canImport(Darwin)
    let time = info.st_mtimespec
    #else
    let time = info.st_mtim
    #endif
    return Stamp(
      size: Int64(info.st_size),
      seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec),
      identity: UInt64(info.st_ino)
    )
  }
}
