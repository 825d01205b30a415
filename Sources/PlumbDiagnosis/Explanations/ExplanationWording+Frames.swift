import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// A length that follows from the frame of a view, and that is a fraction of a point off what a host gives.
  ///
  /// - Parameters:
  ///   - own: The constraints of the smallest sets.
  ///   - words: The number of the constraint that had best give way.
  ///   - given: What the host gives.
  ///   - length: The name of the length.
  /// - Returns: The cause and what to do, or nil where no frame has a part.
  func framed(
    _ own: [LoggedConstraint],
    _ words: String,
    _ given: String,
    _ length: String
  ) -> (String, String)? {
    guard explanation.minimalSets.count == 1,
      let frame = own.first(where: {
        $0.identifier == nil && $0.statement.second == nil && $0.statement.constant != 0
          && $0.maskedItem != nil
      }), let item = frame.maskedItem, !Self.isOfCell(item)
    else { return nil }
    let missing = Wording.number(abs(explanation.minimalSets[0].excess))
    return (
      "usual cause: \(given), and the \(length) that follows from the frame of \(Self.item(item)) (\(number(of: frame)), "
        + "by its autoresizing mask) is \(missing) points off",
      "give \(Self.item(item)) constraints in place of its frame (translatesAutoresizingMaskIntoConstraints false), or "
        + "give \(words) a priority of 999"
    )
  }

  /// A view that its mask makes shorter than its superview by all that there is of that, or by more.
  ///
  /// A mask with a flexible length keeps the difference that there was between the two: the frame was empty, or the superview
  /// was larger.
  func emptiedByMask(_ own: [LoggedConstraint]) -> (String, String)? {
    for constraint in own where constraint.kind == .autoresizingMask {
      let statement = constraint.statement
      guard case .anchor(let inner) = statement.first, case .anchor(let outer)? = statement.second,
        inner.attribute == outer.attribute, case .layout(let length) = inner.attribute,
        length == .width || length == .height, statement.multiplier == 1, statement.constant < 0,
        inner.item.className.map({ !UIKitClassName.isPrivate($0) }) ?? true,
        let room = self.length(of: outer, own) ?? room(for: constraint), room > 0,
        room + statement.constant <= 0,
        !explanation.isProvable
          || AdviceTrial(explanation, .masks([inner.item.id])).endsConflict
      else { continue }
      let name = Self.item(inner.item)
      let points = Wording.number(-statement.constant)
      let difference =
        "likely cause: \(number(of: constraint)) keeps \(name) \(points) points "
        + "\(length == .width ? "narrower" : "shorter") than \(Self.item(outer.item)), which is "
        + "\(Wording.number(room)) points \(length == .width ? "wide" : "high"), "
      guard room + statement.constant > -1 else {
        return (
          difference
            + "as that was larger when the frame of \(name) was set (its autoresizing mask, in which the "
            + "\(length.name) is flexible, is turned into constraints)",
          "take .flexible\(length == .width ? "Width" : "Height") out of the autoresizingMask of \(name); or, if constraints are "
            + "to place it, set its translatesAutoresizingMaskIntoConstraints to false and add them"
        )
      }
      return (
        difference
          + "as the frame of \(name) was empty when it was added (its autoresizing mask is turned into "
          + "constraints)",
        "give \(name) a frame that has room for what is inside before its first layout; or, if constraints are to place "
          + "it, set its translatesAutoresizingMaskIntoConstraints to false and add them"
      )
    }
    return nil
  }

  /// How long the superview can be at most of which a mask keeps a view shorter, where nothing else holds that view.
  private func room(for mask: LoggedConstraint) -> Double? {
    guard let inner = mask.maskedItem, let place = place(of: number(of: mask)),
      explanation.constraints.count(where: { other in
        other.statement.anchors.contains { $0.item.id == inner.id }
      }) == 1,
      let range = AdviceTrial.range(of: place, in: explanation), range.lowerBound < 0
    else { return nil }
    return -range.lowerBound
  }

  /// The length in points that a constraint gives, or nil where none does.
  private func length(
    of anchor: LoggedConstraint.Anchor,
    _ own: [LoggedConstraint]
  ) -> Double? {
    own.first {
      guard case .anchor(let first) = $0.statement.first else { return false }
      return first.item.id == anchor.item.id && first.attribute == anchor.attribute
        && $0.statement.second == nil && $0.statement.relation == .equal && $0.hasUsableNumbers
    }?.statement.constant
  }

  /// A box of AppKit that is to be shorter than what it keeps around its content, as where it is used for a line.
  ///
  /// Source: Apple's documentation of `NSBox`: `contentViewMargins`, `titlePosition` and `boxType`.
  func contentOfBox(_ own: [LoggedConstraint]) -> (String, String)? {
    let margins = own.filter {
      $0.kind == .autoresizingMask && $0.statement.containment?.outer.className == "NSBox"
    }
    let others = own.filter { constraint in
      !margins.contains { $0.identity == constraint.identity }
    }
    guard margins.count > 1, others.count == 1, let words = yielding(others),
      let statement = constraint(numbered: words)?.statement, statement.second == nil,
      case .anchor(let anchor) = statement.first, anchor.item.className == "NSBox",
      anchor.attribute == .layout(.width) || anchor.attribute == .layout(.height)
    else { return nil }
    let sum = margins.reduce(0) { $0 + abs($1.statement.constant) }
    return (
      "likely cause: \(Self.item(anchor.item)) keeps \(Wording.number(sum)) points around its content (its "
        + "contentViewMargins, border and title), and \(words) allows it only \(Wording.number(statement.constant))",
      "if the box is a line, set its boxType to .separator; if not, set its titlePosition to .noTitle or make its "
        + "contentViewMargins smaller, or give \(words) a priority of 999"
    )
  }

  /// What is scrolled, tied to its clip view and to the scroll view at an end where a scroller stands between them.
  ///
  /// Source: Apple's documentation of `NSScroller.Style.legacy`: such scrollers take room of their own.
  ///
  /// - Parameters:
  ///   - clip: The clip view.
  ///   - own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil where there are no such constraints.
  func besideScroller(_ clip: Item, _ own: [LoggedConstraint]) -> (String, String)? {
    if let told = asLongAsScrollView(clip, own) { return told }
    let edges = own.compactMap(offset)
    for inside in edges where inside.outer.id == clip.id {
      guard
        let outside = edges.first(where: {
          $0.inner.id == inside.inner.id && $0.outer.id != clip.id && $0.axis == inside.axis
            && $0.isFar == inside.isFar && $0.amount == inside.amount
        }) ?? turned(inside, own),
        let gap = own.first(where: { constraint in
          constraint.kind == .autoresizingMask && constraint.statement.constant != 0
            && Set(constraint.statement.anchors.map(\.item.id)) == [clip.id, outside.outer.id]
        })
      else { continue }
      let points = Wording.number(abs(gap.statement.constant))
      let name = Self.item(inside.inner)
      return (
        "likely cause: a scroller takes \(points) points between \(Self.item(clip)) and \(Self.item(outside.outer)) "
          + "(\(number(of: gap))), as it does where scroll bars always show, and \(name) is tied to both",
        "remove \(outside.number): what is scrolled is tied to the clip view alone"
      )
    }
    return nil
  }

  /// What is scrolled, as long as its scroll view, of which a scroller takes a part.
  private func asLongAsScrollView(_ clip: Item, _ own: [LoggedConstraint]) -> (String, String)? {
    for gap in own where gap.kind == .autoresizingMask && gap.statement.constant != 0 {
      let ids = Set(gap.statement.anchors.map(\.item.id))
      guard ids.count == 2, ids.contains(clip.id),
        let outer = gap.statement.anchors.map(\.item).first(where: { $0.id != clip.id }),
        let tie = own.first(where: { constraint in
          let anchors = constraint.statement.anchors
          return constraint.kind == .user && anchors.count == 2
            && anchors[0].attribute == anchors[1].attribute
            && [.layout(.width), .layout(.height)].contains(anchors[0].attribute)
            && anchors.contains { $0.item.id == outer.id }
        }),
        let inner = tie.statement.anchors.map(\.item).first(where: { $0.id != outer.id })
      else { continue }
      let points = Wording.number(abs(gap.statement.constant))
      return (
        "likely cause: a scroller takes \(points) points between \(Self.item(clip)) and \(Self.item(outer)) "
          + "(\(number(of: gap))), as it does where scroll bars always show, and \(number(of: tie)) makes "
          + "\(Self.item(inner)) as long as \(Self.item(outer))",
        "remove \(number(of: tie)): what is scrolled is tied to the clip view alone"
      )
    }
    return nil
  }

  /// The offset of the same edge of a view that a constraint writes with the outer one first.
  private func turned(_ inside: Offset, _ own: [LoggedConstraint]) -> Offset? {
    own.compactMap(offset).first {
      $0.outer.id == inside.inner.id && $0.inner.id != inside.outer.id && $0.axis == inside.axis
        && $0.isFar == inside.isFar && $0.amount == -inside.amount
    }
    .map {
      Offset(
        number: $0.number,
        inner: $0.outer,
        outer: $0.inner,
        axis: $0.axis,
        isFar: $0.isFar,
        amount: -$0.amount,
        constant: $0.constant
      )
    }
  }
}
