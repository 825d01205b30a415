import PlumbDiagnosis
import PlumbLog
import Testing

/// The words for a conflict of some constraints, of which the last one gives way.
private func words(_ constraints: [String]) throws -> ExplanationWording {
  let text = ConflictMessage(constraints: constraints, broken: constraints.last).text
  let entry = try #require(ExplainedLog(ConflictLog(text), file: "a.log").entries.first)
  return ExplanationWording(entry.explanation)
}

@Suite struct `A conflict in which no view of the app has a part` {
  private static let bar = [
    "<NSLayoutConstraint:0x2 H:|-(0)-[_UIButtonBarStackView:0xb]   (active, names: '|':_UIToolbarContentView:0xa )>",
    "<NSLayoutConstraint:0x3 H:[_UIButtonBarStackView:0xb]-(0)-|   (active, names: '|':_UIToolbarContentView:0xa )>",
    "<NSLayoutConstraint:0x4 'UISV-spacing' H:[_UIButtonBarButton:0xc]-(0)-[UIView:0xd]   (active)>",
    "<NSLayoutConstraint:0x5 H:|-(0)-[_UIButtonBarButton:0xc]   (active, names: '|':_UIButtonBarStackView:0xb )>",
    "<NSLayoutConstraint:0x6 'UISV-canvas-connection' _UIButtonBarStackView:0xb.trailing == UIView:0xd.trailing   (active)>",
    "<NSLayoutConstraint:0x7 'IB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0xe'Done']   (active, names: '|':_UIButtonBarButton:0xc )>",
    "<NSLayoutConstraint:0x8 'TB_Trailing_Trailing' H:[_UIModernBarButton:0xe'Done']-(16)-|   (active, names: '|':_UIButtonBarButton:0xc )>",
  ]

  @Test func `is told of a toolbar without a width by what gives it one`() throws {
    let mask =
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIToolbarContentView:0xa.width == 0   (active)>"
    let cause = try #require(words([mask] + Self.bar).cause)
    #expect(
      cause.cause == "usual cause: a toolbar lays out its items while its width is still 0"
    )
    #expect(cause.fix.contains("UIToolbar(frame:"))
    #expect(!cause.fix.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test func `leaves nothing to fix in a bar that has a width`() throws {
    let mask =
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIToolbarContentView:0xa.width == 20   (active)>"
    #expect(
      try words([mask] + Self.bar).cause?.fix == "nothing in the app's constraints to fix"
    )
  }

  @Test func `leaves nothing to fix in the keyboard's bar`() throws {
    let cause = try words([
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIKeyboardAssistantBar:0xa.height == 0   (active)>",
      "<NSLayoutConstraint:0x2 V:|-(0)-[_UIButtonBarStackView:0xb]   (active, names: '|':UIKeyboardAssistantBar:0xa )>",
      "<NSLayoutConstraint:0x3 'UIView-topMargin-guide-constraint' V:|-(10)-[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']   (active, names: '|':_UIButtonBarStackView:0xb )>",
      "<NSLayoutConstraint:0x4 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']-(9)-|   (active, names: '|':_UIButtonBarStackView:0xb )>",
      "<NSLayoutConstraint:0x5 V:[_UIButtonBarStackView:0xb]-(0)-|   (active, names: '|':UIKeyboardAssistantBar:0xa )>",
    ]).cause
    #expect(cause?.cause == "usual cause: the keyboard's own constraints")
  }

  @Test func `is another one where a view of the app is tied to the keyboard's guide`() throws {
    let cause = try words([
      "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 600   (active)>",
      "<NSLayoutConstraint:0x2 V:[Chat.Bar:0xb]-(0)-[UILayoutGuide:0xc'UIKeyboardLayoutGuide']   (active)>",
      "<NSLayoutConstraint:0x3 V:|-(0)-[Chat.Bar:0xb]   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x4 V:[UILayoutGuide:0xc'UIKeyboardLayoutGuide']-(0)-|   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x5 UILayoutGuide:0xc'UIKeyboardLayoutGuide'.height == 300   (active)>",
      "<NSLayoutConstraint:0x6 Chat.Bar:0xb.height == 400   (active)>",
    ]).cause
    #expect(cause?.fix.contains("give 6 a priority of 999") == true, "\(String(describing: cause))")
  }
}

