import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// What a host gives, as a clause: who makes what how long.
  ///
  /// A name such as `UIView-Encapsulated-Layout-Height` says that something makes a view as long, and the class of the view
  /// what it is.
  func given(by host: LoggedConstraint, _ isHeight: Bool) -> String {
    let length = "\(Wording.number(host.statement.constant)) points \(isHeight ? "high" : "wide")"
    if host.identifier == nil, host.isHeightOfRow { return "the row is \(length)" }
    let item = host.statement.anchors.first?.item
    let name = item?.className ?? ""
    let made =
      if name.contains("HeaderFooter") {
        "the table makes the header or footer"
      } else if UIKitClassName.isContentViewOfCell(name), !isHeight {
        "the cell makes its content view"
      } else if UIKitClassName.isContentViewOfCell(name) || name == "UITableViewCell" {
        "the table makes the row"
      } else if name.hasSuffix("Cell"), !name.hasPrefix("NS") {
        "the list makes the cell"
      } else {
        "\(framework(of: host, name)) makes \(item.map(Self.item) ?? "a view")"
      }
    return "\(made) \(length)" + (host.identifier.map { " (\($0))" } ?? "")
  }

  /// Who gives a length to a view of a class.
  private func framework(of host: LoggedConstraint, _ name: String) -> String {
    let isAppKit =
      name.hasPrefix("NS") || name.hasPrefix("_NS") || host.identifier?.hasPrefix("NS") ?? false
    return isAppKit ? "AppKit" : "UIKit"
  }

  /// Whether no more is missing than rounding takes.
  var isRounded: Bool {
    explanation.minimalSets.first.map { abs($0.excess) < 0.5 } ?? false
  }

  /// The constant with which a constraint by a multiplier fits; nil for another one.
  func fraction(_ number: String) -> String? {
    guard let place = place(of: number),
      explanation.constraints[place].statement.multiplier != 1,
      let constant = AdviceTrial.fittingConstant(of: place, in: explanation)
    else { return nil }
    return "make its constant \(Wording.number(constant))"
  }

  /// What else ends a conflict with the length that a host gives, besides a lower priority.
  ///
  /// - Parameters:
  ///   - words: The number of the constraint that had best give way.
  ///   - host: The constraint by which the host gives the length.
  ///   - own: The constraints of the smallest sets.
  ///   - isHeight: Whether the length is a height.
  /// - Returns: Nil where nothing else does.
  func otherWay(
    of words: String,
    _ host: LoggedConstraint,
    _ own: [LoggedConstraint],
    _ isHeight: Bool
  ) -> String? {
    guard !isOfHost(words, host) else { return nil }
    if let view = stretched(words, own, isHeight) {
      let alignments = isHeight ? ".center or .top" : ".center or .leading"
      return "set the stack view's alignment to \(alignments), so that it does not stretch \(view)"
    }
    let asksForMore = asksForMore(than: host)
    let lengths = own.filter { $0.isLengthOfApp(isHeight) }
    if lengths.count == 1, endsWithout(lengths[0]) { return "remove \(number(of: lengths[0]))" }
    if let other = otherOfRatio(words, own) { return "remove \(other)" }
    guard explanation.isProvable else { return nil }
    guard !lengths.isEmpty else {
      // Where nothing but spaces needs the room, views are 0 points long already.
      return asksForMore
        ? smallerSpaces(in: host, own) : "let a view become \(isHeight ? "higher" : "wider")"
    }
    if !asksForMore, let ends = ends(around: host, own) {
      return "remove \(ConflictWording.positions(ends, or: "or")), so that only one end is tied"
    }
    let places = lengths.compactMap { place(of: number(of: $0)) }
    // Where each of them alone is too long, all have to change.
    let isEachEnough = places.allSatisfy { AdviceTrial(explanation, without: $0).endsConflict }
    // A length that would have to be 0 or less cannot be made smaller instead.
    let enough = places.filter { place in
      explanation.constraints[place].statement.constant < 0
        || AdviceTrial.bound(of: place, in: explanation).map { $0 > 0 } ?? true
    }
    guard !enough.isEmpty || !isEachEnough else { return nil }
    let numbers =
      isEachEnough
      ? ConflictWording.positions(enough, or: "or") : ConflictWording.positions(places)
    return "make the \(isHeight ? "height" : "width") in \(numbers) "
      + (asksForMore ? "smaller" : "larger")
  }

  /// Whether a constraint gives the only length in points that the app asks for, in one direction.
  func isOnlyLength(_ number: String, _ own: [LoggedConstraint], _ isHeight: Bool) -> Bool {
    let lengths = own.filter { $0.isLengthOfApp(isHeight) }
    return lengths.count == 1 && self.number(of: lengths[0]) == number
  }

  /// Whether a constraint of the app says how long that is to which the host gives its length.
  func isOfHost(_ number: String, _ host: LoggedConstraint) -> Bool {
    guard let statement = constraint(numbered: number)?.statement else { return false }
    return statement.second == nil && statement.first == host.statement.first
  }

  /// Whether a host gives a width to the content view of a cell.
  func isWidthOfContentView(_ host: LoggedConstraint) -> Bool {
    host.statement.anchors.first.map { Self.isOfCell($0.item) } ?? false
  }

  /// Whether a host is a cell, a header or a bar rather than the view of a screen, by its length.
  ///
  /// No screen of a phone is narrower or lower than 320 points.
  func isOfSmallHost(_ host: LoggedConstraint) -> Bool {
    host.kind == .encapsulated && host.statement.constant < 320
      && host.statement.anchors.first?.item.className == "UIView"
  }

  /// Whether what is inside needs more than the host gives, and not less.
  func asksForMore(than host: LoggedConstraint) -> Bool {
    guard
      let index = explanation.constraints.firstIndex(where: { $0.identity == host.identity }),
      let set = explanation.minimalSets.first(where: { $0.members.contains(index) }),
      let place = set.members.firstIndex(of: index)
    else { return true }
    return set.shares[place] > 0
  }

  /// The view whose length a constraint fixes, where a stack view's alignment wants it as long as the stack view.
  func stretched(
    _ number: String,
    _ own: [LoggedConstraint],
    _ isHeight: Bool
  ) -> String? {
    guard let fixed = constraint(numbered: number), fixed.isLengthOfApp(isHeight),
      case .anchor(let anchor) = fixed.statement.first
    else { return nil }
    let aligned = own.filter { $0.identifier == "UISV-alignment" }
    let edges = aligned.filter { constraint in
      constraint.statement.anchors.contains { $0.item.id == anchor.item.id }
    }
    return edges.count > 1 ? Self.item(anchor.item) : nil
  }
}

