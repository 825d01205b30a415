import PlumbDiagnosis
import PlumbLog
import Testing

@Suite struct `A message that always reads the same` {
  private static func explained(_ text: String) -> [ExplainedMessage] {
    ExplainedLog(ConflictLog(text), file: "a.log").messages
  }

  private static let samples: [(ConsoleMessage, String, about: String)] = [
    (
      .unknownNameInFormat,
      "reason: 'Unable to parse constraint format: title is not a key in the views dictionary. H:|-[title]-| ^",
      "\u{201C}title\u{201D}"
    ),
    (
      .formatWithoutSuperview,
      "Unable to interpret '|' character, because the related view doesn't have a superview", "|"
    ),
    (
      .unreadableFormat, "reason: 'Unable to parse constraint format: Expected a view H:|-(8)", "^"
    ),
    (
      .placeWithoutItem,
      "reason: 'NSLayoutConstraint for <AdView: 0x10198c2b0; frame = (0 0; 0 0)>: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.'",
      "AdView"
    ),
    (
      .mixedDirections,
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.'",
      "leading"
    ),
    (.unpairedAttributes, "reason: 'Invalid pairing of layout attributes'", "sizes to sizes"),
    (
      .missingFirstItem, "multiplier:constant:]: Constraint must contain a first layout item'",
      "outlet"
    ),
    (
      .foreignItem, "Constraint items must each be an instance of UIView, or UILayoutGuide",
      "controller"
    ),
    (
      .changedRequiredPriority,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.",
      "999"
    ),
    (
      .barOfController,
      "reason: 'Cannot modify constraints for UINavigationBar managed by a controller'",
      "UINavigationBar"
    ),
    (
      .missingSuper,
      "'Auto Layout still required after executing -layoutSubviews. CaptchaField's implementation of -layoutSubviews needs to call super.'",
      "CaptchaField"
    ),
    (
      .missingSuperOfLayout,
      "Layout still needs update after calling -[OrderView layout].  OrderView or one of its superclasses",
      "OrderView"
    ),
    (
      .notANumber,
      "Terminating app due to uncaught exception 'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 20]'",
      "division"
    ),
    (
      .backgroundThread,
      "Modifications to the layout engine must not be performed from a background thread after it has been accessed from the main thread.",
      "main actor"
    ),
    (
      .backgroundThreadWarning,
      "This application is modifying the autolayout engine from a background thread after the engine was accessed from the main thread.",
      "main actor"
    ),
    (
      .maskOfContentView,
      "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is not supported and will result in undefined behavior, as this property is managed by the owning UITableViewCell. Cell: <Home.RowCell: 0x7f898b0be600; baseClass = UITableViewCell>",
      "Home.RowCell"
    ),
    (
      .rowWithoutHeight,
      "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content view. We're considering the collapse unintentional and using standard height instead. Cell: <Form.SliderCell: 0x7fe2ca926000; baseClass = UITableViewCell>",
      "Form.SliderCell"
    ),
    (
      .tableWithoutWindow,
      "UITableView was told to layout its visible cells and other contents without being in the view hierarchy (the table view",
      "window"
    ),
    (
      .itemTooWide,
      "2018-07-05 22:38:23.395450-0400 App[4517:269288] the item width must be less than the width of the UICollectionView minus the section insets left and right values",
      "wider"
    ),
    (
      .itemTooHigh,
      "the item height must be less than the height of the UICollectionView minus the section insets",
      "higher"
    ),
    (
      .feedbackLoop, "*** Call stacks where -setNeedsLayout is sent to the top-level view ***",
      "setNeedsLayout"
    ),
    (
      .nestedLayout,
      "It's not legal to call -layoutSubtreeIfNeeded on a view which is already being laid out.",
      "super.layout()"
    ),
  ]

  @Test(arguments: samples)
  func `is told with its cause and what to do`(
    _ kind: ConsoleMessage,
    _ text: String,
    _ about: String
  ) throws {
    let found = Self.explained("one\n\(text)\nthree\n\(text)")
    let message = try #require(found.first)
    #expect(found.count == 1)
    guard case .console(kind, _) = message.message.kind else {
      Issue.record("\(message.message.kind)")
      return
    }
    #expect(message.lines == [2, 4])
    #expect([message.summary, message.cause, message.fix].contains { $0.contains(about) })
    #expect(message.name == (kind.stopsApp ? "crash" : "warning"))
  }

  @Test func `does not tell to change a class of UIKit's own`() throws {
    let message = try #require(
      Self.explained(
        "'Auto Layout still required after executing -layoutSubviews. UITableView's implementation of -layoutSubviews needs to call super.'"
      ).first
    )
    #expect(
      message.fix == "put the view beside UITableView, into a view around both, or set its frame"
    )
  }

  @Test func `has a sample here`() {
    #expect(Self.samples.map(\.0) == ConsoleMessage.allCases)
  }

  @Test func `says once what is wrong with a format of several lines`() {
    let found = Self.explained(
      """
      *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Unable to parse constraint format: 
      title is not a key in the views dictionary. 
      H:|-[title]-| 
               ^'
      """
    )
    #expect(
      found.map(\.summary)
        == ["a visual format names \u{201C}title\u{201D}, which the dictionary does not have"]
    )
  }

  @Test func `is not looked for among the constraints of a conflict`() {
    let text = ConflictMessage(
      constraints: [
        "<NSLayoutConstraint:0x1 UILabel:0xa'CALayer position contains NaN'.width == 10   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xa'CALayer position contains NaN'.width == 20   (active)>",
      ],
      broken: nil
    ).text
    #expect(Self.explained(text).isEmpty)
  }
}
