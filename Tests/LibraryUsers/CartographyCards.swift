// Cards in the words of Cartography, compiled and read from this source.
// Its users unwrap superviews by force, so that the reader has to as well.
// swift-format-ignore-file: NeverForceUnwrap
import LayoutLibraries
import UIKit

public final class MappedCard: UIView {
  private let title = UILabel()
  private let badge = UIView()
  private let back = UIView()
  private let line = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Summer offer"
    for view in [back, title, badge, line] { addSubview(view) }
    constrain(back) { back in
      back.edges == back.superview!.edges.inseted(by: 4)
    }
    constrain(self, title, badge) { card, title, badge in
      title.leading == card.leading + 16
      title.top == card.top + 8
      badge.leading >= title.trailing + 8
      badge.trailing == card.trailing - 16 ~ UILayoutPriority.defaultHigh
      badge.centerY == title.centerY
      badge.width == 24
      badge.height == badge.width * 0.5
    }
    constrain(title, line) {
      distribute(by: 6, vertically: $0, $1)
      align(left: $0, $1)
      $1.height == 1
      $1.width <= $0.width / 2 - 10
      $1.width == $0.width - 300 ~ 200
      $1.bottom == $1.superview!.safeAreaLayoutGuide.bottom - 8
    }
  }

  required init?(coder: NSCoder) { nil }
}

public final class ReplacedCard: UIView {
  private let icon = UIView()
  private let group = ConstraintGroup()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    constrain(icon, replace: group) { icon in
      icon.center == icon.superview!.center
      icon.width == 40
      icon.height == 40
    }
    constrain(icon, replace: group) { icon in
      icon.size == icon.superview!.size * 0.5
      icon.top == icon.superview!.top
      icon.left == icon.superview!.left + 12
    }
  }

  required init?(coder: NSCoder) { nil }
}
