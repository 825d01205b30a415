import ArgumentParser
import TestSupport
import UIKit

/// The view layer: the same feed with views and constraint objects.
@MainActor
enum ViewLayer {
  static func measure() -> [Measurement] {
    let count = 100
    let unlike = timeOfUnlike(count)
    let cold = median(7) { Feed(count) }
    let feed = Feed(count)
    let resize = timeOfWidths(of: feed)
    let open = median(3) { Feed(count, hasLowHeights: false) }
    let idle = median(50) {
      for _ in 0..<1000 { feed.root.layoutIfNeeded() }
    }
    let unlikeRow = Measurement(
      name: "views, feed, cold, unlike any before, a cell",
      size: count,
      ours: unlike,
      unit: "µs"
    )
    let rows =
      [unlikeRow] + cells(count, cold: cold, open: open, resize: resize, idle: idle)
      + byHand(count, likewise: feed) + small()
    return rows + dividedByHand(rows) + [appending(), idleTree(), owner()]
  }

  /// How many times as long the views take as the same by hand, and how many are wanted.
  private static func dividedByHand(_ rows: [Measurement]) -> [Measurement] {
    let wanted = [
      ("feed, cold, unlike any before, a cell", "feed by hand, cold, a cell", 4),
      ("feed, cold, a cell", "feed by hand, cold, a cell", 4),
      ("one cell alone, cold", "one cell alone by hand, cold", 4),
      ("feed, width change, a cell", "feed by hand, width, a cell", 1.5),
      ("feed, new texts, a cell", "feed by hand, new texts, a cell", 1.5),
    ]
    func row(_ name: String) -> Measurement? { rows.first { $0.name == "views, " + name } }
    return wanted.compactMap { name, byHand, most in
      guard let ours = row(name), let byHand = row(byHand) else { return nil }
      return Measurement(
        name: "views ÷ by hand, \(name)",
        size: ours.size,
        ours: ours.ours / byHand.ours,
        unit: "×",
        requirement: .atMost(most)
      )
    }
  }

  /// The median time for a cell of a feed that no feed before it is like, as each has a cell more, in microseconds.
  private static func timeOfUnlike(_ count: Int) -> Double {
    let times = (count - 3...count + 3).map { count in
      median(1) { Feed(count) } / Double(count)
    }
    return times.sorted()[times.count / 2]
  }

  /// The median time in which a feed takes another width, in microseconds.
  static func timeOfWidths(of feed: Feed) -> Double {
    var turn = 0
    return median(50) {
      turn += 1
      feed.root.frame.size.width = CGFloat(320 + turn % 100)
      feed.root.layoutIfNeeded()
    }
  }

  /// Showing one cell more: with ten times as many cells it should take as long.
  private static func appending() -> Measurement {
    let times = [100, 1000].map { count in
      var feed = Feed(count)
      let time = median(21) { feed.append(times: 1) }
      Progress.show("a cell after \(count): \(time) µs")
      return time
    }
    return Measurement(
      name: "views, append a cell, 1,000 ÷ 100 cells",
      size: 1000,
      ours: times[1] / times[0],
      unit: "×"
    )
  }

  private static func cells(
    _ count: Int,
    cold: Double,
    open: Double,
    resize: Double,
    idle: Double
  ) -> [Measurement] {
    [
      Measurement(
        name: "views, feed, cold, a cell",
        size: count,
        ours: cold / Double(count),
        unit: "µs",
        requirement: .atMost(15)
      ),
      Measurement(
        name: "views, feed, open heights, cold, a cell",
        size: count,
        ours: open / Double(count),
        unit: "µs"
      ),
      Measurement(
        name: "views, feed, width change, a cell",
        size: count,
        ours: resize / Double(count),
        unit: "µs",
        requirement: .atMost(3)
      ),
      Measurement(
        name: "views, a pass with nothing to do",
        size: count,
        ours: idle / 1000,
        unit: "µs",
        requirement: .atMost(1)
      ),
    ]
  }

  /// The same cells without constraints: what no layout of these views can undercut.
  private static func byHand(_ count: Int, likewise feed: Feed) -> [Measurement] {
    let cold = median(7) { HandFeed(count) }
    let byHand = HandFeed(count)
    var turn = 0
    let resize = median(50) {
      turn += 1
      byHand.root.frame.size.width = CGFloat(320 + turn % 100)
      byHand.layOut()
    }
    byHand.root.frame.size.width = feed.root.frame.width
    byHand.layOut()
    precondition(isAlike(byHand.root, feed.root), "the feed by hand is another layout")
    return [
      Measurement(
        name: "views, feed by hand, cold, a cell",
        size: count,
        ours: cold / Double(count),
        unit: "µs"
      ),
      Measurement(
        name: "views, feed by hand, width, a cell",
        size: count,
        ours: resize / Double(count),
        unit: "µs"
      ),
    ]
  }

