import Foundation

/// What a cell is in a list of a collection.
struct ListRole: Hashable {
  /// The part of a section.
  enum Part: Hashable { case row, header, footer }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var part: Part

  /// The configuration without content that belongs there.
  var content: UIListContentConfiguration {
    switch (appearance, part) {
    case (.sidebar, .row), (.sidebarPlain, .row): .sidebarCell()
    case (.sidebar, .header): .sidebarHeader()
    case (_, .row): .cell()
    case (.plain, .header), (.sidebarPlain, .header): .plainHeader()
    case (.plain, .footer), (.sidebarPlain, .footer): .plainFooter()
    case (_, .header): .groupedHeader()
    case (_, .footer): .groupedFooter()
    }
  }

  /// The background that belongs there.
  var background: UIBackgroundConfiguration {
    switch (appearance, part) {
    case (.sidebar, .row), (.sidebarPlain, .row): .listSidebarCell()
    case (.sidebar, _): .listSidebarHeader()
    case (.plain, .row): .listPlainCell()
    case (.plain, _), (.sidebarPlain, _): .listPlainHeaderFooter()
    case (_, .row): .listGroupedCell()
    case (_, .header), (_, .footer): .listGroupedHeaderFooter()
    }
  }
}
