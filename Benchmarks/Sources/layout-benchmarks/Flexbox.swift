import Foundation
import TestSupport
import UIKit

/// Yoga, a public flexbox, driven through a small program of its own that lays out the same feed.
///
/// Flexbox says less than constraints do, and needs no solver for it: it is the other bound beside a
/// layout by hand.
@MainActor
struct Flexbox {
  private static let count = 100
  /// The pixels of a point, to which both round.
  private static let scale = "\(Int(UIScreen.main.scale))"
  private let program: PeerProgram

  /// Builds the program, or answers nil where Yoga cannot be had.
  init?() {
    guard let program = PeerProgram(builtBy: "Scripts/build-yoga") else { return nil }
    self.program = program
  }

  /// Building and changing the feed, beside the solver with the same feed and the views around it.
  static func measure() throws -> [Measurement] {
    guard let workload = Workload.measured.first(where: { $0.name == "feed" }) else { return [] }
    let flexbox = Flexbox()
    if let flexbox {
      precondition(flexbox.isAlike(HandFeed(3)), "the feed in flexbox is another layout")
    } else {
      print("Yoga: could not be had; its columns are empty")
    }
    let resize = ViewLayer.timeOfWidths(of: Feed(count))
    let solver = try workload.timeOfBuilding(runs: 15)
    let building = flexbox?.time(of: "build", runs: 15)
    return [
      ("beside Yoga: feed in the solver, build", solver, building),
      ("beside Yoga: feed with views, cold", median(7) { Feed(count) }, building),
      ("beside Yoga: feed with views, width change", resize, flexbox?.time(of: "resize", runs: 50)),
    ].map { Measurement(name: $0.0, size: count, ours: $0.1, peer: $0.2, unit: "µs") }
  }

  /// The median time of some runs, in microseconds; nil where the program failed.
  private func time(of mode: String, runs: Int) -> Double? {
    program.run([mode, "\(Self.count)", "\(runs)", Self.scale])
      .flatMap(Double.init).map { $0 / 1000 }
  }

  /// Whether the program gives a feed the frames that it has by hand, but for less than a pixel.
  private func isAlike(_ feed: HandFeed) -> Bool {
    guard let content = feed.root.subviews.first else { return false }
    let width = "\(Int(feed.root.frame.width))"
    let frames = program.run(["frames", "\(content.subviews.count)", width, Self.scale])
    let numbers = frames?.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    var expected = [content.frame.height]
    for section in content.subviews.flatMap(\.subviews) {
      for view in [section] + section.subviews {
        expected += [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      }
    }
    guard let numbers, numbers.count == expected.count else { return false }
    return zip(numbers, expected).allSatisfy { abs($0 - $1) * UIScreen.main.scale < 1 }
  }
}
