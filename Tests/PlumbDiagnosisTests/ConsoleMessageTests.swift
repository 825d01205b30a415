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
    (
      .endlessPasses,
      "The window has been marked as needing another Update Constraints in Window pass, but it has already had more Update Constraints in Window passes than there are views in the window.",
      "sizingOptions"
    ),
    (
      .missingConstraints,
      "[Layout] Detected missing constraints for <Shop.PriceField: 0x600000350000>.  It cannot be placed because there are not enough constraints to fully define the size and origin.",
      "Shop.PriceField"
    ),
    (
      .immenseConstant,
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be substituted, but this problem should be fixed.",
      "no limit"
    ),
    (
      .emptyContentSize,
      "API error: <Shop.Badge: 0x15744a540; frame = (0 0; 0 0); layer = <CALayer: 0x281496dc0>> returned 0 width, assuming UIViewNoIntrinsicMetric",
      "Shop.Badge"
    ),
    (
      .outsideContentView,
      "[Warning] Custom views and layout for UITableViewHeaderFooterView should be contained within the content view. Offending view: <Shop.SectionTitle: 0x7f808d651710; baseClass = UITableViewHeaderFooterView>",
      "Shop.SectionTitle"
    ),
    (
      .uncopiedAttributes,
      "UICollectionViewFlowLayout has cached frame mismatch for index path <NSIndexPath: 0xc0> {length = 2, path = 0 - 0} - cached value: {{104, 10}, {167, 167}}; expected value: {{104, 10}, {160, 160}}",
      "copy()"
    ),
    (
      .itemWithoutSize,
      "Warning once only: Detected a case where constraints ambiguously suggest a size of zero for a collection view cell's content view. We're considering the collapse unintentional and using standard size instead. Cell: <Shop.Tile: 0x7fe2ca926000; baseClass = UICollectionViewCell>",
      "Shop.Tile"
    ),
    (
      .negativeItemSize, "reason: 'negative sizes are not supported in the flow layout'", "max(0"
    ),
    (
      .missingItem,
      "UICollectionView received layout attributes for a cell with an index path that does not exist: <NSIndexPath: 0xc0> {length = 2, path = 2 - 0}",
      "data source"
    ),
    (
      .missingItemWarning,
      "Layout attributes <UICollectionViewLayoutAttributes: 0x7f> were received from the layout <Shop.Grid: 0x7f> but are not valid for the data source counts. Attributes will be ignored.",
      "data source"
    ),
    (.invalidFrame, "Invalid frame dimension (negative or non-finite).", "GeometryReader"),
    (
      .missingAttributes,
      "reason: 'no UICollectionViewLayoutAttributes instance for -layoutAttributesForDecorationViewOfKindOfKind: Shade at path",
      "returns nil"
    ),
    (
      .changedAttributes,
      "layout attributes for supplementary item at index path (<NSIndexPath: 0x1> {length = 2, path = 1 - 0}) changed from",
      "invalidateLayout()"
    ),
    (
      .missingLayout,
      "reason: 'UICollectionView must be initialized with a non-nil layout parameter'",
      "init(frame:collectionViewLayout:)"
    ),
    (.emptyDimension, "Invalid absolute dimension, must be > 0.0. NOTE: This will be", "max(1"),
    (
      .negativeRowHeight,
      "reason: 'table view row height must not be negative - provided height for index path (<NSIndexPath: 0x1>) is -1.000000'",
      "automaticDimension"
    ),
    (
      .updateLoop,
      "reason: 'UICollectionView (<ShelfView 0x11883c800>) is stuck in its update/layout loop. This can",
      "preferred size"
    ),
    (
      .nestedHosting,
      "NSHostingView is being laid out reentrantly while rendering its SwiftUI content. This is not supported",
      "next turn"
    ),
    (
      .subviewOfHosting,
      "Adding 'BadgeView' as a subview of UIHostingController.view is not supported and may result",
      "BadgeView"
    ),
    (
      .sizeOfToolbarItem,
      "[NSToolbarItem] NSToolbarItem.minSize and NSToolbarItem.maxSize methods are deprecated.",
      "automatic"
    ),
    (
      .layerCycle, "reason: 'layer <CALayer: 0x7f8> is a part of cycle in its layer tree'",
      "addSubview(_:)"
    ),
    (
      .missingRow,
      "Internal error. Cannot find an outgoing row head for incoming head CardView:0x8c6.Width, which should never",
      "CardView"
    ),
    (
      .goneItem,
      "Unable to create description in descriptionForLayoutAttribute_layoutItem_coefficient. Something is nil",
      "together with its view"
    ),
    (
      .addedTwice,
      "Attempt to add this NSLayoutConstraint to an engine in which it already exists.  This can cause engine corruption.",
      "_NSLayoutConstraintRedundantAdd"
    ),
    (
      .infiniteNumber, "reason: 'NSLayoutConstraint: Multiplier is not finite!  That's illegal.'",
      "ratio"
    ),
    (
      .foreignCell,
      "reason: 'the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (Footer,<NSIndexPath: 0x1>) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))'",
      "size of 0"
    ),
    (
      .missingCell,
      "reason: 'UITableView (<UITableView: 0x7f; frame = (0 0; 375 667)>) failed to obtain a cell from its dataSource (<App.Orders: 0x7e>)'",
      "no cell from App.Orders"
    ),
    (
      .missingSection,
      "reason: 'request for layout attributes for supplementary view UICollectionElementKindSectionHeader in section 0 when there are only 0 sections in the collection view'",
      "number of sections"
    ),
    (
      .wrongUpdate,
      "reason: 'Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section'",
      "a table is told"
    ),
    (
      .scrollBeyond,
      "reason: 'attempt to scroll to invalid index path: <NSIndexPath: 0xc0> {length = 2, path = 0 - 9}'",
      "a collection view is to scroll"
    ),
    (
      .itemOfOtherBar,
      "reason: 'Layout requested for visible navigation bar, <UINavigationBar: 0x7f>, when the top item belongs to a different navigation bar. topItem = <UINavigationItem: 0x7e>'",
      "transition"
    ),
    (
      .earlySnapshot,
      "[Snapshotting] Snapshotting a view (0x7f, CardView) that has not been rendered at least once requires afterScreenUpdates:YES.",
      "afterScreenUpdates"
    ),
    (
      .inconsistentSplit,
      "the delegate <App.Split: 0x7f9e> was sent -splitView:resizeSubviewsWithOldSize: and left the subview frames in an inconsistent state:",
      "App.Split"
    ),
    (
      .emptyDynamicItem,
      "reason: 'Invalid size {0, 0} for item <UICollectionViewLayoutAttributes: 0x15> index path: (0 - 6);  in Dynamics'",
      "bounds are above 0"
    ),
    (
      .singularTransform, "[Unknown process name] CGAffineTransformInvert: singular matrix.",
      "0.01"
    ),
    (
      .unregisteredCell,
      "reason: 'unable to dequeue a cell with identifier OrderCell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard'",
      "\u{201C}OrderCell\u{201D}"
    ),
    (
      .wrongParent,
      "reason: 'child view controller:<App.MenuController: 0x7f> should have parent view controller:<App.RootController: 0x7e> but requested parent is:<App.PageController: 0x7d>'",
      "the view of App.MenuController"
    ),
    (
      .preferenceLoop, "Bound preference FrameKey tried to update multiple times per frame.",
      "FrameKey is set"
    ),
    (
      .attributeCycle, "=== AttributeGraph: cycle detected through attribute 51 ===",
      "not while body"
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

  @Test(arguments: [
    "Detected missing constraints for <_NSSplitViewItemViewWrapper: 0x6000001a0d20>.  It cannot",
    "API error: <_UIKBCompatInputView: 0x15744a540; frame = (0 0; 0 0)> returned 0 width, assuming UIViewNoIntrinsicMetric",
  ])
  func `asks for nothing where the view is the system's own`(_ text: String) throws {
    let message = try #require(Self.explained(text).first)
    #expect(message.fix.hasPrefix("nothing"))
  }

  @Test func `has a sample here`() {
    #expect(Self.samples.map(\.0) == ConsoleMessage.allCases)
  }

  @Test func `asks for nothing where UIKit puts its own view into a host of SwiftUI`() throws {
    let text =
      "Adding '_UIReparentingView' as a subview of UIHostingController.view is not supported"
    let message = try #require(Self.explained(text).first)
    #expect(message.fix.hasPrefix("nothing, unless"))
  }

  @Test func `says which height of a table is below 0`() throws {
    let text =
      "reason: 'section header height must not be negative - provided height for section 0 is -0.000000'"
    #expect(try #require(Self.explained(text).first).summary.hasSuffix("below 0 for a header"))
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
