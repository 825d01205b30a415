import Testing

@Suite struct `Advice about cells` {
  @Test func `takes a content view without a height for one in its first layout`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:|-(2)-[UILabel:0xb]   (Names: '|':UITableViewCellContentView:0xa )>",
        "<NSLayoutConstraint:0x2 V:[UILabel:0xb]-(2)-|   (Names: '|':UITableViewCellContentView:0xa )>",
        "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& V:[UITableViewCellContentView:0xa(0)]>",
      ])
    )
    #expect(words.cause.contains("a first layout pass"))
    #expect(words.fix.hasPrefix("if the final layout is right, give 2 a priority of 999"))
    #expect(words.fix.hasSuffix("of UITableViewCellContentView 0xa alone"))
  }

  @Test(arguments: ["UICollectionViewCell", "Notes.TitleCell"])
  func `names the list that makes a cell smaller than its separator`(_ cell: String) throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIView:0xb.height == \(cell):0xa.height - 0.5>",
        "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' V:[\(cell):0xa(0)]>",
      ])
    )
    #expect(
      words.cause.contains("gives \(cell) 0xa a height of 0, of which the mask of UIView 0xb")
    )
    #expect(
      words.fix
        == "leave the cell out of the list, or give it a height of at least 0.5 points (1 for whole ones)"
    )
  }

  @Test func `takes a cell that needs more than its separator for one in its first layout`() throws
  {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIView:0xb.height == UITableViewCell:0xa.height - 0.5>",
        "<NSLayoutConstraint:0x2 UIView:0xb.height == 20>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' V:[UITableViewCell:0xa(0)]>",
      ])
    )
    #expect(words.cause.contains("a first layout pass"))
  }

  @Test(arguments: [(true, "Cards.Deck"), (false, "UITableViewCellContentView")])
  func `names the frame that a length follows from, where a fraction of a point is missing`(
    _ isNamed: Bool,
    _ framed: String
  ) throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& \(framed):0xb.width == 717 (active)>",
        "<NSLayoutConstraint:0x2 H:|-(0)-[UIImageView:0xc] (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x3 H:[UIImageView:0xc]-(0)-| (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x4 UIImageView:0xc.width == 1.07143*\(framed):0xb.width (active)>",
        "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 768 (active)>",
      ])
    )
    #expect(words.cause.contains("follows from the frame of \(framed) 0xb (1, by its") == isNamed)
    #expect(words.fix.hasPrefix("give \(framed) 0xb constraints in place of its frame") == isNamed)
    #expect(words.fix.hasSuffix("a priority of 999"))
  }

  @Test(arguments: [(140, "25 points wider"), (240, "75 points narrower")])
  func `leaves the mask of a cell of a table in AppKit alone`(
    _ width: Int,
    _ change: String
  ) throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 H:|-(5)-[NSTextField:0xb]   (active, names: '|':Files.NameCell:0xa )>",
        "<NSLayoutConstraint:0x2 H:[NSTextField:0xb]-(10)-|   (active, names: '|':Files.NameCell:0xa )>",
        "<NSLayoutConstraint:0x3 NSTextField:0xb.width == 150   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=-&- Files.NameCell:0xa.width == \(width)   (active)>",
      ])
    )
    #expect(words.fix.hasPrefix("make the column \(change), or give"))
    #expect(!words.fix.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test func `names the size of a cell that a ratio inside does not fit`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xb.height == 0.25*UIView:0xb.width>",
          "<NSLayoutConstraint:0x2 H:|-(0)-[UIView:0xb]   (Names: '|':App.Tile:0xa )>",
          "<NSLayoutConstraint:0x3 H:[UIView:0xb]-(0)-|   (Names: '|':App.Tile:0xa )>",
          "<NSLayoutConstraint:0x4 V:|-(0)-[UIView:0xb]   (Names: '|':App.Tile:0xa )>",
          "<NSLayoutConstraint:0x5 V:[UIView:0xb]-(0)-|   (Names: '|':App.Tile:0xa )>",
          "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' H:[App.Tile:0xa(300)]>",
          "<NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Height' V:[App.Tile:0xa(200)]>",
        ],
        broken: 0
      )
    )
    #expect(
      words.cause
        == "usual cause: UIKit makes App.Tile 0xa 300 × 200 points large, and 1 asks for another ratio of width and height"
    )
    #expect(
      words.fix
        == "give 1 a priority of 999, or change the size that the list or its layout gives to the view"
    )
  }

  @Test func `names every view of AppKit's stack whose mask was left on`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:[NSTextField:0xb]-(0)-[NSStackViewSpacer:0xc]>",
        "<NSLayoutConstraint:0x2 V:[NSStackViewSpacer:0xc]-(0)-[NSTextField:0xd]>",
        "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& V:[NSTextField:0xb]-(0)-|   (Names: '|':NSStackViewContainer:0xa )>",
        "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& V:[NSTextField:0xd]-(0)-|   (Names: '|':NSStackViewContainer:0xa )>",
        "<NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& V:[NSTextField:0xd(20)]>",
      ])
    )
    #expect(words.cause.contains("NSTextField 0xb and NSTextField 0xd still turn their"))
  }

  private static let tiedToMargins = [
    "<NSLayoutConstraint:0x1 UILabel:0xb'Total'.top == UILayoutGuide:0xc'UIViewLayoutMarginsGuide'.top   (active)>",
    "<NSLayoutConstraint:0x2 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']-(30)-|   (active, names: '|':PriceCell:0xa )>",
    "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' PriceCell:0xa.height == 44   (active)>",
    "<NSLayoutConstraint:0x4 'UIView-topMargin-guide-constraint' V:|-(30)-[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']   (active, names: '|':PriceCell:0xa )>",
  ]

  @Test func `names margins that leave no room in a row`() throws {
    let words = try #require(advice(Self.tiedToMargins))
    #expect(
      words.cause.hasSuffix(
        "and the margins of PriceCell 0xa, to which its content is tied, take 60"
      )
    )
    #expect(words.fix.hasPrefix("give PriceCell 0xa a height of at least 60 points"))
  }

  @Test func `takes margins for UIKit's that nothing of the app is tied to`() throws {
    let words = try #require(advice(Array(Self.tiedToMargins.dropFirst())))
    #expect(words.fix == "nothing in the app's constraints to fix")
  }

  @Test func `asks for no view where a header is to have no height`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:|-(20)-[UILabel:0xb]   (active, names: '|':OrderHeader:0xa )>",
        "<NSLayoutConstraint:0x2 V:[UILabel:0xb]-(8)-|   (active, names: '|':OrderHeader:0xa )>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' OrderHeader:0xa.height == 2.22507e-308   (active)>",
      ])
    )
    #expect(words.fix.hasPrefix("return no view (nil) where there is to be none"))
  }

  @Test func `says nothing of a row's height where the width of its content view is too small`()
    throws
  {
    let words = try #require(
      advice(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UITableViewCellContentView:0xa.width == 320   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0xb.width == 340   (active)>",
          "<NSLayoutConstraint:0x3 H:|-(8)-[UILabel:0xb]   (active, names: '|':UITableViewCellContentView:0xa )>",
          "<NSLayoutConstraint:0x4 H:[UILabel:0xb]-(8)-|   (active, names: '|':UITableViewCellContentView:0xa )>",
        ],
        broken: 1
      )
    )
    #expect(words.fix.hasPrefix("give 2 a priority of 999, or make what is inside as wide"))
    #expect(!words.fix.contains("row"))
  }

  @Test func `tells a row that is hidden by its height`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:|-(10)-[UIView:0xb]   (active, names: '|':UITableViewCellContentView:0xa )>",
        "<NSLayoutConstraint:0x2 V:[UIView:0xb]-(10)-|   (active, names: '|':UITableViewCellContentView:0xa )>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xa.height == 0.01   (active)>",
      ])
    )
    #expect(words.cause.hasPrefix("usual cause: the table makes the row 0.01 points high"))
    #expect(words.fix == "give 2 a priority of 999, or leave the row out of the table's data")
  }

  @Test(arguments: [
    ("App.CoverCell", "give the cell a height of 290, or let it size itself"),
    ("UITableViewCell", "let the row size itself"),
  ])
  func `says how high a cell has to be that may be one of a collection view`(
    _ cell: String,
    _ fix: String
  ) throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 V:|-(0)-[UIImageView:0xb]   (active, names: '|':\(cell):0xa )>",
        "<NSLayoutConstraint:0x2 V:[UIImageView:0xb]-(130)-|   (active, names: '|':\(cell):0xa )>",
        "<NSLayoutConstraint:0x3 UIImageView:0xb.height >= 160   (active)>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' \(cell):0xa.height == 192   (active)>",
      ])
    )
    #expect(words.fix.hasPrefix(fix))
    #expect(words.fix.hasSuffix("and give 3 a priority of 999"))
  }

  @Test(arguments: [
    ("UITableViewCellContentView:0xa.width == 0", true),
    ("'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0xa.width == 286", true),
    ("'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 286", false),
  ])
  func `removes a width that the app gives to a content view`(_ other: String, _ isRemoved: Bool)
    throws
  {
    let item = other.contains("Cell") ? "UITableViewCellContentView" : "UIView"
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 \(item):0xa.width == 375   (active)>",
        "<NSLayoutConstraint:0x2 \(other)   (active)>",
      ])
    )
    #expect(words.fix.hasPrefix("remove 1, as the cell gives its content view") == isRemoved)
  }
}

