import PlumbLog
import Testing

@testable import PlumbDiagnosis

@Suite struct `Advice about a bar over the keyboard` {
  private let lines = [
    "<_UISystemBaselineConstraint:0x1 UIView:0xb.bottom <= UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide'.bottom NSLayoutAnchorConstraintSpace(8)   (active)>",
    "<NSLayoutConstraint:0x2 UIInputSetContainerView:0xd.bottom == UITextEffectsWindow:0xe.bottom   (active)>",
    "<NSLayoutConstraint:0x3 UIView:0xb.height >= 44   (active)>",
    "<NSLayoutConstraint:0x4 V:|-(0)-[UIView:0xb]   (active, names: '|':App.Bar:0xa )>",
    "<NSLayoutConstraint:0x5 V:|-(0)-[App.Bar:0xa]   (active, names: '|':UIInputSetHostView:0xf )>",
    "<NSLayoutConstraint:0x6 V:[UIInputSetContainerView:0xd]-(0)-[UIInputSetHostView:0xf]   (active)>",
    "<NSLayoutConstraint:0x7 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide']-(0)-|   (active, names: '|':UITextEffectsWindow:0xe )>",
  ]

  @Test func `names what ties it to the window of the keyboard`() throws {
    let words = try #require(advice(lines, broken: 2))
    #expect(
      words.cause.hasPrefix("usual cause: 1 ties UIView 0xb to the safe area of the keyboard's")
    )
    #expect(
      words.fix
        == "tie UIView 0xb to the safe area of its own superview, or give 1 a priority of 999"
    )
  }

  /// The bar, 300 points high, in a window of 200.
  @Test func `names none of the constraints that UIKit makes around it`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 App.Bar:0xa.height == 300   (active)>",
          "<NSLayoutConstraint:0x2 V:|-(0)-[App.Bar:0xa]   (active, names: '|':UIInputSetHostView:0xb )>",
          "<NSLayoutConstraint:0x3 V:[App.Bar:0xa]-(0)-|   (active, names: '|':UIInputSetHostView:0xb )>",
          "<NSLayoutConstraint:0x4 UIInputSetHostView:0xb.height == 200   (active)>",
        ],
        broken: 0
      )
    )
    #expect(words.fix == "remove 1, or give it a priority of 999")
  }

  @Test func `has nothing to mend where the keyboard places it`() throws {
    let words = try #require(
      advice(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& MessageEntryView:0xa.midX == UIInputSetHostView:0xb.midX + 187.5>",
          "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=--& MessageEntryView:0xa.width == UIInputSetHostView:0xb.width + 375>",
          "<NSLayoutConstraint:0x3 MessageEntryView:0xa.right == UIInputSetHostView:0xb.right>",
        ],
        broken: 2
      )
    )
    #expect(words.cause == "usual cause: the keyboard's own constraints")
    #expect(words.fix == "nothing in the app's constraints to fix")
  }
}

