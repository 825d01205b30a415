import Foundation

/// What differs between generations of the system, in points: one table for each.
///
/// Figures of iOS 26 were recorded on iOS 26.1, in simulators at scales 2 and 3, where nothing else is said. What
/// nobody has recorded of it has the figure of the generation before, and says so.
struct SystemMetrics: Sendable {
  /// The frame of a switch; the two points at its right are not aligned.
  var switchSize: CGSize
  /// The height of a slider's frame.
  var sliderHeight: CGFloat
  /// What of a slider's frame is not aligned.
  var sliderInsets: UIEdgeInsets
  /// A toolbar of a phone held upright; others are not recorded.
  var toolbarHeight: CGFloat
  /// The least height of a tab bar at the bottom of a phone held upright, with the safe area below it.
  var leastTabBarHeight: CGFloat
  var sheet: Sheet
  var list: List

  /// Where sheets stand on a phone held upright.
  struct Sheet: Sendable {
    /// The gap between the safe area at the top and the largest sheet.
    var topGap: CGFloat
    /// The distance of a smaller sheet from the screen's sides and bottom; it is scaled down to fit.
    var sideGap: CGFloat
    /// The share of the largest height inside the safe area that the medium one has; nil for half of the
    /// largest sheet.
    var mediumShare: CGFloat?
  }

  /// Rows, headers and footers of lists.
  struct List: Sendable {
    /// Above and below the text of a row.
    var rowPadding: CGFloat
    /// Above and below the texts of a row with two lines.
    var subtitlePadding: CGFloat
    /// Between the two lines.
    var subtitleGap: CGFloat
    /// The font of the second line.
    var subtitleStyle: UIFont.TextStyle
    /// Whether labels are as wide as their texts, rather than as the room for them.
    var labelsHug: Bool
    /// The room behind a disclosure indicator on narrow devices.
    var disclosureMargin: CGFloat
    /// Above and below the title of a plain list's header.
    var plainHeaderPadding: CGFloat
    /// The height of a plain list's header with a title; nil for that of its content.
    var plainHeaderHeight: CGFloat?
    /// Above and below the title of a grouped list's header.
    var groupedHeaderPadding: (top: CGFloat, bottom: CGFloat)
    /// The height of a grouped list's header with a title; nil for that of its content.
    var groupedHeaderHeight: CGFloat?
    /// What the first of those is higher by.
    var firstHeaderExtra: CGFloat
    /// The font of that title.
    var groupedHeaderStyle: UIFont.TextStyle
    /// Whether that title is in capital letters.
    var capitalizesGroupedHeaders: Bool
    /// Above and below the title of a grouped list's footer.
    var groupedFooterPadding: CGFloat
    /// The height of a grouped list's footer with a title; nil for that of its content.
    var groupedFooterHeight: CGFloat?
  }
}

extension SystemGeneration {
  /// The table of the generation.
  var metrics: SystemMetrics {
    switch self {
    case .ios13: .ios13
    case .ios26: .ios26
    }
  }
}

extension SystemMetrics {
  /// iOS 13 to 18: saved frames in Interface Builder documents before Xcode 26, but for sheets, which are
  /// general knowledge.
  static let ios13 = SystemMetrics(
    switchSize: CGSize(width: 51, height: 31),
    sliderHeight: 31,
    sliderInsets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
    toolbarHeight: 44,
    leastTabBarHeight: 49,
    sheet: Sheet(topGap: 10, sideGap: 0, mediumShare: nil),
    list: List(
      // With a line of 20.5 points a row has 42.5, which the least height makes 44.
      rowPadding: 11,
      // With lines of 20.5 and 14.5 points, and 1 between them, 55.5.
      subtitlePadding: 9.75,
      subtitleGap: 1,
      subtitleStyle: .caption1,
      labelsHug: false,
      disclosureMargin: 15,
      plainHeaderPadding: 5,
      plainHeaderHeight: 28,
      // With a line of 15.5 points 38.
      groupedHeaderPadding: (16.5, 6),
      groupedHeaderHeight: 38,
      firstHeaderExtra: 17.5,
      groupedHeaderStyle: .footnote,
      capitalizesGroupedHeaders: true,
      groupedFooterPadding: 8,
      groupedFooterHeight: 38
    )
  )

  /// iOS 26.1.
  static let ios26 = SystemMetrics(
    // Recorded with its alignment: 61 × 28.
    switchSize: CGSize(width: 63, height: 28),
    // Recorded on Mac Catalyst 26.1; saved frames in documents of Xcode 26 have that height and no insets.
    sliderHeight: 34,
    sliderInsets: .zero,
    // Recorded on an iPhone 16.
    toolbarHeight: 48,
    // Recorded on an iPhone SE, whose safe area ends at the bottom edge.
    leastTabBarHeight: 83,
    // Recorded on 393 × 852 points with safe areas of 59 and 34: large (0, 59, 393, 793), medium (8, 403.687, 377,
    // 440.313), 300 points (8, 523.598, 377, 320.402). 300 and 34 times 377 ÷ 393 is 320.402; likewise the medium
    // one is 425 points, 56 % of 759. That share is known from one screen only.
    sheet: Sheet(topGap: 0, sideGap: 8, mediumShare: 0.56),
    list: List(
      // Recorded at scale 2: a row of 53 points, whose text of 20.5 begins at 16.5.
      rowPadding: 16.25,
      // Recorded on Mac Catalyst 26.1: as much as in other rows; the second line is one of 15 points, and
      // follows without a gap.
      subtitlePadding: 16.25,
      subtitleGap: 0,
      subtitleStyle: .subheadline,
      // Recorded on Mac Catalyst 26.1.
      labelsHug: true,
      // Recorded on Mac Catalyst 26.1: 26.5 points with an indicator of 10.5.
      disclosureMargin: 16,
      // Recorded on Mac Catalyst 26.1: 40.5 points with a line of 20.5.
      plainHeaderPadding: 10,
      plainHeaderHeight: nil,
      // Recorded there: 40.5, also for the first one.
      groupedHeaderPadding: (10, 10),
      groupedHeaderHeight: nil,
      firstHeaderExtra: 0,
      groupedHeaderStyle: .headline,
      capitalizesGroupedHeaders: false,
      // Recorded there: 30 with a line of 16.
      groupedFooterPadding: 7,
      groupedFooterHeight: nil
    )
  )
}
