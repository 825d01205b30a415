public import Foundation

extension UIButton {
  /// How a button looks.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Buy"
  ///     configuration.buttonSize = .large
  ///     let button = UIButton(configuration: configuration)
  ///
  /// The insets of a medium button are 7 points above and below and 12 at the sides; those of the other
  /// sizes are assumptions.
  ///
  /// Source: saved frames in Interface Builder documents.
  public struct Configuration: Hashable {
    /// The words; setting them takes the place of ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The words with attributes.
    public var attributedTitle: AttributedString?
    /// What makes the attributes that are shown out of those of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What happens to a title that is too wide.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The words below the title; setting them takes the place of ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The words below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// What makes the attributes that are shown out of those of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What happens to a subtitle that is too wide.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The picture.
    public var image: UIImage?
    /// What makes the color of a stencil out of ``baseForegroundColor``.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// At which side of the title the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The least width that is kept free for the picture, or the least height where it stands above or
    /// below the title, in points.
    public var imageReservation: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The space around everything, in points; that of ``buttonSize`` unless it was set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The color of title and picture.
    public var baseForegroundColor: UIColor?
    /// The color behind them.
    public var baseBackgroundColor: UIColor?
    /// What lies behind.
    public var background = UIBackgroundConfiguration()
    /// The size that the button aims at; it decides font and insets.
    public var buttonSize = Size.medium
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether a wheel takes the place of the picture.
    public var showsActivityIndicator = false
    /// What makes the color of the wheel.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// What says that the button has a menu; it takes no room here.
    public var indicator = Indicator.automatic
    /// What makes the color of the indicator.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// What the button looks like on the Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether the button looks otherwise while it is selected.
    public var automaticallyUpdateForSelection = true

    /// The size that a button aims at.
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large

      /// The standard insets in points.
      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small:
          NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }

      /// The size of the title's font in points.
      var fontSize: CGFloat {
        switch self {
        case .mini, .small: 15
        case .medium, .large: 17
        }
      }
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

    /// How round the ground is drawn, in points; nil for the size that goes with small, medium and large corners.
    ///
    /// Source: Apple, `UIButton.Configuration.CornerStyle`; "Build a UIKit app with the new design", WWDC 2025: buttons
    /// with a ground are capsules unless they say otherwise. How large the corners of the sizes are is not documented: 4,
    /// 6 and 8 points look like Apple's.
    ///
    /// - Parameters:
    ///   - height: The button's height in points.
    ///   - generation: The system that draws it.
    /// - Returns: The radius in points.
    func cornerRadius(height: CGFloat, _ generation: SystemGeneration) -> CGFloat? {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic:
        background.cornerRadius > 0
          ? background.cornerRadius : generation >= .ios26 ? height / 2 : nil
      case .small: 4
      case .medium: 6
      case .large: 8
      case .capsule: height / 2
      }
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle where the picture is above or below, else at the leading side.
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// What says that a button has a menu.
    public enum Indicator: Int, Sendable {
      case automatic = 0
      case none = 1
      case popup = 2
    }

    /// What a button looks like on the Mac.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
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

    /// With a background of glass, as of iOS 26; drawn as a grey one.
    public static func glass() -> Configuration { Configuration(look: "gray") }

    /// With a background of glass of the tint color, as of iOS 26; drawn as a filled one.
    public static func prominentGlass() -> Configuration { Configuration(look: "filled") }

    /// With a background of clear glass, as of iOS 26; drawn as a pale one.
    public static func clearGlass() -> Configuration { Configuration(look: "tinted") }

    /// With a background of clear glass of the tint color, as of iOS 26; drawn as a filled one.
    public static func prominentClearGlass() -> Configuration { Configuration(look: "filled") }

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
      ownInsets = nil
    }

    /// Returns the configuration for the state of a button: the background of a list's look follows
    /// selection and touch, the rest stays as it is.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var state = UIViewConfigurationState(traitCollection: button.traitCollection)
      state.isDisabled = !button.isEnabled
      state.isHighlighted = button.isHighlighted
      state.isSelected = automaticallyUpdateForSelection && button.isSelected
      var result = self
      result.background = background.updated(for: state)
      return result
    }
  }

  /// What brings a button up to date with its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
