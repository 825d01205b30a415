public import Foundation

/// How round a corner is, as of iOS 26.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable { case fixed(CGFloat), concentric(minimum: CGFloat?) }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(CGFloat(radius)))
  }

  /// The radius with which the corner has the center of that of the view around, but at least `minimum`, in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public init(floatLiteral value: Double) {
    self = .fixed(value)
  }

  /// A radius in points.
  public init(integerLiteral value: Int) {
    self = .fixed(Double(value))
  }
}

extension UICornerRadius: CustomStringConvertible {
  /// The radius in words.
  public var description: String {
    switch kind {
    case .fixed(let radius): ".fixed(\(radius))"
    case .concentric(nil): ".containerConcentric()"
    case .concentric(let minimum?): ".containerConcentric(minimum: \(minimum))"
    }
  }
}

/// How round each corner of a view is, as of iOS 26; one without a radius is square.
///
/// Source: Apple's documentation of `UICornerConfiguration`.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable {
    case corners(
      topLeft: UICornerRadius?,
      topRight: UICornerRadius?,
      bottomLeft: UICornerRadius?,
      bottomRight: UICornerRadius?
    )
    case capsule(maximum: CGFloat?)
  }

  let kind: Kind

  /// Corners of which each has its radius, or is square.
  public static func corners(
    topLeftRadius: UICornerRadius?,
    topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .corners(
        topLeft: topLeftRadius,
        topRight: topRightRadius,
        bottomLeft: bottomLeftRadius,
        bottomRight: bottomRightRadius
      )
    )
  }

  /// Four corners that follow one rule, each by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius,
      topRightRadius: radius,
      bottomLeftRadius: radius,
      bottomRightRadius: radius
    )
  }

  /// Corners that make the shorter sides half circles, up to a radius in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius.map { CGFloat($0) }))
  }
}

extension UICornerConfiguration {
  /// Four corners of one radius.
  ///
  /// - Note: UIKit: where they are concentric, all get the radius of one; here each has its own.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// Corners that are alike at the left, and at the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius,
    rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius,
      topRightRadius: rightRadius,
      bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius
    )
  }

  /// Corners that are alike at the top, and at the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius,
    bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius,
      topRightRadius: topRadius,
      bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius
    )
  }

  /// Corners that are alike at the top.
  public static func uniformTopRadius(
    _ radius: UICornerRadius,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius,
      topRightRadius: radius,
      bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius
    )
  }

  /// Corners that are alike at the bottom.
  public static func uniformBottomRadius(
    _ radius: UICornerRadius,
    topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius,
      topRightRadius: topRightRadius,
      bottomLeftRadius: radius,
      bottomRightRadius: radius
    )
  }

  /// Corners that are alike at the left.
  public static func uniformLeftRadius(
    _ radius: UICornerRadius,
    topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius,
      topRightRadius: topRightRadius,
      bottomLeftRadius: radius,
      bottomRightRadius: bottomRightRadius
    )
  }

  /// Corners that are alike at the right.
  public static func uniformRightRadius(
    _ radius: UICornerRadius,
    topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius,
      topRightRadius: radius,
      bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: radius
    )
  }
}

extension UICornerConfiguration: CustomStringConvertible {
  /// The configuration in words.
  public var description: String {
    switch kind {
    case .capsule(nil): ".capsule()"
    case .capsule(let maximum?): ".capsule(maximumRadius: \(maximum))"
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      ".corners("
        + [topLeft, topRight, bottomLeft, bottomRight].map { $0?.description ?? "nil" }
        .joined(separator: ", ") + ")"
    }
  }
}
