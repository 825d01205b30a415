#if canImport(UIKit)

public import UIKit

/// A condition on the traits of a view.
///
///     view.snp.when(.horizontal(.compact)) { $0.width.equalTo(280) }
///     view.snp.when(.horizontal(.regular).and(.idiom(.pad))) { $0.width.equalTo(400) }
public struct TraitCondition: Sendable {
  let holds: @Sendable (UITraitCollection) -> Bool

  /// Creates a condition that a closure decides.
  public init(_ holds: @escaping @Sendable (UITraitCollection) -> Bool) {
    self.holds = holds
  }

  /// The room along the horizontal axis is of that class.
  public static func horizontal(_ sizeClass: UIUserInterfaceSizeClass) -> TraitCondition {
    TraitCondition { $0.horizontalSizeClass == sizeClass }
  }

  /// The room along the vertical axis is of that class.
  public static func vertical(_ sizeClass: UIUserInterfaceSizeClass) -> TraitCondition {
    TraitCondition { $0.verticalSizeClass == sizeClass }
  }

  /// The device is of that kind.
  public static func idiom(_ idiom: UIUserInterfaceIdiom) -> TraitCondition {
    TraitCondition { $0.userInterfaceIdiom == idiom }
  }

  /// The user interface is read in that direction.
  public static func direction(
    _ direction: UITraitEnvironmentLayoutDirection
  ) -> TraitCondition {
    TraitCondition { $0.layoutDirection == direction }
  }

  /// The text size that the user prefers is one of the large ones for accessibility.
  public static let accessibilityText = TraitCondition {
    $0.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Both conditions hold.
  public func and(_ other: TraitCondition) -> TraitCondition {
    TraitCondition { holds($0) && other.holds($0) }
  }

  /// At least one of the conditions holds.
  public func or(_ other: TraitCondition) -> TraitCondition {
    TraitCondition { holds($0) || other.holds($0) }
  }

  /// The condition does not hold.
  public static func not(_ condition: TraitCondition) -> TraitCondition {
    TraitCondition { !condition.holds($0) }
  }
}

// MARK: - Constraints under a condition

extension ConstraintMaker {
  /// Describes constraints that hold while the traits of the item's view fit.
  ///
  ///     view.snp.makeConstraints { make in
  ///       make.top.centerX.equalToSuperview()
  ///       make.when(.horizontal(.compact)) { $0.width.equalToSuperview() }
  ///       make.when(.horizontal(.regular)) { $0.width.equalTo(400) }
  ///     }
  ///
  /// The traits are looked at again whenever they change.
  public func when(_ condition: TraitCondition, _ closure: (ConstraintMaker) -> Void) {
    collect(under: { condition.holds($0.traitCollection) }) { closure(self) }
  }

  /// Describes constraints that hold while the traits of the item's view fit, with the maker of the
  /// block around.
  ///
  ///     make.when(.horizontal(.compact)) { make.width.equalToSuperview() }
  public func when(_ condition: TraitCondition, _ closure: () -> Void) {
    collect(under: { condition.holds($0.traitCollection) }, closure)
  }
}

extension ConstraintMakingDSL {
  /// Makes constraints that hold while the traits of the item's view fit.
  ///
  ///     view.snp.when(.horizontal(.compact)) { $0.width.equalToSuperview() }
  ///
  /// The traits are looked at again whenever they change.
  public func when(
    _ condition: TraitCondition,
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) {
    makeConstraints(file: file, line: line) { $0.when(condition, closure) }
  }
}

// MARK: - Observing traits

/// Tells of changed traits of a view until it dies.
@MainActor
final class TraitObservation {
  private weak var view: UIView?
  private var end: (@MainActor (UIView) -> Void)?

  init(of view: UIView, _ changed: @escaping @MainActor () -> Void) {
    self.view = view
    if #available(iOS 17, tvOS 17, visionOS 1, macCatalyst 17, *) {
      let traits: [UITrait] = [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self,
        UITraitPreferredContentSizeCategory.self,
      ]
      let registration = view.registerForTraitChanges(traits) { (_: UIView, _) in changed() }
      end = { $0.unregisterForTraitChanges(registration) }
    } else {
      let sentinel = TraitSentinel(changed)
      view.insertSubview(sentinel, at: 0)
      end = { _ in sentinel.removeFromSuperview() }
    }
  }

  /// Ends the observation.
  func stop() {
    if let view { end?(view) }
    end = nil
  }
}

/// A hidden view that hears of changed traits, where views cannot be asked to tell of them.
private final class TraitSentinel: UIView {
  private let changed: @MainActor () -> Void

  init(_ changed: @escaping @MainActor () -> Void) {
    self.changed = changed
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changed()
  }
}

#endif
