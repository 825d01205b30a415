public import Foundation

/// The circumstances a view is laid out in: size classes, scale, idiom, direction, text size.
///
/// A trait that nobody gave is `unspecified` (or 0 for the scale).
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits as values.
  struct Traits: Hashable, Sendable {
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var displayScale: CGFloat = 0
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    /// The generation of the system; nil where nobody chose one.
    var systemGeneration: SystemGeneration?
    /// The traits of the application's own, by their types.
    var custom: [ObjectIdentifier: CustomTrait] = [:]
  }

  /// The traits; they never change.
  let traits: Traits

  /// Creates a collection of the traits given.
  init(traits: Traits) {
    self.traits = traits
    super.init()
  }

  // MARK: - Creating a Trait Collection

  /// Creates a collection without any trait.
  public override convenience init() {
    self.init(traits: Traits())
  }

  /// Creates a collection of one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection of one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection of one trait: device pixels for each point.
  public convenience init(displayScale: CGFloat) {
    self.init(traits: Traits(displayScale: displayScale))
  }

  /// Creates a collection of one trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(traits: Traits(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Creates a collection of one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(traits: Traits(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection of one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(traits: Traits(layoutDirection: layoutDirection))
  }

  /// Creates a collection of one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(traits: Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection of one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(traits: Traits(accessibilityContrast: accessibilityContrast))
  }

  /// Creates a collection of one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(traits: Traits(legibilityWeight: legibilityWeight))
  }

  /// Creates a collection from several; where two give the same trait, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traits: traitCollections.reduce(into: Traits()) { $0.override(with: $1.traits) })
  }

  // MARK: - Getting the Traits

  /// How much room there is horizontally.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }

  /// How much room there is vertically.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }

  /// Device pixels for each point.
  open var displayScale: CGFloat { traits.displayScale }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

  /// Dark or light.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }

  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  /// How much contrast the user wants.
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }

  /// How heavy the user wants text.
  open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }

  // MARK: - Comparing Trait Collections

  /// Returns whether this collection has every trait that `trait` gives, with the same value.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var traits = traits
    traits.override(with: trait.traits)
    return traits == self.traits
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }

  // MARK: - Getting the Current Traits

  private static let currentLock = NSLock()
  /// Guarded by `currentLock`.
  private nonisolated(unsafe) static var storedCurrent = UITraitCollection(
    traits: Traits(
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular,
      displayScale: 3,
      userInterfaceIdiom: .phone,
      userInterfaceStyle: .light,
      layoutDirection: .leftToRight,
      preferredContentSizeCategory: .large,
      accessibilityContrast: .normal,
      legibilityWeight: .regular
    )
  )

  /// The traits that code without a view reads: a phone held upright, at scale 3, at first.
  ///
  /// - Note: UIKit: one value for each thread there; one for the process here.
  public static var current: UITraitCollection {
    get { currentLock.withLock { storedCurrent } }
    set { currentLock.withLock { storedCurrent = newValue } }
  }
}

extension UITraitCollection.Traits {
  /// Takes over every trait that `other` gives.
  mutating func override(with other: Self) {
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if let generation = other.systemGeneration { systemGeneration = generation }
    if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
  }
}

/// An object that has traits and hears of their changes.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Tells the object that its traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

extension UITraitCollection {
  /// Whether colors come out differently than with other traits: by style and contrast here.
  ///
  /// Source: Apple, `hasDifferentColorAppearance(comparedTo:)`.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }
}

extension UITraitCollection {
  /// The colors of the screen: P3, as of every phone since 2016.
  public var displayGamut: UIDisplayGamut { .P3 }

  /// Whether the screen feels how hard it is pressed: no, as of every phone since 2019.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// How far above others the interface stands: on the ground.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }

  /// Whether the window is in use.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
}
