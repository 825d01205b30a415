import Foundation
import PageServing
import Testing

@Suite struct `The watch of files` {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `tells what was written, once`() throws {
    try withFolder { folder in
      let (a, b) = (folder.path + "/a", folder.path + "/b")
      for file in [a, b] { try "1".write(toFile: file, atomically: true, encoding: .utf8) }
      var watcher = FileWatcher([a, b])
      #expect(watcher.changes().isEmpty)
      try "22".write(toFile: b, atomically: false, encoding: .utf8)
      #expect(watcher.changes() == [b])
      #expect(watcher.changes().isEmpty)
    }
  }

  /// Editors write another file and put it in place of the old one; its size may be the same.
  @Test func `tells what was replaced by a file of the same size`() throws {
    try withFolder { folder in
      let file = folder.path + "/a"
      try "1".write(toFile: file, atomically: true, encoding: .utf8)
      var watcher = FileWatcher([file])
      try "2".write(toFile: file, atomically: true, encoding: .utf8)
      #expect(watcher.changes() == [file])
    }
  }

  @Test func `keeps a file in mind that is not there for a while`() throws {
    try withFolder { folder in
      let file = folder.path + "/a"
      try "1".write(toFile: file, atomically: true, encoding: .utf8)
      var watcher = FileWatcher([file])
      try FileManager.default.removeItem(atPath: file)
      #expect(watcher.changes() == [file])
      #expect(watcher.changes().isEmpty)
      try "1".write(toFile: file, atomically: true, encoding: .utf8)
      #expect(watcher.changes() == [file])
    }
  }

  @Test func `tells which files came and which are gone`() throws {
    try withFolder { folder in
      let (a, b) = (folder.path + "/a", folder.path + "/b")
      for file in [a, b] { try "1".write(toFile: file, atomically: true, encoding: .utf8) }
      var watcher = FileWatcher([a])
      let news = watcher.follow([b])
      #expect(news.new == [b])
      #expect(news.gone == [a])
    }
  }
}
