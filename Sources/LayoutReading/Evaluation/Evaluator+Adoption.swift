import PortableUIKit

extension Evaluator {
  /// Whether something is missing that may have put views into the tree.
  var hasGaps: Bool {
    notes.contains { $0.kind != .content && $0.kind != .exception }
  }

  /// Puts a view into the tree that code which is not known was to put there, so that its constraints can be made.
  ///
  /// - Parameters:
  ///   - view: The view, or one above it.
  ///   - scope: Where it is constrained: the view of `self` there takes it.
  func adopt(_ view: UIView, _ scope: Scope) {
    guard let container = container(of: scope.selfValue) else { return }
    let top = Self.top(of: view)
    guard top !== Self.top(of: container), top.superview == nil, !(top is UIWindow) else { return }
    note(.unknown, "who adds a \(Swift.type(of: top)) to its superview is not known", site)
    container.addSubview(top)
    // Helpers that add a view to be constrained turn its mask off, too.
    if top === view { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private static func top(of view: UIView) -> UIView {
    var top = view
    while let next = top.superview { top = next }
    return top
  }

  /// The view that code in an object adds its views to.
  private func container(of value: Value?) -> UIView? {
    guard case .object(let instance)? = value else { return nil }
    switch instance.host {
    case let cell as UITableViewCell: return cell.contentView
    case let cell as UICollectionViewCell: return cell.contentView
    case let view as UIView: return view
    case let controller as UIViewController:
      return controller.isViewLoaded ? controller.view : nil
    default: return nil
    }
  }

  /// Adopts the views of constraints that could not be activated, where something is missing that may have added them.
  func adoptItems(of constraints: [NSLayoutConstraint], _ scope: Scope) {
    guard hasGaps else { return }
    constraints.forEach(turnMasksOff)
    for constraint in constraints where !constraint.isActive && !constraint.canActivate {
      for item in [constraint.firstItem, constraint.secondItem] {
        if let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView { adopt(view, scope) }
      }
    }
  }

  /// Turns off the masks of views that a constraint places, where code that is not known may have done so.
  ///
  /// It places its first item, or its second one inside of the first.
  private func turnMasksOff(_ constraint: NSLayoutConstraint) {
    let first = constraint.firstItem as? UIView
    let second = constraint.secondItem as? UIView
    if let first, second?.isDescendant(of: first) != true {
      turnMaskOff(first)
    } else if let second, second !== first {
      turnMaskOff(second)
    }
  }

  private func turnMaskOff(_ view: UIView) {
    guard view.translatesAutoresizingMaskIntoConstraints, handled.contains(ObjectIdentifier(view))
    else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The constraints among values that are to be activated.
  func constraints(in values: [Value?]) -> [NSLayoutConstraint] {
    values.flatMap { value -> [NSLayoutConstraint] in
      switch value {
      case .array(let elements)?: constraints(in: elements)
      case .host(let object)?: (object as? NSLayoutConstraint).map { [$0] } ?? []
      default: []
      }
    }
  }

  /// A member that a superclass has which is not known: a view, by its name.
  ///
  /// - Returns: Nil for names that say nothing, and for classes whose superclasses are all known.
  func inheritedView(_ name: String, _ scope: Scope, at place: SourcePlace) -> Value? {
    guard case .object(let instance)? = scope.selfValue, hasUnknownSuperclass(instance.declaration),
      let className = ViewNames.viewClass(ofVariable: name)
    else { return nil }
    let key = "inherited " + name
    if let known = instance.fields[key] { return known }
    let unknown = Unknown(name, at: place)
    guard let view = stand(for: unknown, or: className) as? UIView else { return nil }
    container(of: scope.selfValue)?.addSubview(view)
    let value = Value.unknown(unknown)
    instance.fields[key] = value
    return value
  }

  /// Whether a class descends from one that is not among the sources.
  func hasUnknownSuperclass(_ type: TypeDeclaration) -> Bool {
    layers(of: .declared(type)).contains { layer in
      if case .declared(let each) = layer { return assumedSuperclass(of: each) != nil }
      return false
    }
  }
}
