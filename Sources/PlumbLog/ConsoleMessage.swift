/// A message of UIKit or AppKit about layout that always reads the same.
///
/// Source: the messages as they stand in public issues and questions.
public enum ConsoleMessage: String, Hashable, Sendable, CaseIterable {
  // What stands first is taken where a line has several.

  /// A visual format names a view or a metric that its dictionary does not have.
  case unknownNameInFormat
  /// A visual format has `|`, and the view beside it is in no superview.
  case formatWithoutSuperview
  /// A visual format cannot be read.
  case unreadableFormat
  /// An edge or a centre is set to a number, as the second item is nil or the multiplier 0.
  case placeWithoutItem
  /// A leading or trailing edge is related to a left or right one.
  case mixedDirections
  /// The two attributes of a constraint do not go together.
  case unpairedAttributes
  /// The first item of a constraint is nil.
  case missingFirstItem
  /// An item of a constraint is neither a view nor a guide.
  case foreignItem
  /// An active constraint went from required to optional, or back.
  case changedRequiredPriority
  /// A constraint was added to a bar that its controller lays out.
  case barOfController
  /// `layoutSubviews()` is overridden without a call of super.
  case missingSuper
  /// AppKit's `layout()` is overridden without a call of super.
  case missingSuperOfLayout
  /// A frame, a bounds rectangle or a centre is not a number.
  case notANumber
  /// Constraints were changed on another thread than the main one.
  case backgroundThread
  /// The same, of which UIKit only warned in iOS 12 and before, and of layers still does.
  case backgroundThreadWarning
  /// The mask of a content view, a cell or a header was turned off.
  case maskOfContentView
  /// The constraints of a row do not say how high it is.
  case rowWithoutHeight
  /// A table was laid out while it was in no window.
  case tableWithoutWindow
  /// An item of a flow layout is wider than its collection view leaves room for.
  case itemTooWide
  /// An item of a flow layout is higher than its collection view leaves room for.
  case itemTooHigh
  /// A view asks for layout again each time that it has been laid out.
  case feedbackLoop
  /// `layoutSubtreeIfNeeded()` was called on a view that is being laid out.
  case nestedLayout
  /// Each pass over a window's constraints asks for another one.
  case endlessPasses
  /// The constraints of a view do not say where it is or how large, and AppKit does not place it.
  case missingConstraints
  /// The constant of a constraint is larger than layouts can be.
  case immenseConstant
  /// A keyboard or another view has a content size of 0, which is taken for none.
  case emptyContentSize
  /// The views of a header or a footer were added to it and not to its content view.
  case outsideContentView
  /// A layout changed attributes that it did not copy.
  case uncopiedAttributes
  /// The constraints of an item do not say how large it is.
  case itemWithoutSize
  /// A flow layout was given a size below 0.
  case negativeItemSize
  /// A layout gave attributes for an item that is not there, and the app stops.
  case missingItem
  /// The same, of which UIKit only warns since iOS 13.
  case missingItemWarning
  /// A SwiftUI view was given a width or a height below 0, or one that is not finite.
  case invalidFrame
  /// A collection view asked its layout for a header, a footer or a decoration that the layout does not place.
  case missingAttributes
  /// A layout gave other attributes than before although it was not invalidated.
  case changedAttributes
  /// A collection view was made without a layout.
  case missingLayout
  /// A dimension of a compositional layout is 0 or less.
  case emptyDimension
  /// A row, header or footer of a table was given a height below 0.
  case negativeRowHeight
  /// The updates of a collection view do not come to an end.
  case updateLoop
  /// A view that hosts SwiftUI is laid out while it is being laid out.
  case nestedHosting
  /// A view was added to the view of a controller that hosts SwiftUI.
  case subviewOfHosting
  /// A toolbar item of AppKit has a least or a greatest size.
  case sizeOfToolbarItem
  /// A layer, and with it a view, is inside of itself.
  case layerCycle
  /// The solver of Auto Layout lost one of its rows.
  case missingRow
  /// A constraint was described whose view is gone.
  case goneItem
  /// A constraint was added that is there already.
  case addedTwice
  /// The multiplier or the constant of a constraint is not a number.
  case infiniteNumber
  /// A data source handed over a cell, a header or a footer that the collection view did not make.
  case foreignCell
  /// A table got no cell from its data source.
  case missingCell
  /// A section was asked for that is not there.
  case missingSection
  /// A table or collection view was told of other changes than the data has.
  case wrongUpdate
  /// A table or collection view was scrolled to an item that is not there.
  case scrollBeyond
  /// A navigation bar is laid out with the item of another one.
  case itemOfOtherBar
  /// A picture of a view was asked for before the view was on the screen.
  case earlySnapshot
  /// A delegate of AppKit's split view left its subviews with frames that do not fill it.
  case inconsistentSplit
  /// A dynamic animator got an item with no size.
  case emptyDynamicItem
  /// A transform was to be undone that makes everything 0 points large.
  case singularTransform
  /// A cell, a header or a footer was asked for by an identifier that is not registered.
  case unregisteredCell
  /// The view of a controller is in that of another one than its parent.
  case wrongParent
  /// A SwiftUI view sets a preference or a state from a size that depends on it.
  case preferenceLoop
  /// A value of a SwiftUI view depends on itself.
  case attributeCycle

