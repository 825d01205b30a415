import Foundation
import UIKit

/// Measures layouts that could fall off a cliff: ordinary ones, at sizes where a cost that grows faster than
/// the layout would show.
///
///     swift run -c release --package-path Benchmarks cliffs [NAME…]
///
/// Each row is measured at several sizes up to the one that the requirement is for. The exponent is the slope
/// of the line through the logarithms, by least squares. Times are CPU time of the process, the least of
/// several runs by turns, so that work beside it does not count. Before that, layouts come and go by the thousand, and
/// the resident size has to stay.
@main
@MainActor
struct Cliffs {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    var missed: [String] = []
    let memory = MemoryCliff.all.filter { cliff in
      wanted.isEmpty || wanted.contains(where: cliff.name.hasPrefix)
    }
    // Before the others, which leave room behind that could hide growth.
    if !memory.isEmpty { print(MemoryCliff.head) }
    for cliff in memory {
      let line = cliff.measure()
      print(line.text)
      if !line.isMet { missed.append(cliff.name) }
    }
    print(Line.head)
    for cliff in all where wanted.isEmpty || wanted.contains(where: cliff.name.hasPrefix) {
      let line = cliff.measure()
      print(line.text)
      if !line.isMet { missed.append(cliff.name) }
    }
    print(missed.isEmpty ? "cliffs: ok" : "cliffs: missed: \(missed.joined(separator: "; "))")
  }

  static let all =
    ChainCliffs.all + StackCliffs.all + ProgramCliffs.all + FeedCliffs.all
}

/// A layout at several sizes.
@MainActor
struct Cliff {
  var name: String
  /// The sizes, ascending.
  var sizes: [Int]
  /// What the largest may take, in milliseconds.
  var atMost: Double
  /// What the exponent may be, or nil where none is asked for.
  var exponent: Double?
  /// How often what is measured is done to one layout, each time a run of its own.
  ///
  /// After a large layout was made, the processor's caches are full of what is not needed for a small change of it.
  var repeats = 1
  /// Makes the layout and answers what is measured.
  var make: (Int) -> () -> Void

  /// Once a run takes that long, larger sizes are left out and count as missed, in milliseconds.
  private static let limit = 4000.0

  func measure() -> Line {
    var samples = sizes.map { Sample(size: $0) }
    for run in 0..<Self.mostRuns {
      // The sizes take turns, so that a processor that slows down for a while does so for all of them.
      for index in samples.indices where samples[index].wantsMore(run) {
        samples[index].add { size in
          Self.forgetLayouts()
          let body = make(size)
          return (0..<repeats).reduce(Double.infinity) { least, _ in min(least, Self.time(body)) }
        }
        if samples[index].least > Self.limit {
          samples.removeSubrange((index + 1)...)
          break
        }
      }
    }
    return Line(cliff: self, points: samples.map { ($0.size, $0.least) })
  }

  /// How many layouts were made so that others are forgotten.
  private static var forgotten = 0

  /// Has the engine forget the layouts that it knows, so that each run solves what it makes: it keeps the last eight.
  private static func forgetLayouts() {
    for _ in 0..<8 {
      forgotten += 1
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let place = CGFloat(forgotten) / 1024
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: place).isActive = true
      root.layoutIfNeeded()
    }
  }

  /// What takes less than a millisecond needs many runs before one of them is left alone; what takes a tenth of a second,
  /// more than three, as others at the memory slow it down most.
  private static let mostRuns = 60

  /// The runs of one size, in milliseconds.
  private struct Sample {
    var size: Int
    var least = Double.infinity
    private var measured = 0.0
    /// What the making took, too.
    private var spent = 0.0

    init(size: Int) { self.size = size }

    func wantsMore(_ run: Int) -> Bool {
      if run < 3 { return measured <= 2000 }
      return run < 9 ? measured < 1000 : measured < 600 && spent < 2500
    }

    @MainActor
    mutating func add(_ run: (Int) -> Double) {
      let start = Cliff.cpuTime()
      let time = run(size)
      least = min(least, time)
      measured += time
      spent += Cliff.cpuTime() - start
    }
  }

  /// The CPU time of a call, in milliseconds.
  private static func time(_ body: () -> Void) -> Double {
    let start = cpuTime()
    body()
    return cpuTime() - start
  }

  private static func cpuTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// What came out of one row.
@MainActor
struct Line {
  var cliff: Cliff
  var points: [(size: Int, time: Double)]

  private var isComplete: Bool { points.count == cliff.sizes.count }

  /// The slope of the line through the logarithms, by least squares.
  var exponent: Double {
    guard points.count > 1 else { return 0 }
    let logarithms = points.map { (x: log(Double($0.size)), y: log(max($0.time, 1e-6))) }
    let count = Double(points.count)
    let (sumX, sumY) = (
      logarithms.reduce(0) { $0 + $1.x }, logarithms.reduce(0) { $0 + $1.y }
    )
    let products = logarithms.reduce(0) { $0 + $1.x * $1.y }
    let squares = logarithms.reduce(0) { $0 + $1.x * $1.x }
    return (count * products - sumX * sumY) / (count * squares - sumX * sumX)
  }

  var isMet: Bool {
    guard isComplete, let last = points.last, last.time <= cliff.atMost else { return false }
    return cliff.exponent.map { exponent <= $0 } ?? true
  }

  static let head =
    "case                                        size        time      wanted  exponent  wanted"

  var text: String {
    let last = points.last ?? (0, 0)
    let name = cliff.name + String(repeating: " ", count: max(0, 40 - cliff.name.count))
    let wanted = cliff.exponent.map { String(format: "%6.1f", $0) } ?? "     –"
    let verdict = isMet ? "ok" : isComplete ? "missed" : "missed: too slow for \(cliff.sizes)"
    return name
      + String(
        format: "%8d %8.2f ms %8.2f ms %9.2f  ",
        last.size,
        last.time,
        cliff.atMost,
        exponent
      ) + "\(wanted)  \(verdict)"
  }
}

/// A root with views in it that only constraints place.
@MainActor
struct Screen {
  let root: UIView
  var views: [UIView] = []

  init(
    _ count: Int,
    width: CGFloat = 390,
    height: CGFloat = 800,
    make: () -> UIView = { UIView() }
  ) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for _ in 0..<count {
      let view = make()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views.append(view)
    }
  }

  func bottom(before index: Int) -> NSLayoutYAxisAnchor {
    index == 0 ? root.topAnchor : views[index - 1].bottomAnchor
  }

  func trailing(before index: Int) -> NSLayoutXAxisAnchor {
    index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
  }

  func activate(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }
}

extension NSLayoutConstraint {
  /// The constraint with another priority.
  func with(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
