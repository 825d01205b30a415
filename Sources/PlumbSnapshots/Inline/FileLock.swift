import Foundation

/// Lets one process after the other do something.
enum FileLock {
  /// Does something while no other process does it with the same file.
  ///
  /// Where the system knows no such locks, nobody waits.
  ///
  /// - Throws: What `body` throws, and Foundation's error for a file that cannot be made.
  static func hold<Result>(_ file: URL, _ body: () throws -> Result) throws -> Result {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    let descriptor = open(file.path, O_CREAT | O_RDWR, 0o600)
    guard descriptor >= 0 else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: file.path])
    }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    #endif
    return try body()
  }
}
