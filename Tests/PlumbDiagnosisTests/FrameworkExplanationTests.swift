import Testing

@Suite struct `Advice about views of other frameworks` {
  @Test func `leaves what a player holds to AVKit`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 H:|-(14)-[UILabel:0xc]   (Names: '|':_UIBackdropContentView:0xb )>",
        "<NSLayoutConstraint:0x2 H:[UILabel:0xc]-(14)-|   (Names: '|':_UIBackdropContentView:0xb )>",
        "<NSLayoutConstraint:0x3 H:|-(0)-[_UIBackdropContentView:0xb]   (Names: '|':AVAlphaUpdatingView:0xa )>",
        "<NSLayoutConstraint:0x4 H:[_UIBackdropContentView:0xb]-(0)-|   (Names: '|':AVAlphaUpdatingView:0xa )>",
        "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' H:[AVAlphaUpdatingView:0xa(0)]>",
      ])
    )
    #expect(
      words.cause
        == "usual cause: all of these hold views that AVKit makes for itself, in a first layout pass with size 0"
    )
    #expect(words.fix == "nothing in the app's constraints to fix")
  }

  @Test func `names what an app may have laid over a player`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 H:|-(>=90)-[UIStackView:0xc]   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x2 UIStackView:0xc.trailing == UIView:0xb.trailing - 90   (active)>",
        "<NSLayoutConstraint:0x3 H:|-(0)-[UIView:0xb]   (active, names: '|':_AVFocusContainerView:0xa )>",
        "<NSLayoutConstraint:0x4 UIView:0xb.trailing == _AVFocusContainerView:0xa.trailing   (active)>",
        "<NSLayoutConstraint:0x5 '_UITemporaryLayoutWidth' _AVFocusContainerView:0xa.width == 0   (active)>",
      ])
    )
    #expect(
      words.fix
        == "nothing in the app's constraints to fix; only where the app lays views of its own over the player, give 2 a priority of 999"
    )
  }

  @Test(arguments: [
    ("VisionKit", "VKAVCapturePreviewView"), ("Spotlight", "SPUISearchHeaderView"),
  ])
  func `knows views whose names begin as those of apps do`(
    _ framework: String,
    _ name: String
  ) throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UILabel:0xb.leading == \(name):0xa.leadingMargin>",
        "<NSLayoutConstraint:0x2 H:[UILabel:0xb]-(8)-[UIButton:0xc]>",
        "<NSLayoutConstraint:0x3 \(name):0xa.trailingMargin == UIButton:0xc.trailing>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' H:[\(name):0xa(0)]>",
      ])
    )
    #expect(words.cause.contains("views that \(framework) makes for itself"))
    #expect(words.fix == "nothing in the app's constraints to fix")
  }

  @Test(arguments: ["VKScoreView", "AVATARView", "Player.AVAlphaView"])
  func `takes no other class for one of them`(_ name: String) throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UILabel:0xb.leading == \(name):0xa.leading + 8>",
        "<NSLayoutConstraint:0x2 \(name):0xa.trailing == UILabel:0xb.trailing + 8>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' H:[\(name):0xa(0)]>",
      ])
    )
    #expect(words.fix.hasPrefix("if the final layout is right, give"))
  }

  @Test func `is not told where a view of the app's has a part`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 H:|-(8)-[App.Caption:0xb]   (active, names: '|':AVAlphaUpdatingView:0xa )>",
        "<NSLayoutConstraint:0x2 H:[App.Caption:0xb]-(8)-|   (active, names: '|':AVAlphaUpdatingView:0xa )>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' AVAlphaUpdatingView:0xa.width == 0   (active)>",
      ])
    )
    #expect(words.fix.hasPrefix("if the final layout is right, give"))
  }
}
