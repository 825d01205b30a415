import Foundation

extension UIFontDescriptor {
  /// The name of something that a description says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The size in points, an `NSNumber`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name of the face, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The text style that the font is of, a `String`; nil for a font of none.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What the description says of an attribute; nil for what it does not say, and for attributes that are not listed.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .size: NSNumber(value: Double(pointSize))
    case .name: postscriptName
    case .textStyle: face.textStyle?.rawValue
    default: nil
    }
  }
}
