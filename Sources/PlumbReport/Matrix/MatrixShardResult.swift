package import Foundation

/// What one process found in its part of a matrix of layouts.
///
/// A test writes it as JSON into the folder that `PLUMB_RESULTS` names, and `plumbline merge` reads the parts of all processes
/// together.
package struct MatrixShardResult: Hashable, Sendable, Codable {
  /// The version of the format that this code writes.
  package static let currentVersion = 1
  /// How the names of the files end.
  package static let fileExtension = "matrix.json"

  /// The version of the format.
  package var version = Self.currentVersion
  /// The matrix.
  package var matrix: Matrix
  /// Which part it is, from 1.
  package var shard: Int
  /// How many parts there are.
  package var shards: Int
  /// How many cases the part has.
  package var cases: Int
  /// What is wrong, each thing once.
  package var failures: [Failure] = []
  /// What the test excuses, in the order in which it was first said.
  package var excuses: [Excuse] = []
  /// Why the cases behind one were not laid out, or nil where all were.
  package var stopped: String?

  /// Creates the result of a part in which nothing is wrong.
  package init(matrix: Matrix, shard: Int, shards: Int, cases: Int) {
    self.matrix = matrix
    self.shard = shard
    self.shards = shards
    self.cases = cases
  }

  /// A call that lays a matrix out.
  package struct Matrix: Hashable, Sendable, Codable {
    /// The test's name.
    package var name: String
    /// The test with its arguments; empty where no test of Swift Testing ran.
    package var test: String
    /// The file, as `#fileID` names it.
    package var file: String
    /// The line of the call, from 1.
    package var line: Int
    /// What the cases differ in: "25 devices".
    package var axes: [String]
    /// How many cases there are in all parts.
    package var cases: Int

    /// Describes a call.
    package init(
      name: String,
      test: String,
      file: String,
      line: Int,
      axes: [String],
      cases: Int
    ) {
      (self.name, self.test, self.file, self.line) = (name, test, file, line)
      (self.axes, self.cases) = (axes, cases)
    }
  }

  /// Something that is wrong in cases.
  package struct Failure: Hashable, Sendable, Codable {
    /// What is the same in all cases in which the same thing is wrong.
    package var key: String
    /// What is wrong and what to change, in the case that is told.
    package var message: String
    /// In how many cases of the part.
    package var count: Int
    /// The place in the plan of the first case in which it is so.
    package var first: Int
    /// The case that differs least from the usual one.
    package var smallest: Case
    /// The width from which on it is so, in words, or nil where it does not hang on the width.
    package var edge: String?
    /// The files with pictures of that case, relative to the folder of the results.
    package var files: [String] = []

    /// Creates a failure.
    package init(key: String, message: String, count: Int, first: Int, smallest: Case) {
      (self.key, self.message, self.count) = (key, message, count)
      (self.first, self.smallest) = (first, smallest)
    }

    /// What is said of it, line by line.
    ///
    /// - Parameter cases: How many cases were laid out.
    /// - Returns: The message, the cases, and the width.
    package func text(of cases: Int) -> String {
      let told = count == cases ? "in all \(cases) cases" : "in \(count) of \(cases) cases"
      let place =
        cases == 1 ? "in \(smallest.name)" : "\(told); the least unusual: \(smallest.name)"
      return ([message, place] + [edge].compactMap(\.self)).joined(separator: "\n")
    }
  }

  /// A case of the plan.
  package struct Case: Hashable, Sendable, Codable, Comparable {
    /// In words.
    package var name: String
    /// Its place in the plan, from 0.
    package var place: Int
    /// In how many axes it differs from the usual values.
    package var distance: Int

    /// Creates a case.
    package init(name: String, place: Int, distance: Int) {
      (self.name, self.place, self.distance) = (name, place, distance)
    }

    package static func < (first: Self, second: Self) -> Bool {
      (first.distance, first.place) < (second.distance, second.place)
    }
  }

  /// Something that the test excuses.
  package struct Excuse: Hashable, Sendable, Codable {
    /// The rule and the views, in words.
    package var words: String
    /// In how many cases there was something to excuse.
    package var uses: Int

    /// Creates an excuse.
    package init(words: String, uses: Int) { (self.words, self.uses) = (words, uses) }
  }

  // MARK: - Files

  /// The name of the file that holds it: the same for the same part of the same call, so that what a process writes takes the
  /// place of what an earlier one wrote.
  package var fileName: String {
    // FNV-1a: the same in every process, unlike Swift's hashes.
    let hash = "\(matrix.file) \(matrix.line) \(matrix.test)".utf8.reduce(2_166_136_261 as UInt32) {
      ($0 ^ UInt32($1)) &* 16_777_619
    }
    let words = matrix.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return "\(String(words.prefix(60)))-\(String(hash, radix: 36)).\(shard)-of-\(shards)."
      + Self.fileExtension
  }

  /// The result as JSON.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
