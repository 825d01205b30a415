import PlumbLog
import Testing

@testable import PlumbDiagnosis

@Suite struct `Advice about stack views` {
  @Test func `is to take the spacing of a hidden one away`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0xa.top == UILabel:0xb.top   (active)>",
          "<NSLayoutConstraint:0x2 'UISV-canvas-connection' V:[UILabel:0xc]-(0)-|   (active, names: '|':UIStackView:0xa )>",
          "<NSLayoutConstraint:0x3 'UISV-hiding' UIStackView:0xa.height == 0   (active)>",
          "<NSLayoutConstraint:0x4 'UISV-spacing' V:[UILabel:0xb]-(8)-[UILabel:0xc]   (active)>",
        ],
        broken: 3
      )
    )
    #expect(words.cause.hasPrefix("usual cause: UIStackView 0xa is hidden in a stack view"))
    #expect(words.fix.hasPrefix("set its spacing to 0 while it is hidden"))
  }

  @Test func `names the alignment that stretches views of different heights`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIButton:0xa.height == 30   (active)>",
          "<NSLayoutConstraint:0x2 UIImageView:0xb.height == 40   (active)>",
          "<NSLayoutConstraint:0x3 'UISV-alignment' UIImageView:0xb.bottom == UIButton:0xa.bottom   (active)>",
          "<NSLayoutConstraint:0x4 'UISV-alignment' UIImageView:0xb.top == UIButton:0xa.top   (active)>",
        ],
        broken: 1
      )
    )
    #expect(
      words.cause
        == "usual cause: a stack view's alignment stretches its views to one height, and 1 and 2 give them different ones"
    )
    #expect(words.fix == "set the stack view's alignment to .center or .top, or remove 2")
  }
}

@Suite struct `Advice about what no log prints` {
  @Test func `is to set the margin that would have to be another`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 V:|-(0)-[UIStackView:0xc]   (Names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x2 UIView:0xb.top == UIView:0xa.topMargin>",
          "<NSLayoutConstraint:0x3 UINavigationBar:0xd.top == UIView:0xa.top + 20>",
          "<NSLayoutConstraint:0x4 UIStackView:0xc.top == UINavigationBar:0xd.top>",
        ],
        broken: 3
      )
    )
    #expect(
      words.cause
        == "usual cause: with these constraints the top margin of UIView 0xa has to be 20, and it is not"
    )
    #expect(words.fix == "set that margin to 20 (layoutMargins), or give 4 a priority of 999")
  }

  @Test func `is to keep one of an edge and a margin`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xb]   (Names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x2 UILabel:0xb.leading == UIView:0xa.leadingMargin>",
        ],
        broken: 1
      )
    )
    #expect(words.cause == "usual cause: 1 and 2 both say where the leading edge of UILabel 0xb is")
    #expect(
      words.fix == "keep one of 1 and 2, or set the left margin of UIView 0xa to 8 (layoutMargins)"
    )
  }

  @Test func `is to make a constraint once`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UILabel:0xb.firstBaseline == UILabel:0xa.lastBaseline + 18>",
          "<NSLayoutConstraint:0x2 UILabel:0xb.firstBaseline == UILabel:0xa.lastBaseline + 18>",
        ],
        broken: 0
      )
    )
    #expect(words.fix == "keep one of 1 and 2")
  }

  /// Until iOS 7 a window was not turned with what is in it: its width was the height of a turned view.
  @Test func `is no frame for a window`() {
    let words = advice(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--- v=--- H:[UIWindow:0xa(768)]>",
        "<NSLayoutConstraint:0x2 V:[UIView:0xc]-(700)-|   (Names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x3 V:|-(20)-[UIView:0xc]   (Names: '|':UIView:0xb )>",
        "<NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=-&- UIView:0xb.width == UIWindow:0xa.width - 20>",
      ],
      broken: 1
    )
    #expect(words == nil)
  }

  @Test func `names what says where a view is that the stack view places`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIStackView:0xb.top == UIView:0xa.topMargin>",
          "<NSLayoutConstraint:0x2 UIToolbar:0xc.top == UIView:0xa.top + 20>",
          "<NSLayoutConstraint:0x3 'UISV-canvas-connection' UIStackView:0xb.top == UIToolbar:0xc.top>",
        ],
        broken: 2
      )
    )
    #expect(words.fix == "remove 2, and move the stack view instead")
  }
}
