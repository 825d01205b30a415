import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A view that is to fit` {
  @Test func `keeps its corner`() {
    let label = UILabel(frame: rect(20, -2, 0, 0))
    label.text = "Hello"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 20, y: -2))
    #expect(label.frame.size == label.intrinsicContentSize)
    label.text = "A longer text"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 20, y: -2))
  }

  private final class Padded: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      let inner = bounds.inset(by: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
      let rect = super.textRect(forBounds: inner, limitedToNumberOfLines: lines)
      return rect.inset(by: UIEdgeInsets(top: -4, left: -8, bottom: -4, right: -8))
    }
  }

  @Test func `has the room that a label leaves around its text`() {
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] { label.text = "Tag" }
    let size = plain.intrinsicContentSize
    let wanted = CGSize(width: size.width + 16, height: size.height + 8)
    #expect(padded.intrinsicContentSize == wanted)
    #expect(padded.sizeThatFits(.zero) == wanted)
  }

  @Test func `wraps the text within that room`() {
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] {
      label.text = String(repeating: "word ", count: 20)
      label.numberOfLines = 0
    }
    let inner = plain.sizeThatFits(CGSize(width: 184, height: 0))
    let outer = padded.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(outer == CGSize(width: inner.width + 16, height: inner.height + 8))

    let host = UIView(frame: rect(0, 0, 200, 500))
    host.addSubview(padded)
    padded.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      padded.topAnchor.constraint(equalTo: host.topAnchor),
      padded.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      padded.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    host.layoutIfNeeded()
    #expect(padded.frame.height == inner.height + 8)
  }

  @Test func `shows a symbol in the size that its view prefers, unless the symbol says its own`()
    throws
  {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40)
    let plain = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: plain)
    view.preferredSymbolConfiguration = configuration
    #expect(view.intrinsicContentSize == plain.withConfiguration(configuration).size)
    let own = UIImage(
      systemName: "star",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)
    )
    view.image = own
    #expect(view.intrinsicContentSize == own?.size)
  }
}

@MainActor
@Suite struct `Labels of a cell` {
  private func height(_ style: UITableViewCell.CellStyle, _ change: (UITableViewCell) -> Void)
    -> CGFloat
  {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = rect(0, 0, 390, 44)
    change(cell)
    cell.frame.size = cell.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    cell.layoutIfNeeded()
    return cell.frame.height
  }

  /// Each further line adds the font's line height, up to a pixel.
  @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle])
  func `wrap where they may, and make the cell higher`(_ style: UITableViewCell.CellStyle) {
    let text = String(repeating: "word ", count: 20)
    func lines(_ cell: UITableViewCell) -> UILabel? {
      style == .default ? cell.textLabel : cell.detailTextLabel
    }
    var frame = CGRect.zero
    let one = height(style) {
      $0.textLabel?.text = "Title"
      lines($0)?.text = text
    }
    let more = height(style) { cell in
      cell.textLabel?.text = "Title"
      lines(cell)?.text = text
      lines(cell)?.numberOfLines = 0
    }
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    lines(cell)?.text = text
    lines(cell)?.numberOfLines = 0
    cell.frame = rect(0, 0, 390, more)
    cell.layoutIfNeeded()
    frame = lines(cell)?.frame ?? .zero
    #expect(more > one + 10)
    #expect(frame.maxX <= 390 - 16)
    #expect(frame.minY >= 0 && frame.maxY <= more)
  }
}
