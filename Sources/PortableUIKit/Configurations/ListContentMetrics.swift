import Foundation

/// The figures of rows of lists that Apple does not document, in points.
///
/// Assumptions, but for those that name a source: 11 points above and below the text and 44 for a whole
/// row agree with rows of tables in saved Interface Builder documents.
enum ListContentMetrics {
  /// The least height of a row.
  ///
  /// Source: Apple's Human Interface Guidelines; saved frames in Interface Builder documents.
  static let minimumRowHeight: CGFloat = 44
  /// The least height of a header or footer of a plain list.
  ///
  /// Source: saved frames in Interface Builder documents.
  static let minimumHeaderHeight: CGFloat = 28
  /// The space around the content of a row.
  ///
  /// At the sides the margins of the cell count where they are greater.
  static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// The space above and below a row with two lines of text: together 19.5, which gives the 55.5
  /// points of a saved row with lines of 20.5 and 14.5 and 1 between them.
  static let subtitleMargins = NSDirectionalEdgeInsets(
    top: 9.75,
    leading: 16,
    bottom: 9.75,
    trailing: 8
  )
  /// The space around a header or footer of a plain list.
  static let plainHeaderMargins = NSDirectionalEdgeInsets(
    top: 5,
    leading: 16,
    bottom: 5,
    trailing: 16
  )
  /// The space around the header of a grouped list: a line of 13 points (15.5 high) gives the 38 that
  /// saved documents have.
  static let groupedHeaderMargins = NSDirectionalEdgeInsets(
    top: 16.5,
    leading: 16,
    bottom: 6,
    trailing: 16
  )
  /// The space around the footer of a grouped list.
  static let groupedFooterMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 16,
    bottom: 8,
    trailing: 16
  )
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
  /// The space between two texts one below the other.
  ///
  /// Source: saved frames in Interface Builder documents.
  static let textToTextBelow: CGFloat = 1
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
