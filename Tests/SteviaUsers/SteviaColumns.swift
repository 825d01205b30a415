// Columns, rows and badges in the words of Stevia, compiled and read from this source.
import SteviaLibrary
import UIKit

/// A column of rows.
public final class SteviaCard: UIView {
  private let email = UITextField()
  private let password = UITextField()
  private let forgot = UIButton(type: .system)
  private let login = UIButton(type: .system)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    subviews(email, password, forgot, login)
    layout(
      16,
      |-email-| ~ 40,
      8,
      |-12 - password - 4 - forgot - 20-| ~ 44,
      "",
      |login| ~ (>=48),
      0
    )
    email.style { $0.font = .systemFont(ofSize: 12) }
    forgot.text("Forgot it?").width(90)
    login.text("Log in")
  }

  required init?(coder: NSCoder) { nil }
}

/// Edges, sizes and attributes, one by one.
public final class SteviaBadge: UIView {
  private let back = UIView()
  private let title = UILabel().text("Summer offer")
  private let badge = UIView()
  private let dot = UIView()
  private let twin = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    subviews {
      back.subviews {
        title
      }
      badge
      dot
      twin
    }
    back.fillContainer(padding: 4)
    title.top(8).leading(16).trailing(>=8).bottom(>=8)
    badge.size(24).right(10%).centerVertically(offset: 3)
    dot.height(20%).heightEqualsWidth().centerHorizontally()
    dot.Top == badge.Bottom + 8
    twin.Leading >= dot.Trailing + 4
    twin.Right == Right - 20
    twin.Width == 50 % dot.Width
    align(tops: [dot, twin])
    equal(heights: dot, twin)
    dot.topConstraint?.constant = 6
  }

  required init?(coder: NSCoder) { nil }
}

/// A column by a builder, in a cell.
public final class SteviaCell: UITableViewCell {
  private let title = UILabel()
  private let note = UILabel()
  private let mark = UIView()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sv(title, note, mark)
    title.text = "Title"
    note.text = "A note below it"
    contentView.layout {
      12
      |-title - "" - mark - 16-|
      >=4
      |-(>=10) - note-|
      12
    }
    mark.width(<=30).width(20).height(20)
  }

  required init?(coder: NSCoder) { nil }
}
