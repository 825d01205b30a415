public import Foundation

/// A change of one color into another.
public struct UIConfigurationColorTransformer {
  /// What tells one change from another: closures cannot be compared.
  private final class Identity: Sendable {}

  /// The change.
  public let transform: (UIColor) -> UIColor
  private let identity: Identity

  /// Creates a change from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.init(transform, Identity())
  }

  private init(_ transform: @escaping (UIColor) -> UIColor, _ identity: Identity) {
    self.transform = transform
    self.identity = identity
  }

  /// Returns the color that another one becomes.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  private static let gray = Identity()
  private static let tint = Identity()
  private static let mono = Identity()

  /// Into the grey of the same brightness.
  ///
  /// The parts count as in ITU-R BT.601: an assumption.
  public static var grayscale: UIConfigurationColorTransformer {
    Self(
      { color in
        let parts = color.components
        let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
        return UIColor(white: white, alpha: parts.alpha)
      },
      gray
    )
  }

  /// Into the tint that the user prefers: here the color itself.
  public static var preferredTint: UIConfigurationColorTransformer { Self({ $0 }, tint) }

  /// Into the one tint of the interface: here the color itself.
  public static var monochromeTint: UIConfigurationColorTransformer { Self({ $0 }, mono) }
}

extension UIConfigurationColorTransformer: Hashable {
  public static func == (
    left: UIConfigurationColorTransformer,
    right: UIConfigurationColorTransformer
  ) -> Bool { left.identity === right.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// A change of the attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
  /// What tells one change from another: closures cannot be compared.
  private final class Identity: Sendable {}

  /// The change.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// Creates a change from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that others become.
  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
    transform(attributes)
  }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  public static func == (
    left: UIConfigurationTextAttributesTransformer,
    right: UIConfigurationTextAttributesTransformer
  ) -> Bool { left.identity === right.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