@Suite struct `Advice about views of the system` {
  @Test func `has nothing to mend in a share sheet`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 _UIActivityActionCellTitleLabel:0xb.height >= 22.5   (active)>",
          "<NSLayoutConstraint:0x2 V:|-(15)-[_UIActivityActionCellTitleLabel:0xb]   (active, names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x3 V:[_UIActivityActionCellTitleLabel:0xb]-(15)-|   (active, names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 52   (active)>",
        ],
        broken: 0
      )
    )
    #expect(words.cause == "usual cause: all of these hold UIKit's own views")
    #expect(words.fix == "nothing in the app's constraints to fix")
  }

  @Test func `has nothing to mend in the Finder's part of an open panel`() throws {
    let words = try #require(
      advice(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[FI_TBackgroundView:0xa(0)]>",
          "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- V:|-(0)-[NSClipView:0xb]   (Names: '|':FI_TBackgroundView:0xa )>",
          "<NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- V:[NSClipView:0xb]-(17)-|   (Names: '|':FI_TBackgroundView:0xa )>",
        ],
        broken: 2
      )
    )
    #expect(words.cause == "usual cause: all of these hold AppKit's own views")
  }

  @Test func `has nothing to mend in an alert`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 H:[UIView:0xc(304)]>",
          "<NSLayoutConstraint:0x2 _UIAlertControllerView:0xa.width == UIView:0xb.width>",
          "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' H:[UIView:0xb(142)]>",
          "<NSLayoutConstraint:0x4 _UIAlertControllerView:0xa.width >= UIView:0xc.width>",
        ],
        broken: 0
      )
    )
    #expect(words.fix == "nothing in the app's constraints to fix")
  }

  @Test(arguments: ["_UIVisualEffectContentView", "_UIAlertControllerView", "_UIHostingView"])
  func `has something to mend where apps fill them`(_ name: String) throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UILabel:0xb.height == 60   (active)>",
          "<NSLayoutConstraint:0x2 V:|-(0)-[UILabel:0xb]   (active, names: '|':\(name):0xa )>",
          "<NSLayoutConstraint:0x3 V:[UILabel:0xb]-(0)-|   (active, names: '|':\(name):0xa )>",
          "<NSLayoutConstraint:0x4 \(name):0xa.height == 44   (active)>",
        ],
        broken: 0
      )
    )
    #expect(words.fix.hasSuffix("give 1 a priority of 999"))
  }

  @Test func `has nothing to mend in UIKit's classes in Swift`() throws {
    let words = try #require(
      advice(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _TtCC5UIKit19NavigationButtonBar15ItemWrapperView:0xa.width == 0   (active)>",
          "<NSLayoutConstraint:0x2 _TtCC5UIKit19NavigationButtonBar15ItemWrapperView:0xa.leading == _UIButtonBarButton:0xb.leading   (active)>",
          "<NSLayoutConstraint:0x3 H:[_UIButtonBarButton:0xb]-(0)-|   (active, names: '|':_TtCC5UIKit19NavigationButtonBar15ItemWrapperView:0xa )>",
          "<NSLayoutConstraint:0x4 'IB_Leading_Leading' H:|-(2)-[_UIModernBarButton:0xc]   (active, names: '|':_UIButtonBarButton:0xb )>",
          "<NSLayoutConstraint:0x5 'IB_Trailing_Trailing' H:[_UIModernBarButton:0xc]-(2)-|   (active, names: '|':_UIButtonBarButton:0xb )>",
        ],
        broken: 4
      )
    )
    #expect(words.cause == "usual cause: all of these hold UIKit's own views in a bar")
  }

  @Test func `names the length that AppKit gives a view around the app's`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 H:[_NSSplitViewItemViewWrapper:0xa(50)]>",
          "<NSLayoutConstraint:0x2 H:|-(0)-[NSView:0xb]   (Names: '|':_NSSplitViewItemViewWrapper:0xa )>",
          "<NSLayoutConstraint:0x3 H:[NSView:0xb]-(0)-|   (Names: '|':_NSSplitViewItemViewWrapper:0xa )>",
          "<NSLayoutConstraint:0x4 H:[NSBox:0xc(560)]>",
          "<NSLayoutConstraint:0x5 H:|-(20)-[NSBox:0xc]   (Names: '|':NSView:0xb )>",
          "<NSLayoutConstraint:0x6 H:[NSBox:0xc]-(20)-|   (Names: '|':NSView:0xb )>",
        ],
        broken: 3
      )
    )
    #expect(
      words.cause
        == "usual cause: AppKit makes _NSSplitViewItemViewWrapper 0xa 50 points wide, and the content asks for another width"
    )
    #expect(words.fix == "remove 4, or give it a priority of 999")
  }

  @Test func `gives a scroll view its frame and leaves its clip view alone`() throws {
    let words = try #require(
      advice(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- H:|-(0)-[App.PageView:0xb]   (Names: '|':NSClipView:0xa )>",
          "<NSLayoutConstraint:0x2 H:|-(10)-[NSTextField:0xc]   (Names: '|':App.PageView:0xb )>",
          "<NSLayoutConstraint:0x3 H:[NSTextField:0xc]-(10)-|   (Names: '|':App.PageView:0xb )>",
          "<NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=-&- H:[App.PageView:0xb]-(0)-|   (Names: '|':NSClipView:0xa )>",
          "<NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& H:[NSClipView:0xa(0)]>",
        ],
        broken: 2
      )
    )
    #expect(
      words.fix
        == "give the scroll view its size before its first layout, or give 3 a priority of 999; leave the mask of NSClipView 0xa alone"
    )
  }

  @Test func `says where Interface Builder made a constraint`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xb.left == UIView:0xa.left   (active)>",
          "<NSIBPrototypingLayoutConstraint:0x2 'IB auto generated at build time for view with fixed frame' H:|-(256)-[UIView:0xb](LTR)   (Names: '|':UIView:0xa )>",
        ],
        broken: 1
      )
    )
    #expect(
      words.cause
        == "usual cause: Interface Builder makes 2 from the frame of UIView 0xb, which has no constraints in the document"
    )
    #expect(words.fix.hasPrefix("add constraints for UIView 0xb in the document"))
  }
}