@Suite struct `Advice about a view that has no size yet` {
  @Test(arguments: [
    ("UILabel:0xb.width >= 50", "at least 66 points"),
    ("UILabel:0xb.width == 50", "66 points"),
    ("UILabel:0xb.width <= 50", "more than 16 points"),
  ])
  func `says how long the view has to be`(_ inner: String, _ points: String) throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xb]   (active, names: '|':App.TitleView:0xa )>",
          "<NSLayoutConstraint:0x2 H:[UILabel:0xb]-(8)-|   (active, names: '|':App.TitleView:0xa )>",
          "<NSLayoutConstraint:0x3 \(inner)   (active)>",
          "<NSLayoutConstraint:0x4 '_UITemporaryLayoutWidth' App.TitleView:0xa.width == 0   (active)>",
        ],
        broken: 1
      )
    )
    #expect(
      words.fix
        == "if the final layout is right, give 2 a priority of 999; or give the view a width of \(points) before its first "
        + "layout"
    )
  }

  @Test func `speaks of one point`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 UITableViewHeaderFooterView:0xa.height == 1   (active)>",
        "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UITableViewHeaderFooterView:0xa.height == 0   (active)>",
      ])
    )
    #expect(words.fix.hasSuffix("give the view a height of 1 point before its first layout"))
  }

  @Test func `asks for no size with which something else contradicts itself all the same`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xb]   (active, names: '|':App.TitleView:0xa )>",
        "<NSLayoutConstraint:0x2 H:[UILabel:0xb]-(8)-|   (active, names: '|':App.TitleView:0xa )>",
        "<NSLayoutConstraint:0x3 UILabel:0xb.width == 50   (active)>",
        "<NSLayoutConstraint:0x4 UILabel:0xb.width == 60   (active)>",
        "<NSLayoutConstraint:0x5 '_UITemporaryLayoutWidth' App.TitleView:0xa.width == 0   (active)>",
      ])
    )
    #expect(!words.fix.contains("before its first layout"))
  }
}
