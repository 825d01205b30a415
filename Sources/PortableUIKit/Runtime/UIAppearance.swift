public import Foundation

/// A class whose looks can be set for all its instances at once.
///
///     UILabel.appearance().font = .preferredFont(forTextStyle: .callout)
///     UINavigationBar.appearance().prefersLargeTitles = true
///     UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .gray
///
/// What is set on a proxy goes to every view of the class that comes into a window from then on, where
/// the view has no value of its own.
///
/// - Note: UIKit: a proxy is an instance that `init(coder:)` made, so a class whose `init(coder:)`
///   traps has no appearance; properties of your own classes are not handed on, since nothing can
///   intercept them without the Objective-C runtime. A value that equals no value (nil) counts as not set.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances of the class.
  static func appearance() -> Self

  /// The proxy for instances inside instances of other classes, the nearest container first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy for instances that have some traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for instances that have some traits inside instances of other classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can contain objects with an appearance of their own: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self {
    AppearanceProxies.proxy(for: self, containers: [], traits: nil)
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, containers: containerTypes, traits: nil)
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(for: self, containers: [], traits: trait)
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, containers: containerTypes, traits: trait)
  }
}

extension UIBarItem: UIAppearance {
  /// The proxy for all instances of the class.
  ///
  /// - Note: UIKit: it keeps what it is told, and hands nothing on: the entries of bars have no frames here.
  public static func appearance() -> Self {
    AppearanceProxies.proxy(for: self, containers: [], traits: nil)
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, containers: containerTypes, traits: nil)
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(for: self, containers: [], traits: trait)
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, containers: containerTypes, traits: trait)
  }
}
