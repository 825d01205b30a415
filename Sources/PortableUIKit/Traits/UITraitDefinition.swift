public import Foundation

/// A trait by its type: one of the system's, or one of the application's own.
///
/// Source: Apple's documentation of `UITraitDefinition`.
public protocol UITraitDefinition {
  /// What the trait is.
  associatedtype Value
  /// What the trait is where nobody says so.
  static var defaultValue: Value { get }
  /// The name of the trait, for people.
  static var name: String { get }
  /// The name of the trait, for programs.
  static var identifier: String { get }
  /// Whether colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// The name of the type, with its module.
  public static var identifier: String { String(reflecting: self) }
  /// They do not.
  public static var affectsColorAppearance: Bool { false }

  /// Whether the trait has different values in two collections.
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    CustomTrait(first[self]) != CustomTrait(second[self])
  }
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system's.
protocol SystemTrait: UITraitDefinition {
  static func value(in traits: UITraitCollection.Traits) -> Value
  static func set(_ value: Value, in traits: inout UITraitCollection.Traits)
}

/// The value of a trait of the application's own.
struct CustomTrait: Hashable, @unchecked Sendable {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }

  /// Values that cannot be compared count as different.
  static func == (first: Self, second: Self) -> Bool {
    func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == second.value as? Known }
    guard let known = first.value as? any Equatable else { return false }
    return isEqual(known)
  }

  func hash(into hasher: inout Hasher) {}
}

extension UITraitCollection.Traits {
  /// The value of a trait.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    if let system = trait as? any SystemTrait.Type {
      func read<System: SystemTrait>(_ system: System.Type) -> Any { system.value(in: self) }
      return read(system) as? Trait.Value ?? trait.defaultValue
    }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
  }

  /// Sets the value of a trait.
  mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    if let system = trait as? any SystemTrait.Type {
      func write<System: SystemTrait>(_ system: System.Type) -> Self {
        var copy = self
        if let value = value as? System.Value { system.set(value, in: &copy) }
        return copy
      }
      self = write(system)
    } else {
      custom[ObjectIdentifier(trait)] = CustomTrait(value)
    }
  }
}

/// Traits that can be set.
///
/// Source: Apple's documentation of `UIMutableTraits`.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// How much room there is horizontally.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// How much room there is vertically.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// Device pixels for each point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Dark or light.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// How much contrast the user wants.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// How heavy the user wants text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

/// Traits while a collection of them is made.
struct TraitDraft: UIMutableTraits {
  var traits: UITraitCollection.Traits

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits.value(of: trait) }
    set { traits.set(newValue, of: trait) }
  }
}

extension UITraitCollection {
  /// What changes traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection of what a closure sets.
  public convenience init(mutations: TraitMutations) {
    self.init(traits: Self.changed(Traits(), mutations))
  }

  /// Returns a collection of these traits with what a closure sets in their place.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(traits: Self.changed(traits, mutations))
  }

  /// Returns a collection of these traits with one of them set.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type,
    value: Trait.Value
  ) -> UITraitCollection {
    var copy = traits
    copy.set(value, of: trait)
    return UITraitCollection(traits: copy)
  }

  private static func changed(_ traits: Traits, _ mutations: TraitMutations) -> Traits {
    var draft: any UIMutableTraits = TraitDraft(traits: traits)
    mutations(&draft)
    return (draft as? TraitDraft)?.traits ?? traits
  }

  /// The value of a trait: that which was set, or its default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    traits.value(of: trait)
  }

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = Self.current
    Self.current = self
    actions()
    Self.current = former
  }

  /// The traits that colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self,
      UITraitAccessibilityContrast.self,
    ]
  }

  /// The traits that pictures depend on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }
}
