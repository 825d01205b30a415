public import Foundation

/// A list of a collection as a value: the look of its sections, their headers, footers and separators.
///
///     let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     let layout = UICollectionViewCompositionalLayout.list(using: configuration)
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// What stands above the rows of a section.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of the section.
    case firstItemInSection = 2
  }

  /// What stands below the rows of a section.
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Says what swiping a row offers.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Says what the separators of a row look like.
  public typealias ItemSeparatorHandler = (
    IndexPath,
    UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// What the lines between rows look like.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list; that of the look where it is nil.
  public var backgroundColor: UIColor?
  /// What stands above the rows.
  public var headerMode = HeaderMode.none
  /// What stands below the rows.
  public var footerMode = FooterMode.none
  /// The room above each header in points; that of the look where it is nil.
  public var headerTopPadding: CGFloat?
  /// What swiping a row from its leading end offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What swiping a row from its trailing end offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list of a look, with separators and without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The lines above and below a row of a list, as a value.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable {
    /// As the list likes.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Stands for the insets that the list chooses itself.
  ///
  /// The numbers themselves mean nothing.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether the line above the row is seen.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Where the line above begins and ends, in points from the edges of the row.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Where the line below begins and ends, in points from the edges of the row.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator
  /// The color of the lines where several rows are selected.
  public var multipleSelectionColor = UIColor.separator
  /// An effect on what lies behind the lines.
  public var visualEffect: UIVisualEffect?

  /// Creates the lines of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
