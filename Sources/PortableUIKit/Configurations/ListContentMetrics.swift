import Foundation

/// The figures of rows of lists that Apple does not document, in points.
///
/// Assumptions, but for those that name a source. Those that differ between generations of the system are in
/// `SystemMetrics`.
enum ListContentMetrics {
  /// The least height of a row.
  ///
  /// Source: Apple's Human Interface Guidelines; saved frames in Interface Builder documents.
  static let minimumRowHeight: CGFloat = 44
  /// The least height of a header or footer of a plain list.
  ///
  /// Source: saved frames in Interface Builder documents.
  static let minimumHeaderHeight: CGFloat = 28
  /// The space around content, in points; what is above and below it is in `SystemMetrics`, but for headers of
  /// sidebars and footers of plain lists.
  ///
  /// At the sides the margins of the cell count where they are greater.
  static func margins(
    top: CGFloat,
    bottom: CGFloat,
    trailing: CGFloat = 16
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: trailing)
  }
  /// The space around a prominent header.
  static let prominentHeaderMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 0,
    bottom: 10,
    trailing: 0
  )
  /// The space between image and text.
  static let imageToText: CGFloat = 16
  /// The space between two texts side by side.
  static let textToText: CGFloat = 6
  /// The size that is kept free for symbols at the default text size.
  static let standardImageSize = CGSize(width: 28, height: 22)

  /// The margin at each side of rows, and the room at each side of inset groups.
  ///
  /// Source: saved frames in Interface Builder documents: 16 points, 20 on wide devices.
  static func sideMargin(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

  /// The margin beside an accessory.
  ///
  /// Source: saved frames in Interface Builder documents.
  static let marginBesideAccessory: CGFloat = 8
}
