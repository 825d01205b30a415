import LayoutEngine
import PortableUIKit

/// What constraints hang on that is not known: their own numbers, and properties of views out of which UIKit makes constraints.
struct OpenLayout {
  /// The properties of constraints that have a value which is not known.
  var constraints: [ObjectIdentifier: Set<String>] = [:]
  /// The properties of views that have one.
  var views: [ObjectIdentifier: Set<String>] = [:]
  /// What objects of UIKit were given for their properties that is not known.
  var given: [ObjectIdentifier: [String: Unknown]] = [:]

  /// Properties of a stack view that decide on its constraints.
  static let arrangement: Set<String> = [
    "axis", "alignment", "distribution", "spacing", "isLayoutMarginsRelativeArrangement",
    "isBaselineRelativeArrangement", "arrangedSubviews",
  ]
  /// Properties of a view that decide on its layout margins.
  static let margins: Set<String> = [
    "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea",
  ]
  /// Properties of a constraint that decide on what it asks for.
  static let members: Set<String> = ["constant", "priority", "isActive"]

  func has(_ properties: Set<String>, _ object: AnyObject) -> Bool {
    views[ObjectIdentifier(object)]?.isDisjoint(with: properties) == false
  }
}

extension Evaluator {
  /// Keeps in mind that the code sets a property which constraints hang on to a value that is not known.
  ///
  /// UIKit keeps the value from before, so that the layout can be made: nothing is told that hangs on these constraints.
  func keepOpen(_ name: String, of value: Value, _ unknown: Unknown) {
    guard let object = hostObject(of: value) else { return }
    keptObjects.append(object)
    openLayout.given[ObjectIdentifier(object), default: [:]][name] = unknown
    switch object {
    case let constraint as NSLayoutConstraint where OpenLayout.members.contains(name):
      keep(name, of: constraint, in: \.constraints)
    case let view as UIView where name == "isHidden":
      // Only a stack view closes up over what is hidden.
      if let stack = view.superview as? UIStackView {
        keep("arrangedSubviews", of: stack, in: \.views)
      }
    case let view as UIView where name == "translatesAutoresizingMaskIntoConstraints":
      keepHandled(.host(view))
    case let view as UIView where OpenLayout.arrangement.union(OpenLayout.margins).contains(name):
      keep(name, of: view, in: \.views)
    case let controller as UIViewController where name == "additionalSafeAreaInsets":
      controller.viewIfLoaded.map { keep(name, of: $0, in: \.views) }
    default: break
    }
  }

  /// Whether all that is not known of a call is how large or far something is: the constraint is there all the same.
  static func isNumberOfConstraint(_ function: HostFunction, _ values: [Value?]) -> Bool {
    if ["offset", "inset"].contains(function.name) { return true }
    let parameters = function.signature.parameters
    guard function.name == "constraint", parameters.count == values.count else { return false }
    return zip(parameters, values).allSatisfy { parameter, value in
      value?.isUnknown != true || parameter.label?.lowercased().hasSuffix("constant") == true
    }
  }

  /// Notes that the code sets a property to a value that is known.
  func keepKnown(_ name: String, of value: Value) {
    guard !openLayout.given.isEmpty, let object = hostObject(of: value) else { return }
    let key = ObjectIdentifier(object)
    openLayout.given[key]?[name] = nil
    openLayout.constraints[key]?.remove(name)
    if name != "arrangedSubviews" { openLayout.views[key]?.remove(name) }
  }

  /// What code reads of an object that it gave something which is not known: the property itself, or the size of a view that
  /// follows from what it shows.
  ///
  /// - Returns: Nil where nothing of that kind is open.
  func given(_ name: String, of value: Value, _ type: TypeReference?) -> Value? {
    guard !openLayout.given.isEmpty, let object = hostObject(of: value) else { return nil }
    if let unknown = openLayout.given[ObjectIdentifier(object)]?[name] {
      // What code gives a view as its frame is kept with what decides on it.
      guard !["frame", "bounds", "contentSize"].contains(name) else { return nil }
      return .unknown(Unknown(unknown.text, type: type, at: site))
    }
    guard Self.sizesOfContent.contains(name), let view = object as? UIView,
      let unknown = contentGiven(to: view)
    else { return nil }
    return .unknown(Unknown(unknown.text, type: type, at: site))
  }

  /// What a view, or one below it, shows that is not known.
  private func contentGiven(to view: UIView) -> Unknown? {
    let own = openLayout.given[ObjectIdentifier(view)]?.first {
      host.isContent($0.key) || $0.key == "numberOfLines"
    }
    return own?.value ?? view.subviews.lazy.compactMap(contentGiven).first
  }

  private static let sizesOfContent: Set<String> = [
    "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting",
  ]

  /// What only the running app has: its windows and scenes, and the height of its status bar.
  func ofRunningApp(_ name: String, of value: Value, _ type: TypeReference) -> Value? {
    guard Self.membersOfApp.contains(name), let object = hostObject(of: value),
      object is UIApplication || object is UIWindowScene
    else { return nil }
    return .unknown(Unknown(name, type: type.unwrapped, at: site))
  }

