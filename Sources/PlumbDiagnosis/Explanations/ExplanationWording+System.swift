import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// Conflicts among what UIKit makes for itself.
  func noise(_ own: [LoggedConstraint]) -> (String, String)? {
    if own.count == 1, own[0].isActionSheetNoise {
      return (
        "usual cause: UIKit's action sheets log a negative width by themselves",
        "nothing to fix; the sheet looks right all the same"
      )
    }
    if own.contains(where: { $0.className == "_UIScrollViewAutomaticContentSizeConstraint" }) {
      return (
        "usual cause: UIKit computes a negative content size, from insets larger than the content",
        "look at the content insets of the scroll view; UIKit repairs the size by itself"
      )
    }
    if isOwnOfAlert(own) {
      return (
        "usual cause: UIKit asks for more room for an alert than it gives it",
        "nothing in the app's constraints to fix"
      )
    }
    if own.flatMap(\.statement.anchors).contains(where: { $0.item.isOfKeyboardTutorial }) {
      return (
        "usual cause: the keyboard's own constraints, which show how to slide to type",
        "nothing in the app's constraints to fix"
      )
    }
    let kinds = Set(own.map(\.kind))
    if kinds.isSubset(of: [.namedSystem, .system, .guide, .temporary, .encapsulated]) {
      return (
        "usual cause: all of these are UIKit's own constraints",
        "nothing in the app's constraints to fix"
      )
    }
    return inBars(own)
  }

  /// Whether all are UIKit's own for an alert, whose least width is that of a view in it.
  ///
  /// An app reaches the alert's view, and may give it a length or tie views of its own to it.
  ///
  /// Source: public reports of such conflicts to Apple, on iOS 8.
  private func isOwnOfAlert(_ own: [LoggedConstraint]) -> Bool {
    let alert = "_UIAlertControllerView"
    let names = own.flatMap(\.statement.anchors).map(\.item.className)
    guard names.allSatisfy({ $0 == alert || $0 == "UIView" }) else { return false }
    return own.contains { constraint in
      guard case .anchor(let first) = constraint.statement.first,
        case .anchor(let second)? = constraint.statement.second
      else { return false }
      return first.item.className == alert && second.item.className == "UIView"
        && first.attribute == .layout(.width) && constraint.statement.relation != .equal
    }
      && !own.contains {
        $0.statement.second == nil && $0.statement.anchors.first?.item.className == alert
      }
  }

  /// Conflicts in the keyboard, in toolbars and in other bars, in which no view of the app has a part.
  ///
  /// Source: public threads about toolbars over a keyboard, which are made without a frame and get their items at once;
  /// a frame with a width ends the message.
  func inBars(_ own: [LoggedConstraint]) -> (String, String)? {
    let items = own.flatMap(\.statement.anchors).map(\.item)
    let names = items.compactMap(\.className).filter(UIKitClassName.isPrivate)
    let stacks = stacksOfTouchBar(own)
    guard
      own.allSatisfy({ constraint in
        constraint.isAmongPrivateViews
          || constraint.kind == .stack
            && constraint.statement.anchors.contains { stacks.contains($0.item.id) }
      }), !names.isEmpty
    else { return nil }
    if items.contains(where: { $0.className.map(UIKitClassName.isOfKeyboard) ?? false }) {
      return (
        "usual cause: the keyboard's own constraints", "nothing in the app's constraints to fix"
      )
    }
    let empty = own.lazy.compactMap { constraint -> LayoutAttribute? in
      guard constraint.kind == .autoresizingMask || constraint.kind == .encapsulated,
        constraint.statement.second == nil, constraint.statement.constant == 0,
        case .anchor(let anchor) = constraint.statement.first,
        case .layout(let length) = anchor.attribute,
        let name = anchor.item.className,
        name.hasPrefix("_UIToolbar") || UIKitClassName.isToolbar(name)
      else { return nil }
      return length
    }.first
    if items.contains(where: { $0.className.map(UIKitClassName.isOfWindowToolbar) ?? false }) {
      return (
        "usual cause: all of these hold AppKit's own views in a toolbar",
        "nothing in the app's constraints to fix; an item with a view of its own needs that view's width and height"
      )
    }
    if empty == nil, !names.contains(where: UIKitClassName.isOfBar) {
      let framework = names.contains { $0.hasPrefix("_UI") } ? "UIKit" : "AppKit"
      return (
        "usual cause: all of these hold \(framework)'s own views",
        "nothing in the app's constraints to fix"
      )
    }
    guard let empty else {
      return (
        "usual cause: all of these hold UIKit's own views in a bar",
        "nothing in the app's constraints to fix"
      )
    }
    return (
      "usual cause: a toolbar lays out its items while its \(empty.name) is still 0",
      "make it with a frame, such as UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), before it gets its "
        + "items; if it looks right on screen, there is nothing to fix"
    )
  }

  /// The stack views in which AppKit puts the parts of a Touch Bar, by their identities.
  private func stacksOfTouchBar(_ own: [LoggedConstraint]) -> Set<String> {
    let ties = own.map { $0.statement.anchors.map(\.item) }.filter { items in
      items.contains { $0.className.map(UIKitClassName.isOfTouchBar) ?? false }
    }
    return Set(ties.joined().filter { $0.className == "NSStackView" }.map(\.id))
  }

  /// A view over the keyboard that is tied to the safe area of the keyboard's window.
  ///
  /// Source: public threads about input accessory views, which are laid out below the screen before they slide in.
  func inKeyboardWindow(_ own: [LoggedConstraint]) -> (String, String)? {
    let guides = Set(
      own.filter { constraint in
        constraint.kind == .guide
          && constraint.statement.anchors.contains {
            $0.item.className.map(UIKitClassName.isOfKeyboard) ?? false
          }
      }
      .flatMap(\.statement.anchors).map(\.item).filter(\.isGuide).map(\.id)
    )
    guard
      let tie = own.first(where: { constraint in
        constraint.kind == .user
          && constraint.statement.anchors.contains { guides.contains($0.item.id) }
      }),
      let inner = tie.statement.anchors.map(\.item).first(where: { !guides.contains($0.id) }),
      endsWithout(tie)
    else { return nil }
    let name = Self.item(inner)
    return (
      "usual cause: \(number(of: tie)) ties \(name) to the safe area of the keyboard's window, which it is outside of "
        + "while the keyboard or the bar over it moves",
      "tie \(name) to the safe area of its own superview, or give \(number(of: tie)) a priority of 999"
    )
  }

  /// What Interface Builder makes for a view of a document, beside what code says of it.
  ///
  /// Source: the identifiers of such constraints, "IB auto generated at build time for view with …".
  func generated(_ own: [LoggedConstraint]) -> (String, String)? {
    guard let made = own.first(where: { $0.kind == .prototyping }),
      own.contains(where: { $0.kind == .user }), let first = made.statement.anchors.first,
      endsWithout(made)
    else { return nil }
    let anchors = made.statement.anchors.map(\.item)
    let item = anchors.first { $0.id == made.statement.containment?.inner } ?? first.item
    let name = Self.item(item)
    let many = made.identifier?.contains("ambiguity") == true ? "too few" : "no"
    return (
      "usual cause: Interface Builder makes \(number(of: made)) from the frame of \(name), which has \(many) constraints in the document",
      "add constraints for \(name) in the document, and mark those that code is to replace as "
        + "\u{201C}Remove at build time\u{201D}"
    )
  }
}