@Suite struct `Advice about frames that are set` {
  @Test func `tells a frame that is too large from one that is too small`() throws {
    let words = try #require(
      advice(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& App.Page:0xa.height == 896   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xb.height == 200   (active)>",
          "<NSLayoutConstraint:0x3 V:|-(0)-[UIView:0xb]   (active, names: '|':App.Page:0xa )>",
          "<NSLayoutConstraint:0x4 UIView:0xb.bottom == App.Page:0xa.bottom   (active)>",
        ],
        broken: 1
      )
    )
    #expect(
      words.fix.hasSuffix(
        "if not, give it a frame that what is inside fills, or give 2 a priority of 999"
      )
    )
  }

  /// Interface Builder writes far edges with the outer view first.
  @Test func `does not take a view for placed by what holds a view inside it`() throws {
    let words = try #require(
      advice(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 App.Card:0xa.height == 234>",
          "<NSLayoutConstraint:0x2 UIView:0xb.height == 248>",
          "<NSLayoutConstraint:0x3 App.Card:0xa.bottom == UIView:0xb.bottom>",
          "<NSLayoutConstraint:0x4 UIView:0xb.top == App.Card:0xa.top>",
        ],
        broken: 1
      )
    )
    #expect(words.fix.contains("give it a frame that has room for what is inside (14 points more)"))
    #expect(words.fix.hasSuffix("or give 2 a priority of 999"))
  }

  @Test func `names all views whose masks are left on`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xb.height == 60   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UILabel:0xc.height == 60   (active)>",
        "<NSLayoutConstraint:0x3 V:|-(0)-[UIView:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x4 V:[UIView:0xb]-(0)-[UILabel:0xc]   (active)>",
        "<NSLayoutConstraint:0x5 V:[UILabel:0xc]-(0)-|   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x6 UIView:0xa.height == 100   (active)>",
      ])
    )
    #expect(words.cause.contains("UIView 0xb and UILabel 0xc still turn their autoresizing masks"))
  }
}

@Suite struct `Advice about what the keyboard shows at its first use` {
  @Test func `leaves its views to UIKit`() throws {
    let tutorial = "UIContinuousPathIntroduct...:0xa"
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:|-(0)-[UIView:0xb]   (active, names: \(tutorial), '|':\(tutorial) )>",
        "<NSLayoutConstraint:0x2 UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide'.bottom == UIView:0xb.bottom   (active)>",
        "<NSLayoutConstraint:0x3 UIContinuousPathIntroduct....height == 20   (active, names: \(tutorial) )>",
        "<NSLayoutConstraint:0x4 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: \(tutorial), '|':\(tutorial) )>",
      ])
    )
    #expect(words.fix == "nothing in the app's constraints to fix")
  }
}

@Suite struct `Advice about a list that is not whole` {
  private let text = """
    (
        "<NSLayoutConstraint:0x1 UIImageView:0xb.top == UIView:0xa.top   (active)>",
        "<NSLayoutConstraint:0x2 UIImageView:0xb.bottom == UIView:0xa.bottom   (active)>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x3 UIImageView:0xb.height == 0.5*UIImageView:0xb.width   (active)>
    """

  @Test func `names what gives way`() throws {
    let entry = try #require(ExplainedLog(ConflictLog(text), file: "a.log").entries.first)
    #expect(
      entry.notes.contains(
        "the log says that UIImageView 0xb height = 0.5 × UIImageView 0xb width (0x3) gives way, which it does not list"
      )
    )
    #expect(
      entry.notes.contains(
        "copy the whole list; if the layout is right without that constraint, give it a priority of 999"
      )
    )
  }
}
