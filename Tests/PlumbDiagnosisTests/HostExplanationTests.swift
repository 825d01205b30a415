import PlumbLog
import Testing

@testable import PlumbDiagnosis

@Suite struct `Advice about a length that a host gives` {
  @Test func `asks for smaller spaces where nothing else needs the room`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UILabel:0xb.top == UIView:0xa.top + 20>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.bottom == UIView:0xa.bottom - 20>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 30   (active)>",
      ])
    )
    #expect(
      words.fix
        == "give 2 a priority of 999, or make the spaces in 1 and 2 take less than 30 points together (40 now)"
    )
  }

  @Test(arguments: [568, 300])
  func `unties an end of what is held at both where the host is as large as a screen`(_ height: Int)
    throws
  {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:|-(110)-[UIButton:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x2 V:[UIButton:0xb]-(\(height - 100))-|   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == \(height)   (active)>",
      ])
    )
    let isTold = words.fix.hasSuffix(
      "or remove one of 1 and 2, so that only one end of UIButton 0xb is tied"
    )
    #expect(isTold == (height == 568))
  }

  @Test func `asks for no smaller spaces where a host's own margins need the room`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.bottom == UILayoutGuide:0xc'UIViewLayoutMarginsGuide'.bottom   (active)>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 30   (active)>",
        "<NSLayoutConstraint:0x4 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']-(40)-|   (active, names: '|':UIView:0xa )>",
      ])
    )
    #expect(!words.fix.contains("space"))
  }

  @Test(arguments: [20, 99])
  func `takes a view that is narrower than its spaces for one that has no width yet`(_ width: Int)
    throws
  {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UILabel:0xb.left == UIView:0xa.left + 100>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.right == UIView:0xa.right - 100>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == \(width)   (active)>",
      ])
    )
    #expect(words.cause.hasSuffix("as the view is laid out before it has its own width"))
    #expect(words.fix == "if the final layout is right, give 2 a priority of 999")
  }

  @Test func `leaves a view its width that misses less than it has`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UILabel:0xb.left == UIView:0xa.left + 30>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.right == UIView:0xa.right - 30>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 44   (active)>",
      ])
    )
    #expect(words.fix.contains("take less than 44 points together (60 now)"))
  }

  @Test(arguments: [
    ("UITableViewCellContentView", "the table makes the row 44 points high"),
    ("_UITableViewHeaderFooterContentView", "the table makes the header or footer 44 points high"),
    ("App.TileCell", "the list makes the cell 44 points high"),
    ("UIView", "UIKit makes UIView 0xa 44 points high"),
    ("NSView", "AppKit makes NSView 0xa 44 points high"),
  ])
  func `says who makes what as long`(_ host: String, _ words: String) throws {
    let told = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UILabel:0xb.top == \(host):0xa.top>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.bottom == \(host):0xa.bottom>",
        "<NSLayoutConstraint:0x3 UILabel:0xb.height == 100>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' \(host):0xa.height == 44   (active)>",
      ])
    )
    #expect(told.cause.hasPrefix("usual cause: \(words) (UIView-Encapsulated-Layout-Height)"))
  }

  @Test func `leaves a thin line as thin as it is`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xb.height == 0.5>",
          "<NSLayoutConstraint:0x2 UITableViewCellContentView:0xa.bottom == UIView:0xb.bottom>",
          "<NSLayoutConstraint:0x3 UIView:0xb.top == UITableViewCellContentView:0xa.top + 30>",
          "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xa.height == 44   (active)>",
        ],
        broken: 0
      )
    )
    #expect(words.fix.hasSuffix("and give 3 a priority of 999"))
  }

  @Test func `says that a length can go where it is the only one`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UILabel:0xb.top == UIView:0xa.top>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.bottom == UIView:0xa.bottom>",
        "<NSLayoutConstraint:0x3 UILabel:0xb.height == 100>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 711   (active)>",
      ])
    )
    #expect(words.fix == "remove 3, or give it a priority of 999")
  }

  /// The content view of a collection view's cell is a plain view.
  @Test func `keeps the length that a cell sizes itself by`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:|-(0)-[UIView:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x2 UIView:0xb.bottom == UIView:0xa.bottom   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xb.height == 90   (active)>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 50   (active)>",
      ])
    )
    #expect(
      words.fix
        == "give 3 a priority of 999, as a cell or a header that sizes itself takes its height from it; remove 3 if the "
        + "list or its layout gives the size"
    )
  }

  @Test func `names the length that can go where an edge gives way`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xb.bottom == UIView:0xa.bottom   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xb.height == 214   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0xb.top == UIView:0xa.top   (active)>",
          "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 926   (active)>",
        ],
        broken: 0
      )
    )
    #expect(words.fix == "give 1 a priority of 999, or remove 2")
  }

  @Test(arguments: [
    (450, "give 2 a priority of 999, or make the height in 2 or 4 smaller"),
    (100, "give 5 a priority of 999, or make the height in 2 and 4 smaller"),
    (600, "give 2 a priority of 999, or remove 1 or 5, so that only one end is tied"),
  ])
  func `names what can change besides`(_ host: Int, _ fix: String) throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 V:|-(0)-[UIView:0xb]   (active, names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x2 UIView:0xb.height == 200   (active)>",
          "<NSLayoutConstraint:0x3 V:[UIView:0xb]-(0)-[UIView:0xc]   (active)>",
          "<NSLayoutConstraint:0x4 UIView:0xc.height == 300   (active)>",
          "<NSLayoutConstraint:0x5 V:[UIView:0xc]-(0)-|   (active, names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == \(host)   (active)>",
        ],
        broken: 1
      )
    )
    #expect(words.fix == fix)
  }

  @Test func `lets go of one end of a stack view whose views are all of fixed width`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIStackView:0xb.leading == UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide'.leading + 8   (active)>",
          "<NSLayoutConstraint:0x2 UIStackView:0xb.trailing == UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide'.trailing - 8   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0xd.width == 40   (active)>",
          "<NSLayoutConstraint:0x4 UIView:0xe.width == 50   (active)>",
          "<NSLayoutConstraint:0x5 'UISV-canvas-connection' UIStackView:0xb.leading == UIView:0xd.leading   (active)>",
          "<NSLayoutConstraint:0x6 'UISV-canvas-connection' H:[UIView:0xe]-(0)-|   (active, names: '|':UIStackView:0xb )>",
          "<NSLayoutConstraint:0x7 'UISV-spacing' H:[UIView:0xd]-(0)-[UIView:0xe]   (active)>",
          "<NSLayoutConstraint:0x8 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 390   (active)>",
          "<NSLayoutConstraint:0x9 'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide'](LTR)   (active, names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x10 'UIViewSafeAreaLayoutGuide-right' H:[UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide']-(0)-|(LTR)   (active, names: '|':UIView:0xa )>",
        ],
        broken: 3
      )
    )
    #expect(
      words.fix == "give 4 a priority of 999, or remove 1 or 2, so that only one end is tied"
    )
  }

  @Test func `lets the length of a view go where a ratio is in the way`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xb.width == UIView:0xb.height   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xb.width == 40   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0xb.top == UIView:0xa.top   (active)>",
          "<NSLayoutConstraint:0x4 UIView:0xb.bottom == UIView:0xa.bottom   (active)>",
          "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 44   (active)>",
        ],
        broken: 0
      )
    )
    #expect(words.fix == "give 1 a priority of 999, or remove 2")
  }

  @Test func `takes equal numbers for rounded ones`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xa.height >= 48   (active)>",
          "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 48   (active)>",
        ],
        broken: 0
      )
    )
    #expect(words.cause.hasSuffix("by a fraction that is not printed"))
    #expect(words.fix == "give 1 a priority of 999")
  }

  @Test func `does not ask to round what the content has right`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xa.height == 75   (active)>",
          "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 75.3333   (active)>",
        ],
        broken: 0
      )
    )
    #expect(words.cause.contains("a fraction of a point off what the content asks for"))
    #expect(words.fix == "give 1 a priority of 999")
  }

  @Test func `tells a measurement from a first layout`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UILabel:0xb.left == UIView:0xa.left + 20   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0xb.right == UIView:0xa.right - 20   (active)>",
          "<NSLayoutConstraint:0x3 'fittingSizeHTarget' UIView:0xa.width == 0   (active)>",
        ],
        broken: 1
      )
    )
    #expect(
      words.cause.hasPrefix("usual cause: a measurement for a size of 0 (fittingSizeHTarget)")
    )
    #expect(words.fix.hasPrefix("if the final layout is right, give 2 a priority of 999"))
  }

  @Test(arguments: [
    ("top", "bottom", "height", "Height", ".center or .top"),
    ("leading", "trailing", "width", "Width", ".center or .leading"),
  ])
  func `names the stack view's alignment where that stretches a view`(
    _ near: String,
    _ far: String,
    _ length: String,
    _ host: String,
    _ alignments: String
  ) throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UIView:0xc.\(length) == 100   (active)>",
        "<NSLayoutConstraint:0x2 'UISV-alignment' UIView:0xb.\(far) == UIView:0xc.\(far)   (active)>",
        "<NSLayoutConstraint:0x3 'UISV-alignment' UIView:0xb.\(near) == UIView:0xc.\(near)   (active)>",
        "<NSLayoutConstraint:0x4 'UISV-canvas-connection' UIStackView:0xa.\(near) == UIView:0xb.\(near)   (active)>",
        "<NSLayoutConstraint:0x5 'UISV-canvas-connection' UIStackView:0xa.\(far) == UIView:0xb.\(far)   (active)>",
        "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-\(host)' UIStackView:0xa.\(length) == 711   (active)>",
      ])
    )
    #expect(
      words.fix
        == "give 1 a priority of 999, or set the stack view's alignment to \(alignments), so that it does not stretch UIView 0xc"
    )
  }

  @Test func `has one way where the app gives the same view another length`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:[UIInputView:0xa(246)]>",
        "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' V:[UIInputView:0xa(216)]>",
      ])
    )
    #expect(words.cause.hasSuffix("and 1 asks for another height"))
    #expect(words.fix == "give 1 a priority of 999")
  }

  /// Masonry prints no names, so that the host's own constraint has none.
  @Test func `takes a cell without a width for one that is not laid out yet`() throws {
    let words = try #require(
      advice([
        "<MASLayoutConstraint:0x1 UILabel:0xb.leading == App.MenuCell:0xa.leading + 6>",
        "<MASLayoutConstraint:0x2 App.MenuCell:0xa.trailing == UILabel:0xb.trailing + 6>",
        "<NSLayoutConstraint:0x3 App.MenuCell:0xa.width == 0>",
      ])
    )
    #expect(words.cause.contains("a first layout pass with size 0 (App.MenuCell 0xa width = 0)"))
    #expect(words.fix.contains("give 2 a priority of 999"))
  }

  @Test(arguments: [("MASLayoutConstraint", true), ("NSLayoutConstraint", false)])
  func `may be a length without a name beside constraints of a library`(
    _ library: String,
    _ isLibrary: Bool
  ) throws {
    let words = try #require(
      advice([
        "<\(library):0x1 UIView:red.left == UIView:0xa.left + 10>",
        "<\(library):0x2 UIView:red.right == UILabel:0xb.left>",
        "<\(library):0x3 UIView:red.width == 120>",
        "<\(library):0x4 UILabel:0xb.right == UIView:0xa.right - 30>",
        "<\(library):0x5 UILabel:0xb.width == 50>",
        "<NSLayoutConstraint:0x6 UIView:0xa.width == 375>",
      ])
    )
    let last = isLibrary ? "remove 1, 2, 3, 4 or 5, or give 5" : "or give 6"
    #expect(words.fix.hasSuffix("\(last) a priority of 999"))
  }

  /// The name may be `_UITemporaryLayoutWidth` or `UISV-hiding`.
  @Test func `tells what a length of 0 without a name may be`() throws {
    let words = try #require(
      advice([
        "<MASLayoutConstraint:0x1 UIButton:0xb.left == App.HeaderView:0xa.left + 12>",
        "<MASLayoutConstraint:0x2 UIButton:0xb.right == App.HeaderView:0xa.right - 12>",
        "<NSLayoutConstraint:0x3 App.HeaderView:0xa.width == 0>",
      ])
    )
    #expect(words.cause.contains("which UIKit asks for before App.HeaderView 0xa has its size"))
    #expect(
      words.fix
        == "if the final layout is right, give 2 a priority of 999; or give App.HeaderView 0xa a width of more than 24 points before its first layout"
    )
  }

  @Test(arguments: [("App.MenuHeaderView", true), ("App.MenuView", false)])
  func `takes a header with two widths for one that has no size yet`(
    _ view: String,
    _ isHeader: Bool
  ) throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 \(view):0xa.width == 375>",
        "<NSLayoutConstraint:0x2 \(view):0xa.width == 0>",
      ])
    )
    #expect(words.cause.contains("which UIKit asks for before \(view) 0xa has") == isHeader)
    #expect(words.fix.contains("give 1 a priority of 999") == isHeader)
    #expect(words.fix.hasPrefix("keep one of the two constraints") == !isHeader)
  }

  @Test func `names the app's constraints where UIKit's stand beside them`() throws {
    let words = try #require(
      advice([
        "<_UILayoutSupportConstraint:0x1 _UILayoutGuide:0xb.height == 0   (active)>",
        "<_UILayoutSupportConstraint:0x2 V:|-(0)-[_UILayoutGuide:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x3 V:[_UILayoutGuide:0xb]-(-20)-[UINavigationBar:0xc]   (active)>",
        "<NSLayoutConstraint:0x4 V:|-(0)-[UINavigationBar:0xc]   (active, names: '|':UIView:0xa )>",
      ])
    )
    #expect(words.fix == "remove 3 or 4, or give 3 a priority of 999")
  }
}