extension ExplanationWording {
  /// Whether a constraint of the app is one of several that give lengths beside a stack view, which has no part in it.
  func hasTooLongLengths(_ own: [LoggedConstraint], _ number: String) -> Bool {
    // One that makes views equally long or stretches them is itself what the lengths contradict.
    let handing: Set = ["UISV-canvas-connection", "UISV-spacing"]
    let ofStack = own.filter { $0.kind == .stack }
    guard !ofStack.isEmpty, ofStack.allSatisfy({ handing.contains($0.identifier ?? "") }),
      let lowered = constraint(numbered: number)
    else { return false }
    return [true, false].contains { isHeight in
      lowered.isLengthOfApp(isHeight) && own.count { $0.isLengthOfApp(isHeight) } > 1
    }
  }

  /// A view that the app makes 0 points long, while what is in it or tied to it needs more.
  func collapsed(_ own: [LoggedConstraint]) -> (String, String)? {
    guard let empty = own.first(where: \.isEmptyLengthOfApp),
      case .anchor(let anchor) = empty.statement.first, case .layout(let length) = anchor.attribute,
      let words = yielding(own.filter { $0.identity != empty.identity }),
      explanation.minimalSets.allSatisfy({ $0.excess > 0 }), own.count > 2
    else { return nil }
    return (
      "usual cause: \(number(of: empty)) makes \(Self.item(anchor.item)) 0 points \(length == .width ? "wide" : "high"), "
        + "and what is tied to it needs more",
      "give \(words) a priority of 999, so that it gives way while the view is that small"
    )
  }
}

extension LoggedConstraint {
  /// What the app makes 0 points long, or nil for another constraint.
  private var emptyItemOfApp: Item? {
    guard kind == .user, statement.second == nil, statement.relation == .equal,
      statement.constant == 0, case .anchor(let anchor) = statement.first,
      anchor.attribute == .layout(.width) || anchor.attribute == .layout(.height)
    else { return nil }
    return anchor.item
  }

  /// Whether the app makes something 0 points long.
  var isEmptyLengthOfApp: Bool { emptyItemOfApp != nil }

  /// Whether UIKit or AppKit says how long a view of its own is.
  var isLengthOfPrivateView: Bool {
    guard kind == .user, statement.second == nil, statement.relation == .equal,
      case .anchor(let anchor) = statement.first,
      anchor.attribute == .layout(.width) || anchor.attribute == .layout(.height)
    else { return false }
    return anchor.item.className.map(UIKitClassName.isPrivate) ?? false
  }

  /// Whether the app gives something a length in points that is not 0.
  func isLengthOfApp(_ isHeight: Bool) -> Bool {
    guard kind == .user, !isLengthOfPrivateView, statement.second == nil, statement.constant != 0,
      case .anchor(let anchor) = statement.first
    else { return false }
    return anchor.attribute == .layout(isHeight ? .height : .width)
  }

  /// Whether it makes a cell 0 points long, which a host does before it knows the size: no app means to.
  ///
  /// Descriptions of constraints that libraries print leave out the names that UIKit gives to its own.
  var isEmptySizeOfCell: Bool {
    guard let name = emptyItemOfApp?.className else { return false }
    return name.hasSuffix("Cell") || UIKitClassName.isContentViewOfCell(name)
  }
}
