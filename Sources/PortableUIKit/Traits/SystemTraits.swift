public import Foundation

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection.Traits) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
  static func set(_ value: UIUserInterfaceSizeClass, in traits: inout UITraitCollection.Traits) {
    traits.horizontalSizeClass = value
  }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection.Traits) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
  static func set(_ value: UIUserInterfaceSizeClass, in traits: inout UITraitCollection.Traits) {
    traits.verticalSizeClass = value
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static func value(in traits: UITraitCollection.Traits) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
  static func set(_ value: UIUserInterfaceIdiom, in traits: inout UITraitCollection.Traits) {
    traits.userInterfaceIdiom = value
  }
}

/// Dark or light.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static func value(in traits: UITraitCollection.Traits) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
  static func set(_ value: UIUserInterfaceStyle, in traits: inout UITraitCollection.Traits) {
    traits.userInterfaceStyle = value
  }
}

/// The reading direction.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func value(in traits: UITraitCollection.Traits) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
  static func set(
    _ value: UITraitEnvironmentLayoutDirection,
    in traits: inout UITraitCollection.Traits
  ) {
    traits.layoutDirection = value
  }
}

/// Device pixels for each point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue = CGFloat(0)
  static func value(in traits: UITraitCollection.Traits) -> CGFloat {
    traits.displayScale
  }
  static func set(_ value: CGFloat, in traits: inout UITraitCollection.Traits) {
    traits.displayScale = value
  }
}

/// The size of text that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func value(in traits: UITraitCollection.Traits) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  static func set(_ value: UIContentSizeCategory, in traits: inout UITraitCollection.Traits) {
    traits.preferredContentSizeCategory = value
  }
}

/// How much contrast the user wants.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static func value(in traits: UITraitCollection.Traits) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
  static func set(_ value: UIAccessibilityContrast, in traits: inout UITraitCollection.Traits) {
    traits.accessibilityContrast = value
  }
}

/// How heavy the user wants text.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static func value(in traits: UITraitCollection.Traits) -> UILegibilityWeight {
    traits.legibilityWeight
  }
  static func set(_ value: UILegibilityWeight, in traits: inout UITraitCollection.Traits) {
    traits.legibilityWeight = value
  }
}
