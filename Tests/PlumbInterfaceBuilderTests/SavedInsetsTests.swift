import Foundation
import LayoutEngine
import Testing

@testable import PlumbInterfaceBuilder

/// The frame that a view gets in a document whose first scene fills the screen of a device with a safe area of
/// 48 points above and 34 below, and margins of 20 at the sides.
@MainActor
private func frame(
  of id: String,
  _ text: String,
  takesSaved: Bool = true
) throws -> LayoutRect {
  var options = BuildOptions()
  options.includesSavedInsets = takesSaved
  let layouts = try DocumentBuilder(read(text), file: "Test.storyboard", options: options)
    .layouts()
  let items = layouts.flatMap(\.snapshot.items)
  return try #require(items.first { $0.id == id }).frame
}

private func document(_ views: String, _ rules: String, root: String = "") -> String {
  storyboard(
    """
    <subviews>\(views)</subviews><constraints>\(rules)</constraints>
    <viewLayoutGuide key="safeArea" id="safe"/>
    """
  ).replacingOccurrences(of: "id=\"top\"", with: "id=\"top\" \(root)")
}

private func size(_ id: String) -> String {
  """
  \(rule("\(id)-w", "\(id).width", nil, "constant=\"30\""))
  \(rule("\(id)-h", "\(id).height", nil, "constant=\"30\""))
  """
}

/// A document whose first scene is under the bar of a navigation controller, which was saved 44 points high and 44 below
/// the upper edge.
private func underBar(_ text: String, _ bar: String = "") -> String {
  text.replacingOccurrences(
    of: "</scenes>",
    with: """
      <scene sceneID="nav-s"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar" \(bar)><rect key="frame" x="0" y="44" width="414" height="44"/>
      </navigationBar><connections>
      <segue destination="con" kind="relationship" relationship="rootViewController" id="seg"/>
      </connections></navigationController></objects></scene></scenes>
      """
  )
}

@MainActor @Suite struct `What saved frames tell of a root` {
  // 140 points are those of a screen and a bar with a large title, 56 those of a bar in a sheet.
  @Test(arguments: [140.0, 92, 56, 47, 44, 20, 0])
  func `a safe area that a canvas is known to have`(_ y: Double) throws {
    let text = document(
      box("a", "0 \(y + 5) 30 30"),
      rule("1", "a.top", "safe.top", "constant=\"5\"") + rule("2", "a.leading", "safe.leading")
        + size("a")
    )
    #expect(try frame(of: "a", text).y == y + 5)
    #expect(try frame(of: "a", text, takesSaved: false).y == 48 + 5)
  }

  @Test func `a safe area below, whichever side of the equation it is on`() throws {
    let bottom = rule("1", "safe.bottom", "a.bottom", "constant=\"10\"")
    let text = document(
      box("a", "0 773 30 30"),
      bottom + rule("2", "a.leading", "safe.leading") + size("a")
    )
    // 83 points are a tab bar and the device's own 34.
    #expect(try frame(of: "a", text).y == 896 - 83 - 10 - 30)
    #expect(try frame(of: "a", text, takesSaved: false).y == 896 - 34 - 10 - 30)
  }

  @Test(arguments: [("a.centerY", "safe.centerY", 6.0), ("safe.centerY", "a.centerY", -6)])
  func `the device's own, where the middle of one is told in a view that is no screen`(
    _ first: String,
    _ second: String,
    _ constant: Double
  ) throws {
    func text(_ y: Double) -> String {
      document(
        box("a", "0 \(y) 30 30"),
        rule("1", first, second, "constant=\"\(constant)\"") + rule("2", "a.leading", "top.leading")
          + size("a")
      ).replacingOccurrences(of: "height=\"896\"", with: "height=\"200\"")
    }
    // 48 points above and 34 below, and none.
    #expect(try frame(of: "a", text(98)).y == 98)
    #expect(try frame(of: "a", text(98), takesSaved: false).y == 91)
    #expect(try frame(of: "a", text(91)).y == 91)
    #expect(try frame(of: "a", text(110)).y == 91)
  }

  @Test func `nothing by a place that no canvas gives`() throws {
    let text = document(
      box("a", "0 37 30 30"),
      rule("1", "a.top", "safe.top") + rule("2", "a.leading", "safe.leading") + size("a")
    )
    #expect(try frame(of: "a", text).y == 48)
  }

  @Test func `nothing where half of the views contradict`() throws {
    let views = box("a", "0 92 30 30") + box("b", "60 48 30 30")
    let rules = ["a", "b"].map { id in
      rule("\(id)1", "\(id).top", "safe.top") + rule("\(id)2", "\(id).leading", "safe.leading")
        + size(id)
    }
    #expect(try frame(of: "a", document(views, rules.joined())).y == 48)
  }

  @Test(arguments: [
    ("equal", "priority=\"750\""), ("greaterThanOrEqual", ""), ("equal", "symbolic=\"YES\""),
  ])
  func `nothing by ties that need not hold`(_ relation: String, _ rest: String) throws {
    let tie = rule("1", "a.top", "safe.top", "relation=\"\(relation)\" \(rest)")
    let text = document(
      box("a", "0 92 30 30"),
      tie + rule("2", "a.leading", "safe.leading") + size("a")
    )
    #expect(try frame(of: "a", text).y == 48)
  }

