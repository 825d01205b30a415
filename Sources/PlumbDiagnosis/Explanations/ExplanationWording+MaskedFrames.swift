import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// A view whose frame is set, and whose content asks for more or less than it has.
  func mask(_ own: [LoggedConstraint]) -> (String, String)? {
    // A list that can hold says of a frame no more than that it is there.
    if lacksEnd { return nil }
    let all = masked(own)
    if let around = ofControllers(all, own) { return around }
    // No app sets the masks of UIKit's own views, but it may set those of the views around them.
    let apps = all.filter { item in
      guard let name = item.className, !Self.isOfCell(item) else { return true }
      return !UIKitClassName.isPrivate(name) && !UIKitClassName.isContentViewWithMask(name)
    }
    guard
      let item = apps.first(where: { emptyLength(of: $0, own) != nil }) ?? apps.first ?? all.first
    else { return nil }
    if apps.isEmpty, !Self.isOfCell(item), let words = yielding(own) {
      return (
        "usual cause: UIKit lays out \(Self.item(item)) itself (autoresizing mask), and the constraints of the app ask for "
          + "something else",
        "remove \(words), or give it a priority of 999"
      )
    }
    if item.className.map(UIKitClassName.isWindow) ?? false { return window(item) }
    return contentOfBox(own) ?? clipView(item, own) ?? emptyContent(item, own)
      ?? cellOfColumn(item, own) ?? contentOfCell(item, own) ?? onlyMasks(own)
      ?? emptyFrame(item, own) ?? frame(of: item, own)
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

  /// A window that has another size than what is in it asks for.
  private func window(_ item: Item) -> (String, String)? {
    guard explanation.isProvable else { return nil }
    return (
      "likely cause: \(Self.item(item)) has the frame that was set for it, and what is in it asks for another size",
      "give the window its frame before views are added to it; UIWindow(windowScene:) takes that of the scene"
    )
  }

  /// AppKit's clip view, whose size follows from that of its scroll view.
  private func clipView(_ item: Item, _ own: [LoggedConstraint]) -> (String, String)? {
    guard item.className.map(UIKitClassName.isClipView) ?? false else { return nil }
    if let told = besideScroller(item, own) { return told }
    let name = Self.item(item)
    return (
      "likely cause: \(name) has the size that its scroll view's frame leaves, and what is in it asks for another",
      "give the scroll view its size before its first layout\(orLower(own)); leave the mask of \(name) alone"
    )
  }

  /// The content view of a cell that is laid out before the cell has given it a size.
  private func emptyContent(_ item: Item, _ own: [LoggedConstraint]) -> (String, String)? {
    guard Self.isOfCell(item), let length = emptyLength(of: item, own) else { return nil }
    let name = Self.item(item)
    return (
      "usual cause: a first layout pass in which the cell has not given \(name) its \(length) yet (0, by its "
        + "autoresizing mask)",
      "if the final layout is right, "
        + (yielding(own).map { "give \($0) a priority of 999" } ?? "there is nothing to fix")
        + "; leave translatesAutoresizingMaskIntoConstraints of \(name) alone"
    )
  }

  /// The content view of a cell that has its size, while what is in it asks for another.
  private func contentOfCell(_ item: Item, _ own: [LoggedConstraint]) -> (String, String)? {
    guard Self.isOfCell(item) else { return nil }
    if let told = widthOfCell(item, own) { return told }
    let name = Self.item(item)
    return (
      "likely cause: the cell gives \(name) its frame (autoresizing mask), and the content asks for another size",
      "let the row size itself (automatic dimension, an estimate near the real height), or give the row the height "
        + "that its content needs; leave translatesAutoresizingMaskIntoConstraints of \(name) alone"
    )
  }

  /// Masks that contradict one another.
  private func onlyMasks(_ own: [LoggedConstraint]) -> (String, String)? {
    guard own.allSatisfy({ $0.kind == .autoresizingMask }) else { return nil }
    return (
      "likely cause: all of these come from autoresizing masks: the frame that was set for a view is too small for "
        + "the fixed margins of the views in it",
      "give the outermost view its size before the views in it get their frames, or make a margin of theirs flexible"
    )
  }

  /// A view without a frame.
  private func emptyFrame(_ item: Item, _ own: [LoggedConstraint]) -> (String, String)? {
    guard let length = emptyLength(of: item, own) else { return nil }
    let name = Self.item(item)
    return (
      "likely cause: the \(length) of \(name) is 0: it was made without a frame, or is laid out before it gets one "
        + "(its autoresizing mask is turned into constraints)",
      "if constraints are to place \(name), set its translatesAutoresizingMaskIntoConstraints to false and add them; "
        + "if not, give it a frame before its first layout\(orLower(own))"
    )
  }

  /// A view with a frame of another size than the constraints inside of it or around it ask for.
  private func frame(of item: Item, _ own: [LoggedConstraint]) -> (String, String) {
    let name = Self.item(item)
    let isOutside =
      own.contains { $0.statement.containment?.outer.id == item.id }
      || hierarchy.parents.values.contains(item.id)
    // Frames that what is inside does not fill come with a length; margins alone ask for room.
    let length = own.first {
      $0.kind == .autoresizingMask && $0.maskedItem?.id == item.id && $0.statement.second == nil
    }
    if let told = tooMuch(for: length, name, own) { return told }
    if let words = yielding(own), let told = sizedByInner(own, words) { return told }
    let frame =
      length.map(asksForMore(than:)) ?? true
      ? "a frame that has room for what is inside\(missing(in: length ?? own.first { $0.maskedItem?.id == item.id }))"
      : "a frame that what is inside fills"
    return (
      "likely cause: \(name) has the frame that was set for it (its autoresizing mask is turned into constraints), "
        + "and the constraints \(isOutside ? "inside" : "around it") ask for another size",
      "if constraints are to place \(name), set its translatesAutoresizingMaskIntoConstraints to false and add them; "
        + "if not, give it \(frame)\(orLowerLength(own))"
    )
  }

  // MARK: - Parts of sentences

  /// To give way, as another thing to do; empty where nothing of the app's can.
  private func orLower(_ own: [LoggedConstraint]) -> String {
    yielding(own).map { ", or give \($0) a priority of 999" } ?? ""
  }

  /// The same for a length: an edge that gave way would let what is inside reach over the end of the frame.
  private func orLowerLength(_ own: [LoggedConstraint]) -> String {
    guard let lowered = yielding(own) else { return "" }
    let isLength = { (constraint: LoggedConstraint) in
      constraint.isLengthOfApp(true) || constraint.isLengthOfApp(false)
    }
    // A ratio of width and height is as good as a length.
    let isSize = constraint(numbered: lowered)?.statement.anchors.allSatisfy {
      $0.attribute == .layout(.width) || $0.attribute == .layout(.height)
    }
    if isSize ?? false { return orLower(own) }
    let lengths = own.filter(isLength)
    guard lengths.count == 1, let place = place(of: number(of: lengths[0])) else { return "" }
    let trial = AdviceTrial(explanation, without: place)
    guard explanation.isProvable, trial.endsConflict, !trial.emptiesView else { return "" }
    return ", or give \(place + 1) a priority of 999"
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
}
