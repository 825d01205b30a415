import AllocatedBytes
import ArgumentParser
import Foundation
import TestSupport

/// How times and memory grow with the number of views.
enum Scaling {
  /// A kind of layout that is built in any size.
  enum Family: String, CaseIterable, ExpressibleByArgument {
    case feed, chain, nested, grid

    /// A layout of about that many views.
    func workload(views: Int) -> Workload {
      switch self {
      case .feed: Workload(rawValue, views / 21, LayoutWorkloads.feed, nil)
      case .chain: Workload(rawValue, views, LayoutWorkloads.chain, nil)
      case .nested: Workload(rawValue, views, LayoutWorkloads.nested, nil)
      case .grid:
        Workload(
          rawValue,
          views,
          { count, isFull in
            let side = Int(Double(count).squareRoot())
            return LayoutWorkloads.grid(side, side, nonNegative: isFull)
          },
          nil
        )
      }
    }

    /// Layouts of about that many views; for few views some that are all of another size: what is known of one
    /// would answer the next, as it does not for many, and the two would be of different work.
    ///
    /// - Parameters:
    ///   - views: About how many views each layout has.
    ///   - round: From 0 to 2; the sizes of each round are others, too.
    /// - Returns: The layouts.
    func workloads(views: Int, round: Int = 0) -> [Workload] {
      guard views < 10_000 else { return [workload(views: views)] }
      return (-7...7).map { workload(views: views + views * (70 * $0 + 23 * round) / 1000) }
    }

    /// Makes layouts and builds each of them `times` times, for a profiler, and prints how many views they have.
    func build(views: Int, times: Int) throws {
      let workloads = workloads(views: views)
      for workload in workloads {
        for _ in 0..<times { _ = try workload.build() }
      }
      print(workloads.map(\.views).reduce(0, +))
    }
  }

  static func measure() throws -> [Measurement] {
    var rows = try Family.allCases.map(exponent)
    rows += try flatness()
    let bytes = try memoryOfAView()
    // 0 where the system does not tell.
    if bytes > 0 {
      rows.append(
        Measurement(
          name: "memory of a view",
          size: 21_001,
          ours: bytes,
          unit: "B",
          requirement: .atMost(700)
        )
      )
    }
    return rows
  }

  private static func exponent(_ family: Family) throws -> Measurement {
    let name = family.rawValue
    Progress.show("\(name), 1000 views")
    var times: [Double] = []
    for round in 0..<3 {
      times += try family.workloads(views: 1000, round: round).map { try timeOfAView($0, runs: 1) }
    }
    Progress.show("\(name), 100000 views")
    let time = try timeOfAView(family.workload(views: 100_000), runs: 3)
    return Measurement(
      name: "\(name), exponent 1k → 100k views",
      size: 100_000,
      ours: 1 + log(time / times.median) / log(100),
      unit: "",
      requirement: .atMost(1.05)
    )
  }

  /// The time in which a layout is built, in microseconds, divided by the number of its views.
  private static func timeOfAView(_ workload: Workload, runs: Int) throws -> Double {
    try workload.timeOfBuilding(runs: runs) / Double(workload.views)
  }

  /// How much longer changes take in a feed of 1,000 cells than in one of 100.
  private static func flatness() throws -> [Measurement] {
    Progress.show("feed, 1,000 ÷ 100 cells")
    let feeds = [100, 1000].map { Workload("feed", $0, LayoutWorkloads.feed, nil) }
    let staying = try feeds.map { try ConstantChanges($0, .staying) }
    let moving = try feeds.map { try ConstantChanges($0, .moving) }
    var churn = try feeds.map { try Churn($0) }
    return [
      try quotient("one constant", .atMost(1.5)) { try staying[$0].time(runs: 100) },
      try quotient("a constant that moves the cells below", nil) {
        try moving[$0].time(runs: 100)
      },
      try quotient("churn", .atMost(1.5)) { try churn[$0].time(runs: 30) },
    ]
  }

  /// The median of five times for the second divided by that for the first, measured by turns.
  private static func quotient(
    _ name: String,
    _ requirement: Measurement.Requirement?,
    _ time: (Int) throws -> Double
  ) rethrows -> Measurement {
    var times: [[Double]] = [[], []]
    for _ in 0..<5 {
      for index in times.indices { times[index].append(try time(index)) }
    }
    return Measurement(
      name: "\(name), 1,000 ÷ 100 cells",
      size: 1000,
      ours: times[1].median / times[0].median,
      unit: "×",
      requirement: requirement
    )
  }

  /// What the solver allocates for a view, without the handles that its owner keeps.
  private static func memoryOfAView() throws -> Double {
    let workload = Workload("feed", 1000, LayoutWorkloads.feed, nil)
    let built = Built(roomFor: workload.full)
    let before = allocated_bytes()
    try built.build(workload.full)
    let after = allocated_bytes()
    return withExtendedLifetime(built) {
      Double(after - before) / Double(workload.views)
    }
  }
}
