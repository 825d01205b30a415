import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  typealias Item = LoggedConstraint.Item

  /// The views of some constraints that are placed by their autoresizing masks, in the order of the list.
  ///
  /// Constraints with a name are a host's, whatever the mask: `'UIView-Encapsulated-Layout-Top'`, `'_UITemporaryLayoutLeft'`.
  private func masked(_ own: [LoggedConstraint]) -> [Item] {
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

  /// Whether constraints of the app place a view or give it a size, which says that no mask is meant to.
  private func isConstrained(_ item: Item, _ own: [LoggedConstraint]) -> Bool {
    own.contains { constraint in
      guard constraint.kind == .user else { return false }
      let statement = constraint.statement
      let items = statement.anchors.map(\.item)
      if items.contains(where: { $0.id == item.id }),
        items.contains(where: { $0.className == "NSStackViewSpacer" })
      {
        // A stack view places it, by the space before or behind it.
        return true
      }
      if statement.containment?.inner == item.id { return true }
      guard case .anchor(let first) = statement.first, first.item.id == item.id else {
        return false
      }
      // A size in points, or an edge that is written down for this view; as the outer one of `|`, it holds another.
      return statement.containment?.outer.id != item.id && !holdsFarEdge(constraint, own)
    }
  }

  /// Whether a constraint ties the far edge of a view to that of one inside it, which Interface Builder writes with the
  /// outer one first.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - own: Those among which one ties the near edges, with the inner one first.
  /// - Returns: False where no such one is among them.
  private func holdsFarEdge(_ constraint: LoggedConstraint, _ own: [LoggedConstraint]) -> Bool {
    guard case .anchor(let outer) = constraint.statement.first,
      case .anchor(let inner)? = constraint.statement.second,
      outer.attribute == inner.attribute, case .layout(let far) = outer.attribute
    else { return false }
    let edges: [LayoutAttribute: LayoutAttribute] = [
      .bottom: .top, .trailing: .leading, .right: .left,
    ]
    guard let near = edges[far].map(LoggedConstraint.Attribute.layout) else { return false }
    return own.contains {
      $0.statement.first == .anchor(.init(inner.item, near))
        && $0.statement.second == .anchor(.init(outer.item, near))
    }
  }

  /// A mask that was left on: the view has constraints of the app beside it.
  func forgottenMask(_ own: [LoggedConstraint]) -> (String, String)? {
    let items = masked(own).filter { !Self.isOfCell($0) && isConstrained($0, own) }
    guard !items.isEmpty else { return nil }
    let besides = remaining(withoutMasksOf: items)
    let name = items.map(Self.item).joined(separator: " and ")
    guard items.count == 1 else {
      return (
        "likely cause: \(name) still turn their autoresizing masks into constraints "
          + "(translatesAutoresizingMaskIntoConstraints is true), beside those of the app",
        "set translatesAutoresizingMaskIntoConstraints of each to false before its constraints are activated; "
          + "no priority helps, as the masks' constraints stay" + besides
      )
    }
    let controller = items[0].className.flatMap(UIKitClassName.controller)
    let view = controller.map { "\(name), which is the view of \($0)," } ?? name
    return (
      "likely cause: \(view) still turns its autoresizing mask into constraints "
        + "(translatesAutoresizingMaskIntoConstraints is true), beside those of the app",
      "set translatesAutoresizingMaskIntoConstraints of \(name) to false before its constraints are activated; "
        + "no priority helps, as the mask's constraints stay" + besides
    )
  }

  /// What contradicts itself even without the masks of some views, as the end of a sentence; empty where nothing does.
  private func remaining(withoutMasksOf items: [Item]) -> String {
    guard explanation.isProvable else { return "" }
    let ids = Set(items.map(\.id))
    guard !AdviceTrial(explanation, .masks(ids)).endsConflict,
      let set = explanation.minimalSets.first(where: { set in
        !set.members.contains { place in
          explanation.constraints[place].maskedItem.map { ids.contains($0.id) } ?? false
        }
      })
    else { return "" }
    return "; \(ConflictWording.positions(set.members)) contradict one another all the same"
  }

  /// A view whose frame is set, and whose content asks for more or less than it has.
  func mask(_ own: [LoggedConstraint]) -> (String, String)? {
    // A list that can hold says of a frame no more than that it is there.
    if lacksEnd { return nil }
    let all = masked(own)
    if let around = ofControllers(all, own) { return around }
    // No app sets the masks of UIKit's own views, but it may set those of the views around them.
    let apps = all.filter { !($0.className.map(UIKitClassName.isPrivate) ?? false) }
    guard
      let item = apps.first(where: { emptyLength(of: $0, own) != nil }) ?? apps.first ?? all.first
    else { return nil }
    let name = Self.item(item)
    if apps.isEmpty, !Self.isOfCell(item), let words = yielding(own) {
      return (
        "usual cause: UIKit lays out \(name) itself (autoresizing mask), and the constraints of the app ask for something "
          + "else",
        "remove \(words), or give it a priority of 999"
      )
    }
    let rest = yielding(own).map { ", or give \($0) a priority of 999" } ?? ""
    if item.className.map(UIKitClassName.isWindow) ?? false {
      guard explanation.isProvable else { return nil }
      return (
        "likely cause: \(name) has the frame that was set for it, and what is in it asks for another size",
        "give the window its frame before views are added to it; UIWindow(windowScene:) takes that of the scene"
      )
    }
    if let told = contentOfBox(own) { return told }
    if item.className.map(UIKitClassName.isClipView) ?? false {
      if let told = besideScroller(item, own) { return told }
      return (
        "likely cause: \(name) has the size that its scroll view's frame leaves, and what is in it asks for another",
        "give the scroll view its size before its first layout\(rest); leave the mask of \(name) alone"
      )
    }
    if Self.isOfCell(item), let length = emptyLength(of: item, own) {
      return (
        "usual cause: a first layout pass in which the cell has not given \(name) its \(length) yet (0, by its "
          + "autoresizing mask)",
        "if the final layout is right, "
          + (yielding(own).map { "give \($0) a priority of 999" } ?? "there is nothing to fix")
          + "; leave translatesAutoresizingMaskIntoConstraints of \(name) alone"
      )
    }
    if let told = cellOfColumn(item, own) { return told }
    if Self.isOfCell(item) {
      if let told = widthOfCell(item, own) { return told }
      return (
        "likely cause: the cell gives \(name) its frame (autoresizing mask), and the content asks for another size",
        "let the row size itself (automatic dimension, an estimate near the real height), or give the row the height "
          + "that its content needs; leave translatesAutoresizingMaskIntoConstraints of \(name) alone"
      )
    }
    if own.allSatisfy({ $0.kind == .autoresizingMask }) {
      return (
        "likely cause: all of these come from autoresizing masks: the frame that was set for a view is too small for "
          + "the fixed margins of the views in it",
        "give the outermost view its size before the views in it get their frames, or make a margin of theirs flexible"
      )
    }
    if let length = emptyLength(of: item, own) {
      return (
        "likely cause: the \(length) of \(name) is 0: it was made without a frame, or is laid out before it gets one "
          + "(its autoresizing mask is turned into constraints)",
        "if constraints are to place \(name), set its translatesAutoresizingMaskIntoConstraints to false and add them; "
          + "if not, give it a frame before its first layout\(rest)"
      )
    }
    let isOutside =
      own.contains { $0.statement.containment?.outer.id == item.id }
      || hierarchy.parents.values.contains(item.id)
    // Frames that what is inside does not fill come with a length; margins alone ask for room.
    let length = own.first {
      $0.kind == .autoresizingMask && $0.maskedItem?.id == item.id && $0.statement.second == nil
    }
    if let told = tooMuch(for: length, name, own) { return told }
    if let words = yielding(own), let told = sizedByInner(own, words) { return told }
    // An edge that gave way would let what is inside reach over the end of the frame.
    let lowered = yielding(own).flatMap(constraint(numbered:))
    let isLength = lowered.map { $0.isLengthOfApp(true) || $0.isLengthOfApp(false) } ?? false
    let frame =
      length.map(asksForMore(than:)) ?? true
      ? "a frame that has room for what is inside\(missing(in: length ?? own.first { $0.maskedItem?.id == item.id }))"
      : "a frame that what is inside fills"
    return (
      "likely cause: \(name) has the frame that was set for it (its autoresizing mask is turned into constraints), "
        + "and the constraints \(isOutside ? "inside" : "around it") ask for another size",
      "if constraints are to place \(name), set its translatesAutoresizingMaskIntoConstraints to false and add them; "
        + "if not, give it \(frame)\(isLength ? rest : "")"
    )
  }

  /// How many points more a frame needs, for which the conflict was solved again; empty where that is not known.
  private func missing(in length: LoggedConstraint?) -> String {
    guard let length, let place = place(of: number(of: length)),
      let constant = AdviceTrial.fittingConstant(of: place, in: explanation),
      constant != length.statement.constant
    else { return "" }
    let points = Wording.number(abs(constant - length.statement.constant))
    return " (\(points) point\(points == "1" ? "" : "s") more)"
  }

  /// Constraints that ask for another size than the views of controllers have, which is that of their window.
  private func ofControllers(_ masked: [Item], _ own: [LoggedConstraint]) -> (String, String)? {
    guard
      masked.contains(where: { $0.className.map(UIKitClassName.isBetweenControllers) ?? false }),
      let words = yielding(own)
    else { return nil }
    return (
      "likely cause: the views of controllers have the size of their window (autoresizing masks), and what is in them "
        + "asks for another",
      "remove \(words), or give it a priority of 999"
    )
  }

  /// The length of a view that its mask holds at 0.
  private func emptyLength(of item: Item, _ own: [LoggedConstraint]) -> String? {
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