@Suite struct `Advice about a view that has no length yet` {
  @Test func `says that its frame is 0, and what may give way`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.height == 0   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(8)-[UILabel:0xb'Tech']   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x3 V:[UILabel:0xb'Tech']-(8)-|   (active, names: '|':UIView:0xa )>",
      ])
    )
    #expect(words.cause.hasPrefix("likely cause: the height of UIView 0xa is 0"))
    #expect(
      words.fix.hasSuffix("give it a frame before its first layout, or give 3 a priority of 999")
    )
  }

  @Test func `never asks for constraints that place a window`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--- v=--- H:[UIWindow:0xa(0)]>",
        "<NSLayoutConstraint:0x2 H:|-(8)-[UILabel:0xb]   (Names: '|':UIWindow:0xa )>",
        "<NSLayoutConstraint:0x3 H:[UILabel:0xb]-(8)-|   (Names: '|':UIWindow:0xa )>",
      ])
    )
    #expect(words.fix.hasPrefix("give the window its frame"))
    #expect(!words.fix.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test func `gives a library's toolbar a frame, and leaves UIKit's views in it alone`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- _UIToolbarContentView:0xb.height == LibToolbar:0xa.height>",
        "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& LibToolbar:0xa.height == 0   (active)>",
        "<NSLayoutConstraint:0x3 V:|-(4)-[_UIButtonBarStackView:0xc]   (active, names: '|':_UIToolbarContentView:0xb )>",
        "<NSLayoutConstraint:0x5 UIImageView:0xd.centerY == _UIModernBarButton:0xe.centerY   (active)>",
        "<NSLayoutConstraint:0x6 _UIModernBarButton:0xe.top == _UIButtonBarStackView:0xc.top   (active)>",
        "<NSLayoutConstraint:0x7 UIImageView:0xd.top >= _UIModernBarButton:0xe.top + 3   (active)>",
        "<NSLayoutConstraint:0x4 V:[_UIButtonBarStackView:0xc]-(4)-|   (active, names: '|':_UIToolbarContentView:0xb )>",
      ])
    )
    #expect(words.cause == "usual cause: a toolbar lays out its items while its height is still 0")
  }

  @Test func `has nothing to mend in a window's toolbar`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 NSToolbarButton:0xb.bottom <= NSStackView:0xc.top - 2   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(>=3)-[NSToolbarButton:0xb]   (active, names: '|':NSToolbarItemViewer:0xa )>",
        "<NSLayoutConstraint:0x3 NSStackView:0xc.bottom == NSToolbarItemViewer:0xa.bottom - 4   (active)>",
        "<NSLayoutConstraint:0x4 'NSView-Encapsulated-Layout-Height' NSToolbarItemViewer:0xa.height == 1   (active)>",
      ])
    )
    #expect(words.cause == "usual cause: all of these hold AppKit's own views in a toolbar")
    #expect(words.fix.hasPrefix("nothing in the app's constraints to fix"))
  }
}

