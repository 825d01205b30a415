public import Foundation

/// A look for what lies behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blurred look.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The strength of the blur.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20

    /// The material that is light or dark as what lies around it.
    package var following: Style {
      switch rawValue {
      case 11...15: Style(rawValue: rawValue - 5) ?? self
      case 16...20: Style(rawValue: rawValue - 10) ?? self
      default: self
      }
    }

    /// Whether the material is dark whatever lies around it; nil where it follows that.
    package var isAlwaysDark: Bool? { rawValue < 11 ? nil : rawValue > 15 }
  }

  /// Creates a blur.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  /// How strong it is.
  package private(set) var style = Style.regular
}

/// A look for content above a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates the look for content above a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
  }

  /// Creates the look for content of a kind above a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init()
  }
}

/// What the content above a blur is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// A view whose background is an effect; content goes into ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for content; it fills this one.
  public let contentView = UIView()

  /// The effect.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without an effect.
  public convenience init() {
    self.init(effect: nil)
  }

  /// Creates a view without an effect, with a frame in points.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    super.init(coder: coder)
    addContentView()
    coder.endDecoding(self)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// A look of glass, as of iOS 26.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How clear the glass is.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  /// How clear the glass is.
  open private(set) var style = Style.regular
  /// Whether it moves when it is touched.
  open var isInteractive = false
  /// The color of the glass.
  open var tintColor: UIColor?

  /// Creates glass.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }
}

/// A look for views of glass that flow into each other, as of iOS 26; it is kept, and not drawn.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// How near two views are when they flow into each other, in points.
  open var spacing: CGFloat = 0
}
