import PortableUIKit

extension DocumentBuilder {
  /// Makes and activates the constraints of every element of the hierarchy.
  ///
  /// Placeholders, which are removed when an app is built, count on the canvas, where the saved frames come
  /// from.
  func addConstraints(
    below element: InterfaceElement,
    _ root: UIView
  ) throws(DocumentError) {
    var owners: [InterfaceElement] = []
    forEachBuiltElement(from: element) { owners.append($0) }
    for owner in owners {
      for constraint in try owner.constraints(for: traits, includesPlaceholders: !options.isForApp)
      {
        add(constraint, of: owner, root)
      }
    }
  }

  /// Visits the elements that became views of the hierarchy.
  private func forEachBuiltElement(
    from element: InterfaceElement,
    _ body: (InterfaceElement) -> Void
  ) {
    guard element.id.map({ items[$0] != nil }) ?? true else { return }
    body(element)
    if let content = element.child("view", key: "contentView") {
      forEachBuiltElement(from: content, body)
    }
    for child in element.child("subviews")?.children ?? [] {
      forEachBuiltElement(from: child, body)
    }
  }

  private func add(
    _ description: InterfaceConstraint,
    of owner: InterfaceElement,
    _ root: UIView
  ) {
    if let id = description.element.id, !addedConstraints.insert(id).inserted { return }
    var first: AnyObject = root
    if let id = description.firstItem ?? owner.id {
      guard let item = item(id, description.firstAttribute) else {
        return noteMissing(id, description)
      }
      first = item
    }
    var second: AnyObject?
    if let id = description.secondItem {
      guard let item = item(id, description.secondAttribute) else {
        return noteMissing(id, description)
      }
      second = item
    }
    let constraint = NSLayoutConstraint(
      documentItem: first,
      attribute: .init(description.firstAttribute),
      relatedBy: .init(description.relation),
      toItem: second,
      attribute: description.secondAttribute.map { .init($0) } ?? .notAnAttribute,
      multiplier: CGFloat(description.multiplier),
      constant: isStandardSpaceToSafeArea(description) ? 0 : CGFloat(description.constant)
    )
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.identifier = description.identifier
    constraintElements[ObjectIdentifier(constraint)] = description.element
    if let id = description.element.id { constraints[id] = constraint }
    guard constraint.canActivate else {
      return note(
        description.element,
        "the constraint's items have no common ancestor; it was left out"
      )
    }
    constraint.isActive = true
  }

  /// Whether a constraint asks for the standard space between an edge and that of a safe area, which is
  /// none, whatever the editor saw.
  ///
  /// Source: saved frames of two public documents, in which the editor saw 20 points, and a third that
  /// later tools saved with 0.
  private func isStandardSpaceToSafeArea(_ description: InterfaceConstraint) -> Bool {
    guard description.isSymbolic, description.firstAttribute == description.secondAttribute else {
      return false
    }
    return [description.firstItem, description.secondItem].contains { id in
      guard let element = id.flatMap(document.element(id:)) else { return false }
      return element.isViewGuide && element.key == "safeArea"
    }
  }

  /// The view or guide of an id; a cell's margins are those of its content view.
  private func item(_ id: String, _ attribute: InterfaceConstraint.Attribute?) -> AnyObject? {
    if let guide = cellGuides[id], attribute?.isOfMargins != true { return guide }
    return items[id]
  }

  /// Notes that a constraint was left out for an item that is not there.
  ///
  /// An item that a size-class variation leaves out takes its constraints with it, and needs no words.
  private func noteMissing(_ id: String, _ description: InterfaceConstraint) {
    if let element = document.element(id: id) {
      guard !isLeftOut(element) else { return }
      return note(
        description.element,
        "the constraint's item '\(id)' is not in the same view hierarchy; it was left out"
      )
    }
    note(
      description.element,
      "the constraint's item '\(id)' is not in the document; it was left out"
    )
  }

  /// Whether a size-class variation leaves out an element or one that it is in, or nothing was built of it
  /// that a constraint could hold, which was noted.
  private func isLeftOut(_ element: InterfaceElement) -> Bool {
    if element.isViewGuide { return true }
    var element = element
    while let holder = element.parent {
      if holder.name == "subviews", let id = element.id,
        let owner = holder.parent,
        (try? owner.excluded(from: .subviews, for: traits))?.contains(id) == true
      {
        return true
      }
      element = holder
    }
    return false
  }
}

extension InterfaceConstraint.Attribute {
  /// Whether the attribute is of a view's margins, which guides lack.
  fileprivate var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension NSLayoutConstraint.Attribute {
  init(_ attribute: InterfaceConstraint.Attribute) {
    self =
      switch attribute {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .width: .width
      case .height: .height
      case .centerX: .centerX
      case .centerY: .centerY
      case .baseline, .lastBaseline: .lastBaseline
      case .firstBaseline: .firstBaseline
      case .leftMargin: .leftMargin
      case .rightMargin: .rightMargin
      case .topMargin: .topMargin
      case .bottomMargin: .bottomMargin
      case .leadingMargin: .leadingMargin
      case .trailingMargin: .trailingMargin
      case .centerXWithinMargins: .centerXWithinMargins
      case .centerYWithinMargins: .centerYWithinMargins
      }
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: InterfaceConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
