// Cards in the words of Anchorage, compiled and read from this source.
import LayoutLibraries
import UIKit

public final class AnchorageCard: UIView {
  private let title = UILabel()
  private let badge = UIView()
  private let back = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Summer offer"
    for view in [back, title, badge] { addSubview(view) }
    back.edgeAnchors == edgeAnchors + 4
    title.leadingAnchor == leadingAnchor + 16
    title.topAnchor == topAnchor + 8
    title.bottomAnchor <= bottomAnchor - 8
    badge.leadingAnchor >= title.trailingAnchor + 8
    badge.trailingAnchor == trailingAnchor - 16 ~ .high
    badge.centerYAnchor == title.centerYAnchor
    badge.widthAnchor == 24
    badge.heightAnchor == badge.widthAnchor * 0.5 + 4
    badge.widthAnchor >= title.widthAnchor / 4 ~ .low
  }

  required init?(coder: NSCoder) { nil }
}

public final class InsetCard: UIView {
  private let back = UIView()
  private let front = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(back)
    back.addSubview(front)
    back.edgeAnchors == edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    front.horizontalAnchors == back.horizontalAnchors - 5
    front.centerYAnchor == back.centerYAnchor
    front.sizeAnchors == CGSize(width: 50, height: 40)
  }

  required init?(coder: NSCoder) { nil }
}
