/// What all processes together found in matrices of layouts.
package struct MatrixReport: Sendable {
  /// A matrix with all its parts.
  package struct Matrix: Sendable {
    /// The call.
    package let call: MatrixShardResult.Matrix
    /// How many cases were laid out.
    package private(set) var cases = 0
    /// What is wrong in most cases first.
    package private(set) var failures: [Failure] = []
    /// What the test excuses and no case needs; nothing where parts are missing.
    package private(set) var unusedExcuses: [String] = []
    /// Why cases were not laid out.
    package private(set) var stopped: [String] = []
    /// What does not fit together: parts that are missing, or there twice.
    package private(set) var gaps: [String] = []

    /// Puts the parts of a matrix together.
    init(_ parts: [Part]) {
      call = parts[0].result.matrix
      let counts = Set(parts.map(\.result.shards)).sorted()
      if counts.count > 1 {
        gaps.append("its parts are of different splits: \(Self.list(counts)) parts")
      }
      if Set(parts.map(\.result.matrix)).count > 1 {
        gaps.append("its parts are of different plans: another build, or other data")
      }
      var known: [Int: Part] = [:]
      for part in parts {
        let number = part.result.shard
        if let former = known[number] {
          gaps.append(
            "part \(number) of \(part.result.shards) is there twice: \(former.file), \(part.file)"
          )
        } else {
          known[number] = part
        }
      }
      if counts.count == 1 {
        let missing = (1...max(counts[0], 1)).filter { known[$0] == nil }
        if !missing.isEmpty { gaps.append("part \(Self.list(missing)) of \(counts[0]) is missing") }
      }
      let all = known.sorted { $0.key < $1.key }.map(\.value)
      cases = all.reduce(0) { $0 + $1.result.cases }
      stopped = all.compactMap(\.result.stopped)
      merge(all)
      if gaps.isEmpty, stopped.isEmpty { noteExcuses(all) }
    }

    private static func list(_ numbers: [Int]) -> String {
      numbers.map { "\($0)" }.joined(separator: ", ")
    }

    /// Adds the same failures up; that of the least unusual case is told.
    private mutating func merge(_ parts: [Part]) {
      var places: [String: Int] = [:]
      for part in parts {
        for failure in part.result.failures {
          guard let place = places[failure.key] else {
            places[failure.key] = failures.count
            failures.append(Failure(failure, folder: part.folder))
            continue
          }
          failures[place].add(failure, folder: part.folder)
        }
      }
      failures.sort { ($1.told.count, $0.told.first) < ($0.told.count, $1.told.first) }
    }

    private mutating func noteExcuses(_ parts: [Part]) {
      var uses: [String: Int] = [:]
      var order: [String] = []
      for excuse in parts.flatMap(\.result.excuses) {
        if uses[excuse.words] == nil { order.append(excuse.words) }
        uses[excuse.words, default: 0] += excuse.uses
      }
      unusedExcuses = order.filter { uses[$0] == 0 }
    }

    /// The call's place, as failures name it.
    package var place: String { "\(call.file):\(call.line)" }
    /// The plan: "25 devices × 2 directions = 50 cases".
    package var plan: String {
      call.axes.joined(separator: " × ") + " = \(call.cases) case\(call.cases == 1 ? "" : "s")"
    }
    /// Whether nothing is wrong with what was laid out, and all was.
    package var holds: Bool { failures.isEmpty && stopped.isEmpty && gaps.isEmpty }
  }

  /// Something that is wrong in a matrix.
  package struct Failure: Sendable {
    /// What is told, with the number of all cases.
    package private(set) var told: MatrixShardResult.Failure
    /// The folder of the results that its files lie in.
    package private(set) var folder: String

    init(_ failure: MatrixShardResult.Failure, folder: String) {
      (told, self.folder) = (failure, folder)
    }

    /// Adds the cases of another part.
    mutating func add(_ other: MatrixShardResult.Failure, folder: String) {
      let (count, first) = (told.count + other.count, min(told.first, other.first))
      if other.smallest < told.smallest {
        told = other
        self.folder = folder
      }
      (told.count, told.first) = (count, first)
    }
  }

  /// A part with where it was read.
  package struct Part: Sendable {
    package var result: MatrixShardResult
    /// The file, as it is called in messages.
    package var file: String
    /// The folder of the results that it lies in.
    package var folder: String

    /// Names where a part was read.
    package init(_ result: MatrixShardResult, file: String, folder: String) {
      (self.result, self.file, self.folder) = (result, file, folder)
    }
  }

  /// The matrices, by file and line.
  package private(set) var matrices: [Matrix]

  /// Puts parts together.
  ///
  /// A split that some matrices have and others do not is told of each; which tests ran is not known here.
  package init(_ parts: [Part]) {
    struct Call: Hashable {
      var file: String
      var line: Int
      var test: String
      var name: String
    }
    let calls = Dictionary(grouping: parts) { part in
      let matrix = part.result.matrix
      return Call(file: matrix.file, line: matrix.line, test: matrix.test, name: matrix.name)
    }
    matrices = calls.sorted {
      ($0.key.file, $0.key.line, $0.key.test) < ($1.key.file, $1.key.line, $1.key.test)
    }.map { Matrix($0.value.sorted { $0.file < $1.file }) }
  }

  /// Whether parts are missing or there twice.
  package var hasGaps: Bool { matrices.contains { !$0.gaps.isEmpty } }
  /// Whether all matrices hold.
  package var holds: Bool { matrices.allSatisfy(\.holds) }

  /// How many cases and failures there are, in words.
  var verdict: String {
    let cases = matrices.reduce(0) { $0 + $1.cases }
    let failures = matrices.reduce(0) { $0 + $1.failures.count + $1.stopped.count }
    func count(_ number: Int, _ noun: String, _ plural: String) -> String {
      "\(number) \(number == 1 ? noun : plural)"
    }
    return "\(count(matrices.count, "matrix", "matrices")), \(count(cases, "case", "cases")), "
      + (failures == 0 ? "no failures" : count(failures, "failure", "failures"))
  }
}

extension MatrixReport {
  /// The report with other names of files; `name` answers nil for one that is left out.
  package func renamingFiles(
    _ name: (_ file: String, _ folder: String) throws -> String?
  ) rethrows -> MatrixReport {
    var result = self
    result.matrices = try matrices.map { try $0.renamingFiles(name) }
    return result
  }
}

extension MatrixReport.Matrix {
  fileprivate func renamingFiles(
    _ name: (_ file: String, _ folder: String) throws -> String?
  ) rethrows -> Self {
    var result = self
    for place in failures.indices { try result.failures[place].renameFiles(name) }
    return result
  }
}

extension MatrixReport.Failure {
  fileprivate mutating func renameFiles(
    _ name: (_ file: String, _ folder: String) throws -> String?
  ) rethrows {
    told.files = try told.files.compactMap { try name($0, folder) }
  }
}
