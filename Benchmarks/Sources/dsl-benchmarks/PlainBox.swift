import Plumb
import UIKit

/// Boxes laid out the straightforward way: every constraint by the platform's initialiser, activated by
/// itself, all of them made again at each update.
///
/// It stands for a small library that follows the documented rules of boxes (pins, spacing, insets, shares)
/// and checks nothing: what ours adds to it has to be free.
@MainActor
final class PlainBox: UIView {
  var isHorizontal = false
  var spacing: CGFloat = 0
  var items: [BoxItem] = [] {
    didSet {
      for view in items.compactMap(\.view) {
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      setNeedsUpdateConstraints()
    }
  }
  private var made: [NSLayoutConstraint] = []

  override func updateConstraints() {
    for constraint in made { constraint.isActive = false }
    made = []
    let (begin, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    let (left, right): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isHorizontal ? (.top, .bottom) : (.leading, .trailing)
    var firstShare: (view: UIView, flex: CGFloat)?
    var previous: (view: UIView, end: Pin?)?
    for (index, item) in items.enumerated() {
      guard let view = item.view else { continue }
      let layout = item.layout
      let (first, last) =
        isHorizontal ? (layout.left, layout.right) : (layout.top, layout.bottom)
      let (low, high) = isHorizontal ? (layout.top, layout.bottom) : (layout.left, layout.right)
      if let first {
        if let previous {
          if let gap = previous.end {
            add(view, begin, previous.view, end, gap.constant + first.constant + spacing)
          }
        } else {
          add(view, begin, self, begin, first.constant)
        }
      }
      if let low { add(view, left, self, left, low.constant) }
      if let high { add(view, right, self, right, -high.constant) }
      if index == items.count - 1, let last { add(self, end, view, end, last.constant) }
      if let height = layout.height { add(view, .height, nil, .notAnAttribute, height.constant) }
      if let flex = layout.flex {
        if let firstShare {
          let dimension: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
          let multiplier = flex / firstShare.flex
          add(view, dimension, firstShare.view, dimension, 0, multiplier: multiplier)
        } else {
          firstShare = (view, flex)
        }
      }
      previous = (view, last)
    }
    super.updateConstraints()
  }

  private func add(
    _ first: UIView,
    _ attribute: NSLayoutConstraint.Attribute,
    _ second: UIView?,
    _ other: NSLayoutConstraint.Attribute,
    _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: .equal,
      toItem: second,
      attribute: other,
      multiplier: multiplier,
      constant: constant
    )
    constraint.isActive = true
    made.append(constraint)
  }
}
