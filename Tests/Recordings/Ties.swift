import Foundation
import PortableUIKit

/// Who got the room, or kept its size, where priorities are equal, as it was recorded.
struct TieRecording: Decodable {
  var name: String
  /// The lengths of the contents of A, B and so on, in points.
  var intrinsic: [Double]
  /// The lengths that they got.
  var got: [Double]
  /// The numbers of lines; 1 for all where it is absent.
  var lines: [Int]?
  /// The resistances of A and B.
  var resist: [Double]?
  /// The constraints in the order of their activation.
  var order: String?
}

/// A label whose content has the recorded size, whatever the font.
private final class Sized: UILabel {
  var own = CGSize.zero
  override var intrinsicContentSize: CGSize { own }
}

extension TieRecording {
  private var isVertical: Bool { order?.contains("A.top+4") == true || order == "vertical" }

  /// The lengths that our engine gives in the same row or column.
  @MainActor
  func replay() throws -> [Double] {
    let names = Array("ABC".prefix(intrinsic.count)).map { String($0) }
    let row = UIView()
    row.translatesAutoresizingMaskIntoConstraints = false
    let isPlain = name.hasPrefix("plain views")
    var views: [String: UIView] = ["row": row]
    for (index, name) in names.enumerated() {
      let view: UIView
      if isPlain {
        view = UIView()
      } else {
        let label = Sized()
        let length = intrinsic[index]
        label.own =
          isVertical ? CGSize(width: 40, height: length) : CGSize(width: length, height: 20)
        label.numberOfLines = lines?[index] ?? 1
        label.textSizeOverride = label.own
        view = label
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      views[name] = view
    }
    for name in self.name.contains("B added first") ? names.reversed() : names {
      if let view = views[name] { row.addSubview(view) }
    }
    if let hugging = self.name.wholeMatch(of: /(A|B) hugs 251/) {
      views[String(hugging.1)]?.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    }
    let resistances = self.name.hasPrefix("A resists") ? [751, 749] : resist ?? []
    for (name, resistance) in zip(names, resistances) {
      views[name]?
        .setContentCompressionResistancePriority(
          UILayoutPriority(Float(resistance)),
          for: .horizontal
        )
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: isVertical ? 72 : 100))
    root.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.widthAnchor.constraint(equalToConstant: 393),
      row.heightAnchor.constraint(equalToConstant: isVertical ? 72 : 100),
    ])
    for text in statements(names) {
      try Statement(text).constraint(among: views).isActive = true
    }
    root.layoutIfNeeded()
    return names.map { name in
      let size = views[name]?.frame.size ?? .zero
      return isVertical ? size.height : size.width
    }
  }

  /// The constraints, in the order of the recording.
  ///
  /// Rows are 393 wide with 20 at both ends and 24 between the views; columns are 72 high with 4 in each
  /// place: 252.667 + 76.333 + 24 + 40 = 393, 40.667 + 19.333 + 12 = 72.
  private func statements(_ names: [String]) -> [String] {
    let pairs = Array(zip(names, names.dropFirst()))
    if isVertical {
      let column =
        ["A.top = row.top + 4"] + names.map { "\($0).leading = row.leading" }
        + pairs.map { "\($0).bottom = \($1).top - 4" } + [
          "row.bottom = \(names.last ?? "A").bottom + 4"
        ]
      return column
    }
    let gaps = pairs.map { "\($0).trailing = \($1).leading - 24" }
    let begin = "A.leading = row.leading + 20"
    let end = "row.trailing = \(names.last ?? "A").trailing + 20"
    if name.hasPrefix("plain views") {
      return [begin] + names.flatMap { ["\($0).top = row.top", "\($0).bottom = row.bottom"] }
        + gaps + [end] + names.map { "\($0).width = 50 @250" }
    }
    if name.hasPrefix("row") {
      let across = names.flatMap {
        ["\($0).top >= row.top", "\($0).bottom <= row.bottom", "\($0).centerY = row.centerY"]
      }
      return [begin] + across + gaps + [end]
    }
    let all = [begin] + names.map { "\($0).centerY = row.centerY" } + gaps + [end]
    return order?.hasPrefix("reversed") == true ? all.reversed() : all
  }
}
