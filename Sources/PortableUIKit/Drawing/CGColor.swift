public import Foundation

/// A color without traits: four parts from 0 to 1.
public final class CGColor: Sendable {
  /// Red, green, blue and opacity.
  public let components: [CGFloat]?

  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components ?? [0, 0, 0, 0]
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// The opacity.
  public var alpha: CGFloat { components?.last ?? 0 }
  /// The number of parts.
  public var numberOfComponents: Int { components?.count ?? 0 }
}

extension CGColor: Hashable {
  /// Whether the parts are the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension UIColor {
  /// The color without traits, for the current ones.
  public var cgColor: CGColor {
    let parts = resolvedColor(with: .current).components
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Creates a color from one without traits.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
