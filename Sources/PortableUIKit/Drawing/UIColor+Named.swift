import Foundation

// MARK: - Fixed colors

extension UIColor {
  /// The color black.
  public class var black: UIColor { Palette.black }

  /// The color dark gray.
  public class var darkGray: UIColor { Palette.darkGray }

  /// The color light gray.
  public class var lightGray: UIColor { Palette.lightGray }

  /// The color white.
  public class var white: UIColor { Palette.white }

  /// The color gray.
  public class var gray: UIColor { Palette.gray }

  /// The color red.
  public class var red: UIColor { Palette.red }

  /// The color green.
  public class var green: UIColor { Palette.green }

  /// The color blue.
  public class var blue: UIColor { Palette.blue }

  /// The color cyan.
  public class var cyan: UIColor { Palette.cyan }

  /// The color yellow.
  public class var yellow: UIColor { Palette.yellow }

  /// The color magenta.
  public class var magenta: UIColor { Palette.magenta }

  /// The color orange.
  public class var orange: UIColor { Palette.orange }

  /// The color purple.
  public class var purple: UIColor { Palette.purple }

  /// The color brown.
  public class var brown: UIColor { Palette.brown }

  /// The color clear.
  public class var clear: UIColor { Palette.clear }
}

// MARK: - Adaptable colors

/// The values are those of the light and the dark style, without increased contrast.
///
/// Source: Apple's Human Interface Guidelines, "Color", before iOS 26.
extension UIColor {
  /// The system's color red.
  public class var systemRed: UIColor { Palette.systemRed }

  /// The system's color green.
  public class var systemGreen: UIColor { Palette.systemGreen }

  /// The system's color blue.
  public class var systemBlue: UIColor { Palette.systemBlue }

  /// The system's color orange.
  public class var systemOrange: UIColor { Palette.systemOrange }

  /// The system's color yellow.
  public class var systemYellow: UIColor { Palette.systemYellow }

  /// The system's color pink.
  public class var systemPink: UIColor { Palette.systemPink }

  /// The system's color purple.
  public class var systemPurple: UIColor { Palette.systemPurple }

  /// The system's color teal.
  public class var systemTeal: UIColor { Palette.systemTeal }

  /// The system's color indigo.
  public class var systemIndigo: UIColor { Palette.systemIndigo }

  /// The system's color mint.
  public class var systemMint: UIColor { Palette.systemMint }

  /// The system's color cyan.
  public class var systemCyan: UIColor { Palette.systemCyan }

  /// The system's color brown.
  public class var systemBrown: UIColor { Palette.systemBrown }

  /// The system's color gray.
  public class var systemGray: UIColor { Palette.systemGray }

  /// The system's color gray2.
  public class var systemGray2: UIColor { Palette.systemGray2 }

  /// The system's color gray3.
  public class var systemGray3: UIColor { Palette.systemGray3 }

  /// The system's color gray4.
  public class var systemGray4: UIColor { Palette.systemGray4 }

  /// The system's color gray5.
  public class var systemGray5: UIColor { Palette.systemGray5 }

  /// The system's color gray6.
  public class var systemGray6: UIColor { Palette.systemGray6 }
}

// MARK: - Colors of interface elements

/// The values are those of the light and the dark style, without increased contrast.
///
/// Source: Apple's Human Interface Guidelines, "Color", before iOS 26.
extension UIColor {
  /// The color named label.
  public class var label: UIColor { Palette.label }

  /// The color named secondary label.
  public class var secondaryLabel: UIColor { Palette.secondaryLabel }

  /// The color named tertiary label.
  public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }

  /// The color named quaternary label.
  public class var quaternaryLabel: UIColor { Palette.quaternaryLabel }

  /// The color named placeholder text.
  public class var placeholderText: UIColor { Palette.placeholderText }

  /// The color named link.
  public class var link: UIColor { Palette.link }

  /// The color named separator.
  public class var separator: UIColor { Palette.separator }

  /// The color named opaque separator.
  public class var opaqueSeparator: UIColor { Palette.opaqueSeparator }

  /// The color named system background.
  public class var systemBackground: UIColor { Palette.systemBackground }

  /// The color named secondary system background.
  public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }

  /// The color named tertiary system background.
  public class var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }

  /// The ground of grouped tables: that named system grouped background.
  ///
  /// Source: Apple's documentation, which names that one in its place since iOS 13.
  public class var groupTableViewBackground: UIColor { Palette.systemGroupedBackground }

  /// The color named system grouped background.
  public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }

  /// The color named secondary system grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }

  /// The color named tertiary system grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    Palette.tertiarySystemGroupedBackground
  }

  /// The color named system fill.
  public class var systemFill: UIColor { Palette.systemFill }

  /// The color named secondary system fill.
  public class var secondarySystemFill: UIColor { Palette.secondarySystemFill }

  /// The color named tertiary system fill.
  public class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }

  /// The color named quaternary system fill.
  public class var quaternarySystemFill: UIColor { Palette.quaternarySystemFill }

  /// The color named light text.
  public class var lightText: UIColor { Palette.lightText }

  /// The color named dark text.
  public class var darkText: UIColor { Palette.darkText }

  /// The color named tint color.
  public class var tintColor: UIColor { Palette.tintColor }
}

