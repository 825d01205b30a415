import Testing

@Suite struct `Advice about frames that masks hold` {
  @Test func `names a frame that was empty when the view was added`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& App.Banner:0xb.width == UIView:0xa.width - 320>",
        "<NSLayoutConstraint:0x2 H:|-(4)-[UILabel:0xc]   (Names: '|':App.Banner:0xb )>",
        "<NSLayoutConstraint:0x3 H:[UILabel:0xc]-(10)-|   (Names: '|':App.Banner:0xb )>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' H:[UIView:0xa(320)]>",
      ])
    )
    #expect(
      words.cause.contains(
        "1 keeps App.Banner 0xb 320 points narrower than UIView 0xa, which is 320 points wide, as the frame of App.Banner 0xb was empty"
      )
    )
    #expect(words.fix.hasPrefix("give App.Banner 0xb a frame that has room for what is inside"))
    #expect(!words.fix.contains("999"))
  }

  @Test func `takes a mask that leaves room for no empty frame`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& App.Banner:0xb.width == UIView:0xa.width - 40>",
        "<NSLayoutConstraint:0x3 H:|-(4)-[UILabel:0xc]   (Names: '|':App.Banner:0xb )>",
        "<NSLayoutConstraint:0x4 H:[UILabel:0xc(300)]>",
        "<NSLayoutConstraint:0x5 H:[UILabel:0xc]-(10)-|   (Names: '|':App.Banner:0xb )>",
        "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' H:[UIView:0xa(320)]>",
      ])
    )
    #expect(!words.cause.contains("the frame of"))
  }

  @Test(arguments: [
    "NSScrollView:0xa.trailing == NSView:0xc.trailing",
    "NSView:0xc.trailing == NSScrollView:0xa.trailing",
  ])
  func `names a scroller between a scroll view and its clip view`(_ outer: String) throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 \(outer)   (active)>",
        "<NSLayoutConstraint:0x2 H:[NSView:0xc]-(0)-|   (active, names: '|':NSClipView:0xb )>",
        "<NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- H:[NSClipView:0xb]-(15)-|   (active, names: '|':NSScrollView:0xa )>",
      ])
    )
    #expect(words.cause.contains("a scroller takes 15 points"))
    #expect(words.fix == "remove 1: what is scrolled is tied to the clip view alone")
  }

  @Test func `knows windows that are not turned with the device`() throws {
    let words = try #require(
      advice(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--- v=--- H:[UIWindow:0xa(320)]>",
          "<NSLayoutConstraint:0x2 V:[UIView:0xc]-(290)-|   (Names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x3 V:|-(20)-[UIView:0xc]   (Names: '|':UIView:0xb )>",
          "<NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=-&- UIView:0xb.width == UIWindow:0xa.width - 20>",
        ],
        broken: 1
      )
    )
    #expect(words.cause.contains("its width (1) is the height of what is in it"))
    #expect(
      words.fix == "give 2 a priority of 999, so that it gives way while the device is turned"
    )
  }

  @Test func `knows a box that is to be a line`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 V:[NSBox:0xa'Prices'(1)]>",
          "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- V:|-(6)-[NSView:0xb]   (Names: '|':NSBox:0xa'Prices' )>",
          "<NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- V:[NSView:0xb]-(5)-|   (Names: '|':NSBox:0xa'Prices' )>",
        ],
        broken: 0
      )
    )
    #expect(words.cause.contains("`Prices` keeps 11 points around its content"))
    #expect(words.fix.hasPrefix("if the box is a line, set its boxType to .separator"))
  }

  @Test func `takes a constraint of a host for no mask`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:[UICollectionView:0xa]-(80)-[UILayoutGuide:0xc]>",
        "<NSLayoutConstraint:0x2 UILayoutGuide:0xc.bottom == UIView:0xb.bottom>",
        "<NSAutoresizingMaskLayoutConstraint:0x3 h=--- v=--- 'UIView-Encapsulated-Layout-Top' V:[UIView:0xb]-(0)-|   (Names: '|':UICollectionView:0xa)>",
      ])
    )
    #expect(!words.fix.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test func `changes no mask of a view that UIKit lays out itself`() throws {
    let words = try #require(
      advice(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UIButtonLabel:0xc(19)]>",
          "<NSLayoutConstraint:0x2 UILabel:0xb.top == UIButtonLabel:0xc.top>",
          "<NSLayoutConstraint:0x3 UILabel:0xb.bottom == UIButtonLabel:0xc.bottom>",
          "<NSLayoutConstraint:0x4 V:[UILabel:0xb(17)]>",
        ],
        broken: 3
      )
    )
    #expect(words.cause.contains("UIKit lays out UIButtonLabel 0xc itself"))
    #expect(words.fix == "remove 4, or give it a priority of 999")
  }

  @Test func `says which controller a view belongs to whose class is private`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- _UIPageViewControllerContentView:0xb.midY == UIView:0xa.midY + 20   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- _UIPageViewControllerContentView:0xb.height == UIView:0xa.height   (active)>",
        "<NSLayoutConstraint:0x3 V:|-(0)-[_UIPageViewControllerContentView:0xb]   (active, names: '|':UIView:0xa )>",
      ])
    )
    #expect(
      words.cause.contains(
        "_UIPageViewControllerContentView 0xb, which is the view of a UIPageViewController, still"
      )
    )
  }

  @Test func `lets go of what makes a document as wide as its scroll view beside a scroller`()
    throws
  {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- H:|-(0)-[PaddedClipView:0xa]   (active, names: '|':ListScrollView:0xb )>",
        "<NSLayoutConstraint:0x2 H:|-(0)-[NSView:0xc]   (active, names: '|':PaddedClipView:0xa )>",
        "<NSLayoutConstraint:0x3 H:[NSView:0xc]-(0)-|   (active, names: '|':PaddedClipView:0xa )>",
        "<NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=-&- H:[PaddedClipView:0xa]-(15)-|   (active, names: '|':ListScrollView:0xb )>",
        "<NSLayoutConstraint:0x5 ListScrollView:0xb.width == NSView:0xc.width   (active)>",
      ])
    )
    #expect(words.cause.contains("a scroller takes 15 points"))
    #expect(words.fix.hasPrefix("remove 5:"))
  }

  @Test func `lets a length give way inside of a frame, and no edge`() throws {
    let words = try #require(
      advice(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& App.HeaderView:0xa.height == 190   (active)>",
          "<NSLayoutConstraint:0x2 V:|-(0)-[UIView:0xb]   (active, names: '|':App.HeaderView:0xa )>",
          "<NSLayoutConstraint:0x3 V:[UIView:0xb]-(0)-|   (active, names: '|':App.HeaderView:0xa )>",
          "<NSLayoutConstraint:0x4 UIView:0xb.height >= 200   (active)>",
        ],
        broken: 2
      )
    )
    #expect(
      words.fix.hasSuffix("room for what is inside (10 points more), or give 4 a priority of 999")
    )
  }

  @Test func `names a flexible height that was set while the superview was larger`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UIScrollView:0xb.bottom == UIImageView:0xc.bottom>",
        "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- App.PageView:0xd.height == UIScrollView:0xb.height - 300>",
        "<NSLayoutConstraint:0x3 V:[UIImageView:0xc]-(60)-|   (Names: '|':App.MainView:0xa )>",
        "<NSLayoutConstraint:0x4 V:[App.MainView:0xa(400)]>",
        "<NSLayoutConstraint:0x5 V:|-(50)-[UIScrollView:0xb]   (Names: '|':App.MainView:0xa )>",
      ])
    )
    #expect(
      words.cause.hasPrefix(
        "likely cause: 2 keeps App.PageView 0xd 300 points shorter than UIScrollView 0xb, which is 290 points high"
      )
    )
    #expect(
      words.fix.hasPrefix("take .flexibleHeight out of the autoresizingMask of App.PageView 0xd")
    )
  }

  @Test(arguments: ["trailing", "trailingMargin"])
  func `leaves the mask of what a view for effects shows alone`(_ edge: String) throws {
    let near = edge == "trailing" ? "leading" : "leadingMargin"
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- _UIVisualEffectContentView:0xc.width == UIVisualEffectView:0xb.width   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xd.leading == _UIVisualEffectContentView:0xc.\(near)   (active)>",
        "<NSLayoutConstraint:0x3 _UIVisualEffectContentView:0xc.\(edge) == UILabel:0xd.trailing   (active)>",
        "<NSLayoutConstraint:0x4 UILabel:0xd.width == 90   (active)>",
        "<NSLayoutConstraint:0x5 H:|-(0)-[UIVisualEffectView:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x6 H:[UIVisualEffectView:0xb]-(0)-|   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 0   (active)>",
      ])
    )
    #expect(words.cause.contains("a first layout pass with size 0"))
    #expect(!words.fix.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test func `takes a far margin that is tied from inside for no place of its view`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& App.PanelView:0xa.width == 90   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.leading == App.PanelView:0xa.leading + 20   (active)>",
        "<NSLayoutConstraint:0x3 App.PanelView:0xa.trailing == UILabel:0xb.trailing + 20   (active)>",
        "<NSLayoutConstraint:0x4 UILabel:0xb.width == 80   (active)>",
      ])
    )
    #expect(words.cause.contains("has the frame that was set for it"))
  }
}
