import Foundation
import Plumb
import UIKit

/// Times the 67 constraints of a feed cell, by the platform's initialiser and through `snp`.
///
///     swift run -c release --package-path Benchmarks dsl-benchmarks
@main
@MainActor
enum DSLBenchmarks {
  /// Few enough that the heap does not grow and shrink with each round.
  static let cellsPerRound = 4
  static let rounds = 1500
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
    for screen in BoxScreens.all { compareBoxes(screen.name, rows: screen.rows) }
  }

  /// The first layout of a screen of boxes, beside the straightforward way to the same constraints.
  private static func compareBoxes(_ name: String, rows: Int) {
    let clock = ContinuousClock()
    var (plain, boxes): ([Double], [Double]) = ([], [])
    for round in 0..<(4000 / rows) {
      var roots: [UIView] = []
      let makePlain = {
        plain.append(
          clock.measure { roots.append(BoxScreens.layOutPlain(rows: rows)) } / .microseconds(1)
        )
      }
      // Whoever comes second finds the memory that the first left.
      if round.isMultiple(of: 2) { makePlain() }
      boxes.append(
        clock.measure { roots.append(BoxScreens.layOutBoxes(rows: rows)) } / .microseconds(1)
      )
      if !round.isMultiple(of: 2) { makePlain() }
      precondition(frames(below: roots[0]) == frames(below: roots[1]), "the screens differ")
    }
    let (first, second) = (median(plain), median(boxes))
    print(
      "\(name): made plainly \(text(first)) µs, BoxView \(text(second)) µs, "
        + "\(text(second / first)) times"
    )
  }

  private static func frames(below view: UIView) -> [CGRect] {
    view.subviews.flatMap { [$0.frame] + frames(below: $0) }
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