  @Test func `what a tie of high priority tells, where no required one does`() throws {
    let tie = rule("1", "a.top", "safe.top", "priority=\"900\"")
    let left = rule("2", "a.leading", "safe.leading") + size("a")
    let text = document(box("a", "0 92 30 30"), tie + left)
    #expect(try frame(of: "a", text).y == 92)
    let other = rule("3", "b.top", "safe.top") + rule("4", "b.leading", "safe.leading") + size("b")
    let both = document(box("a", "0 92 30 30") + box("b", "0 44 30 30"), tie + left + other)
    #expect(try frame(of: "b", both).y == 44)
    #expect(try frame(of: "a", both).y == 44)
  }

  @Test func `nothing by a view that the document calls misplaced`() throws {
    let text = document(
      box("a", "0 92 30 30", "misplaced=\"YES\""),
      rule("1", "a.top", "safe.top") + rule("2", "a.leading", "safe.leading") + size("a")
    )
    #expect(try frame(of: "a", text).y == 48)
  }

  @Test func `margins, for both sides where one is tied`() throws {
    let text = document(
      box("a", "16 0 30 30") + box("b", "300 0 30 30"),
      rule("1", "a.leading", "top.leadingMargin") + rule("2", "a.top", "top.top") + size("a")
        + rule("3", "b.trailing", "top.trailingMargin", "relation=\"greaterThanOrEqual\"")
        + rule("4", "b.trailing", "top.trailing", "priority=\"1\"")
        + rule("5", "b.top", "top.top") + size("b")
    )
    #expect(try frame(of: "a", text).x == 16)
    #expect(try frame(of: "b", text).x == 414 - 30)
    #expect(try frame(of: "a", text, takesSaved: false).x == 20)
  }

  @Test func `a margin above is the safe area, as a canvas has none there`() throws {
    let text = document(
      box("a", "20 20 30 30") + box("b", "60 20 30 30"),
      rule("1", "a.leading", "top.leadingMargin") + rule("2", "a.top", "top.topMargin")
        + size("a") + rule("3", "b.leading", "a.trailing", "constant=\"10\"")
        + rule("4", "b.top", "safe.top", "priority=\"900\"") + size("b")
    )
    #expect(try frame(of: "a", text).y == 20)
    #expect(try frame(of: "b", text).y == 20)
  }

  @Test(arguments: [(371.0, 16.0), (433, 20)])
  func `nothing, and a view on its own has the margins of its width`(
    _ width: Double,
    _ margin: Double
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="top">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="61"/>
      <subviews>\(box("a", "0 0 30 30"))</subviews><constraints>
      \(rule("1", "a.leading", "top.leadingMargin"))\(rule("2", "a.top", "top.top"))\(size("a"))
      </constraints></view></objects></document>
      """
    #expect(try frame(of: "a", text, takesSaved: false).x == margin)
  }

  @Test(arguments: ["", "insetsLayoutMarginsFromSafeArea=\"NO\""])
  func `margins that the document says are kept`(_ root: String) throws {
    let said = """
      <edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="30"/>
      """
    let text = document(
      box("a", "16 0 30 30"),
      rule("1", "a.leading", "top.leadingMargin") + rule("2", "a.top", "top.top") + size("a"),
      root: root
    ).replacingOccurrences(of: "<subviews>", with: "\(said)<subviews>")
    #expect(try frame(of: "a", text).x == 30)
  }

  @Test func `the margins of a cell, which come before those it says and shares`() throws {
    let content = """
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="con2">
      <rect key="frame" x="0" y="0" width="320" height="60"/><subviews>\(box("a", "15 11 30 30"))</subviews>
      <edgeInsets key="layoutMargins" top="8" left="15" bottom="8" right="8"/><constraints>
      \(rule("1", "a.leading", "con2.leadingMargin"))\(rule("2", "a.top", "con2.topMargin"))\(size("a"))
      </constraints></tableViewCellContentView>
      """
    let text = document(
      """
      <tableView id="table"><rect key="frame" x="0" y="0" width="320" height="896"/><prototypes>
      <tableViewCell id="cell" rowHeight="60"><rect key="frame" x="0" y="0" width="320" height="60"/>
      \(content)</tableViewCell></prototypes></tableView>
      """,
      ""
    )
    #expect(try frame(of: "a", text).y == 11)
    #expect(try frame(of: "a", text, takesSaved: false).y == 8)
  }

  // 92 points are those of the device and a bar.
  @Test func `where the bar over it ends, if no view is tied there`() throws {
    func text(_ tie: String, _ bar: String = "") -> String {
      let rules = rule("1", "a.top", "safe.top", tie) + rule("2", "a.leading", "safe.leading")
      return underBar(document(box("a", "0 132 30 30"), rules + size("a")), bar)
    }
    let tie = "multiplier=\"1.5\""
    #expect(try frame(of: "a", text(tie)).y == 88 * 1.5)
    #expect(try frame(of: "a", text(tie, "largeTitles=\"YES\"")).y == 92 * 1.5)
    #expect(try frame(of: "a", text(tie), takesSaved: false).y == 92 * 1.5)
    #expect(try frame(of: "a", text("constant=\"40\"")).y == 92 + 40)
  }

  @Test func `the bar of a sheet, whatever was saved`() throws {
    let rules = rule("1", "a.top", "safe.top") + rule("2", "a.leading", "safe.leading")
    let text = document(box("a", "0 0 30 30"), rules + size("a"))
      .replacingOccurrences(of: "height=\"896\"", with: "height=\"842\"")
    #expect(try frame(of: "a", underBar(text), takesSaved: false).y == 56)
    #expect(try frame(of: "a", text, takesSaved: false).y == 0)
  }
}
