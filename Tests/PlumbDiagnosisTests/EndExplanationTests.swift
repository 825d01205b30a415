import PlumbLog
import Testing

@testable import PlumbDiagnosis

@Suite struct `Advice about a view that is fixed too often` {
  @Test func `names both ends and the length`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xb.left == UIView:0xa.left + 20>",
          "<NSLayoutConstraint:0x2 UIView:0xb.right == UIView:0xa.right - 20>",
          "<NSLayoutConstraint:0x3 UIView:0xb.width == 100>",
          "<NSLayoutConstraint:0x4 UIView:0xa.width == 375>",
        ],
        broken: 2
      )
    )
    #expect(
      words.cause
        == "usual cause: 1 and 2 tie both ends of UIView 0xb to UIView 0xa, and 3 gives it a width as well"
    )
    #expect(words.fix == "remove 3 or one of 1 and 2, or give 3 a priority of 999")
  }

  @Test func `names both ends and the centre`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xb.centerY == UIView:0xa.centerY - 44   (active)>",
          "<NSLayoutConstraint:0x2 V:|-(0)-[UIView:0xb]   (active, names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x3 V:[UIView:0xb]-(0)-|   (active, names: '|':UIView:0xa )>",
        ],
        broken: 0
      )
    )
    #expect(words.cause.hasSuffix("and 1 says where its centre is"))
    #expect(words.fix == "remove 1 or one of 2 and 3, or give 1 a priority of 999")
  }

  /// The label and the line below it make 49 points, the image and the spaces around it 40.
  @Test func `blames no ends and length that a cell is to be sized by`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:|-(0)-[UILabel:0xb]   (Names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x2 V:[UILabel:0xb(48)]>",
        "<NSLayoutConstraint:0x3 V:[UILabel:0xb]-(1)-|   (Names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x4 V:|-(10)-[UIImageView:0xc]   (Names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x5 V:[UIImageView:0xc(20)]>",
        "<NSLayoutConstraint:0x6 V:[UIImageView:0xc]-(10)-|   (Names: '|':UIView:0xa )>",
      ])
    )
    #expect(!words.cause.contains("both ends"))
  }

  @Test func `names two places of one edge`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UILabel:0xb.right == UIView:0xa.right - 20>",
          "<NSLayoutConstraint:0x2 UIButton:0xc.right == UIView:0xa.right - 20>",
          "<NSLayoutConstraint:0x3 UILabel:0xb.right == UIButton:0xc.right - 20>",
        ],
        broken: 1
      )
    )
    #expect(words.cause == "usual cause: 1 and 3 both say where the right edge of UILabel 0xb is")
    #expect(words.fix == "keep one of 1 and 3, or give 2 a priority of 999")
  }

  @Test func `keeps a limit and a length apart from two lengths`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UIButton:0xa.height >= 44   (active)>",
        "<NSLayoutConstraint:0x2 UIButton:0xa.height == 20   (active)>",
      ])
    )
    #expect(words.cause == "usual cause: 1 and 2 disagree about the same thing")
    #expect(words.fix == "make the constant of 2 at least 44, or keep one of the two")
  }

  @Test func `never lowers the length of what is around the rest`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0xc]   (Names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x2 H:|-(249)-[UIView:0xb]   (Names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x3 H:[UIView:0xb]-(249)-|   (Names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x4 H:[UIView:0xa(320)]>",
        ],
        broken: 0
      )
    )
    #expect(words.fix == "make one of the spaces an inequality, or give 3 a priority of 999")
  }
}