@Suite struct `Advice about what UIKit makes` {
  @Test(arguments: [-16, -20])
  func `is to leave an action sheet's negative width alone`(_ width: Int) throws {
    let words = try #require(
      advice(["<NSLayoutConstraint:0x1 UIView:0xa.width == - \(-width)   (active)>"])
    )
    #expect(words.fix == "nothing to fix; the sheet looks right all the same")
  }

  @Test func `is that the keyboard's window has no constraints of the app`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:|-(20)-[UIInputSetContainerView:0xb]   (Names: '|':UITextEffectsWindow:0xa )>",
        "<NSLayoutConstraint:0x2 'UIInputWindowController-top' V:|-(0)-[UIInputSetContainerView:0xb]   (Names: '|':UITextEffectsWindow:0xa )>",
      ])
    )
    #expect(words.fix == "nothing in the app's constraints to fix")
  }

  @Test func `is a frame for a toolbar that is measured without a width`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 H:[_UIModernBarButton:0xd]-(>=5)-|   (active, names: '|':_UIButtonBarButton:0xc )>",
        "<NSLayoutConstraint:0x2 H:|-(>=5)-[_UIModernBarButton:0xd]   (active, names: '|':_UIButtonBarButton:0xc )>",
        "<NSLayoutConstraint:0x3 H:|-(0)-[_UIButtonBarButton:0xc]   (active, names: '|':_UIToolbarContentView:0xb )>",
        "<NSLayoutConstraint:0x4 H:[_UIButtonBarButton:0xc]-(0)-|   (active, names: '|':_UIToolbarContentView:0xb )>",
        "<NSAutoresizingMaskLayoutConstraint:0x5 h=-&- v=-&- _UIToolbarContentView:0xb.width == UIToolbar:0xa.width   (active)>",
        "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' UIToolbar:0xa.width == 0   (active)>",
      ])
    )
    #expect(words.cause == "usual cause: a toolbar lays out its items while its width is still 0")
  }

  @Test func `is to change what is in a controller's view, not the views around it`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIViewControllerWrapperView:0xb.height == UIWindow:0xa.height>",
        "<NSAutoresizingMaskLayoutConstraint:0x2 h=--- v=--- V:[UIWindow:0xa(480)]>",
        "<NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- UIView:0xc.height == UIViewControllerWrapperView:0xb.height>",
        "<NSLayoutConstraint:0x4 V:|-(0)-[UITableView:0xd]   (Names: '|':UIView:0xc )>",
        "<NSLayoutConstraint:0x5 V:[UITableView:0xd]-(0)-|   (Names: '|':UIView:0xc )>",
        "<NSLayoutConstraint:0x6 V:[UITableView:0xd(526)]>",
      ])
    )
    #expect(words.fix == "remove 6, or give it a priority of 999")
  }
}

