import LayoutEngine
import PlumbLog
import Testing

@Suite struct `A message that is no conflict` {
  private func ends(_ log: ConflictLog) -> [[String]] {
    log.messages.map { message in
      switch message.kind {
      case .noCommonAncestor(let anchors), .unpreparedHierarchy(let anchors):
        return anchors.map(\.item.id)
      default: return ["another kind"]
      }
    }
  }

  @Test(arguments: [
    "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x600003 \"UIButton:0xa.leading\"> and <NSLayoutXAxisAnchor:0x600004 \"UILabel:0xb'It's on'.leading\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.'",
    "Thread 1: \"Unable to activate constraint with anchors <NSLayoutDimension:0x600003 \\\"UIButton:0xa.width\\\"> and <NSLayoutDimension:0x600004 \\\"UILabel:0xb.width\\\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.\"",
    "&#x27;Unable to activate constraint with anchors &lt;NSLayoutYAxisAnchor:0x600003 &quot;UIButton:0xa.top&quot;&gt; and &lt;NSLayoutYAxisAnchor:0x600004 &quot;UILabel:0xb.top&quot;&gt; because they have no common ancestor.",
    "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x7f9 V:[UIButton:0xa]-(8)-[UILabel:0xb'Title']   (inactive)>",
    "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x7f9 UIButton:0xa.top == UILabel:0xb.top> view:<UIView: 0x7fa; frame = (0 0; 1 1); layer = <CALayer: 0x60>>'",
  ])
  func `names the views without a common ancestor`(_ text: String) {
    let log = ConflictLog(text)
    #expect(log.conflicts.isEmpty)
    #expect(ends(log).map(Set.init) == [["0xa", "0xb"]])
  }

  @Test func `of a hierarchy that is not prepared may name no view`() {
    let log = ConflictLog(
      "Fatal Exception: NSInternalInconsistencyException\nImpossible to set up layout with view hierarchy unprepared for constraint."
    )
    #expect(log.messages.map(\.kind) == [.noCommonAncestor([])])
  }

  private static let trace = """
    (lldb) po [[UIWindow keyWindow] _autolayoutTrace]

    \u{2022}UIWindow:0x1 - AMBIGUOUS LAYOUT
    |   \u{2022}UIView:0x2
    |   |   *UILabel:0x3'It's due'- AMBIGUOUS LAYOUT for UILabel:0x3'It's due'.minX{id: 41}
    |   |   *UIButton:0x4'Pay' - AMBIGUOUS LAYOUT for UIButton:0x4'Pay'.minY{id: 52}, UIButton:0x4'Pay'.Width{id: 53}
    |   |   +UIView:0x5
    |   |   *<UILayoutGuide: 0x6 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 0}, {414, 44}}, owningView = <UIView: 0x2>>

    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
    \t\u{2022} - layout engine host
    """

  @Test func `tells what a trace leaves open`() {
    let log = ConflictLog(Self.trace)
    #expect(log.conflicts.isEmpty)
    #expect(log.tracedViews == 6)
    #expect(log.messages.map(\.line) == [3, 5, 6])
    #expect(
      log.messages.map(\.kind) == [
        .ambiguous(.init(id: "0x1", className: "UIWindow"), []),
        .ambiguous(.init(id: "0x3", className: "UILabel", text: "It's due"), [.minX]),
        .ambiguous(.init(id: "0x4", className: "UIButton", text: "Pay"), [.minY, .width]),
      ]
    )
  }

  @Test(arguments: ["[  +12 ms] ", "flutter: "])
  func `is found in a trace on one line or behind prefixes`(_ prefix: String) {
    let lines = Self.trace.split(separator: "\n")
    let escaped = ConflictLog("\"" + lines.joined(separator: "\\n") + "\"")
    #expect(escaped.messages.count == 3)
    let prefixed = ConflictLog(lines.map { prefix + $0 }.joined(separator: "\n"))
    #expect(prefixed.messages.map(\.kind) == escaped.messages.map(\.kind))
  }
}
