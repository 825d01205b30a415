import PlumbDiagnosis
import PlumbLog
import Testing

@Suite struct `Advice about a list that is cut off` {
  private func words(_ text: String) -> (cause: String, fix: String)? {
    ConflictLog("Unable to simultaneously satisfy constraints.\n" + text).conflicts.first
      .flatMap { ExplanationWording(ConflictExplanation($0)).cause }
  }

  /// UIKit lists the length that a host gives last.
  @Test func `says how long a view has to be where the list ends before its length`() throws {
    let words = try #require(
      self.words(
        """
        (
            "<NSLayoutConstraint:0x1 UILabel:0xb.leading == CardView:0xa.leading + 20   (active)>",
            "<NSLayoutConstraint:0x2 UILabel:0xb.width >= 280   (active)>",
            "<NSLayoutConstraint:0x3 UILabel:0xb.trailing == CardView:0xa.trailing - 20   (active)>",
            "<NSLayoutConstraint:0x4 'UIView-Encaps
        """
      )
    )
    #expect(
      words.cause
        == "likely cause: the constraints so far need CardView 0xa to be 320 points wide or more, and something behind "
        + "them, which was not copied, makes it narrower"
    )
    #expect(
      words.fix.hasPrefix("copy the whole message, to the constraint that is broken; if that")
    )
    #expect(words.fix.hasSuffix("give 2 a priority of 999"))
  }

  @Test(arguments: [
    (
      """
      (
          "<NSLayoutConstraint:0x1 UILabel:0xb.height == 280   (active)>",
          "<NSLayou
      """, "the text ends before the message does"
    ),
    (
      """
      (
          "<NSLayoutConstraint:0x1 UILabel:0xb.height == 280   (active)>",
          ...
      )
      """, "constraints were left out of the list"
    ),
    ("\n", "the text has no list"),
    (
      """
      (
          "<NSLayoutConstraint:0x1 UILabel:0xb.height == 280   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0xb.top == UILabel:0xc.bottom   (active)>"
      )
      """, "is not in the text"
    ),
  ])
  func `asks for the whole message`(_ list: String, _ what: String) throws {
    let words = try #require(self.words(list))
    #expect(words.cause.contains(what))
    #expect(words.fix.hasPrefix("copy the whole message, from \"Unable to"))
  }

  @Test func `names what gives way where the log says it`() throws {
    let words = try #require(
      self.words(
        """
        (
            "<NSLayoutConstraint:0x1 UIButton:0xb.width == 13   (active)>",
            ...
            "<NSLayoutConstraint:0x2 UIView:0xc.width == 50   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 UIButton:0xb.width == 13   (active)>
        """
      )
    )
    #expect(words.fix.hasSuffix("if the layout is right without 1, give it a priority of 999"))
  }

  @Test func `says nothing where the logging system hides the list`() {
    #expect(words("(\n<private>\n)\n") == nil)
  }

  /// What gives way is the app's, and the list does not have it.
  @Test func `lowers what gives way in a first layout although it is not listed`() throws {
    let words = try #require(
      self.words(
        """
        (
            "<NSLayoutConstraint:0x1 UIStackView:0xb.bottom == UIView:0xc.top - 12   (active)>",
            "<NSLayoutConstraint:0x2 '_UITemporaryLayoutHeight' App.Bar:0xa.height == 0   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x3 UIView:0xc.bottom == App.Bar:0xa.bottom - 6   (active)>
        """
      )
    )
    #expect(
      words.fix.contains(
        "give UIView 0xc bottom = App.Bar 0xa bottom − 6 a priority of 999"
      )
    )
  }

  @Test func `leaves alone what AppKit puts into a Touch Bar`() throws {
    let words = try #require(
      self.words(
        """
        (
            "<NSLayoutConstraint:0x1 _NSFunctionRowRootView:0xa.width == 0   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(0)-[NSStackView:0xb]   (active, names: '|':NSFunctionRowBackgroundColorView:0xc )>",
            "<NSLayoutConstraint:0x3 NSTouchBarView:0xd.trailing == NSFunctionRowBackgroundColorView:0xc.trailing   (active)>",
            "<NSLayoutConstraint:0x4 'NSStackView.Edge.Leading' H:|-(>=0)-[NSButton:0xe](LTR)   (active, names: '|':NSStackView:0xb )>",
            "<NSLay
        """
      )
    )
    #expect(words.cause == "usual cause: all of these hold AppKit's own views")
  }

  @Test func `gives a window its frame although the list is cut`() throws {
    let words = try #require(
      self.words(
        """
        (
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- V:[UITransitionView:0xa]-(0)-|   (active, names: '|':UIWindow:0xb )>",
            "<NSAutoresizingMaskLayoutConstraint:0x2 h=--- v=--- UIWindow:0xb.height == 0   (active)>",
            "<NSLayoutConstraint:0x3 _UIKeyboardLayoutAlignmentView:0xc.bottom == UITransitionView:0xa.bottom   (active)>",
            "<NSLayoutConstraint:0x4 _UIAlert
        """
      )
    )
    #expect(words.cause.hasPrefix("usual cause: the height of UIWindow 0xb is 0"))
    #expect(words.fix.hasPrefix("give the window its frame"))
  }

  @Test func `gives a view a frame that its mask holds at 0`() throws {
    let words = try #require(
      self.words(
        """
        (
            "<NSAutoresizingMaskLayoutConstraint:0x1 App.Overlay:0xa.height == 0>",
            "<NSLayoutConstraint:0x2 UIButton:0xb.height == 26>",
            "<NSLayoutConstraint:0x3 App.Panel:0xc.bott
        """
      )
    )
    #expect(words.fix.hasPrefix("give it a frame before its first layout"))
  }

  @Test func `names what gives way where nothing of the list is there`() throws {
    let words = try #require(
      self.words(
        """
        ...
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 H:[App.Arrow:0xa]-(>=5)-[App.Tab:0xb](LTR)>
        """
      )
    )
    #expect(words.fix.hasPrefix("copy the whole list; if the layout is right without"))
  }

  @Test func `does not blame a frame where nothing contradicts it`() throws {
    let words = try #require(
      self.words(
        """
        (
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- App.Accessory:0xa.width == App.Cell:0xb.width>",
            "<NSLayoutConstraint:0x2 H:|-(8)-[UIButton:0xc]   (Names: '|':App.Accessory:0xa )>"
        """
      )
    )
    #expect(words.fix.hasPrefix("copy the whole message"))
  }

  @Test(arguments: ["", "(\n"])
  func `asks for the beginning of a list that can hold`(_ beginning: String) throws {
    let log = ConflictLog(
      beginning + """
            "<NSLayoutConstraint:0x1 UILabel:0xb.height == 100   (active)>",
            "<NSLayoutConstraint:0x2 V:|-(0)-[UILabel:0xb]   (active, names: '|':UIView:0xa )>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 UILabel:0xb.height == 100   (active)>
        """
    )
    let told = log.conflicts.first.flatMap { ExplanationWording(ConflictExplanation($0)).cause }
    let isAsked = told?.fix.hasPrefix("copy the whole message, from \"Unable to") ?? false
    #expect(isAsked == beginning.isEmpty)
    if isAsked {
      #expect(told?.fix.hasSuffix("right without 1, give it a priority of 999") ?? false)
    }
  }
}
