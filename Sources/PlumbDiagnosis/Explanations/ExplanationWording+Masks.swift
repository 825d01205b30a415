import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  typealias Item = LoggedConstraint.Item

  /// The views of some constraints that are placed by their autoresizing masks, in the order of the list.
  ///
  /// Constraints with a name are a host's, whatever the mask: `'UIView-Encapsulated-Layout-Top'`, `'_UITemporaryLayoutLeft'`.
  func masked(_ own: [LoggedConstraint]) -> [Item] {
    var seen: Set<String> = []
    return own.compactMap { constraint in
      guard constraint.identifier == nil, let item = constraint.maskedItem else { return nil }
      return seen.insert(item.id).inserted ? item : nil
    }
  }

  /// Whether a cell makes the view and sets its frame, so that its mask is none of the app's.
  static func isOfCell(_ item: Item) -> Bool {
    item.className.map(UIKitClassName.isContentViewOfCell) ?? false
  }

  /// The length of a view that its mask holds at 0.
  func emptyLength(of item: Item, _ own: [LoggedConstraint]) -> String? {
    own.lazy.compactMap { constraint -> String? in
      guard constraint.kind == .autoresizingMask, constraint.statement.second == nil,
        constraint.statement.constant == 0, case .anchor(let anchor) = constraint.statement.first,
        anchor.item.id == item.id, case .layout(let length) = anchor.attribute,
        length == .width || length == .height
      else { return nil }
      return length.name
    }.first
  }

  /// A window or a view of the app that its mask holds at 0, in a list that is not whole.
  ///
  /// - Parameters:
  ///   - own: The constraints of the list.
  ///   - asksForRoom: Whether one of the app needs room.
  /// - Returns: The cause and what to do, or nil where there is no such view.
  func emptyByMask(_ own: [LoggedConstraint], _ asksForRoom: Bool) -> (String, String)? {
    for item in masked(own) {
      guard let length = emptyLength(of: item, own), let name = item.className,
        !UIKitClassName.isPrivate(name), !Self.isOfCell(item)
      else { continue }
      if UIKitClassName.isWindow(name) {
        return (
          "usual cause: the \(length) of \(Self.item(item)) is 0, as it was made without a frame, and what is in it has no "
            + "room",
          "give the window its frame before it gets its controller; UIWindow(windowScene:) takes that of the scene"
        )
      }
      guard asksForRoom else { continue }
      return (
        "likely cause: the \(length) of \(Self.item(item)) is 0: it was made without a frame, or is laid out before it gets "
          + "one (its autoresizing mask is turned into constraints)",
        "give it a frame before its first layout; copy the whole list for what else ends the conflict"
      )
    }
    return nil
  }

  /// What a mask's constraint is that stands alone: something to know and nothing to mend.
  func ownMask(_ own: [LoggedConstraint]) -> (String, String)? {
    guard let item = masked(own).first, own.allSatisfy({ $0.kind == .autoresizingMask }) else {
      return nil
    }
    let name = Self.item(item)
    return (
      "what it is: UIKit made \(own.count == 1 ? "it" : "them") from the frame and the autoresizing mask of \(name), "
        + "as its translatesAutoresizingMaskIntoConstraints is true",
      "nothing, unless the app's own constraints place \(name): then set that property to false"
    )
  }
}

extension LoggedConstraint {
  /// The view whose mask the constraint comes from, or nil for another constraint: the inner one of two.
  var maskedItem: Item? {
    guard kind == .autoresizingMask else { return nil }
    let items = statement.anchors.map(\.item)
    return items.first { $0.id == statement.containment?.inner } ?? items.first
  }
}
