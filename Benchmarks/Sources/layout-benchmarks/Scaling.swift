import AllocatedBytes
import Foundation
import TestSupport

/// How times and memory grow with the number of views.
enum Scaling {
  static func measure() -> [Measurement] {
    var rows: [Measurement] = []
    let families: [(String, Int, (Int, Bool) -> PlainSystem)] = [
      ("feed", 21, LayoutWorkloads.feed),
      ("chain", 1, LayoutWorkloads.chain),
      ("nested", 1, LayoutWorkloads.nested),
      (
        "grid", 1,
        { count, isFull in
          let side = Int(Double(count).squareRoot())
          return LayoutWorkloads.grid(side, side, nonNegative: isFull)
        }
      ),
    ]
    for (name, viewsEach, make) in families {
      let sizes = [1000, 10_000, 100_000].map { $0 / viewsEach }
      guard let times = try? sizes.map({ try time(name, $0, make) }) else { continue }
      rows.append(
        Measurement(
          name: "\(name), exponent 1k → 100k views",
          size: 100_000,
          ours: log(times[2] / times[0]) / log(100),
          unit: "",
          requirement: .atMost(1.1)
        )
      )
    }
    if let constant = try? [100, 1000].map({
      try Workload("feed", $0, LayoutWorkloads.feed, nil).timeOfOneConstant()
    }) {
      rows.append(
        Measurement(
          name: "one constant, 1,000 ÷ 100 cells",
          size: 1000,
          ours: constant[1] / constant[0],
          unit: "×",
          requirement: .atMost(1.5)
        )
      )
    }
    if let bytes = try? memoryOfAView() {
      rows.append(
        Measurement(
          name: "memory of a view",
          size: 21_001,
          ours: bytes,
          unit: "B",
          requirement: .atMost(1000)
        )
      )
    }
    return rows
  }

  private static func time(
    _ name: String,
    _ size: Int,
    _ make: (Int, Bool) -> PlainSystem
  ) throws -> Double {
    Progress.show("\(name), \(size)")
    let workload = Workload(name, size, make, nil)
    return try median(3) { try workload.build() }
  }

  private static func memoryOfAView() throws -> Double {
    let workload = Workload("feed", 1000, LayoutWorkloads.feed, nil)
    let before = allocated_bytes()
    let built = try workload.build()
    let after = allocated_bytes()
    return withExtendedLifetime(built) {
      Double(after - before) / Double(workload.full.unknowns.count / 4)
    }
  }
}
