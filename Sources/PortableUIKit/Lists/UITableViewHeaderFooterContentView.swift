import Foundation

/// The content view of a header or footer: at the sides its margins are those of the rows' content.
///
/// Source: Apple's sample of custom headers ("Adding headers and footers to table sections"), which ties its views to the
/// margins of the content view, so that they begin where the text of the rows does.
final class UITableViewHeaderFooterContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    insetsLayoutMarginsFromSafeArea = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    insetsLayoutMarginsFromSafeArea = false
  }

  override class var defaultLayoutMargins: NSDirectionalEdgeInsets {
    ListContentMetrics.sectionViewMargins
  }
}

extension ListContentMetrics {
  /// The margins of the headers and footers of a table, in points.
  @MainActor
  static var sectionViewMargins: NSDirectionalEdgeInsets {
    let side = sideMargin(width: UIScreen.main.bounds.width)
    return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }
}
