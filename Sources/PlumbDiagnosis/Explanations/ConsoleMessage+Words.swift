import PlumbLog

extension ConsoleMessage {
  typealias Words = (summary: String, cause: String, fix: String)

  /// What a message says, what is behind it, and what to do.
  ///
  /// Source: Apple's documentation of the members that are named, and what public threads about the message come to.
  ///
  /// - Parameter subject: The class or the name that the message is about.
  /// - Returns: Sentences without a full stop.
  func words(about subject: String?) -> Words {
    switch self {
    case .unknownNameInFormat, .formatWithoutSuperview, .unreadableFormat:
      formatWords(about: subject)
    case .placeWithoutItem, .mixedDirections, .unpairedAttributes, .missingFirstItem, .foreignItem,
      .changedRequiredPriority, .barOfController:
      constraintWords(about: subject)
    case .missingSuper, .missingSuperOfLayout, .notANumber, .backgroundThread,
      .backgroundThreadWarning, .feedbackLoop, .nestedLayout, .endlessPasses:
      passWords(about: subject)
    case .maskOfContentView, .rowWithoutHeight, .tableWithoutWindow, .itemTooWide, .itemTooHigh:
      listWords(about: subject)
    case .outsideContentView, .uncopiedAttributes, .itemWithoutSize, .negativeItemSize,
      .missingItem, .missingItemWarning:
      layoutWords(about: subject)
    case .missingConstraints, .immenseConstant, .emptyContentSize, .invalidFrame:
      sizeWords(about: subject)
    case .missingAttributes, .changedAttributes, .missingLayout, .emptyDimension,
      .negativeRowHeight, .updateLoop:
      collectionWords(about: subject)
    case .nestedHosting, .subviewOfHosting, .sizeOfToolbarItem, .layerCycle, .missingRow,
      .goneItem:
      containerWords(about: subject)
    case .addedTwice, .infiniteNumber, .itemOfOtherBar, .earlySnapshot, .inconsistentSplit,
      .emptyDynamicItem, .singularTransform:
      numberWords(about: subject)
    case .foreignCell, .missingCell, .missingSection, .wrongUpdate, .scrollBeyond,
      .unregisteredCell:
      dataWords(about: subject)
    case .wrongParent, .preferenceLoop, .attributeCycle:
      ownerWords(about: subject)
    }
  }

  private func formatWords(about subject: String?) -> Words {
    switch self {
    case .unknownNameInFormat:
      let name = subject.map { "\u{201C}\($0)\u{201D}" } ?? "a name"
      return (
        "a visual format names \(name), which the dictionary does not have",
        "the name in the format and the key in the dictionary differ, or the view was left out of the dictionary",
        "add \(name) to the dictionary, or spell it in the format as it is spelt there"
      )
    case .formatWithoutSuperview:
      return (
        "a visual format has |, and the view beside it is in no superview",
        "| stands for the superview, and the constraints are made before addSubview(_:)",
        "add the view to its superview before the constraints are made"
      )
    default:
      return (
        "a visual format cannot be read",
        "a bracket or a dash is missing, or there is something in it that the format does not have",
        "the log marks the place with ^ below the format; anchors say the same and are checked by the compiler"
      )
    }
  }

  private func constraintWords(about subject: String?) -> Words {
    let view = subject.map { " of \($0)" } ?? ""
    switch self {
    case .placeWithoutItem:
      return (
        "a constraint sets an edge or a centre\(view) to a number alone",
        "the second view is nil (an outlet, a superview or a controller's view that is not there yet), or the multiplier is 0",
        "make the constraint once the other view is there; an anchor cannot be tied to nil"
      )
    case .mixedDirections:
      return (
        "a constraint ties a leading or trailing edge\(view) to a left or right one",
        "leading and trailing change sides with the language, left and right do not",
        "use leading and trailing for both, or left and right for both"
      )
    case .unpairedAttributes:
      return (
        "a constraint\(view) relates two attributes that do not go together",
        "a place is related to a size, something horizontal to something vertical, or leading or trailing to left or right",
        "relate horizontal places to horizontal ones, vertical to vertical and sizes to sizes, with leading and trailing at both "
          + "ends or at neither"
      )
    case .missingFirstItem:
      return (
        "the first view of a constraint is nil",
        "an outlet is not connected, or the view is made later than its constraints",
        "connect the outlet, or make the view first"
      )
    case .foreignItem:
      return (
        "a constraint is made for something that is neither a view nor a layout guide",
        "the item is an anchor, a controller, a guide of the app's own making or another object",
        "hand over the view or the guide itself: not its anchor, and of a controller its view"
      )
    case .changedRequiredPriority:
      return (
        "the priority of an active constraint went from required to optional, or back",
        "UIKit does not take that while the constraint is active",
        "begin with 999 instead of 1000, or set isActive to false, change the priority and activate it again"
      )
    default:
      return (
        "a constraint is added to \(subject ?? "a bar") that a controller lays out",
        "the bar of a navigation or tab bar controller takes no constraints from the app, not even for a view that the app added "
          + "to it",
        "set a title view or bar button items, or put the view into the controller's view and tie it to the safe area"
      )
    }
  }