  /// Whether the app stops with it.
  public var stopsApp: Bool {
    switch self {
    case .unknownNameInFormat, .formatWithoutSuperview, .unreadableFormat, .placeWithoutItem,
      .mixedDirections, .unpairedAttributes, .missingFirstItem, .foreignItem,
      .changedRequiredPriority, .barOfController, .notANumber, .missingSuper, .backgroundThread,
      .endlessPasses, .negativeItemSize, .missingItem, .missingAttributes, .changedAttributes,
      .missingLayout, .negativeRowHeight, .updateLoop, .layerCycle, .goneItem, .infiniteNumber,
      .foreignCell, .missingCell, .missingSection, .wrongUpdate, .scrollBeyond, .itemOfOtherBar,
      .emptyDynamicItem, .unregisteredCell, .wrongParent:
      true
    case .missingSuperOfLayout, .backgroundThreadWarning, .maskOfContentView, .rowWithoutHeight,
      .tableWithoutWindow, .itemTooWide, .itemTooHigh, .feedbackLoop, .nestedLayout,
      .missingConstraints, .immenseConstant, .emptyContentSize, .outsideContentView,
      .uncopiedAttributes, .itemWithoutSize, .missingItemWarning, .invalidFrame,
      .emptyDimension, .nestedHosting, .subviewOfHosting, .sizeOfToolbarItem, .missingRow,
      .addedTwice, .earlySnapshot, .inconsistentSplit, .singularTransform, .preferenceLoop,
      .attributeCycle:
      false
    }
  }

