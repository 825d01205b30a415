import Foundation
import Plumb
import UIKit

/// Times the 67 constraints of a feed cell, by the platform's initialiser and through `snp`.
///
///     swift run -c release --package-path Benchmarks dsl-benchmarks
@main
@MainActor
enum DSLBenchmarks {
  static let cellsPerRound = 100
  static let rounds = 60
  static let constraintsPerCell = 67

  static func main() {
    onIssue = { fatalError("\($0)") }
    var plain: [Double] = []
    var throughDSL: [Double] = []
    // The two take turns, so that a busy moment of the machine meets both.
    for _ in 0..<rounds {
      plain.append(time { $0.makePlain() })
      throughDSL.append(time { $0.makeThroughDSL() })
    }
    let (first, second) = (median(plain), median(throughDSL))
    print("NSLayoutConstraint.init and activate: \(text(first)) µs a constraint")
    print("snp:                                  \(text(second)) µs a constraint")
    print("on top:                               \(text(second - first)) µs a constraint")
  }

  /// The microseconds that one constraint took in a round of fresh cells.
  private static func time(_ make: (FeedCell) -> Void) -> Double {
    let cells = (0..<cellsPerRound).map { _ in FeedCell() }
    let clock = ContinuousClock()
    let elapsed = clock.measure { for cell in cells { make(cell) } }
    let count = cells.reduce(0) { $0 + activeConstraints(below: $1.item) }
    precondition(count == cellsPerRound * constraintsPerCell, "\(count) constraints were made")
    return elapsed / .microseconds(cellsPerRound * constraintsPerCell)
  }

  private static func activeConstraints(below view: UIView) -> Int {
    view.subviews.reduce(view.constraints.count) { $0 + activeConstraints(below: $1) }
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func text(_ value: Double) -> String {
    String(format: "%.3f", value)
  }
}
