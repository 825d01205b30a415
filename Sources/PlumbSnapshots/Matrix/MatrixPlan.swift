#if !canImport(Darwin)

import Foundation

/// How several axes of data are combined with each other.
public enum DataCombination: String, Hashable, Sendable, CaseIterable {
  /// Each value with each other.
  case all
  /// The first values, and each other value with the first ones of the other axes.
  case oneAtATime
  /// So that any two values of different axes meet in a case.
  case pairwise
}

/// The cases of a matrix: for each axis the place of a value.
struct MatrixPlan: Hashable {
  /// In the order of the axes, the last one changing fastest.
  var cases: [[Int]]

  /// Plans a matrix.
  ///
  /// - Parameters:
  ///   - counts: How many values each axis has.
  ///   - isData: Which axes are about what is shown.
  ///   - combination: How these are combined.
  init(counts: [Int], isData: [Bool], combination: DataCombination) {
    guard counts.allSatisfy({ $0 > 0 }) else {
      cases = []
      return
    }
    let data = isData.indices.filter { isData[$0] }
    let rest = isData.indices.filter { !isData[$0] }
    let shown = Self.combined(data.map { counts[$0] }, combination)
    let places = Self.product(rest.map { counts[$0] })
    cases = []
    for place in places {
      for content in shown {
        var one = Array(repeating: 0, count: counts.count)
        for (axis, value) in zip(rest, place) { one[axis] = value }
        for (axis, value) in zip(data, content) { one[axis] = value }
        cases.append(one)
      }
    }
  }

  private static func combined(_ counts: [Int], _ combination: DataCombination) -> [[Int]] {
    switch combination {
    case .all: return product(counts)
    case .oneAtATime:
      let usual = counts.map { _ in 0 }
      var result = [usual]
      for axis in counts.indices {
        for value in 1..<max(counts[axis], 1) {
          var one = usual
          one[axis] = value
          result.append(one)
        }
      }
      return result
    case .pairwise: return counts.count < 3 ? product(counts) : pairs(counts)
    }
  }

  private static func product(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { cases, count in
      cases.flatMap { one in (0..<count).map { one + [$0] } }
    }
  }

  // MARK: - Pairs

  private struct Pair: Hashable {
    var first: Int
    var firstValue: Int
    var second: Int
    var secondValue: Int
  }

  /// Cases in which any two values of different axes meet.
  ///
  /// Each case begins with a pair that has not met yet, and takes for every other axis the value with the most new pairs,
  /// the lowest of several: the same on every host.
  private static func pairs(_ counts: [Int]) -> [[Int]] {
    var waiting: [Pair] = []
    for first in counts.indices {
      for second in counts.indices where second > first {
        for a in 0..<counts[first] {
          for b in 0..<counts[second] {
            waiting.append(Pair(first: first, firstValue: a, second: second, secondValue: b))
          }
        }
      }
    }
    var open = Set(waiting)
    var result: [[Int]] = []
    for seed in waiting where open.contains(seed) {
      var one: [Int?] = counts.map { _ in nil }
      one[seed.first] = seed.firstValue
      one[seed.second] = seed.secondValue
      for axis in counts.indices where one[axis] == nil {
        var best = (value: 0, met: -1)
        for value in 0..<counts[axis] {
          let met = newPairs(of: axis, value, in: one).filter(open.contains).count
          if met > best.met { best = (value, met) }
        }
        one[axis] = best.value
      }
      for axis in counts.indices {
        if let value = one[axis] { open.subtract(newPairs(of: axis, value, in: one)) }
      }
      result.append(one.map { $0 ?? 0 })
    }
    return result
  }

  private static func newPairs(of axis: Int, _ value: Int, in one: [Int?]) -> [Pair] {
    one.indices.compactMap { other in
      guard other != axis, let otherValue = one[other] else { return nil }
      return axis < other
        ? Pair(first: axis, firstValue: value, second: other, secondValue: otherValue)
        : Pair(first: other, firstValue: otherValue, second: axis, secondValue: value)
    }
  }
}

#endif