  private func passWords(about subject: String?) -> Words {
    switch self {
    case .missingSuper where subject?.hasPrefix("UI") == true:
      let name = subject ?? "a view"
      return (
        "constraints are added to \(name), which lays its subviews out without them on old systems",
        "until iOS 7, tables and some other views of UIKit took no constraints between themselves and their subviews",
        "put the view beside \(name), into a view around both, or set its frame"
      )
    case .missingSuper, .missingSuperOfLayout:
      let name = subject ?? "a view"
      let method = self == .missingSuper ? "layoutSubviews()" : "layout()"
      return (
        "\(name) overrides \(method) and does not call super",
        "Auto Layout sets the frames of subviews in the superclass's method",
        "call super.\(method) first in the override of \(name)"
      )
    case .notANumber:
      return (
        "a frame, a bounds rectangle or a centre is not a number",
        "something was divided by 0: the width of a view before its layout, the size of an image that is not there, or the "
          + "length of an empty list",
        "look for a division in the first method of the app on the stack, and guard it against 0"
      )
    case .backgroundThread, .backgroundThreadWarning:
      return (
        "constraints or views are changed on a background thread",
        "what a network call, a notification or a task hands over arrives on another thread, and UIKit belongs to the main one",
        "change views in DispatchQueue.main.async { … } or on the main actor; Xcode's Main Thread Checker names the line"
      )
    case .endlessPasses:
      return (
        "the passes over a window's constraints do not come to an end",
        "each pass changes what the next one depends on: a constraint or a size that updateConstraints() or layout() sets, "
          + "or a window that takes its size from SwiftUI content which takes its size from the window",
        "change a constraint only where its value differs; where NSHostingView or NSHostingController is in the window, "
          + "remove from its sizingOptions what is meant to follow the window, or give the content a fixed size"
      )
    case .nestedLayout:
      return (
        "layoutSubtreeIfNeeded() is called on a view that is being laid out",
        "it is called in layout(), or in something that layout() sets off",
        "call super.layout() there, or set needsLayout and let the next pass do it"
      )
    default:
      return (
        "a view asks for layout again each time that it has been laid out",
        "layoutSubviews() or viewDidLayoutSubviews() changes a frame, a constraint or a text that leads to another layout",
        "change it only where the value differs; the stacks in the log name the methods that call setNeedsLayout()"
      )
    }
  }

  private func listWords(about subject: String?) -> Words {
    switch self {
    case .maskOfContentView:
      let name = subject ?? "a cell"
      return (
        "translatesAutoresizingMaskIntoConstraints is false for \(name) or its content view",
        "the table or collection view places cells and their content views itself, by their masks",
        "leave the property of cells and content views alone, and set it to false for the views that are added to them"
      )
    case .rowWithoutHeight:
      return (
        "the constraints of \(subject ?? "a row") do not say how high it is, and it gets the standard height",
        "they do not lead from the top of the content view to its bottom, or a view on the way has no height",
        "tie the first view to the content view's top, the last to its bottom and each to the next, and give a height to "
          + "what has none of its own"
      )
    case .tableWithoutWindow:
      return (
        "a table is laid out while it is in no window",
        "reloadData(), an update or layoutIfNeeded() is called before the table is on the screen, or while another "
          + "controller covers it; cells are made with a size that is not the real one",
        "update the table once its view appears, or note that it has to and do it then"
      )
    default:
      let isWide = self == .itemTooWide
      let (length, sides) = isWide ? ("width", "left and right") : ("height", "top and bottom")
      let room =
        subject.flatMap(Double.init)
        .map { " (\(Wording.number($0)) points, less the section's insets)" } ?? ""
      return (
        "an item of a flow layout is \(isWide ? "wider" : "higher") than the collection view leaves room for\(room)",
        "its size was computed for other bounds (the screen's, or those before a rotation or the first layout), or without "
          + "the insets at \(sides)",
        "take the \(length) of the collection view's bounds, less the section's and the adjusted content insets, and call "
          + "invalidateLayout() when the bounds change"
      )
    }
  }
}
