extension UIColor {
  /// A color of the system by the name that documents and asset catalogs give it, such as `systemBlueColor`; nil for a
  /// name that is not known.
  package static func systemColor(named name: String) -> UIColor? { catalogNames[name] }

  /// Colors by the names that documents and catalogs give them.
  private static let catalogNames: [String: UIColor] = [
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "darkTextColor": .darkText,
    "lightTextColor": .lightText,
    "systemRedColor": .systemRed,
    "systemGreenColor": .systemGreen,
    "systemBlueColor": .systemBlue,
    "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow,
    "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple,
    "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo,
    "systemMintColor": .systemMint,
    "systemCyanColor": .systemCyan,
    "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6,
    "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText,
    "linkColor": .link,
    "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "tintColor": .tintColor,
  ]
}
