#if !canImport(Darwin)

import Foundation
import LayoutEngine
import PlumbDiagnosis

/// Something that is wrong in a case of a matrix.
struct MatrixFailure: Hashable {
  /// What is the same in all cases in which the same thing is wrong.
  var key: String
  var message: String
  /// What is wrong, in a sentence without its place and what to change.
  var summary: String

  init(_ message: String) {
    key = message
    self.message = message
    summary = message
  }

  /// A finding: the rule and the views tell which one it is, or the line where it is about no view; the points in its
  /// message do not.
  init(_ finding: Finding) {
    let place = finding.location.map { "\($0.file):\($0.line)" } ?? ""
    let about = finding.items.isEmpty ? place : "\(finding.items.sorted())"
    key = "\(finding.rule.id) \(about)"
    message = "\(finding)"
    summary = finding.message
  }
}

/// What is wrong in the cases of a matrix, each thing once.
struct MatrixFailures {
  /// Windows in which an edge is looked for, in points: from the narrowest slide over to the widest tablet.
  static let widths = 200...1400

  /// One thing that is wrong.
  struct Group: Hashable {
    var key: String
    var message: String
    /// The number of cases.
    var count = 0
    /// The place in the plan of the first case.
    var first: Int
    /// The case that differs least from the usual values.
    var smallest: [Int]
    /// The place of that case in the plan.
    var place: Int
    /// In how many axes it differs from the usual values.
    var distance: Int { MatrixFailures.distance(smallest) }
  }

  private var places: [String: Int] = [:]
  private var groups: [Group] = []

  /// Adds what is wrong in a case; what is wrong in it several times counts once.
  ///
  /// - Parameters:
  ///   - failures: What is wrong.
  ///   - values: For each axis the place of its value.
  ///   - index: The place of the case in the plan.
  mutating func add(_ failures: [MatrixFailure], in values: [Int], at index: Int) {
    var known: Set<String> = []
    for failure in failures where known.insert(failure.key).inserted {
      guard let place = places[failure.key] else {
        places[failure.key] = groups.count
        groups.append(
          Group(
            key: failure.key,
            message: failure.message,
            count: 1,
            first: index,
            smallest: values,
            place: index
          )
        )
        continue
      }
      groups[place].count += 1
      if Self.distance(values) < Self.distance(groups[place].smallest) {
        (groups[place].smallest, groups[place].place) = (values, index)
      }
    }
  }

  /// In how many axes a case differs from the usual values.
  private static func distance(_ values: [Int]) -> Int { values.filter { $0 != 0 }.count }

  /// What is wrong in most cases first.
  var sorted: [Group] {
    groups.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }
}

#endif
