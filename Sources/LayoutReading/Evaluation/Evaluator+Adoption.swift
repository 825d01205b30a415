import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Whether something is missing that may have put views into the tree.
  var hasGaps: Bool {
    notes.contains { $0.kind != .content && $0.kind != .exception } || hasWaitingViews
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
    let name = nameInSource(at: UInt(bitPattern: ObjectIdentifier(top))).map { "`\($0)`" }
    note(
      .unknown,
      "nothing that was read adds \(name ?? "this \(Swift.type(of: top))") to a superview",
      site
    )
    container.addSubview(top)
    // Helpers that add a view to be constrained turn its mask off, too.
    if top === view { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  /// Puts a view that has no superview into the one that a helper of another module pins it to: `stack.pin(to: self)`.
  ///
  /// Where it lies there is not known. A helper that says which edge it means may as well place views side by side.
  func enter(
    _ value: Value,
    by name: String,
    _ arguments: [Argument],
    _ scope: Scope
  ) throws {
    guard Self.fillingWords.contains(where: name.hasPrefix),
      !Self.edgeWords.contains(where: name.lowercased().contains),
      let view = hostObject(of: value) as? UIView, view.superview == nil, !(view is UIWindow),
      let target = arguments.first(where: { $0.label.map(Self.targetLabels.contains) ?? false }),
      let container = hostObject(of: try self.value(of: target, scope, nil)) as? UIView,
      !container.isDescendant(of: view)
    else { return }
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Ties a view to the edges of its superview where a helper of another module says that it does: `pinEdgesToSuperview()`.
  ///
  /// How far inside they are is not known for sure: no finding hangs on these constraints.
  ///
  /// - Returns: Whether it was tied.
  func fill(
    _ value: Value,
    by name: String,
    _ arguments: [Argument],
    at place: SourcePlace
  ) -> Bool {
    let lowered = name.lowercased()
    guard arguments.isEmpty, lowered.contains("superview") || lowered.contains("parent"),
      lowered.contains("edges") || Self.fillingWords.contains(where: lowered.hasPrefix),
      !Self.edgeWords.contains(where: lowered.contains),
      !["margin", "safe", "readable"].contains(where: lowered.contains),
      let view = hostObject(of: value) as? UIView, let container = view.superview
    else { return false }
    view.translatesAutoresizingMaskIntoConstraints = false
    let made = [
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ]
    for constraint in made {
      origins[ObjectIdentifier(constraint)] = place
      keptObjects.append(constraint)
    }
    openPlaces.insert(place)
    note(.unknown, "how `\(name)` places its view is not known", place)
    NSLayoutConstraint.activate(made)
    return true
  }

  private static let fillingWords = ["pin", "fill", "embed", "attach", "constrain"]
  private static let edgeWords = [
    "top", "bottom", "leading", "trailing", "left", "right", "center", "width", "height", "below",
    "above", "baseline", "side", "size",
  ]
  private static let targetLabels: Set<String> = ["to", "in", "into", "inside", "toView"]

  private static func top(of view: UIView) -> UIView {
    var top = view
    while let next = top.superview { top = next }
    return top
  }

  /// The view that code in an object adds its views to.
  func container(of value: Value?) -> UIView? {
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
    constraints.forEach(turnMasksOff)
    guard hasGaps else { return }
    for constraint in constraints where !constraint.isActive && !constraint.canActivate {
      for item in [constraint.firstItem, constraint.secondItem] {
        if let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView { adopt(view, scope) }
      }
    }
  }

  /// Adopts the views of a visual format that have no superview, where something is missing that may have added them.
  func adoptViews(ofFormat values: [Value?], _ scope: Scope) {
    guard hasGaps, case .dictionary(let views)?? = values.last else { return }
    for pair in views.pairs {
      if let view = hostObject(of: pair.value) as? UIView, view.superview == nil {
        adopt(view, scope)
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

  /// A member that nothing is known of: of `self`, it may be a view of a superclass.
  func unknownMember(
    _ access: MemberAccessExprSyntax,
    of value: Value,
    _ scope: Scope
  ) -> Value {
    guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.bareText == "self" else {
      let found = unknown(access, scope)
      if case .unknown(let unknown) = found { unknown.view = hostObject(of: value) as? UIView }
      return found
    }
    let name = access.declName.baseName.bareText
    let place = scope.frame.file.place(of: access)
    return inheritedView(name, scope, at: place) ?? inheritedMember(name, scope, nil, at: place)
      ?? unknownName(name, access, scope)
  }

  /// A member that a superclass has which is not known, and whose name does not say what it is: the same one each time.
  ///
  /// If it turns out to be a view, it lies in that of the object.
  ///
  /// - Returns: Nil where a value of a type is expected, and for classes whose superclasses are all known.
  func inheritedMember(
    _ name: String,
    _ scope: Scope,
    _ type: TypeReference?,
    at place: SourcePlace
  ) -> Value? {
    guard case .object(let instance)? = scope.selfValue, name.first?.isLowercase == true,
      hasUnknownSuperclass(instance.declaration)
    else { return nil }
    let key = FieldKey.inherited(name)
    if let known = instance.fields[key] {
      guard case .unknown(let unknown) = known else { return known }
      return type == nil || unknown.stand != nil ? known : nil
    }
    guard type == nil else { return nil }
    let unknown = Unknown(name, at: place)
    unknown.container = container(of: scope.selfValue)
    instance.fields[key] = .unknown(unknown)
    return .unknown(unknown)
  }

  /// Keeps what code assigns to a member that a superclass has which is not known: `didSetupConstraints = true`.
  ///
  /// What the superclass does about it is not known, but the member has the value afterwards.
  func keepInherited(_ name: String, _ value: Value?, _ new: Value) {
    guard case .object(let instance)? = value, !new.isUnknown, !isLayoutObject(new),
      name.first?.isLowercase == true, hasUnknownSuperclass(instance.declaration)
    else { return }
    instance.fields[FieldKey.inherited(name)] = new
  }

  /// A member that a superclass has which is not known: a view, by its name.
  ///
  /// - Returns: Nil for names that say nothing, and for classes whose superclasses are all known.
  func inheritedView(_ name: String, _ scope: Scope, at place: SourcePlace) -> Value? {
    guard case .object(let instance)? = scope.selfValue, hasUnknownSuperclass(instance.declaration),
      let className = ViewNames.viewClass(ofVariable: name)
    else { return nil }
    let key = FieldKey.inherited(name)
    if let known = instance.fields[key] { return known }
    let unknown = Unknown(name, at: place)
    guard let view = stand(for: unknown, or: className) as? UIView else { return nil }
    inheritedViews.insert(ObjectIdentifier(view))
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
