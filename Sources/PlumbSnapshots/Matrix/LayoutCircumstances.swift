#if !canImport(Darwin)

public import UIKit
import PortableUIKit

/// Where and for whom a layout is shown: device, window, direction, text size, style, language.
public struct LayoutCircumstances: Hashable, Sendable {
  /// The device.
  public var device: SimulatedDevice
  /// How the device is held.
  public var orientation: UIInterfaceOrientation
  /// The width of the window in points, or nil for that of the screen.
  public var width: CGFloat?
  /// In which direction people read.
  public var direction: UITraitEnvironmentLayoutDirection
  /// The size of texts that the user has chosen.
  public var textSize: UIContentSizeCategory
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// How texts are changed to stand for those of other languages, or nil for texts as they are.
  public var language: PseudoLanguage?

  /// Creates circumstances: an iPhone 16, held upright, from left to right, with texts of the usual size, light.
  public init(
    device: SimulatedDevice = .usual,
    orientation: UIInterfaceOrientation = .portrait,
    width: CGFloat? = nil,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large,
    style: UIUserInterfaceStyle = .light,
    language: PseudoLanguage? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.width = width
    self.direction = direction
    self.textSize = textSize
    self.style = style
    self.language = language
  }

  /// The size of the window in points.
  public var size: CGSize {
    let screen = device.size(orientation)
    return CGSize(width: width ?? screen.width, height: screen.height)
  }

  /// The widest window, in points, whose width class is compact.
  ///
  /// Source: the sizes of split views in Apple's Human Interface Guidelines, "Layout": up to 639 points they are compact,
  /// from 678 on regular; what is between occurs on no device.
  private static let widestCompact: CGFloat = 639

  @MainActor
  var screen: SimulatedScreen {
    var parts = [
      device.traitCollection(orientation),
      UITraitCollection(layoutDirection: direction),
      UITraitCollection(preferredContentSizeCategory: textSize),
      UITraitCollection(userInterfaceStyle: style),
    ]
    if let width, width < device.size(orientation).width, width <= Self.widestCompact {
      parts.append(UITraitCollection(horizontalSizeClass: .compact))
    }
    return SimulatedScreen(
      size: size,
      safeArea: device.safeAreaInsets(orientation),
      scale: device.scale,
      orientation: orientation,
      traits: UITraitCollection(traitsFrom: parts)
    )
  }
}

extension SimulatedDevice {
  /// The device that layouts are shown on where nobody names one: an iPhone 16.
  public static var usual: SimulatedDevice { named("iPhone 16") ?? all[0] }
}

extension [SimulatedDevice] {
  /// All phones since 2018.
  public static var allPhones: [SimulatedDevice] {
    SimulatedDevice.all.filter { $0.idiom == .phone }
  }

  /// All tablets since 2018.
  public static var allTablets: [SimulatedDevice] {
    SimulatedDevice.all.filter { $0.idiom == .pad }
  }

  /// All phones and tablets since 2018.
  public static var all: [SimulatedDevice] { SimulatedDevice.all }
}

#endif
