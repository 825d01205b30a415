import Foundation

// MARK: - Creating Cell Configurations

extension UIListContentConfiguration {
  /// A row with a text, and a smaller second one below.
  public static func cell() -> UIListContentConfiguration {
    row(margins: ListContentMetrics.rowMargins, secondary: .caption1)
  }

  /// A row with a text, and a smaller second one below.
  public static func subtitleCell() -> UIListContentConfiguration {
    row(margins: ListContentMetrics.subtitleMargins, secondary: .caption1)
  }

  /// A row with a text, and a second one of the same size in grey at the trailing end.
  public static func valueCell() -> UIListContentConfiguration {
    var result = row(margins: ListContentMetrics.rowMargins, secondary: .body)
    result.secondaryTextProperties.color = .secondaryLabel
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    row(margins: ListContentMetrics.rowMargins, secondary: .subheadline)
  }

  /// A row of a sidebar with a smaller second text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    row(margins: ListContentMetrics.subtitleMargins, secondary: .subheadline)
  }

  /// A row beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    row(margins: ListContentMetrics.rowMargins, secondary: .subheadline)
  }

  /// A row beside a sidebar with a smaller second text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    row(margins: ListContentMetrics.subtitleMargins, secondary: .subheadline)
  }

  private static func row(
    margins: NSDirectionalEdgeInsets,
    secondary: UIFont.TextStyle
  ) -> UIListContentConfiguration {
    var result = make(margins: margins, text: .body, secondary: secondary)
    result.minimumHeight = ListContentMetrics.minimumRowHeight
    return result
  }
}

// MARK: - Creating Header and Footer Configurations

extension UIListContentConfiguration {
  /// The header of a list, whichever it stands in: here that of a plain one.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// The footer of a list, whichever it stands in: here that of a plain one.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var result = make(
      margins: ListContentMetrics.plainHeaderMargins,
      text: .headline,
      secondary: .body
    )
    result.minimumHeight = ListContentMetrics.minimumHeaderHeight
    return result
  }

  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    var result = make(
      margins: ListContentMetrics.plainHeaderMargins,
      text: .footnote,
      secondary: .footnote
    )
    result.textProperties.color = .secondaryLabel
    result.minimumHeight = ListContentMetrics.minimumHeaderHeight
    return result
  }

  /// The header of a grouped list, in capital letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = make(
      margins: ListContentMetrics.groupedHeaderMargins,
      text: .footnote,
      secondary: .footnote
    )
    result.textProperties.color = .secondaryLabel
    result.textProperties.transform = .uppercase
    return result
  }

  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    var result = make(
      margins: ListContentMetrics.groupedFooterMargins,
      text: .footnote,
      secondary: .footnote
    )
    result.textProperties.color = .secondaryLabel
    return result
  }

  /// The header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var result = prominent(.title3)
    result.directionalLayoutMargins = ListContentMetrics.plainHeaderMargins
    result.minimumHeight = ListContentMetrics.minimumRowHeight
    return result
  }

  /// A large header of an inset group.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    prominent(.title3)
  }

  /// A still larger header of an inset group.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    prominent(.title2)
  }

  private static func prominent(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
    var result = make(
      margins: ListContentMetrics.prominentHeaderMargins,
      text: style,
      secondary: .subheadline
    )
    let descriptor = result.textProperties.font.fontDescriptor.withSymbolicTraits(.traitBold)
    if let descriptor { result.textProperties.font = UIFont(descriptor: descriptor, size: 0) }
    return result
  }

  private static func make(
    margins: NSDirectionalEdgeInsets,
    text: UIFont.TextStyle,
    secondary: UIFont.TextStyle
  ) -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.axesPreservingSuperviewLayoutMargins = .horizontal
    result.directionalLayoutMargins = margins
    result.textProperties.font = .preferredFont(forTextStyle: text)
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    result.imageToTextPadding = ListContentMetrics.imageToText
    result.textToSecondaryTextHorizontalPadding = ListContentMetrics.textToText
    result.textToSecondaryTextVerticalPadding = ListContentMetrics.textToTextBelow
    return result
  }
}