extension LoggedConstraint {
  /// Whether it is `UIView.width == - 16`, which every action sheet of iOS 12 and 13 logs, or −20, as those of iOS 10 do.
  fileprivate var isActionSheetNoise: Bool {
    guard case .anchor(let anchor) = statement.first, statement.second == nil else { return false }
    return anchor.item.className == "UIView" && anchor.attribute == .layout(.width)
      && statement.relation == .equal && [-16, -20].contains(statement.constant)
  }

  /// Whether it ties something to AppKit's own views in a toolbar.
  private var isTiedToWindowToolbar: Bool {
    statement.anchors.contains {
      $0.item.className.map(UIKitClassName.isOfWindowToolbar) ?? false
    }
  }

  /// Whether no app can have made it: UIKit says that it did, or all that it ties is private to UIKit.
  ///
  /// What a bar's stack view holds may be a plain view, which is a space between buttons, and UIKit's own views hold plain
  /// ones, such as labels; whatever is tied to the views that hold a keyboard, UIKit put there.
  var isAmongPrivateViews: Bool {
    if [.guide, .namedSystem, .system].contains(kind) { return true }
    let items = statement.anchors.map(\.item)
    if items.contains(where: { $0.className.map(UIKitClassName.isAroundKeyboard) ?? false }) {
      return true
    }
    let isBesidePrivate = items.contains { $0.className.map(UIKitClassName.isPrivate) ?? false }
    let isOfMask = kind == .autoresizingMask || kind == .encapsulated
    return items.allSatisfy { item in
      if item.text?.hasPrefix("UIKeyboard") == true { return true }
      guard let name = item.className else { return false }
      return UIKitClassName.isPrivate(name) || UIKitClassName.isGuide(name)
        || kind == .stack && name == "UIView"
        || (isBesidePrivate || isOfMask) && UIKitClassName.isPlain(name)
        || isOfMask && UIKitClassName.isToolbar(name)
        || name == "NSStackView" && isTiedToWindowToolbar
    }
  }
}

extension LoggedConstraint.Item {
  /// Whether it is what the keyboard shows over itself at its first use, in which no app has a view.
  ///
  /// Source: a public log, in which such views have UIKit's names or print their accessibility identifiers.
  fileprivate var isOfKeyboardTutorial: Bool {
    [className, text].compactMap(\.self).contains {
      $0.hasPrefix("UIKBTutorial") || $0.hasPrefix("UIContinuousPath")
    }
  }
}
