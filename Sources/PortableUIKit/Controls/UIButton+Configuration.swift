public import Foundation

extension UIButton {
  /// How a button looks.
  ///
  /// The standard insets are 7 points above and below and 12 at the sides.
  ///
  /// Source: saved frames in Interface Builder documents.
  public struct Configuration {
    /// The words.
    public var title: String?
    /// The words below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// At which side of the title the picture stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The space around everything, in points.
    public var contentInsets: NSDirectionalEdgeInsets = Configuration.standardInsets
    /// The color of title and picture.
    public var baseForegroundColor: UIColor?
    /// The color behind them.
    public var baseBackgroundColor: UIColor?
    /// The size that the button aims at.
    public var buttonSize = Size.medium
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether a wheel takes the place of the picture.
    public var showsActivityIndicator = false

    private static let standardInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )

    /// The size that a button aims at.
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// How round corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// Which of the looks below it began with, by its name.
    package private(set) var look = "plain"

    private init(look: String) {
      self.look = look
    }

    /// Without background.
    public static func plain() -> Configuration { Configuration(look: "plain") }

    /// With a grey background.
    public static func gray() -> Configuration { Configuration(look: "gray") }

    /// With a background of the tint color, pale.
    public static func tinted() -> Configuration { Configuration(look: "tinted") }

    /// With a background of the tint color.
    public static func filled() -> Configuration { Configuration(look: "filled") }

    /// Without background and without insets.
    public static func borderless() -> Configuration { Configuration(look: "borderless") }

    /// With a border.
    public static func bordered() -> Configuration { Configuration(look: "bordered") }

    /// With a border, standing out.
    public static func borderedProminent() -> Configuration {
      Configuration(look: "borderedProminent")
    }

    /// With a border in the tint color.
    public static func borderedTinted() -> Configuration { Configuration(look: "borderedTinted") }

    /// Brings back the standard insets.
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.standardInsets
    }
  }
}
