import Foundation
import UIKit

/// What stays resident after layouts have come and gone.
///
/// The first tenth of the rounds fills what is kept for the next time: rooms of solvers, figures of texts, free lists. From
/// then on the resident size should stay where it is.
@MainActor
struct MemoryCliff {
  var name: String
  var rounds: Int
  /// Makes the layout and answers what is repeated.
  var make: () -> (Int) -> Void

  /// By how much the resident size may grow.
  private static let share = 0.05

  static let all = [
    MemoryCliff(name: "memory, rotations", rounds: 1000) {
      let feed = FeedCliffs.Feed(50)
      return { round in
        let size = CGSize(width: round % 2 == 0 ? 844 : 390, height: round % 2 == 0 ? 390 : 844)
        feed.root.frame.size = size
        feed.scroll.frame.size = size
        feed.root.layoutIfNeeded()
      }
    },
    MemoryCliff(name: "memory, cells made and dropped", rounds: 10_000) {
      { _ in
        // A hierarchy of its own, with a solver of its own.
        FeedCliffs.Feed(0).root.layoutIfNeeded()
      }
    },
    MemoryCliff(name: "memory, appends and removals", rounds: 1000) {
      let feed = FeedCliffs.Feed(100)
      return { _ in
        feed.append()
        feed.root.layoutIfNeeded()
        feed.removeLast()
        feed.root.layoutIfNeeded()
      }
    },
  ]

  /// Runs all rounds.
  ///
  /// - Returns: The line about it, and whether the resident size stayed; it is taken to where the system does not tell.
  func measure() -> (text: String, isMet: Bool) {
    let body = make()
    let warmUp = rounds / 10
    for round in 0..<warmUp { body(round) }
    let before = Self.residentBytes()
    for round in warmUp..<warmUp + rounds { body(round) }
    guard let before, let after = Self.residentBytes() else {
      return (padded("not told here"), true)
    }
    let growth = Double(after - before) / Double(before)
    let isMet = growth <= Self.share
    let numbers = String(
      format: "%8d %8.2f MB %+7.2f %% %8.0f %%",
      rounds,
      Double(after) / 1e6,
      100 * growth,
      100 * Self.share
    )
    return (padded(numbers) + (isMet ? "  ok" : "  missed"), isMet)
  }

  private func padded(_ text: String) -> String {
    name + String(repeating: " ", count: max(0, 40 - name.count)) + text
  }

  static let head =
    "case                                      rounds    resident   growth    wanted"

  /// The resident bytes of the process; nil where the system does not tell.
  private static func residentBytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map {
      $0 * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }
}
