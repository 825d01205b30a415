import PortableUIKit
import Testing

/// The content asks for 84 points: 12, 60 and 12.
@MainActor @Suite struct `The content of a cell that is given a frame` {
  private func fill(_ content: UIView) {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      label.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  private let frame = CGRect(x: 0, y: 0, width: 390, height: 84)

  @Test func `follows at once, before any layout`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = frame
    #expect(cell.contentView.frame == frame)
    let item = UICollectionViewCell(frame: .zero)
    item.bounds.size = frame.size
    #expect(item.contentView.bounds == frame)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = frame
    #expect(header.contentView.frame == frame)
  }

  @Test func `ends where the accessory begins`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = frame
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    // The room of the accessory is its width and a margin.
    #expect(cell.contentView.frame.width < 360)
    #expect(cell.contentView.frame.height == 84)
  }

  @Test func `meets no size that the cell no longer has`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fill(cell.contentView)
    let item = UICollectionViewCell(frame: .zero)
    fill(item.contentView)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    fill(header.contentView)
    for view in [cell, item, header] {
      view.frame = frame
      #expect(view.unsatisfiableConstraints().isEmpty)
    }
  }

  @Test func `meets none when constraints size the cell either`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.translatesAutoresizingMaskIntoConstraints = false
    fill(cell.contentView)
    root.addSubview(cell)
    let height = cell.heightAnchor.constraint(equalToConstant: 84)
    NSLayoutConstraint.activate([
      cell.topAnchor.constraint(equalTo: root.topAnchor),
      cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: root.trailingAnchor), height,
    ])
    root.layoutIfNeeded()
    #expect(cell.contentView.frame == frame)
    height.constant = 100
    root.layoutIfNeeded()
    #expect(cell.contentView.frame.height == 100)
  }

  @Test func `is never less than nothing when it is fitted`() {
    let size = UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width.sign == .plus)
    #expect(size.height.sign == .plus)
  }
}
