import Foundation

// MARK: - Creating Cell Configurations

extension UIListContentConfiguration {
  /// A row with a text, and a smaller second one below.
  public static func cell() -> UIListContentConfiguration {
    row(secondary: SystemGeneration.current.metrics.list.subtitleStyle)
  }

  /// A row with a text, and a smaller second one below.
  public static func subtitleCell() -> UIListContentConfiguration {
    row(isSubtitle: true, secondary: SystemGeneration.current.metrics.list.subtitleStyle)
  }

  /// A row with a text, and a second one of the same size in grey at the trailing end.
  public static func valueCell() -> UIListContentConfiguration {
    var result = row(secondary: .body)
    result.secondaryTextProperties.color = .secondaryLabel
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    row(secondary: .subheadline)
  }

  /// A row of a sidebar with a smaller second text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    row(isSubtitle: true, secondary: .subheadline)
  }

  /// A row beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    row(secondary: .subheadline)
  }

  /// A row beside a sidebar with a smaller second text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    row(isSubtitle: true, secondary: .subheadline)
  }

  private static func row(
    isSubtitle: Bool = false,
    secondary: UIFont.TextStyle
  ) -> UIListContentConfiguration {
    let list = SystemGeneration.current.metrics.list
    let padding = isSubtitle ? list.subtitlePadding : list.rowPadding
    let margins = ListContentMetrics.margins(top: padding, bottom: padding, trailing: 8)
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
    let padding = SystemGeneration.current.metrics.list.plainHeaderPadding
    var result = make(
      margins: ListContentMetrics.margins(top: padding, bottom: padding),
      text: .headline,
      secondary: .body
    )
    result.minimumHeight = ListContentMetrics.minimumHeaderHeight
    return result
  }

  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    var result = make(
      margins: ListContentMetrics.margins(top: 5, bottom: 5),
      text: .footnote,
      secondary: .footnote
    )
    result.textProperties.color = .secondaryLabel
    result.minimumHeight = ListContentMetrics.minimumHeaderHeight
    return result
  }

  /// The header of a grouped list, on iOS 13 to 18 small and in capital letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    let list = SystemGeneration.current.metrics.list
    let padding = list.groupedHeaderPadding
    var result = make(
      margins: ListContentMetrics.margins(top: padding.top, bottom: padding.bottom),
      text: list.groupedHeaderStyle,
      secondary: .footnote
    )
    result.textProperties.color = .secondaryLabel
    if list.capitalizesGroupedHeaders { result.textProperties.transform = .uppercase }
    return result
  }

  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    let padding = SystemGeneration.current.metrics.list.groupedFooterPadding
    var result = make(
      margins: ListContentMetrics.margins(top: padding, bottom: padding),
      text: .footnote,
      secondary: .footnote
    )
    result.textProperties.color = .secondaryLabel
    return result
  }

  /// The header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var result = prominent(.title3)
    result.directionalLayoutMargins = ListContentMetrics.margins(top: 5, bottom: 5)
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
    result.textToSecondaryTextVerticalPadding = SystemGeneration.current.metrics.list.subtitleGap
    return result
  }
}
