import PlumbDiagnosis
import PlumbLog
import Testing

@Suite struct `A mask among conflicting constraints` {
  private func words(_ constraints: String...) throws -> ExplanationWording {
    let text = ConflictMessage(constraints: constraints, broken: constraints.last).text
    let entry = try #require(ExplainedLog(ConflictLog(text), file: "a.log").entries.first)
    return ExplanationWording(entry.explanation)
  }

  @Test func `is the likely cause where constraints place its view`() throws {
    let cause = try #require(
      words(
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIButton:0xa'Pay'.width == 0   (active)>",
        "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 0   (active)>",
        "<NSLayoutConstraint:0x3 UIButton:0xa'Pay'.width == 120   (active)>"
      ).cause
    )
    #expect(
      cause.cause.hasPrefix(
        "likely cause: `Pay` still turns its autoresizing mask into constraints"
      )
    )
    #expect(cause.fix.hasPrefix("set translatesAutoresizingMaskIntoConstraints of `Pay` to false"))
    #expect(!cause.fix.contains("999"))
  }

  @Test func `of a cell's content view is the cell's`() throws {
    let cause = try #require(
      words(
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UITableViewCellContentView:0xb.height == 44   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(12)-[UILabel:0xa'Title']   (active, names: '|':UITableViewCellContentView:0xb )>",
        "<NSLayoutConstraint:0x3 V:[UILabel:0xa'Title']-(40)-|   (active, names: '|':UITableViewCellContentView:0xb )>"
      ).cause
    )
    #expect(cause.cause.contains("the cell gives UITableViewCellContentView 0xb its frame"))
    #expect(
      cause.fix.contains(
        "leave translatesAutoresizingMaskIntoConstraints of UITableViewCellContentView 0xb alone"
      )
    )
  }

  @Test func `of a container asks for constraints or for a larger frame`() throws {
    let cause = try #require(
      words(
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& Card:0xb.height == 34   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(20)-[UILabel:0xa'Title']   (active, names: '|':Card:0xb )>",
        "<NSLayoutConstraint:0x3 V:[UILabel:0xa'Title']-(20)-|   (active, names: '|':Card:0xb )>"
      ).cause
    )
    #expect(cause.cause.contains("Card 0xb has the frame that was set for it"))
    #expect(cause.cause.contains("the constraints inside ask for another size"))
    #expect(!cause.fix.contains("999"))
  }

  /// Near margin, length, far margin: `-` is fixed, `&` flexible.
  @Test(arguments: [
    (
      "h=--& v=--&",
      "left margin and width fixed, right margin flexible; top margin and height fixed, bottom margin flexible"
    ),
    (
      "h=-&- v=&-&",
      "left margin and right margin fixed, width flexible; height fixed, top margin and bottom margin flexible"
    ),
    (
      "h=&&& v=---",
      "left margin, width and right margin flexible; top margin, height and bottom margin fixed"
    ),
  ])
  func `has its letters in words`(_ letters: String, _ words: String) throws {
    let found = try self.words(
      "<NSAutoresizingMaskLayoutConstraint:0x1 \(letters) UIView:0xa.width == 0   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0xa.width == 120   (active)>"
    )
    #expect(found.masks == ["\(letters) of UIView 0xa: \(words)"])
  }

  @Test func `alone is explained, and nothing is to be mended`() throws {
    let log =
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minX == 0   (active, names: '|':UIView:0xb )>"
    let entry = try #require(ExplainedLog(ConflictLog(log), file: "a.log").entries.first)
    let words = ExplanationWording(entry.explanation)
    #expect(entry.explanation.isHarmless)
    #expect(words.cause?.cause.hasPrefix("what it is: UIKit made it from the frame") == true)
    #expect(words.cause?.fix.hasPrefix("nothing, unless") == true)
    #expect(words.masks.count == 1)
  }
}

