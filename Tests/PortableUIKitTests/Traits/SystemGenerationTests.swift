import Foundation
import Testing

@testable import PortableUIKit

private struct Stop: Error {}

@MainActor
@Suite struct `Generations of the system` {
  @Test func `are found by their versions`() {
    #expect(SystemGeneration(version: 12) == nil)
    #expect(SystemGeneration(version: 13) == .ios13)
    #expect(SystemGeneration(version: 18) == .ios13)
    #expect(SystemGeneration("26.1") == .ios26)
    #expect(SystemGeneration("next") == nil)
  }

  @Test func `are chosen by the environment, else the newest is taken`() {
    #expect(SystemGeneration.standard(in: [:]) == .ios26)
    #expect(SystemGeneration.standard(in: ["PLUMB_IOS": "18"]) == .ios13)
    #expect(SystemGeneration.standard(in: ["PLUMB_IOS": "old"]) == .ios26)
  }

  @Test func `are current while a closure runs`() {
    SystemGeneration.withCurrent(.ios13) {
      #expect(SystemGeneration.current == .ios13)
      #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
      #expect(UIDevice.current.systemVersion == "17.0")
    }
    #expect(throws: Stop.self) {
      try SystemGeneration.withCurrent(.ios13) { () throws(Stop) in throw Stop() }
    }
    #expect(SystemGeneration.current == .ios26)
    #expect(UIDevice.current.systemVersion == "26.1")
  }

  // Recorded on iOS 26.1; saved frames before Xcode 26.
  @Test(arguments: [
    (SystemGeneration.ios13, CGSize(width: 51, height: 31)),
    (.ios26, CGSize(width: 63, height: 28)),
  ])
  func `are chosen by a device`(_ system: SystemGeneration, _ size: CGSize) throws {
    #expect(try frame(of: UISwitch(), on: system).size == size)
  }

  /// The frame of a control in the corner of a window, in points.
  private func frame(
    of control: UIControl,
    width: CGFloat? = nil,
    on system: SystemGeneration
  ) throws -> CGRect {
    let device = try #require(SimulatedDevice.named("iPhone 16"))
    let window = device.makeWindow(system: system)
    control.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(control)
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      control.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    if let width { control.widthAnchor.constraint(equalToConstant: width).isActive = true }
    window.layoutIfNeeded()
    return control.frame
  }

  @Test func `change a switch that moves to another`() throws {
    let device = try #require(SimulatedDevice.named("iPhone 16"))
    let window = device.makeWindow(system: .ios13)
    let control = UISwitch()
    #expect(control.frame.size == CGSize(width: 63, height: 28))
    window.addSubview(control)
    window.layoutIfNeeded()
    #expect(control.frame.size == CGSize(width: 51, height: 31))
  }

  // Recorded on Mac Catalyst 26.1, and saved by Xcode 26; saved frames before it.
  @Test(arguments: [
    (SystemGeneration.ios13, CGRect(x: -2, y: 0, width: 204, height: 31)),
    (.ios26, CGRect(x: 0, y: 0, width: 200, height: 34)),
  ])
  func `decide how high a slider is and what of it is aligned`(
    _ system: SystemGeneration,
    _ frame: CGRect
  ) throws {
    #expect(try self.frame(of: UISlider(), width: 200, on: system) == frame)
  }

  @Test func `decide what a table makes its cells and titles of`() throws {
    let device = try #require(SimulatedDevice.named("iPhone SE (3rd generation)"))
    let window = device.makeWindow(system: .ios13)
    let source = TitledRows()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForHeader(inSection: 0).height == 28)
  }
}

@MainActor
@Suite struct `Bars of iOS 26` {
  // Recorded on an iPhone 16 with iOS 26.1.
  @Test func `have a toolbar of 48 points`() throws {
    let window = try #require(SimulatedDevice.named("iPhone 16")).makeWindow(system: .ios26)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 0))
    window.addSubview(bar)
    bar.sizeToFit()
    #expect(bar.frame.size == CGSize(width: 393, height: 48))
  }

  // Recorded on an iPhone SE with iOS 26.1: 83 points, and as much safe area.
  @Test func `have a tab bar of 83 points without a home indicator`() throws {
    let device = try #require(SimulatedDevice.named("iPhone SE (3rd generation)"))
    let window = device.makeWindow(system: .ios26)
    let tabs = UITabBarController()
    let child = UIViewController()
    tabs.viewControllers = [child]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 584, width: 375, height: 83))
    #expect(child.view.safeAreaInsets.bottom == 83)
  }
}

@MainActor
@Suite struct `Sheets of iOS 26` {
  private func frame(_ detent: UISheetPresentationController.Detent) throws -> CGRect {
    let window = try #require(SimulatedDevice.named("iPhone 16")).makeWindow(system: .ios26)
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [detent]
    root.present(sheet, animated: false)
    return sheet.view.frame
  }

  // All three were recorded on 393 × 852 points with iOS 26.1.
  @Test func `reach the status bar at their largest`() throws {
    #expect(try frame(.large()) == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test func `are scaled down to keep clear of the edges`() throws {
    let medium = try frame(.medium())
    #expect(medium.minX == 8)
    #expect(medium.width == 377)
    #expect(abs(medium.minY - 403.687) < 0.001)
    #expect(abs(medium.height - 440.313) < 0.001)
    // 300 points and the 34 of the safe area, times 377 ÷ 393.
    let own = try frame(.custom { _ in 300 })
    #expect(abs(own.minY - 523.598) < 0.001)
    #expect(abs(own.height - 320.402) < 0.001)
  }
}

/// Rows with a title, in a section with one.
private final class TitledRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section"
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
    return cell
  }
}

@MainActor
@Suite struct `Lists of iOS 26` {
  private func makeTable(headerHeight: CGFloat? = nil) throws -> (UIWindow, UITableView, NSObject) {
    let device = try #require(SimulatedDevice.named("iPhone SE (3rd generation)"))
    let window = device.makeWindow(system: .ios26)
    let source = TitledRows()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.dataSource = source
    if let headerHeight { table.sectionHeaderHeight = headerHeight }
    window.addSubview(table)
    window.layoutIfNeeded()
    return (window, table, source)
  }

  // Recorded at scale 2 with iOS 26.1: a row of 53 points, its text at 16.5.
  @Test func `have rows of 53 points at scale 2, with labels as wide as their texts`() throws {
    let (window, table, source) = try makeTable()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
    #expect(cell.frame.height == 53)
    #expect(label.frame.minY == 16.5)
    #expect(label.frame.width == label.intrinsicContentSize.width)
    withExtendedLifetime((window, source)) {}
  }

  // Recorded with iOS 26.1: the label of a title at (16, 4), 21 points high and as wide as its text, which is
  // what a height of 28 gives. The width is ours.
  @Test func `have a section title as wide as its text`() throws {
    let (window, table, source) = try makeTable(headerHeight: 28)
    let header = try #require(table.headerView(forSection: 0))
    let label = try #require(header.textLabel)
    #expect(label.frame.origin == CGPoint(x: 16, y: 4))
    #expect(label.frame.height == 21)
    #expect(label.frame.width == label.intrinsicContentSize.width.rounded(.up))
    withExtendedLifetime((window, source)) {}
  }

  // Recorded on Mac Catalyst 26.1: 40.5 points with a line of 20.5, 22 below what stands above.
  @Test func `have headers as high as their titles need`() throws {
    let (window, table, source) = try makeTable()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 40.5))
    withExtendedLifetime((window, source)) {}
  }
}
