import Foundation
import Requirements

/// Traits that are set for a part of the hierarchy, in place of those that it inherits.
///
/// A trait that was not set is inherited.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var traits = UITraitCollection.Traits()

  /// Whether nothing is set.
  var isEmpty: Bool { traits == UITraitCollection.Traits() }

  /// The value of a trait: that which was set, or its default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits.value(of: trait) }
    set { traits.set(newValue, of: trait) }
  }

  /// Whether a trait is set.
  public func contains(_ trait: UITrait) -> Bool {
    traits.custom[ObjectIdentifier(trait)] != nil
      || trait.differs(UITraitCollection(traits: traits), UITraitCollection())
  }

  /// Lets a trait be inherited again.
  public mutating func remove(_ trait: UITrait) {
    traits.custom[ObjectIdentifier(trait)] = nil
    if trait == UITraitHorizontalSizeClass.self { horizontalSizeClass = .unspecified }
    if trait == UITraitVerticalSizeClass.self { verticalSizeClass = .unspecified }
    if trait == UITraitDisplayScale.self { displayScale = 0 }
    if trait == UITraitUserInterfaceIdiom.self { userInterfaceIdiom = .unspecified }
    if trait == UITraitUserInterfaceStyle.self { userInterfaceStyle = .unspecified }
    if trait == UITraitLayoutDirection.self { layoutDirection = .unspecified }
    if trait == UITraitAccessibilityContrast.self { traits.accessibilityContrast = .unspecified }
    if trait == UITraitLegibilityWeight.self { traits.legibilityWeight = .unspecified }
    if trait == UITraitPreferredContentSizeCategory.self {
      preferredContentSizeCategory = .unspecified
    }
  }
}

/// Whether any view or controller of the process has ever set a trait.
///
/// While none has, all views of a window have its traits, and nobody looks for others.
@MainActor
enum TraitOverriding {
  static var isUsed = false
  /// The traits of all views of a tree, while it is told of them and nothing else runs: each look at the current ones takes a lock,
  /// and each at those of a window goes up to it.
  @exclusivity(unchecked) static var told: UITraitCollection?
}

extension UIView {
  /// Traits for the view and all below it, in place of those that they inherit.
  public var traitOverrides: UITraitOverrides {
    get { traitKeeping.overrides }
    set {
      traitKeeping.overrides = newValue
      traitOverridesDidChange()
    }
  }

  /// Whether the view and all below it are dark or light, in place of what they inherit.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Tells the view and all below it of their traits.
  func traitOverridesDidChange() {
    TraitOverriding.isUsed = true
    deliverTraits()
    forEachViewBelow { $0.setNeedsLayout() }
  }

  /// Whether traits are set for the view, or by or for its controller.
  var setsTraits: Bool {
    if !traitKeeping.overrides.isEmpty || !traitKeeping.sizeLimits.isEmpty { return true }
    guard let controller = layoutController as? UIViewController else { return false }
    return !controller.ownTraitOverrides.isEmpty || controller.givenTraits != nil
  }

  /// The traits given, with all that is set from the top of the hierarchy down to this view.
  func overriding(_ base: UITraitCollection) -> UITraitCollection {
    guard TraitOverriding.isUsed else { return base }
    var found: [UITraitCollection.Traits] = []
    var limits: [(below: Int, limits: ContentSizeLimits)] = []
    var view: UIView? = self
    while let current = view {
      if !current.traitKeeping.sizeLimits.isEmpty {
        limits.append((found.count, current.traitKeeping.sizeLimits))
      }
      if !current.traitKeeping.overrides.isEmpty {
        found.append(current.traitKeeping.overrides.traits)
      }
      if let controller = current.layoutController as? UIViewController {
        if !controller.ownTraitOverrides.isEmpty {
          found.append(controller.ownTraitOverrides.traits)
        }
        if let given = controller.givenTraits { found.append(given.traits) }
      }
      view = current.superview
    }
    guard !found.isEmpty || !limits.isEmpty else { return base }
    var traits = base.traits
    for place in found.indices.reversed() {
      limit(&traits, by: &limits, below: place + 1)
      traits.override(with: found[place])
    }
    limit(&traits, by: &limits, below: 0)
    return UITraitCollection(traits: traits)
  }
}

/// Holds the text size in the limits of the views that set fewer than `place` traits above them.
private func limit(
  _ traits: inout UITraitCollection.Traits,
  by limits: inout [(below: Int, limits: ContentSizeLimits)],
  below place: Int
) {
  while let last = limits.last, last.below >= place {
    last.limits.apply(to: &traits)
    limits.removeLast()
  }
}

extension UIViewController {
  /// Traits for the controller and all below it, in place of those that they inherit.
  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set {
      ownTraitOverrides = newValue
      TraitOverriding.isUsed = true
      viewIfLoaded?.traitOverridesDidChange()
    }
  }

  /// Whether the controller and all below it are dark or light, in place of what they inherit.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Sets traits for a child, in place of those that it inherits; nil for none.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    requirement(
      childViewController.parent === self,
      "\(type(of: childViewController)) is not a child of \(type(of: self))"
    )
    childViewController.givenTraits = collection
    TraitOverriding.isUsed = true
    childViewController.viewIfLoaded?.traitOverridesDidChange()
  }

  /// Returns the traits that were set for a child.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.givenTraits
  }

  /// Calls `handler` after one of `traits` changed, with the controller and the traits before.
  ///
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes; it need not be kept.
  @discardableResult
  public func registerForTraitChanges<Controller: UIViewController>(
    _ traits: [UITrait],
    handler: @escaping (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [weak self] _, previous in
      guard let controller = self as? Controller else { return }
      handler(controller, previous)
    }
    if let view = viewIfLoaded, view.deliveredTraits == nil {
      view.deliveredTraits = view.traitCollection
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Ends what ``registerForTraitChanges(_:handler:)`` began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  func tellTraitRegistrations(_ traits: UITraitCollection, _ previous: UITraitCollection) {
    guard let view = viewIfLoaded else { return }
    for registration in traitRegistrations
    where registration.traits.contains(where: { $0.differs(traits, previous) }) {
      registration.handler(view, previous)
    }
  }
}