  /// What such a message has and no other line.
  var marks: [StaticString] {
    switch self {
    case .unknownNameInFormat:
      [" is not a key in the views dictionary", " is not a key in the metrics dictionary"]
    case .formatWithoutSuperview: ["Unable to interpret '|' character"]
    case .unreadableFormat: ["Unable to parse constraint format"]
    case .placeWithoutItem: ["Location attributes must be specified in pairs"]
    case .mixedDirections:
      ["cannot be made between a leading/trailing attribute and a right/left attribute"]
    case .unpairedAttributes:
      ["Invalid pairing of layout attributes", "because their units are not compatible"]
    case .missingFirstItem: ["Constraint must contain a first layout item"]
    case .foreignItem: ["Constraint items must each be"]
    case .changedRequiredPriority:
      ["Mutating a priority from required to not on an installed constraint"]
    case .barOfController: ["Cannot modify constraints for "]
    case .missingSuper: ["still required after executing -layoutSubviews"]
    case .missingSuperOfLayout: ["Layout still needs update after calling -["]
    case .notANumber:
      ["CALayerInvalidGeometry", "CALayer position contains NaN", "CALayer bounds contains NaN"]
    case .backgroundThread:
      ["Modifications to the layout engine must not be performed from a background thread"]
    case .backgroundThreadWarning:
      [
        "modifying the autolayout engine from a background thread",
        "layer off the main thread is not allowed",
      ]
    case .maskOfContentView:
      [
        "Changing the translatesAutoresizingMaskIntoConstraints property of ",
        "has translatesAutoresizingMaskIntoConstraints false and is missing constraints to the cell",
      ]
    case .rowWithoutHeight: ["constraints ambiguously suggest a height of zero"]
    case .tableWithoutWindow:
      [
        "was told to layout its visible cells and other contents without being in the view hierarchy"
      ]
    case .itemTooWide: ["the item width must be less than the width of the UICollectionView"]
    case .itemTooHigh: ["the item height must be less than the height of the UICollectionView"]
    case .feedbackLoop: ["Call stacks where -setNeedsLayout is sent to the top-level view"]
    case .nestedLayout:
      ["not legal to call -layoutSubtreeIfNeeded on a view which is already being"]
    case .endlessPasses: ["The window has been marked as needing another "]
    case .missingConstraints: ["Detected missing constraints for "]
    case .immenseConstant: ["being configured with a constant that exceeds internal limits"]
    case .emptyContentSize: [", assuming UIViewNoIntrinsicMetric"]
    case .outsideContentView:
      ["Custom views and layout for UITableViewHeaderFooterView should be contained"]
    case .uncopiedAttributes: ["UICollectionViewFlowLayout has cached frame mismatch"]
    case .itemWithoutSize: ["constraints ambiguously suggest a size of zero"]
    case .negativeItemSize: [" sizes are not supported in the flow layout"]
    case .missingItem:
      ["layout attributes for a cell with an index path that does not exist"]
    case .missingItemWarning: ["but are not valid for the data source counts"]
    case .invalidFrame: ["Invalid frame dimension (negative or non-finite)"]
    case .missingAttributes: ["no UICollectionViewLayoutAttributes instance for -"]
    case .changedAttributes:
      [
        "layout attributes for supplementary item at index path",
        "layout attributes for decoration item at index path",
      ]
    case .missingLayout: ["must be initialized with a non-nil layout parameter"]
    case .emptyDimension: ["Invalid absolute dimension, must be > 0"]
    case .negativeRowHeight:
      ["height must not be negative - provided height for "]
    case .updateLoop:
      [" is stuck in its update/layout loop", " is stuck in a recursive layout loop"]
    case .nestedHosting: ["is being laid out reentrantly while rendering its SwiftUI content"]
    case .subviewOfHosting: [" as a subview of UIHostingController.view is not supported"]
    case .sizeOfToolbarItem: ["NSToolbarItem.minSize and NSToolbarItem.maxSize methods"]
    case .layerCycle: ["is a part of cycle in its layer tree"]
    case .missingRow: ["annot find an outgoing row head for incoming head"]
    case .goneItem: ["descriptionForLayoutAttribute_layoutItem_coefficient"]
    case .addedTwice: ["to an engine in which it already exists"]
    case .infiniteNumber:
      ["ultiplier is not finite", "onstant is not finite", "not satisfying: isfinite("]
    case .foreignCell: ["retrieved by calling -dequeueReusable"]
    case .missingCell:
      ["failed to obtain a cell from its dataSource", "dataSource must return a cell from"]
    case .missingSection:
      [
        "request for layout attributes for supplementary view",
        "request for number of items in section", "request for number of rows in section",
      ]
    case .wrongUpdate:
      ["Invalid update: invalid number of", "Invalid batch updates detected"]
    case .scrollBeyond:
      [
        "_contentOffsetForScrollingToRowAtIndexPath", "attempt to scroll to invalid index path",
        "to scroll the collection view to an out-of-bounds item",
        "to scroll the table view to an out-of-bounds row",
      ]
    case .itemOfOtherBar: ["when the top item belongs to a different navigation bar"]
    case .earlySnapshot: ["Snapshotting a view"]
    case .inconsistentSplit: ["left the subview frames in an inconsistent state"]
    case .emptyDynamicItem: ["Invalid size {0, 0} for item"]
    case .singularTransform: ["CGAffineTransformInvert: singular matrix"]
    case .unregisteredCell: ["must register a nib or a class for the identifier"]
    case .wrongParent:
      [" should have parent view controller:", "be associated with at most one view controller"]
    case .preferenceLoop: ["tried to update multiple times per frame"]
    case .attributeCycle: ["AttributeGraph: cycle detected"]
    }
  }
}
