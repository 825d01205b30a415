public import Foundation

extension UIFont {
  /// How wide glyphs are, from −1 to 1; 0 is the usual width.
  ///
  /// - Note: UIKit: the system font has a design for each width. Here glyphs have the advances of the usual one, by a
  ///   factor of 1 and the value, which is an assumption: 0.6, 0.8, 1 and 1.2. Heights are the same.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: CGFloat

    /// Creates a width of a value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The narrowest.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual one.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)

    init(stretch: Double) { self.init(rawValue: CGFloat(stretch - 1)) }

    /// The factor of the usual width.
    var stretch: Double { max(0.1, 1 + Double(rawValue)) }
  }

  /// Returns the system font in a size in points, a weight and a width.
  public class func systemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight,
    width: UIFont.Width
  ) -> UIFont {
    UIFont(face: Face(size: fontSize, weight: weight, width: width))
  }
}
