import Foundation

// MARK: - Creating Lists

extension NSCollectionLayoutSection {
  /// Creates a section of rows, as wide as the section and as high as they ask to be.
  ///
  /// - Parameters:
  ///   - configuration: The look.
  ///   - layoutEnvironment: The room and the traits.
  /// - Returns: A section with a header and a footer where the configuration has them.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = ListSectionMetrics(
      configuration,
      width: layoutEnvironment.container.effectiveContentSize.width
    )
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(ListContentMetrics.minimumRowHeight)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.listConfiguration = configuration
    section.contentInsets = metrics.insets
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionHeader, .top, isPinned: metrics.pinsHeaders)
      )
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom, isPinned: metrics.pinsHeaders)
      )
    }
    section.boundaryInsets = metrics.boundaryInsets
    return section
  }

  private class func boundary(
    _ kind: String,
    _ alignment: NSRectAlignment,
    isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(ListContentMetrics.minimumHeaderHeight)
      ),
      elementKind: kind,
      alignment: alignment
    )
    item.pinToVisibleBounds = isPinned
    return item
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are lists of one look.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// The room around the rows of a list, in points.
///
/// Assumptions, but that inset groups have the sides of inset tables, and that plain lists have 22
/// points above their headers as plain tables do.
struct ListSectionMetrics {
  /// The room around the rows.
  var insets = NSDirectionalEdgeInsets.zero
  /// The room above the header and below the footer.
  var boundaryInsets = NSDirectionalEdgeInsets.zero
  /// Whether headers and footers stay in sight.
  var pinsHeaders = false

  init(_ configuration: UICollectionLayoutListConfiguration, width: CGFloat) {
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    let side = ListContentMetrics.sideMargin(width: width)
    switch configuration.appearance {
    case .plain, .sidebarPlain:
      boundaryInsets.top = hasHeader ? configuration.headerTopPadding ?? 22 : 0
      pinsHeaders = configuration.appearance == .plain
    case .grouped:
      insets.top = hasHeader ? 0 : 18
      insets.bottom = hasFooter ? 0 : 18
      boundaryInsets.top = configuration.headerTopPadding ?? 0
    case .insetGrouped:
      insets = NSDirectionalEdgeInsets(
        top: hasHeader ? 0 : 18,
        leading: side,
        bottom: hasFooter ? 0 : 18,
        trailing: side
      )
      boundaryInsets.top = configuration.headerTopPadding ?? 0
    case .sidebar:
      insets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
      boundaryInsets.top = configuration.headerTopPadding ?? 0
    }
  }
}