@Suite struct `Advice about less than nothing` {
  @Test func `is a check of a constant that is computed`() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 V:[UIToolbar:0xa(-1964)]>",
      "<NSLayoutConstraint:0x2 UIToolbar:0xa.top == UIView:0xb.top>",
    ]
    let words = try #require(advice(lines, broken: 1))
    #expect(words.cause.hasPrefix("likely cause: the constant of 1 is computed"))
    #expect(words.fix == "keep the constant of 1 at 0 or more, such as max(0, …)")
    let message = ConflictMessage(constraints: lines, broken: lines[1]).text
    let entry = try #require(ExplainedLog(ConflictLog(message), file: "a.log").entries.first)
    #expect(
      entry.notes.contains(
        "breaking 2 does not end it: 1 still cannot hold and will be logged again"
      )
    )
  }

  @Test func `is a longer one where a length is to be shorter than it by more than there is`()
    throws
  {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UILabel:0xb.width == UIView:0xa.width - 32>",
          "<NSLayoutConstraint:0x2 UIView:0xa.width == UIView:0xc.width>",
          "<NSLayoutConstraint:0x3 H:[UIView:0xc(30)]>",
        ],
        broken: 0
      )
    )
    #expect(
      words.cause
        == "usual cause: 1 makes the width of UILabel 0xb 32 points less than that of UIView 0xa, which is not 32 points wide"
    )
    #expect(
      words.fix == "give UIView 0xa a width of 32 points or more, or give 1 a priority of 999"
    )
  }

  /// 8 + 20 − 20 = 8.
  @Test func `says how much less than nothing is left`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIButton:0xb.trailing == UIView:0xa.trailing - 20>",
          "<NSLayoutConstraint:0x2 UIImageView:0xc.leading == UIButton:0xb.trailing + 8>",
          "<NSLayoutConstraint:0x3 UIImageView:0xc.trailing == UIView:0xa.trailing - 20>",
        ],
        broken: 1
      )
    )
    #expect(words.cause == "usual cause: fixed spaces that leave UIImageView 0xc −8 points wide")
  }

  @Test func `says how long a centre and an edge make the view around`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIButton:0xb.width == 80>",
          "<NSLayoutConstraint:0x2 UIButton:0xb.centerX == UIView:0xa.centerX>",
          "<NSLayoutConstraint:0x3 UIButton:0xb.right == UIView:0xa.right - 10>",
          "<NSLayoutConstraint:0x4 UIButton:0xc.left == UIView:0xa.left>",
          "<NSLayoutConstraint:0x5 UIButton:0xc.right == UIView:0xa.right - 30>",
          "<NSLayoutConstraint:0x6 UIButton:0xc.width == 90>",
        ],
        broken: 1
      )
    )
    #expect(
      words.cause
        == "usual cause: 2 and 3 tie both the centre and an edge of UIButton 0xb to UIView 0xa, which with 1 makes UIView 0xa 100 points wide"
    )
    #expect(words.fix == "remove 2 or 3, or give 2 a priority of 999")
  }

  @Test(arguments: ["width >= 300", "width == 300"])
  func `knows a length that a view's own edges give beside another one`(
    _ length: String
  ) throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 NSSplitView:0xb.\(length)>",
          "<NSLayoutConstraint:0x2 NSSplitView:0xb.right == NSSplitView:0xb.left + 126>",
        ],
        broken: 0
      )
    )
    #expect(words.cause.hasSuffix("126 points wide, and 1 says how wide it is as well"))
    #expect(
      words.fix
        == "keep one of 1 and 2, or let both ask for the same; if 2 was meant to name another view, name that"
    )
  }

  @Test func `names an edge that is tied to a view and to a guide inside it`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UILayoutGuide:0xc'UIViewLayoutMarginsGuide'.trailing == App.Card:0xb.trailing   (active)>",
          "<NSLayoutConstraint:0x2 H:[App.Card:0xb]-(0)-|   (active, names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x3 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']-(20)-|(LTR)   (active, names: '|':UIView:0xa )>",
        ],
        broken: 0
      )
    )
    #expect(
      words.cause
        == "usual cause: 1 and 2 tie the trailing edge of App.Card 0xb both to UIView 0xa and to UIViewLayoutMarginsGuide 0xc, which is 20 points inside of it"
    )
    #expect(words.fix == "keep one of 1 and 2")
  }

  @Test func `shows the digits that say how much is missing`() throws {
    let message = ConflictMessage(
      constraints: [
        "<NSLayoutConstraint:0x1 UIImageView:0xb.height == 0.548298*UIView:0xa.width   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 414   (active)>",
        "<NSLayoutConstraint:0x3 UIImageView:0xb.height == 227   (active)>",
      ],
      broken: nil
    ).text
    let entry = try #require(ExplainedLog(ConflictLog(message), file: "a.log").entries.first)
    // 0.548298 · 414 = 226.995372
    #expect(entry.notes.first?.hasSuffix("0.005 points missing") == true, "\(entry.notes)")
  }

  @Test func `names what makes a view 0 points wide that has margins to keep`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UIView:0xb.left == CardView:0xa.leftMargin>",
        "<NSLayoutConstraint:0x2 UIView:0xb.right == CardView:0xa.rightMargin>",
        "<NSLayoutConstraint:0x3 BadgeView:0xc.width == CardView:0xa.width * 0.5>",
        "<NSLayoutConstraint:0x4 BadgeView:0xc.width == 0>",
      ])
    )
    #expect(words.cause.contains("4 makes BadgeView 0xc 0 points wide, and with it CardView 0xa"))
    #expect(words.fix.hasPrefix("give 3 a priority of 999"))
  }

  @Test func `lets go of what makes a view as thin as a line in it`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 H:|-(10)-[UILabel:0xb]   (active, names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x2 H:[UILabel:0xb]-(11)-|   (active, names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x3 UIImageView:0xc.width == 1   (active)>",
          "<NSLayoutConstraint:0x4 UIImageView:0xc.width == UIView:0xa.width   (active)>",
        ],
        broken: 1
      )
    )
    #expect(words.cause.contains("3 and 4 make UIView 0xa 1 point wide"))
    #expect(words.fix == "remove 3 or 4")
  }
}