  /// One cell in a hierarchy of its own, and cells that are used again, beside the same by hand.
  private static func small() -> [Measurement] {
    let feed = Feed(100)
    let byHand = HandFeed(100)
    feed.show(1000)
    byHand.show(1000)
    precondition(isAlike(byHand.root, feed.root), "the texts by hand are others")
    var turn = 0
    /// The next texts, which are longer by a letter or shorter by one than the last.
    func next() -> Int {
      turn += 1
      return turn % 2 == 0 ? 1000 : 10_000
    }
    return [
      ("views, one cell alone, cold", median(101) { Feed(1) }),
      ("views, one cell alone by hand, cold", median(101) { HandFeed(1) }),
      ("views, feed, new texts, a cell", median(50) { feed.show(next()) } / 100),
      ("views, feed by hand, new texts, a cell", median(50) { byHand.show(next()) } / 100),
    ].map { Measurement(name: $0.0, size: 1, ours: $0.1, unit: "µs") }
  }

  /// What was built for a profiler, which is not to see it taken down.
  private static var kept: [Any] = []

  /// What can be repeated for a profiler.
  enum Repeated: String, CaseIterable, ExpressibleByArgument {
    case cold, unlike, openHeights, coldByHand, alone, aloneByHand
    case width, widthByHand, texts, textsByHand, fitting

    /// Does it `times` times, on 100 cells but where it is one alone, or where each feed has one more to be unlike those
    /// before.
    @MainActor
    func run(_ times: Int) {
      let feed = Feed([.width, .texts, .fitting].contains(self) ? 100 : 0)
      let byHand = HandFeed(self == .widthByHand || self == .textsByHand ? 100 : 0)
      for turn in 0..<times {
        switch self {
        case .cold: kept.append(Feed(100))
        case .unlike: kept.append(Feed(100 + turn))
        case .openHeights: kept.append(Feed(100 + turn, hasLowHeights: false))
        case .coldByHand: kept.append(HandFeed(100))
        case .alone: kept.append(Feed(1))
        case .aloneByHand: kept.append(HandFeed(1))
        case .width:
          feed.root.frame.size.width = CGFloat(320 + turn % 100)
          feed.root.layoutIfNeeded()
        case .widthByHand:
          byHand.root.frame.size.width = CGFloat(320 + turn % 100)
          byHand.layOut()
        case .texts: feed.show(turn % 2 == 0 ? 1000 : 10_000)
        case .textsByHand: byHand.show(turn % 2 == 0 ? 1000 : 10_000)
        case .fitting: feed.fit(375 + CGFloat(turn))
        }
      }
    }
  }

  /// Whether two trees have the same frames, but for the pixels that only constraints snap to.
  private static func isAlike(_ lhs: UIView, _ rhs: UIView) -> Bool {
    let (a, b) = (lhs.frame, rhs.frame)
    guard isWithinPixel(a.minX, b.minX), isWithinPixel(a.minY, b.minY),
      isWithinPixel(a.width, b.width), isWithinPixel(a.height, b.height),
      lhs.subviews.count == rhs.subviews.count
    else { return false }
    return zip(lhs.subviews, rhs.subviews).allSatisfy { isAlike($0, $1) }
  }

  private static func isWithinPixel(_ a: CGFloat, _ b: CGFloat) -> Bool {
    let distance: CGFloat = a - b
    return distance.magnitude * UIScreen.main.scale < 1
  }

  /// A thousand passes over a tree in which nothing changed.
  private static func idleTree() -> Measurement {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    var views = [root]
    for index in 1..<2000 {
      let view = UIView(frame: .zero)
      views[(index - 1) / 3].addSubview(view)
      views.append(view)
    }
    root.layoutIfNeeded()
    let last = views[views.count - 1]
    let time = median(50) {
      for _ in 0..<500 {
        root.layoutIfNeeded()
        last.layoutIfNeeded()
      }
    }
    return Measurement(
      name: "views, 1,000 passes, nothing to do",
      size: views.count,
      ours: time / 1000,
      unit: "ms",
      requirement: .atMost(1)
    )
  }

  /// Constraints that one view owns, installed in order and removed at random, without a layout.
  private static func owner() -> Measurement {
    let root = UIView(frame: .zero)
    let views = (0..<200).map { _ in plainView() }
    for view in views { root.addSubview(view) }
    var constraints: [NSLayoutConstraint] = []
    for index in 0..<40_000 {
      let first = views[index % 200].leftAnchor
      let second = views[(index * 7 + 1) % 200].leftAnchor
      constraints.append(first.constraint(greaterThanOrEqualTo: second, constant: CGFloat(index)))
    }
    var random = SeededRandom(seed: 1)
    let shuffled = constraints.shuffled(using: &random)
    let time = median(7) {
      NSLayoutConstraint.activate(constraints)
      NSLayoutConstraint.deactivate(shuffled)
    }
    return Measurement(
      name: "views, install and remove 40,000",
      size: constraints.count,
      ours: time / 1000,
      unit: "ms",
      requirement: .atMost(60)
    )
  }
}