@Suite struct `An edge tied to the opposite edge of the same view` {
  @Test(arguments: [
    ("left", "right", "width", "wide"), ("trailing", "leading", "width", "wide"),
    ("top", "bottom", "height", "high"),
  ])
  func `is seen`(_ first: String, _ second: String, _ size: String, _ adjective: String) throws {
    let word = adjective == "wide" ? " edge" : ""
    let log = ConflictMessage(
      constraints: [
        "<NSLayoutConstraint:0x1 UIView:0xa.\(size) == 50   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.\(first) == UIView:0xa.\(second)   (active)>",
      ],
      broken: nil
    ).text
    let entry = try #require(ExplainedLog(ConflictLog(log), file: "a.log").entries.first)
    let cause = try #require(ExplanationWording(entry.explanation).cause)
    #expect(
      cause.cause
        == "likely cause: 2 ties the \(first)\(word) of UIView 0xa to its own \(second)\(word), which makes it 0 points \(adjective)"
    )
    #expect(cause.fix.hasPrefix("name another view in 2"))
  }

  @Test func `is told of a single constraint, too`() throws {
    let log = "<NSLayoutConstraint:0x2 UIView:0xa.left == UIView:0xa.right   (active)>"
    let entry = try #require(ExplainedLog(ConflictLog(log), file: "a.log").entries.first)
    #expect(ExplanationWording(entry.explanation).cause?.cause.contains("its own right") == true)
  }

  @Test func `is no proportion`() throws {
    let log = ConflictMessage(
      constraints: [
        "<NSLayoutConstraint:0x1 UIView:0xa.width == UIView:0xa.height   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 50   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xa.height == 60   (active)>",
      ],
      broken: nil
    ).text
    let entry = try #require(ExplainedLog(ConflictLog(log), file: "a.log").entries.first)
    #expect(ExplanationWording(entry.explanation).cause?.cause.contains("its own") == false)
  }

  @Test func `is told of a list whose end is cut off`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIImageView:0xb.midX == 220   (active)>",
        "<NSLayoutConstraint:0x2 UIImageView:0xb.trailing == UIView:0xa.trailing - 32   (active)>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UIView:0x",
      ])
    )
    #expect(
      words.cause.contains("UIImageView 0xb still turns its autoresizing mask into constraints")
    )
  }

  @Test func `of a view as wide as a screen leads to less inside of it`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& SheetView:0xa.width == 414   (active)>",
        "<NSLayoutConstraint:0x2 H:|-(20)-[UIView:0xb]   (active, names: '|':SheetView:0xa )>",
        "<NSLayoutConstraint:0x3 H:[UIView:0xb]-(20)-|   (active, names: '|':SheetView:0xa )>",
        "<NSLayoutConstraint:0x4 UIView:0xb.width == 394   (active)>",
      ])
    )
    #expect(words.cause.hasSuffix("and what is inside needs 434"))
    #expect(
      words.fix
        == "make what is inside 20 points smaller, such as the 394 of 4, or give 4 a priority of 999"
    )
  }

  @Test(arguments: [(50, true), (60, false)])
  func `may not be the final one where much more is needed`(_ height: Int, _ isDefault: Bool) throws
  {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.height == \(height)   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(0)-[UIView:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x3 V:[UIView:0xb]-(0)-|   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x4 UIView:0xb.height == 360   (active)>",
      ])
    )
    let items =
      isDefault ? " (a flow layout makes its items 50 × 50 unless it is told otherwise)" : ""
    #expect(
      words.fix.hasPrefix(
        "if the frame is not the final one\(items), give 4 a priority of 999; if it is, make"
      )
    )
  }

  @Test func `leaves the frame alone where a centre, an edge and a width fix it as well`() throws {
    let words = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.width == 70   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xb.width == 54   (active)>",
        "<NSLayoutConstraint:0x3 UILabel:0xb.centerX == UIView:0xa.centerX   (active)>",
        "<NSLayoutConstraint:0x4 H:[UILabel:0xb]-(-2)-|   (active, names: '|':UIView:0xa )>",
      ])
    )
    // 54 − 2 · 2 = 50.
    #expect(words.cause.hasSuffix("which with 2 makes UIView 0xa 50 points wide"))
    #expect(words.fix.hasPrefix("remove 3 or 4"))
  }

  @Test func `leaves a contradiction that has nothing to do with it`() throws {
    let cause = try #require(
      advice([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.width == 0   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 120   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xa.width == 140   (active)>",
      ])
    )
    #expect(cause.fix.hasSuffix("; 2 and 3 contradict one another all the same"))
  }
}
