/// What a view reads of its traits while it is updated or laid out is noted, so that other traits ask for the same again.
///
/// Source: Apple's documentation, "Automatic trait tracking" (iOS 18): `updateProperties()`, `updateConstraints()` and
/// `layoutSubviews()` of views, and what controllers do in them. Any other trait asks here, not only those that were read.
@MainActor
enum TraitUse {
  /// What runs.
  enum Phase: UInt8 {
    /// Nothing that is looked at.
    case none
    /// Views or controllers update their properties.
    case properties
    /// Views update their constraints.
    case constraints
    /// Views lay out their subviews.
    case layout
  }

  /// What runs now.
  @exclusivity(unchecked) static var phase = Phase.none

  /// Does `body` as part of `phase`.
  @inline(__always)
  static func during<Answer>(_ phase: Phase, _ body: () -> Answer) -> Answer {
    let outer = self.phase
    self.phase = phase
    defer { self.phase = outer }
    return body()
  }

  /// Notes that a view's traits are read now.
  @inline(never)
  static func note(_ view: UIView) {
    switch phase {
    case .none: break
    case .properties: view.updateFlags.insert(.usesTraitsInProperties)
    case .constraints: view.updateFlags.insert(.usesTraitsInConstraints)
    case .layout: if view.isLayingOut { view.updateFlags.insert(.usesTraitsInLayout) }
    }
  }

  /// Asks a view that was told of other traits for what has read them.
  static func ask(_ view: UIView) {
    let uses = view.updateFlags
    view.updateFlags.subtract(.usesTraits)
    if uses.contains(.usesTraitsInProperties) {
      if view.hadLayoutController { view.layoutController?.setNeedsUpdateProperties() }
      view.setNeedsUpdateProperties()
    }
    if uses.contains(.usesTraitsInConstraints) { view.setNeedsUpdateConstraints() }
    if uses.contains(.usesTraitsInLayout) { view.setNeedsLayout() }
  }
}
