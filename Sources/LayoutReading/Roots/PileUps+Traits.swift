import LayoutEngine
import PlumbDiagnosis
import PortableUIKit

extension Evaluator {
  /// Lines that make one more constraint each time that the traits of a view or controller change, as when the device is turned.
  ///
  /// Nothing is said where something that was not understood may take away what it made before.
  ///
  /// - Parameters:
  ///   - instance: The view or controller.
  ///   - view: Its view.
  ///   - first: The layout as it is.
  ///   - capture: Captures it anew.
  /// - Returns: The findings.
  /// - Throws: ``Interruption``.
  func pileUpsOfTraits(
    of instance: Instance,
    _ view: UIView,
    _ first: LayoutSnapshot,
    _ capture: () -> LayoutSnapshot
  ) throws -> [SourceFinding] {
    guard let hook = override("traitCollectionDidChange(_:)", of: instance.declaration) else {
      return try pileUpsOfHandlers(of: instance, view, first, capture)
    }
    guard mayLayOut(hook.syntax, among: Self.repeatedMakers),
      !mayTakeAway(instance.declaration, besides: hook)
    else { return [] }
    let previous = wrap(view.traitCollection.changed)
    let found = try growth(of: instance, first, .traits, capture) {
      _ = try call(hook, on: .object(instance), [previous])
      try runMainQueue()
      view.layoutIfNeeded()
    }
    return mayTakeAway(instance.declaration, besides: hook) ? [] : found
  }

  /// Lines that what was registered for changes of traits runs again and again.
  private func pileUpsOfHandlers(
    of instance: Instance,
    _ view: UIView,
    _ first: LayoutSnapshot,
    _ capture: () -> LayoutSnapshot
  ) throws -> [SourceFinding] {
    guard traitHandlers.contains(where: { mayLayOut($0.code, among: Self.repeatedMakers) }),
      !mayTakeAway(instance.declaration)
    else { return [] }
    let found = try growth(of: instance, first, .traits, capture) {
      try callTraitHandlers(of: instance)
      try runMainQueue()
      view.layoutIfNeeded()
    }
    return mayTakeAway(instance.declaration) ? [] : found
  }
}

extension Evaluator {
  /// Runs `traitCollectionDidChange(_:)` once the layout is there, where it switches or makes constraints and nothing has run it.
  ///
  /// UIKit may call it for the traits that the view has already: a method that leaves everything as it is then has nothing to add.
  ///
  /// Source: Apple, "Implementing Dark Mode on iOS" (WWDC 2019): a view is told of its traits once it is in a hierarchy, unless
  /// they are those that were predicted for it.
  ///
  /// - Parameters:
  ///   - instance: The view or controller.
  ///   - view: Its view.
  ///   - first: The layout as it is.
  ///   - capture: Captures it anew.
  /// - Throws: ``Interruption``.
  func playTraits(
    of instance: Instance,
    _ view: UIView,
    _ first: LayoutSnapshot,
    _ capture: () -> LayoutSnapshot
  ) throws {
    guard let hook = override("traitCollectionDidChange(_:)", of: instance.declaration),
      !calledFunctions.contains(ObjectIdentifier(hook)), makesConstraints(hook.syntax)
    else { return }
    var addsNothing = false
    try unnoted {
      let known = notes.count
      _ = try call(hook, on: .object(instance), [wrap(view.traitCollection.changed)])
      try runMainQueue()
      view.layoutIfNeeded()
      addsNothing =
        notes.count == known && Self.appConstraints(capture()) == Self.appConstraints(first)
    }
    if !addsNothing { calledFunctions.remove(ObjectIdentifier(hook)) }
  }

  private static func appConstraints(_ snapshot: LayoutSnapshot) -> [String] {
    snapshot.constraints.filter { $0.source == .app }.map {
      "\($0.first) \($0.firstAttribute) \($0.relation) \($0.second ?? -1) \($0.secondAttribute) "
        + "\($0.multiplier) \($0.constant) \($0.priority)"
    }.sorted()
  }
}

extension UITraitCollection {
  /// The traits before the device was turned, and its style and text size changed.
  fileprivate var changed: UITraitCollection {
    UITraitCollection(traitsFrom: [
      self,
      UITraitCollection(verticalSizeClass: verticalSizeClass == .regular ? .compact : .regular),
      UITraitCollection(userInterfaceStyle: userInterfaceStyle == .dark ? .light : .dark),
      UITraitCollection(
        preferredContentSizeCategory: preferredContentSizeCategory == .large ? .medium : .large
      ),
    ])
  }
}
