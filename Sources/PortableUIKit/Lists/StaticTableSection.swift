package import Foundation

/// A section of a table whose rows a document has.
package struct StaticTableSection {
  /// A row.
  package struct Row {
    /// The cell.
    package var cell: UITableViewCell
    /// The height in points; nil for the table's.
    package var height: CGFloat?

    /// Creates a row.
    package init(cell: UITableViewCell, height: CGFloat?) {
      self.cell = cell
      self.height = height
    }
  }

  /// The title above the rows.
  package var headerTitle: String?
  /// The title below the rows.
  package var footerTitle: String?
  /// The rows.
  package var rows: [Row]

  /// Creates a section.
  package init(headerTitle: String?, footerTitle: String?, rows: [Row]) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.rows = rows
  }
}