@Suite struct `Advice about lengths of the app` {
  @Test func `asks for room where lengths add up, though a stack view stands between them`() throws
  {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UIView:0xa.height == 120   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(0)-[UIStackView:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x3 V:[UIStackView:0xb]-(0)-|   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x4 'UISV-canvas-connection' UIStackView:0xb.top == UIView:0xc.top   (active)>",
        "<NSLayoutConstraint:0x5 'UISV-spacing' V:[UIView:0xc]-(0)-[UIView:0xd]   (active)>",
        "<NSLayoutConstraint:0x6 'UISV-canvas-connection' V:[UIView:0xd]-(0)-|   (active, names: '|':UIStackView:0xb )>",
        "<NSLayoutConstraint:0x7 UIView:0xc.height == 50   (active)>",
        "<NSLayoutConstraint:0x8 UIView:0xd.height == 100   (active)>",
      ])
    )
    #expect(
      words.fix
        == "make room for 30 points more (150 for 120 in 1), or give 8 a priority of 999"
    )
  }

  @Test func `asks for no room where a larger length would leave another contradiction`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UIView:0xa.height == 120   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(0)-[UIStackView:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x3 V:[UIStackView:0xb]-(0)-|   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x4 'UISV-canvas-connection' UIStackView:0xb.top == UIView:0xc.top   (active)>",
        "<NSLayoutConstraint:0x5 'UISV-spacing' V:[UIView:0xc]-(0)-[UIView:0xd]   (active)>",
        "<NSLayoutConstraint:0x6 'UISV-canvas-connection' V:[UIView:0xd]-(0)-|   (active, names: '|':UIStackView:0xb )>",
        "<NSLayoutConstraint:0x7 UIView:0xc.height == 50   (active)>",
        "<NSLayoutConstraint:0x8 UIView:0xd.height == 100   (active)>",
        "<NSLayoutConstraint:0x9 UIView:0xa.height <= 130   (active)>",
      ])
    )
    #expect(!words.fix.contains("make room"))
  }

  /// A spacing of 30 and margins of 4 in a stack view that is 20 points high.
  @Test(arguments: [
    (30, 4, "give the stack view less spacing"), (30, 12, "give the stack view more room"),
    (4, 12, "give the stack view smaller margins"),
  ])
  func `says which of a stack view's own lengths is too large`(
    _ spacing: Int,
    _ margin: Int,
    _ words: String
  ) throws {
    let lines = [
      "<NSLayoutConstraint:0x1 '_UITemporaryLayoutHeight' UIStackView:0xb.height == 20   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UILayoutGuide:0xe'UIViewLayoutMarginsGuide'.top == UIView:0xc.top   (active)>",
      "<NSLayoutConstraint:0x3 'UISV-spacing' V:[UIView:0xc]-(\(spacing))-[UIView:0xd]   (active)>",
      "<NSLayoutConstraint:0x4 'UISV-canvas-connection' UILayoutGuide:0xe'UIViewLayoutMarginsGuide'.bottom == UIView:0xd.bottom   (active)>",
      "<NSLayoutConstraint:0x5 'UIView-topMargin-guide-constraint' V:|-(\(margin))-[UILayoutGuide:0xe'UIViewLayoutMarginsGuide']   (active, names: '|':UIStackView:0xb )>",
      "<NSLayoutConstraint:0x6 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xe'UIViewLayoutMarginsGuide']-(\(margin))-|   (active, names: '|':UIStackView:0xb )>",
    ]
    let log = ConflictLog(
      "Unable to simultaneously satisfy constraints.\n(\n"
        + lines.map { "\"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    )
    let explanation = ConflictExplanation(try #require(log.conflicts.first))
    #expect(ExplanationWording(explanation).roomInStack(explanation.constraints) == words)
  }

  @Test func `keeps to the stack view where that makes lengths equal`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 'UISV-fill-equally' UIView:0xb.width == UIView:0xa.width   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 100   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xb.width == 120   (active)>",
      ])
    )
    #expect(words.fix == "remove 3, and let the stack's alignment, spacing and margins say it")
  }

  @Test func `names what makes a view 0 points high`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UIView:0xa.height == 0   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.height >= 22   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xa.top == UILabel:0xb.top   (active)>",
        "<NSLayoutConstraint:0x4 UIView:0xa.bottom == UILabel:0xb.bottom   (active)>",
      ])
    )
    #expect(
      words.cause
        == "usual cause: 1 makes UIView 0xa 0 points high, and what is tied to it needs more"
    )
    #expect(
      words.fix == "give 2 a priority of 999, so that it gives way while the view is that small"
    )
  }

  @Test func `says of a cell that is too narrow for any table that it is laid out too early`()
    throws
  {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UILabel:0xb.leading == UITableViewCellContentView:0xa.leading + 20   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0xb.trailing == UITableViewCellContentView:0xa.trailing - 20   (active)>",
          "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0xa.width == 27.3333   (active)>",
        ],
        broken: 1
      )
    )
    #expect(words.fix.hasPrefix("update the table once it is on the screen"))
    #expect(words.fix.hasSuffix("give 2 a priority of 999"))
  }

  @Test func `asks for no smaller spaces where only a margin that is not printed is in the way`()
    throws
  {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xb.width == 2*UIView:0xb.height   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xb.height == 150   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0xb.leading == UIView:0xa.leadingMargin   (active)>",
          "<NSLayoutConstraint:0x4 UIView:0xb.trailing == UIView:0xa.trailingMargin   (active)>",
          "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 414   (active)>",
        ],
        broken: 1
      )
    )
    #expect(words.fix == "give 2 a priority of 999, or remove 1")
  }

  @Test func `asks for the whole message where a size of 0 contradicts nothing in it`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xb.leading == UIView:0xa.leading   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xb.trailing == UIView:0xa.trailing   (active)>",
          "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 0   (active)>",
        ],
        broken: 1
      )
    )
    #expect(words.fix.hasPrefix("paste the whole message"))
  }

  @Test func `tells a phone on its side by its height`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UIView:0xb.top == UIView:0xa.top + 300   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.bottom == UIView:0xb.bottom + 200   (active)>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 390   (active)>",
      ])
    )
    #expect(words.fix.hasSuffix("for a compact height, as it has on a phone that lies on its side"))
  }
}
