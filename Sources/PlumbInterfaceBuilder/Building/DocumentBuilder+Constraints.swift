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
    let firstID = description.firstItem ?? owner.id
    guard let first = firstID.map({ items[$0] }) ?? root else { return }
    var second: AnyObject?
    if let id = description.secondItem {
      // An item that a size-class variation leaves out takes its constraints with it.
      guard let item = items[id] else { return }
      second = item
    }
    let constraint = NSLayoutConstraint(
      documentItem: first,
      attribute: .init(description.firstAttribute),
      relatedBy: .init(description.relation),
      toItem: second,
      attribute: description.secondAttribute.map { .init($0) } ?? .notAnAttribute,
      multiplier: CGFloat(description.multiplier),
      constant: CGFloat(description.constant)
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
