import Foundation
import PortableUIKit

/// Which required constraint gave way in a small conflict, as it was recorded.
struct BreakRecording: Decodable {
  var family: String
  /// `live`: each constraint is added to a tree that is laid out; `bulk`: all before the first layout.
  var mode: String
  /// The views in the container `c`: `vw` are siblings, `u` is inside `v`.
  var views: String
  /// Constraints by name, such as `v.leading = c.leading + 10 @999`.
  var cons: [String: String]
  /// The names in the order in which they were added; `-a` takes one out again, `-a+a` and back in.
  var order: [String]
  /// The names in the order of the printed list; others than those of ``cons`` stand for the system's.
  var core: [String]
  var broken: Broken
  /// For each view its left end in the container and its width, in points.
  var frames: [String: [Double]]
  /// The width of the content of `v` and the priorities that hold it: hugging and resistance.
  var intrinsic: [Double]?

  /// The name or names of what broke, one after the other; none where nothing did.
  struct Broken: Decodable {
    var names: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        names = []
      } else if let name = try? container.decode(String.self) {
        names = [name]
      } else {
        names = try container.decode([String].self)
      }
    }
  }
}

/// A view whose content has a width of its own.
private final class Content: UIView {
  var width: CGFloat?
  override var intrinsicContentSize: CGSize {
    CGSize(width: width ?? UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}

extension BreakRecording {
  /// What our engine does with the same constraints.
  ///
  /// - Returns: The names of what broke, in order, those of the first list, and the frames in the form of the
  ///   recording.
  /// - Throws: ``UnreadableRecording`` for what this program does not know.
  @MainActor
  func replay() throws -> (broken: [String], core: [String], frames: [String: [Double]]) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var named: [String: UIView] = ["c": container]
    for name in views {
      let view = Content()
      view.translatesAutoresizingMaskIntoConstraints = false
      named[String(name)] = view
      (name == "u" ? named["v"] : container)?.addSubview(view)
    }
    if let intrinsic, let view = named["v"] as? Content {
      view.width = intrinsic[0]
      view.setContentHuggingPriority(UILayoutPriority(Float(intrinsic[1])), for: .horizontal)
      let resistance = UILayoutPriority(Float(intrinsic[2]))
      view.setContentCompressionResistancePriority(resistance, for: .horizontal)
    }
    var made: [String: NSLayoutConstraint] = [:]
    for (name, text) in cons {
      made[name] = try Statement(text).constraint(among: named)
      made[name]?.identifier = name
    }
    let isLive = mode == "live"
    if isLive { container.layoutIfNeeded() }
    var broken: [String] = []
    var core: [String] = []
    let observer = UIView.observeUnsatisfiableConstraints { report in
      guard !report.isRepeated, let name = report.brokenConstraint?.identifier else { return }
      broken.append(name)
      if core.isEmpty { core = report.members.compactMap(\.constraint.identifier) }
    }
    defer { observer.cancel() }
    for step in order {
      let name = String(step.drop { $0 == "-" }.prefix { $0 != "+" })
      guard let constraint = made[name] else { throw UnreadableRecording(text: step) }
      constraint.isActive = !step.hasPrefix("-")
      if isLive { container.layoutIfNeeded() }
      if step.contains("+") {
        constraint.isActive = true
        if isLive { container.layoutIfNeeded() }
      }
    }
    container.layoutIfNeeded()
    let frames = named.filter { $0.key != "c" }.mapValues { view in
      let frame = view.convert(view.bounds, to: container)
      return [Double(frame.minX), Double(frame.width)]
    }
    return (broken, core.filter { cons[$0] != nil }, frames)
  }
}

/// A part of a recording that this program does not understand.
struct UnreadableRecording: Error {
  var text: String
}
