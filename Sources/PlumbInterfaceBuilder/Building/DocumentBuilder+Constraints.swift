import PortableUIKit

extension DocumentBuilder {
  /// Makes and activates the constraints of every element of the hierarchy.
  func addConstraints(below element: InterfaceElement, _ root: UIView) {
    forEachBuiltElement(from: element) { element in
      for child in element.child("constraints")?.children ?? [] where child.name == "constraint" {
        guard document.isInstalled(child, in: element, traits, key: "constraints") else { continue }
        add(child, of: element, root)
      }
    }
  }

  /// Visits the elements that became views of the hierarchy.
  private func forEachBuiltElement(
    from element: InterfaceElement, _ body: (InterfaceElement) -> Void
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
    _ element: InterfaceElement, of owner: InterfaceElement, _ root: UIView
  ) {
    guard let description = constraintDescription(element) else { return }
    let firstID = description.firstItem ?? owner.id
    guard let first = firstID.map({ items[$0] }) ?? root else {
      return noteMissing(firstID ?? "", element)
    }
    var second: AnyObject?
    if let id = description.secondItem {
      guard let item = items[id] else { return noteMissing(id, element) }
      second = item
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: description.firstAttribute, relatedBy: description.relation,
      toItem: second, attribute: description.secondAttribute,
      multiplier: CGFloat(description.multiplier), constant: CGFloat(description.constant))
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.identifier = description.identifier
    constraintElements[ObjectIdentifier(constraint)] = element
    guard constraint.canActivate else {
      return note(element, "the constraint's items have no common ancestor; it was left out")
    }
    constraint.isActive = true
  }

  private func noteMissing(_ id: String, _ element: InterfaceElement) {
    // An item that a size-class variation leaves out takes its constraints with it.
    guard document.element(id) == nil else { return }
    note(element, "the constraint names the item '\(id)', which is not in the document")
  }
}
