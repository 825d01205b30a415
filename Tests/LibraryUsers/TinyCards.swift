// Cards in the words of TinyConstraints, compiled and read from this source.
import LayoutLibraries
import UIKit

public final class TinyCard: UIView {
  private let title = UILabel()
  private let badge = UIView()
  private let line = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Summer offer"
    for view in [title, badge, line] { addSubview(view) }
    title.leadingToSuperview(offset: 16)
    title.topToSuperview(offset: 8)
    badge.leadingToTrailing(of: title, offset: 8, relation: .equalOrGreater)
    badge.trailingToSuperview(offset: 16)
    badge.centerY(to: title)
    badge.size(CGSize(width: 24, height: 24))
    line.topToBottom(of: title, offset: 12)
    line.edgesToSuperview(excluding: .top, insets: .bottom(10))
    line.height(1)
    title.setHugging(.defaultHigh, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }
}

public final class TinyFill: UIView {
  private let inner = UIView()
  private let middle = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
    inner.addSubview(middle)
    inner.edgesToSuperview(insets: .top(12) + .left(8) + .right(4), usingSafeArea: true)
    middle.centerInSuperview()
    middle.width(to: inner, multiplier: 0.5, priority: .defaultHigh)
    middle.aspectRatio(2)
    middle.height(min: 10, max: 400, priority: .high)
    let top = middle.topToSuperview(offset: 20, isActive: false)
    top.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
