public import Foundation

/// What stands for a wish to hear of changed traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// One wish to hear of changed traits.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UIView, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// What a view knows of its traits.
struct TraitKeeping {
  /// Who wants to hear of changes.
  var registrations: [TraitChangeRegistration] = []
  /// The traits that are set here, or nil while none ever were: few views set any, and all are made.
  private var given: UITraitOverrides?
  /// The traits that are set here, for the view and all below it.
  var overrides: UITraitOverrides {
    get { given ?? UITraitOverrides() }
    set { given = newValue }
  }
  /// The smallest and the largest text size for the view and all below it.
  var sizeLimits = ContentSizeLimits()
}

extension UIView {
  // MARK: - Observing Traits

  /// Calls `handler` after one of `traits` changed, with the view and the traits before.
  ///
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes; it need not be kept.
  @discardableResult
  public func registerForTraitChanges<View: UIView>(
    _ traits: [UITrait],
    handler: @escaping (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { view, previous in
      guard let view = view as? View else { return }
      handler(view, previous)
    }
    if deliveredTraits == nil { deliveredTraits = traitCollection }
    traitKeeping.registrations.append(registration)
    return registration
  }

  /// Ends what ``registerForTraitChanges(_:handler:)`` began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitKeeping.registrations.removeAll { $0 === registration }
  }

  /// Tells the view, and those below where `recursively` says so, of traits that have changed since
  /// they were last told.
  ///
  /// - Note: UIKit: a view that was never told hears of its first traits where they differ from the
  ///   current ones.
  func deliverTraits(recursively: Bool = true) {
    let current = UITraitCollection.current
    guard recursively else { return tellTraits(traitCollection, ifNew: current) }
    TraitOverriding.told = window?.traitCollection ?? current
    forEachViewBelow {
      $0.tellTraits($0 === self ? traitCollection : $0.handedDown, ifNew: current)
    }
    TraitOverriding.told = nil
  }

  /// The traits of a view whose superview was just told of its own: they need no look at the views further up.
  var handedDown: UITraitCollection {
    guard TraitOverriding.isUsed, let above = superview?.deliveredTraits, !setsTraits else {
      return traitCollection
    }
    return above
  }

  /// `ifNew` are the traits before for a view that was never told of any.
  @inline(__always)
  func tellTraits(_ traits: __owned UITraitCollection, ifNew current: UITraitCollection) {
    // Most often both are one object, which needs no look at the traits.
    if deliveredTraits === traits { return }
    if deliveredTraits == nil, traits === current {
      fill(&deliveredTraits, with: traits)
      return
    }
    tellOtherTraits(traits, ifNew: current)
  }

  @inline(never)
  private func tellOtherTraits(_ traits: UITraitCollection, ifNew current: UITraitCollection) {
    let previous = deliveredTraits ?? current
    deliveredTraits = traits
    guard traits != previous else { return }
    // What is told now may set others.
    TraitOverriding.told = nil
    if traits.layoutDirection != previous.layoutDirection { directionRulesChanged() }
    if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      contentSizeCategoryDidChange()
    }
    TraitUse.ask(self)
    traitCollectionDidChange(previous)
    if let controller = layoutController as? UIViewController {
      controller.traitCollectionDidChange(previous)
      controller.tellTraitRegistrations(traits, previous)
    }
    for registration in traitKeeping.registrations
    where registration.traits.contains(where: { $0.differs(traits, previous) }) {
      registration.handler(self, previous)
    }
  }

  /// Tells the view and those below of traits that have changed since the last layout.
  public func updateTraitsIfNeeded() { deliverTraitsIfChanged() }

  /// Tells the view and those below of traits that have changed since they were told last.
  func deliverTraitsIfChanged() {
    let traits = traitCollection
    guard deliveredTraits !== traits, deliveredTraits != traits else { return }
    deliverTraits()
  }
}