  /// How large a window of the running app is: that of a phone fills the screen.
  static func boundsOfWindow(_ name: String, _ window: Unknown) -> Value? {
    guard ["bounds", "frame"].contains(name), window.type?.unwrapped.name == "UIWindow" else {
      return nil
    }
    return wrap(any: UIScreen.main.bounds)
  }

  private static let membersOfApp: Set<String> = [
    "windows", "keyWindow", "connectedScenes", "statusBarFrame", "statusBarManager",
    "statusBarOrientation",
  ]

  /// Keeps in mind that code which is not known has had constraints or a stack view, and may have changed them.
  func keepChanged(_ value: Value) {
    switch value {
    case .array(let elements): elements.forEach(keepChanged)
    case .dictionary(let dictionary): dictionary.pairs.forEach { keepChanged($0.value) }
    case .tuple(let elements): elements.forEach { keepChanged($0.value) }
    default:
      switch hostObject(of: value) {
      case let constraint as NSLayoutConstraint: keep("", of: constraint, in: \.constraints)
      case let stack as UIStackView: keep("arrangedSubviews", of: stack, in: \.views)
      default: break
      }
    }
  }

  /// Keeps in mind that constraints may have been taken away, or changed, by code that is not known.
  ///
  /// - Parameter isMeant: Whether the constraint is among those that may.
  func keepOpenConstraints(where isMeant: (NSLayoutConstraint) -> Bool) {
    for case let constraint as NSLayoutConstraint in keptObjects where isMeant(constraint) {
      openLayout.constraints[ObjectIdentifier(constraint), default: []].insert("")
    }
  }

  /// Keeps in mind that the code sets a property of something that is not known: a constraint that code found which is not known
  /// may be any of the views that it has had.
  func keepChangedByUnknown(_ name: String) {
    guard OpenLayout.members.contains(name) else { return }
    keepOpenConstraints { constraint in
      [constraint.firstItem, constraint.secondItem].contains {
        $0.map { handled.contains(ObjectIdentifier($0)) } == true
      }
    }
  }

  /// Keeps in mind that a method which is not known has taken constraints of a view away, by its name, or masks of those in it.
  func keepTakenAway(by name: String, from value: Value?) {
    guard let view = value.flatMap(hostObject) as? UIView ?? container(of: value) else { return }
    let lowered = name.lowercased()
    if Self.takingWords.contains(where: lowered.contains) {
      hasTakenAway = true
      keepOpenConstraints { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: view) == true
        }
      }
    }
    if Self.reachesSubviews(lowered) { keepHandledBelow(view, name) }
  }

  private func keepHandledBelow(_ view: UIView, _ name: String) {
    for inner in view.subviews where !inner.isPlacedByUIKit {
      keepHandled(.host(inner))
      if let place = site { keepUnknownPlacement(.host(inner), name, name, at: place) }
      keepHandledBelow(inner, name)
    }
  }

  /// Whether a method does something to the views below one, by its name: `prepareSubviewsForAutoLayout()`.
  private static func reachesSubviews(_ name: String) -> Bool {
    !name.hasPrefix("add") && (name.contains("subviews") || freesMask(name))
  }

  private static let takingWords = [
    "remove", "reset", "clear", "deactivate", "disable", "uninstall", "remake", "replace",
  ]

  private func keep(
    _ name: String,
    of object: AnyObject,
    in table: WritableKeyPath<OpenLayout, [ObjectIdentifier: Set<String>]>
  ) {
    keptObjects.append(object)
    openLayout[keyPath: table][ObjectIdentifier(object), default: []].insert(name)
  }

  // MARK: - What is open of a layout

  /// The places of the constraints that hang on something which is not known.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - objects: What its items are.
  ///   - constraints: What its constraints are.
  /// - Returns: Their places among the constraints of the snapshot.
  func openConstraints(
    _ snapshot: LayoutSnapshot,
    _ objects: [AnyObject],
    _ constraints: [AnyObject?]
  ) -> Set<Int> {
    guard !openLayout.constraints.isEmpty || !openLayout.views.isEmpty else { return [] }
    return Set(
      snapshot.constraints.indices.filter { index in
        let constraint = snapshot.constraints[index]
        if let object = constraints[index],
          openLayout.constraints[ObjectIdentifier(object)]?.isEmpty == false
        {
          return true
        }
        let items = [constraint.first, constraint.second].compactMap(\.self)
        return items.contains { item in
          hangs(constraint, on: objects[item], at: item)
            || snapshot.items[item].parent.map {
              hangs(constraint, on: objects[$0], at: $0)
            } == true
        }
      }
    )
  }

  /// Whether a constraint hangs on a property of a view that is not known.
  private func hangs(
    _ constraint: LayoutSnapshot.Constraint,
    on object: AnyObject,
    at item: Int
  ) -> Bool {
    switch constraint.source {
    case .stackView where openLayout.has(OpenLayout.arrangement, object): return true
    case .marginsGuide, .safeAreaGuide, .systemGuide:
      return openLayout.has(OpenLayout.margins.union(["additionalSafeAreaInsets"]), object)
    default: break
    }
    guard openLayout.has(OpenLayout.margins, object) else { return false }
    return constraint.first == item && Self.marginAttributes.contains(constraint.firstAttribute)
      || constraint.second == item && Self.marginAttributes.contains(constraint.secondAttribute)
  }

  private static let marginAttributes: Set<LayoutAttribute> = [
    .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]
}