@Suite struct `What may give way` {
  /// A stack view as a navigation bar's title, measured with no width: its spacing is all there is.
  @Test func `is never a constraint that a stack view makes`() throws {
    let cause = try #require(
      words([
        "<NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' App.TitleView:0xa.width == 0   (active)>",
        "<NSLayoutConstraint:0x2 'UISV-canvas-connection' App.TitleView:0xa.leading == UILabel:0xb.leading   (active)>",
        "<NSLayoutConstraint:0x3 'UISV-spacing' H:[UILabel:0xb]-(3)-[UIImageView:0xc]   (active)>",
        "<NSLayoutConstraint:0x4 'UISV-canvas-connection' H:[UIImageView:0xc]-(0)-|   (active, names: '|':App.TitleView:0xa )>",
      ]).cause
    )
    #expect(cause.cause.contains("a first layout pass with size 0"))
    #expect(cause.fix.hasPrefix("if the final layout is right, there is nothing to fix"))
  }

  /// Three views with 30 points between them are in a row of 50.
  @Test func `is room around a stack view that needs more`() throws {
    let cause = try #require(
      words([
        "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' UIStackView:0xa.width == 50   (active)>",
        "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0xa.leading == UILabel:0xb.leading   (active)>",
        "<NSLayoutConstraint:0x3 'UISV-spacing' H:[UILabel:0xb]-(30)-[UILabel:0xc]   (active)>",
        "<NSLayoutConstraint:0x4 'UISV-spacing' H:[UILabel:0xc]-(30)-[UILabel:0xd]   (active)>",
        "<NSLayoutConstraint:0x5 'UISV-canvas-connection' H:[UILabel:0xd]-(0)-|   (active, names: '|':UIStackView:0xa )>",
      ]).cause
    )
    #expect(cause.fix == "make the spacing and margins inside fit into that width")
  }

  @Test(arguments: [("App.RowCell", true), ("UIView", false), ("NSToolbarItemViewer", false)])
  func `is a row only where the host is one`(_ host: String, _ isRow: Bool) throws {
    let cause = try #require(
      words([
        "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' \(host):0xa.height == 44   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.height == 60   (active)>",
        "<NSLayoutConstraint:0x3 V:|-(0)-[UILabel:0xb]   (active, names: '|':\(host):0xa )>",
        "<NSLayoutConstraint:0x4 V:[UILabel:0xb]-(0)-|   (active, names: '|':\(host):0xa )>",
      ]).cause
    )
    #expect(cause.fix.contains("let it size itself") == isRow)
    #expect(cause.fix.contains("remove 2") == !isRow)
  }

  @Test func `is what is not rounded to whole pixels, where less than a pixel is missing`() throws {
    let cause = try #require(
      words([
        "<NSLayoutConstraint:0x1 App.Cell:0xa.height == 399.967   (active)>",
        "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' App.Cell:0xa.height == 400   (active)>",
      ]).cause
    )
    #expect(cause.cause.contains("rounded to whole pixels"))
    #expect(cause.fix == "round that height to whole pixels, or give 1 a priority of 999")
  }

  /// Masonry's description of a constraint leaves out its identifier.
  @Test func `is not the height of a row that is printed without a name`() throws {
    let cause = try #require(
      words([
        "<MASLayoutConstraint:0x1 UICollectionView:0xa.top == UITableViewCellContentView:0xb.top>",
        "<MASLayoutConstraint:0x2 UICollectionView:0xa.bottom == UITableViewCellContentView:0xb.bottom>",
        "<MASLayoutConstraint:0x3 UICollectionView:0xa.height == 200>",
        "<NSLayoutConstraint:0x4 UITableViewCellContentView:0xb.height == 100>",
      ]).cause
    )
    #expect(
      cause.cause
        == "usual cause: the row is 100 points high, and the content asks for another height"
    )
    #expect(cause.fix.hasSuffix("and give 3 a priority of 999"))
  }

  @Test(arguments: ["_TtC5UIKitP33_AAButtonWrapper", "*TtC5UIKitP33*AAButtonWrapper"])
  func `knows views of UIKit by their mangled names, which Markdown damages`(_ name: String) throws
  {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 \(name):0xa.width == _UIButtonBarButton:0xb.width   (active)>",
        "<NSLayoutConstraint:0x2 'IB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0xc]   (active, names: '|':_UIButtonBarButton:0xb )>",
        "<NSLayoutConstraint:0x3 'IB_Trailing_Trailing' H:[_UIModernBarButton:0xc]-(8)-|   (active, names: '|':_UIButtonBarButton:0xb )>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' \(name):0xa.width == 0   (active)>",
      ])
    )
    #expect(words.fix == "nothing in the app's constraints to fix")
  }
}
