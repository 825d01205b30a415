#if !canImport(Darwin)

import Foundation
import PlumbReport

/// The folder that `PLUMB_RESULTS` names, in which a process leaves what it found in its parts of matrices.
@MainActor
enum MatrixResults {
  private static var counts: [String: Int] = [:]

  private static var folder: URL? {
    // What is wrong on purpose in tests of these expectations is no result.
    guard ReportedIssue.listener == nil,
      let path = ProcessInfo.processInfo.environment["PLUMB_RESULTS"], !path.isEmpty
    else {
      return nil
    }
    return URL(fileURLWithPath: path)
  }

  /// Describes a call of the test that runs; one that is made again in the same test is another one.
  static func call(
    name: String,
    place: TestPlace,
    axes: [String],
    cases: Int
  ) -> MatrixShardResult.Matrix {
    let test = RunningTest.current
    let key = "\(place.fileID):\(place.line):\(place.column) \(test.identity)"
    counts[key, default: 0] += 1
    let number = counts[key, default: 1]
    let arguments = test.arguments.map { ", \($0.joined(separator: ", "))" } ?? ""
    return .init(
      name: name + arguments,
      test: test.identity + (number == 1 ? "" : " #\(number)"),
      file: "\(place.fileID)",
      line: Int(place.line),
      axes: axes,
      cases: cases
    )
  }

  /// Writes what was found, where a folder is named.
  static func write(_ result: MatrixShardResult, _ place: TestPlace) {
    guard let folder else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try result.json()
        .write(to: folder.appendingPathComponent(result.fileName), options: .atomic)
    } catch {
      ReportedIssue.record("PLUMB_RESULTS: \(folder.path) cannot be written: \(error)", place)
    }
  }

  /// Writes pictures and pages, where a folder is named: those of each shard in a folder of their own.
  ///
  /// - Returns: Their paths in that folder.
  static func write(_ artifacts: [TestArtifact], group: String, _ place: TestPlace) -> [String] {
    guard let folder else { return [] }
    do {
      let shard = try MatrixShard.current
      let inner = "\(shard.index + 1)-of-\(shard.count)/\(group)"
      let target = folder.appendingPathComponent(inner)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      for artifact in artifacts {
        try Data(artifact.content.utf8).write(to: target.appendingPathComponent(artifact.name))
      }
      return artifacts.map { "\(inner)/\($0.name)" }
    } catch {
      ReportedIssue.record("PLUMB_RESULTS: \(folder.path) cannot be written: \(error)", place)
      return []
    }
  }
}

/// What a test excuses in the cases of a matrix, and how often there was something to excuse.
struct MatrixExcuses {
  private(set) var all: [MatrixShardResult.Excuse] = []
  private var places: [String: Int] = [:]

  /// Adds what was excused in a case.
  mutating func add(_ excuses: [(words: String, isUsed: Bool)]) {
    for excuse in excuses {
      let place = places[excuse.words] ?? all.count
      if place == all.count {
        places[excuse.words] = place
        all.append(.init(words: excuse.words, uses: 0))
      }
      if excuse.isUsed { all[place].uses += 1 }
    }
  }
}

#endif
