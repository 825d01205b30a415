import Foundation
import PortableUIKit
import Testing

/// A configuration of the application's own, with a view as high as it says.
private struct BarConfiguration: UIContentConfiguration {
  var height: CGFloat = 70
  var isMarked = false

  func makeContentView() -> any UIView & UIContentView { BarView(configuration: self) }

  func updated(for state: any UIConfigurationState) -> BarConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var result = self
    result.isMarked = state.isSelected || state.isHighlighted
    return result
  }
}

private final class BarView: UIView, UIContentView {
  let bar = UIView()
  var heightConstraint: NSLayoutConstraint?
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  var isMarked: Bool { (configuration as? BarConfiguration)?.isMarked ?? false }

  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let height = bar.heightAnchor.constraint(equalToConstant: 0)
    heightConstraint = height
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      height,
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let bar = configuration as? BarConfiguration else { return }
    heightConstraint?.constant = bar.height
  }
}

/// Rows with configurations.
@MainActor
private final class Settings: NSObject, UITableViewDataSource, UITableViewDelegate {
  var contents: [any UIContentConfiguration]
  var header: (any UIContentConfiguration)?

  init(_ contents: [any UIContentConfiguration]) { self.contents = contents }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = contents[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header else { return nil }
    let view = UITableViewHeaderFooterView()
    view.contentConfiguration = header
    return view
  }
}

@MainActor
private func table(_ settings: Settings, _ style: UITableView.Style = .plain) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
  table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = settings
  table.delegate = settings
  table.layoutIfNeeded()
  return table
}

/// A cell that says in which order it is called.
private final class Listening: UITableViewCell {
  var calls: [String] = []
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    calls.append("update selected \(state.isSelected)")
  }
}

@MainActor
@Suite(.onFormerSystem) struct `A content configuration` {
  @Test func `has its view become the content view of a cell`() throws {
    let cell = UITableViewCell()
    let before = cell.contentView
    cell.contentConfiguration = BarConfiguration()
    #expect(cell.contentView is BarView)
    #expect(before.superview == nil)
    #expect(cell.contentView.superview === cell)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is BarView))
    #expect(cell.contentView.superview === cell)
  }

  @Test func `is shown by the view that is there where that supports it`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.contentConfiguration = BarConfiguration(height: 70)
    let view = cell.contentView
    cell.contentConfiguration = BarConfiguration(height: 50)
    #expect(cell.contentView === view)
    #expect((view as? BarView)?.heightConstraint?.constant == 50)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
  }

  @Test func `decides the height of rows`() {
    var list = UIListContentConfiguration.cell()
    list.text = "Wi-Fi"
    let settings = Settings([BarConfiguration(), list, BarConfiguration(height: 30)])
    let table = table(settings)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 30)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    let bar = cell?.contentView as? BarView
    #expect(bar?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(bar?.bar.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
  }

  @Test func `changes the height of a row when it changes`() {
    let settings = Settings([BarConfiguration(), BarConfiguration()])
    let table = table(settings)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.contentConfiguration = BarConfiguration(height: 100)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 100)
    #expect(cell?.frame.height == 100)
  }

  @Test func `decides the height of a header`() {
    let settings = Settings([BarConfiguration()])
    settings.header = BarConfiguration(height: 33)
    let table = table(settings, .grouped)
    #expect(table.rectForHeader(inSection: 0).height == 33)
    #expect(table.headerView(forSection: 0)?.contentView.frame.height == 33)
  }

  @Test func `takes the margins of the cell at its sides`() throws {
    var list = UIListContentConfiguration.cell()
    list.text = "Wi-Fi"
    let settings = Settings([list])
    let table = table(settings)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let view = try #require(cell.contentView as? UIListContentView)
    let guide = view.textLayoutGuide
    view.layoutIfNeeded()
    // 16 points, 20 on wide devices, at both sides.
    let side: CGFloat = UIScreen.main.bounds.width >= 390 ? 20 : 16
    #expect(guide?.layoutFrame.minX == side)
    #expect(guide?.layoutFrame.maxX == 320 - side)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    // 8 beside an accessory.
    #expect(guide?.layoutFrame.maxX == view.frame.width - 8)
    #expect(view.frame.width < 320)
  }

  @Test func `is brought up to date with the state before the handler is called`() {
    let cell = Listening(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BarConfiguration()
    var marks: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Listening)?.calls.append("handler selected \(state.isSelected)")
      marks.append((cell.contentView as? BarView)?.isMarked ?? false)
    }
    cell.layoutIfNeeded()
    #expect(cell.calls == ["update selected false", "handler selected false"])
    cell.calls = []
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.calls.isEmpty)
    cell.layoutIfNeeded()
    #expect(cell.calls == ["update selected true", "handler selected true"])
    #expect(marks == [false, true])
  }

  @Test func `stays as it is where automatic updates are switched off`() {
    let cell = UITableViewCell()
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = BarConfiguration()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentView as? BarView)?.isMarked == false)
    cell.automaticallyUpdatesContentConfiguration = true
    cell.layoutIfNeeded()
    #expect((cell.contentView as? BarView)?.isMarked == true)
  }

  @Test func `takes states of the application's own`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let key = UIConfigurationStateCustomKey("archived")
    #expect(state[key] == nil)
    state[key] = true
    #expect(state[key] == AnyHashable(true))
  }

  @Test func `comes in the manner of the cell's style`() {
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration()
    #expect(value.prefersSideBySideTextAndSecondaryText)
    #expect(value.secondaryTextProperties.color == .secondaryLabel)
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      .defaultContentConfiguration()
    #expect(!subtitle.prefersSideBySideTextAndSecondaryText)
    #expect(subtitle.textProperties.font == .preferredFont(forTextStyle: .body))
    #expect(subtitle.text == nil)
  }
}

@MainActor
@Suite struct `A background configuration` {
  @Test func `lies behind the content within its insets`() throws {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    var background = UIBackgroundConfiguration.clear()
    let view = UIView()
    background.customView = view
    background.cornerRadius = 8
    background.backgroundInsets = .init(top: 1, leading: 20, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    // 200 − 20 − 4 and 50 − 1 − 3
    #expect(view.bounds.size == CGSize(width: 176, height: 46))
    #expect(view.convert(view.bounds, to: cell).origin == CGPoint(x: 20, y: 1))
    let order = cell.subviews
    let content = try #require(order.firstIndex { $0 === cell.contentView })
    #expect(content > 0)
    cell.semanticContentAttribute = .forceRightToLeft
    for view in cell.subviews { view.semanticContentAttribute = .forceRightToLeft }
    cell.setNeedsLayout()
    cell.subviews.first?.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(view.convert(view.bounds, to: cell).origin == CGPoint(x: 4, y: 1))
  }

  @Test func `and a background view exclude each other`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func `changes its color while the row is selected`() {
    let cell = UITableViewCell()
    cell.backgroundConfiguration = .listPlainCell()
    cell.layoutIfNeeded()
    let before = cell.backgroundConfiguration?.resolvedBackgroundColor(for: .red)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.resolvedBackgroundColor(for: .red) != before)
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.resolvedBackgroundColor(for: .red) == before)
  }

  @Test func `takes the tint color where it has none`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    background.backgroundColorTransformer = .init { _ in .green }
    #expect(background.resolvedBackgroundColor(for: .red) == .green)
  }
}
