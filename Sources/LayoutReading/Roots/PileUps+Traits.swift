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
    guard let hook = override("traitCollectionDidChange(_:)", of: instance.declaration),
      mayLayOut(hook.syntax, among: Self.repeatedMakers),
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
