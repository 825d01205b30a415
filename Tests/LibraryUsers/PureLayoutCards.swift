// Cards in the words of PureLayout, compiled and read from this source.
import LayoutLibraries
import UIKit

public final class PinnedCard: UIView {
  private let title = UILabel().configureForAutoLayout()
  private let badge = UIView().configureForAutoLayout()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Summer offer"
    addSubview(title)
    addSubview(badge)
    title.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    title.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
    title.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .greaterThanOrEqual)
    badge.autoPinEdge(.leading, to: .trailing, of: title, withOffset: 8)
    badge.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    badge.autoAlignAxis(.horizontal, toSameAxisOf: title)
    badge.autoSetDimensions(to: CGSize(width: 24, height: 24))
  }

  required init?(coder: NSCoder) { nil }
}

public final class MarginCard: UIView {
  private let picture = UIView()
  private let note = UILabel()
  private let line = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    note.text = "A line of text"
    for view in [picture, note, line] { addSubview(view) }
    picture.autoPinEdgesToSuperviewEdges(
      with: UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7),
      excludingEdge: .bottom
    )
    picture.autoMatch(.height, to: .width, of: picture, withMultiplier: 0.5)
    note.autoPinEdge(.top, to: .bottom, of: picture, withOffset: 8)
    note.autoPinEdge(toSuperviewMargin: .left)
    note.autoPinEdge(toSuperviewMargin: .right, relation: .greaterThanOrEqual)
    line.autoSetDimension(.height, toSize: 1)
    line.autoPinEdgesToSuperviewSafeArea(with: .zero, excludingEdge: .top)
    let gap = line.autoPinEdge(.top, to: .bottom, of: note, withOffset: 12)
    gap.constant = 20
  }

  required init?(coder: NSCoder) { nil }
}

public final class CenteredCard: UIViewController {
  private let icon = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
    icon.autoCenterInSuperview()
    icon.autoMatch(.width, to: .width, of: view, withOffset: -40)
    icon.autoSetDimension(.height, toSize: 50, relation: .greaterThanOrEqual)
  }
}