/// One object for each named color, so that a color is identical to itself.
private enum Palette {
  static let black = UIColor(
    red: 0,
    green: 0,
    blue: 0,
    alpha: 1
  )
  static let darkGray = UIColor(
    red: 1 / 3,
    green: 1 / 3,
    blue: 1 / 3,
    alpha: 1
  )
  static let lightGray = UIColor(
    red: 2 / 3,
    green: 2 / 3,
    blue: 2 / 3,
    alpha: 1
  )
  static let white = UIColor(
    red: 1,
    green: 1,
    blue: 1,
    alpha: 1
  )
  static let gray = UIColor(
    red: 0.5,
    green: 0.5,
    blue: 0.5,
    alpha: 1
  )
  static let red = UIColor(
    red: 1,
    green: 0,
    blue: 0,
    alpha: 1
  )
  static let green = UIColor(
    red: 0,
    green: 1,
    blue: 0,
    alpha: 1
  )
  static let blue = UIColor(
    red: 0,
    green: 0,
    blue: 1,
    alpha: 1
  )
  static let cyan = UIColor(
    red: 0,
    green: 1,
    blue: 1,
    alpha: 1
  )
  static let yellow = UIColor(
    red: 1,
    green: 1,
    blue: 0,
    alpha: 1
  )
  static let magenta = UIColor(
    red: 1,
    green: 0,
    blue: 1,
    alpha: 1
  )
  static let orange = UIColor(
    red: 1,
    green: 0.5,
    blue: 0,
    alpha: 1
  )
  static let purple = UIColor(
    red: 0.5,
    green: 0,
    blue: 0.5,
    alpha: 1
  )
  static let brown = UIColor(
    red: 0.6,
    green: 0.4,
    blue: 0.2,
    alpha: 1
  )
  static let clear = UIColor(
    red: 0,
    green: 0,
    blue: 0,
    alpha: 0
  )
  static let systemRed = rgb(255, 59, 48, 1).dark(255, 69, 58, 1)
  static let systemGreen = rgb(52, 199, 89, 1).dark(48, 209, 88, 1)
  static let systemBlue = rgb(0, 122, 255, 1).dark(10, 132, 255, 1)
  static let systemOrange = rgb(255, 149, 0, 1).dark(255, 159, 10, 1)
  static let systemYellow = rgb(255, 204, 0, 1).dark(255, 214, 10, 1)
  static let systemPink = rgb(255, 45, 85, 1).dark(255, 55, 95, 1)
  static let systemPurple = rgb(175, 82, 222, 1).dark(191, 90, 242, 1)
  static let systemTeal = rgb(48, 176, 199, 1).dark(64, 200, 224, 1)
  static let systemIndigo = rgb(88, 86, 214, 1).dark(94, 92, 230, 1)
  static let systemMint = rgb(0, 199, 190, 1).dark(102, 212, 207, 1)
  static let systemCyan = rgb(50, 173, 230, 1).dark(100, 210, 255, 1)
  static let systemBrown = rgb(162, 132, 94, 1).dark(172, 142, 104, 1)
  static let systemGray = rgb(142, 142, 147, 1)
  static let systemGray2 = rgb(174, 174, 178, 1).dark(99, 99, 102, 1)
  static let systemGray3 = rgb(199, 199, 204, 1).dark(72, 72, 74, 1)
  static let systemGray4 = rgb(209, 209, 214, 1).dark(58, 58, 60, 1)
  static let systemGray5 = rgb(229, 229, 234, 1).dark(44, 44, 46, 1)
  static let systemGray6 = rgb(242, 242, 247, 1).dark(28, 28, 30, 1)
  static let label = rgb(0, 0, 0, 1).dark(255, 255, 255, 1)
  static let secondaryLabel = rgb(60, 60, 67, 0.6).dark(235, 235, 245, 0.6)
  static let tertiaryLabel = rgb(60, 60, 67, 0.3).dark(235, 235, 245, 0.3)
  static let quaternaryLabel = rgb(60, 60, 67, 0.18).dark(235, 235, 245, 0.16)
  static let placeholderText = rgb(60, 60, 67, 0.3).dark(235, 235, 245, 0.3)
  static let link = rgb(0, 122, 255, 1).dark(9, 132, 255, 1)
  static let separator = rgb(60, 60, 67, 0.29).dark(84, 84, 88, 0.6)
  static let opaqueSeparator = rgb(198, 198, 200, 1).dark(56, 56, 58, 1)
  static let systemBackground = rgb(255, 255, 255, 1).dark(0, 0, 0, 1)
  static let secondarySystemBackground = rgb(242, 242, 247, 1).dark(28, 28, 30, 1)
  static let tertiarySystemBackground = rgb(255, 255, 255, 1).dark(44, 44, 46, 1)
  static let systemGroupedBackground = rgb(242, 242, 247, 1).dark(0, 0, 0, 1)
  static let secondarySystemGroupedBackground = rgb(255, 255, 255, 1).dark(28, 28, 30, 1)
  static let tertiarySystemGroupedBackground = rgb(242, 242, 247, 1).dark(44, 44, 46, 1)
  static let systemFill = rgb(120, 120, 128, 0.2).dark(120, 120, 128, 0.36)
  static let secondarySystemFill = rgb(120, 120, 128, 0.16).dark(120, 120, 128, 0.32)
  static let tertiarySystemFill = rgb(118, 118, 128, 0.12).dark(118, 118, 128, 0.24)
  static let quaternarySystemFill = rgb(116, 116, 128, 0.08).dark(118, 118, 128, 0.18)
  static let lightText = rgb(255, 255, 255, 0.6)
  static let darkText = rgb(0, 0, 0, 1)
  static let tintColor = rgb(0, 122, 255, 1).dark(10, 132, 255, 1)

  /// Answers a color from three bytes and its opacity.
  private static func rgb(
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ alpha: CGFloat
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

extension UIColor {
  /// Returns the color with other parts in the dark style: three bytes and the opacity.
  fileprivate func dark(
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ alpha: CGFloat
  ) -> UIColor {
    UIColor(
      light: components,
      dark: Components(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    )
  }
}
