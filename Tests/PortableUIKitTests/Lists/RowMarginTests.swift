import Foundation
import PortableUIKit
import Testing

private struct Plain: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { PlainView(self) }
  func updated(for state: any UIConfigurationState) -> Plain { self }
}

private final class PlainView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var cells: [UITableViewCell] = []
  var level = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }
  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { level }
}

@MainActor @Suite struct `The margins of rows` {
  private func side() -> CGFloat { UITableViewCell().contentView.directionalLayoutMargins.leading }

  // Source: content views of cells in documents of Interface Builder keep the cell's margins.
  @Test func `hold for content views of an app's own`() {
    let cell = UITableViewCell()
    cell.contentConfiguration = Plain()
    #expect(cell.contentView.directionalLayoutMargins == UITableViewCell().directionalLayoutMargins)
    let item = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    item.contentConfiguration = Plain()
    #expect(item.contentView.directionalLayoutMargins.leading == side())
  }

  // Source: Interface Builder writes insetsLayoutMarginsFromSafeArea="NO" for content views of cells.
  @Test func `take nothing of the safe area in`() {
    #expect(!UITableViewCell().contentView.insetsLayoutMarginsFromSafeArea)
    #expect(!UICollectionViewCell(frame: .zero).contentView.insetsLayoutMarginsFromSafeArea)
    #expect(UIView().insetsLayoutMarginsFromSafeArea)
  }

  // Source: Apple's sample of custom headers ties their views to the margins of the content view.
  @Test func `are those of headers at the sides`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(header.contentView.directionalLayoutMargins.leading == side())
    #expect(header.directionalLayoutMargins.trailing == side())
  }
}

@MainActor @Suite struct `A row that changes after its layout` {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let rows = RowSource()
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  init() {
    cell.textLabel?.text = "Row"
    rows.cells = [cell]
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
  }

  private func start() -> CGFloat? {
    table.layoutIfNeeded()
    return cell.textLabel?.frame.minX
  }

  // Source: Apple's documentation of indentationLevel and indentationWidth: 10 points for each level at first.
  @Test func `is indented by its levels`() throws {
    let before = try #require(start())
    cell.indentationLevel = 2
    #expect(start() == before + 20)
    cell.indentationWidth = 15
    #expect(start() == before + 30)
  }

  @Test func `is indented by the delegate's levels`() throws {
    let before = try #require(start())
    rows.level = 3
    table.reloadData()
    #expect(start() == before + 30)
    rows.level = 0
    table.reloadData()
    #expect(start() == before)
  }

  @Test func `makes room for an image`() throws {
    let before = try #require(start())
    cell.imageView?.image = UIImage(systemName: "star")
    #expect(try #require(start()) > before)
  }

  @Test func `places a longer text`() throws {
    _ = start()
    cell.textLabel?.text = "A longer text than before"
    _ = start()
    #expect(cell.textLabel?.frame.width == cell.textLabel?.intrinsicContentSize.width)
  }
}

private final class Counting: UITableView {
  var sizes = 0
  override var contentSize: CGSize {
    didSet {
      sizes += 1
      setNeedsLayout()
    }
  }
}

@MainActor @Suite struct `The content size of a table` {
  // Source: tables in public code that ask for layout whenever the size is set; on iOS those layouts end.
  @Test func `is set when it changes only`() {
    let table = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let rows = RowSource()
    rows.cells = [UITableViewCell()]
    table.dataSource = rows
    table.layoutIfNeeded()
    let sizes = table.sizes
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.sizes == sizes)
  }
}
