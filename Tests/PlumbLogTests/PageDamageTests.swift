import PlumbLog
import Testing

@Suite struct `A list that a page has changed` {
  private func listed(_ lines: [String]) -> [LoggedConstraint] {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.map { "    \($0)" }.joined(separator: ",\n") + "\n)\n"
    return ConflictLog(text).conflicts.first?.listed ?? []
  }

  @Test func `may have lost its angle brackets`() {
    let constraints = listed([
      "\"NSLayoutConstraint:0x1 H:[UIView:0xa(70)]\"",
      "\"NSLayoutConstraint:0x2 H:[UIButton:0xb]-(0)-|   (Names: '|':UIView:0xa )\"",
      "\"NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UIButton:0xb.midX == + 25\"",
    ])
    #expect(constraints.map(\.address) == ["0x1", "0x2", "0x3"])
    #expect(constraints.map(\.statement.constant) == [70, 0, 25])
    #expect(constraints.last?.mask == "h=--& v=--&")
  }

  @Test func `may have lost its quotes as well`() {
    let constraints = listed([
      "NSLayoutConstraint:0x1 App.Row:0xa.leading == UIView:0xb.leading + 5",
      "NSLayoutConstraint:0x2 H:[App.Row:0xa]-(5)-|   (Names: '|':UIView:0xb )",
      "NSLayoutConstraint:0x3 UIView:0xb.width == 0",
    ])
    #expect(constraints.map(\.address) == ["0x1", "0x2", "0x3"])
    #expect(constraints.map(\.statement.constant) == [5, 5, 0])
  }

  @Test func `may have a blank before each address`() {
    let constraints = listed([
      "\"<NSLayoutConstraint: 0x1 UIView: 0xa.trailingMargin == UIView:0xb.trailing + 44 (active)>\"",
      "\"<NSLayoutConstraint:0x2 H:[UILayoutGuide: 0xc'UIViewSafeAreaLayoutGuide']-(0)-|(LTR) (active, names: '|':UIView: 0xa )>\"",
    ])
    #expect(constraints.map(\.address) == ["0x1", "0x2"])
    let items = constraints.flatMap(\.statement.anchors).map(\.item)
    #expect(items.map(\.id) == ["0xa", "0xb", "0xa", "0xc"])
    #expect(items.map(\.className) == ["UIView", "UIView", "UIView", "UILayoutGuide"])
  }

  @Test func `may have a bracket around each class and address`() {
    let constraints = listed([
      "\"<<App.LayoutConstraint:0x1> <UIView:0xa>.top == <_UILayoutGuide:0xb>.bottom>\"",
      "\"<<App.LayoutConstraint:0x2> <UIView:0xa>.height == 40.0>\"",
      "\"<<App.LayoutConstraint:0x3> <UIView:0xa>.left == <UIView:0xc>.left + 8.0>\"",
    ])
    #expect(constraints.map(\.address) == ["0x1", "0x2", "0x3"])
    #expect(constraints.map(\.statement.constant) == [0, 40, 8])
    #expect(constraints.map(\.className) == Array(repeating: "App.LayoutConstraint", count: 3))
  }

  @Test func `may have a blank in an address in brackets`() {
    let constraints = listed([
      "\"<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& H:[UIImageView:0x7f e70(320)]>\"",
      "\"<NSLayoutConstraint:0x2 'Layout-Width' H:[UIView:0x 7fe70'Name'(>=414)]>\"",
      "\"<NSLayoutConstraint:0x3 H:[UIView:0x7fe7 0]-(0)-[UILabel:0x7f c]>\"",
      "\"<NSLayoutConstraint:0x4 add.width == 0.5*bed.width>\"",
    ])
    #expect(constraints.map(\.address) == ["0x1", "0x2", "0x3", "0x4"])
    #expect(constraints.map(\.statement.constant) == [320, 414, 0, 0])
    let items = constraints.flatMap(\.statement.anchors).map(\.item)
    #expect(Set(items.compactMap(\.className)) == ["UIImageView", "UIView", "UILabel"])
    #expect(Set(items.map(\.id)).isSuperset(of: ["0x7fe70", "0x7fc"]))
  }

  @Test func `may have parentheses in the code of addresses`() {
    let constraints = listed([
      "\"<NSAutoresizingMaskLayoutConstraint: 0x1> H:[UIView:0xa(375)](%28null%29, %28null%29)\"",
      "\"<NSLayoutConstraint: 0x2> H:[UIView:0xa]-(0)-| ((null), (null))\"",
    ])
    #expect(constraints.map(\.address) == ["0x1", "0x2"])
    #expect(constraints.map(\.statement.constant) == [375, 0])
  }

  @Test(arguments: ["(Bar view 0, (null))", "(title (left), Bar)", "((null), (null))"])
  func `may have the names of its views behind it`(_ names: String) {
    let constraints = listed([
      "\"<NSLayoutConstraint: 0x1> H:[UIView:0xa(80)] \(names)\"",
      "\"<NSLayoutConstraint: 0x2> H:[UIView:0xa(100)] \(names)\"",
    ])
    #expect(constraints.map(\.address) == ["0x1", "0x2"])
    #expect(constraints.map(\.statement.constant) == [80, 100])
  }

  @Test func `may be in the code of addresses without a link`() {
    let log = ConflictLog(
      "%22%3CNSLayoutConstraint%3A0x1%20UIView%3A0xa%2Eheight%20%3D%3D%20100%3E%22%2C%0A"
        + "%22%3CNSLayoutConstraint%3A0x2%20UIView%3A0xa%2Eheight%20%3D%3D%200%3E%22"
    )
    #expect(log.conflicts.first?.listed.map(\.statement.constant) == [100, 0])
  }

  @Test(arguments: [
    "\"NSLayoutConstraint is not what it was\"", "\"NSLayoutConstraint:0x1\"",
    "\"<NSLayoutConstraint:0x1>\"",
    "\"Constraint\"", "\"\"", "NSLayoutConstraint:0x1 is the one", "NSLayoutConstraint:0x1",
  ])
  func `is not one for a sentence in quotes`(_ line: String) {
    #expect(listed([line]).isEmpty)
  }
}

@Suite struct `What gives way` {
  @Test func `is read behind other words`() throws {
    let conflicts =
      ConflictLog(
        """
        (
            "<NSLayoutConstraint:0x1 UIView:0xb.left == UIView:0xa.left   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0xb.left == UIView:0xa.left + 8   (active)>"
        )
        It is remedied by breaking the constraint <NSLayoutConstraint:0x2 UIView:0xb.left == UIView:0xa.left + 8   (active)>
        """
      ).conflicts
    #expect(conflicts.map(\.brokenIndex) == [1])
  }

  /// A list and what gives way, copied from two runs of an app.
  @Test func `is the listed constraint that says the same of the same views`() throws {
    let conflict = try #require(
      ConflictLog(
        """
        (
            "<NSLayoutConstraint:0x1 UIView:0xb.left == UIView:0xa.left   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0xb.left == UIView:0xa.left + 8   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x9 UIView:0xb.left == UIView:0xa.left + 8   (active)>
        """
      ).conflicts.first
    )
    #expect(conflict.brokenIndex == 1)
    #expect(conflict.brokenConstraint?.statement.constant == 8)
  }
}
