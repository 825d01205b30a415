// Cards in the words of Stevia, compiled and read from this source.
import SteviaLibrary
import UIKit

public final class LinesCard: UIView {
  private let photo = UIView()
  private let title = UILabel()
  private let note = UILabel()
  private let button = UIButton(type: .system)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Summer offer"
    note.text = "Two weeks"
    button.setTitle("Book", for: .normal)
    subviews {
      photo
      title
      note
      button
    }
    photo.size(40)
    layout {
      16
      |-20 - photo - 10 - title - (>=8)-|
      8
      |-note-| ~ 30
      >=12
      |button| ~ 44
      0
    }
  }

  required init?(coder: NSCoder) { nil }
}

public final class ChainedSteviaCard: UIView {
  private let back = UIView()
  private let badge = UIView()
  private let left = UIView()
  private let right = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    sv(back, badge, left, right)
    back.fillContainer(padding: 4)
    badge.width(40%).height(>=20).centerHorizontally(offset: 3).top(10%)
    left.left(8).bottom(12).height(20)
    right.right(8).bottom(>=12).width(<=60)
    align(tops: left, right)
    equal(sizes: left, right)
  }

  required init?(coder: NSCoder) { nil }
}

public final class EquationCard: UITableViewCell {
  private let title = UILabel()
  private let line = UIView()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.text = "Guests"
    sv([title, line])
    title.Top == contentView.Top + 12
    title.Left == 16
    title.Right <= 16
    contentView.Bottom == line.Bottom - 6
    line.Width == 50 % contentView.Width
    line.CenterX == title.CenterX
    line.Top >= title.Bottom + 4
    (line.Height == 2).priority = .required
  }

  required init?(coder: NSCoder) { nil }
}
