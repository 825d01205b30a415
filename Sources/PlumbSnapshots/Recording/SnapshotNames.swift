import Foundation

/// The names of the files that tests have asked for, so that no two of them mean one file.
///
/// A test that records several layouts without names numbers them in its own order: `card.txt`, `card.2.txt`. A test
/// with arguments puts these into the name: `card.320.txt`.
final class SnapshotNames: @unchecked Sendable {
  /// All of the process.
  static let shared = SnapshotNames()
  /// The run of a test for which names are counted; where nobody says, a test runs once in a process.
  @TaskLocal static var scope: Scope?

  /// One run of one test, which equals no other.
  struct Scope: Hashable, Sendable {
    /// The address of an object would not do: the next run may get that of the one before.
    private let id = UUID()
  }

  /// A recorded layout without its extension.
  struct Request: Hashable {
    /// The folder of the test's file.
    var folder: String
    /// The function of the test.
    var function: String
    /// The name that the call gives, or nil.
    var name: String?
    /// The file and line of the call.
    var place: String
  }

  private struct Owner: Hashable {
    var test: String
    var scope: Scope?
    var place: String
  }

  private struct Counted: Hashable {
    var request: String
    var test: String
    var scope: Scope?
  }

  private let lock = NSLock()
  private var counts: [Counted: Int] = [:]
  private var owners: [String: Owner] = [:]

  /// The longest part of a name that arguments make; what is longer ends in a number made of the whole.
  private static let longest = 60

  /// A name for the files of a call.
  ///
  /// - Throws: `SnapshotNameError` where another call means the same file, and where a test with arguments gives no name
  ///   and its arguments are not to be had.
  func name(
    for request: Request,
    of test: RunningTest
  ) throws(SnapshotNameError) -> String {
    var parts = [SnapshotFolder.functionName(request.function)]
    if let name = request.name { parts.append(SnapshotFolder.fileName(name)) }
    if test.isParameterized {
      guard let arguments = test.arguments else {
        guard request.name != nil else { throw .argumentsUnknown }
        return try claim(parts.joined(separator: "."), for: request, of: test)
      }
      parts.append(Self.words(for: arguments))
    }
    guard request.name == nil else {
      return try claim(parts.joined(separator: "."), for: request, of: test)
    }
    let base = parts.joined(separator: ".")
    let number = count(request.folder + "/" + base, of: test)
    return try claim(number == 1 ? base : "\(base).\(number)", for: request, of: test)
  }

  private func count(_ base: String, of test: RunningTest) -> Int {
    let key = Counted(
      request: base,
      test: test.identity,
      scope: Self.scope
    )
    return lock.withLock {
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }

  private func claim(
    _ name: String,
    for request: Request,
    of test: RunningTest
  ) throws(SnapshotNameError) -> String {
    let owner = Owner(
      test: test.identity,
      scope: Self.scope,
      place: request.place
    )
    let path = request.folder + "/" + name
    let former = lock.withLock {
      let former = owners[path]
      if former == nil { owners[path] = owner }
      return former
    }
    // The same call in the same test: a loop or a test that is repeated, whose layouts are compared with one file.
    guard let former, former.test != owner.test || former.place != owner.place else { return name }
    throw .taken(name: name, by: former.place, now: owner.place)
  }

  private static func words(for arguments: [String]) -> String {
    let whole = arguments.map { SnapshotFolder.fileName($0) }.joined(separator: ".")
    guard whole.count > longest else { return whole }
    // FNV-1a: the same on every host, unlike Swift's hashes.
    var hash: UInt32 = 2_166_136_261
    for byte in arguments.joined(separator: "\u{0}").utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return whole.prefix(longest) + "-" + String(hash, radix: 36)
  }
}

/// Why a snapshot has no file of its own.
enum SnapshotNameError: Error, Hashable, CustomStringConvertible {
  /// Another call means the same file.
  case taken(name: String, by: String, now: String)
  /// Nothing tells the runs of a test apart.
  case argumentsUnknown

  var description: String {
    switch self {
    case .taken(let name, let former, let now):
      former == now
        ? "several tests at \(now) mean one file, \(name); give `named:` what tells them apart"
        : "\(former) and \(now) mean one file, \(name); give one of them another name with `named:`"
    case .argumentsUnknown:
      "the arguments of this test are not to be had; give `named:` what tells its runs apart"
    }
  }
}
