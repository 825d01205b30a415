import Foundation

/// The content view of a cell.
///
/// Its margins are 11 points above and below, and at the sides 16, or 20 on wide devices, or 8
/// beside an accessory. The safe area adds nothing to them.
///
/// Source: saved frames in Interface Builder documents.
final class UITableViewCellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    insetsLayoutMarginsFromSafeArea = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    insetsLayoutMarginsFromSafeArea = false
  }

  override class var defaultLayoutMargins: NSDirectionalEdgeInsets {
    ListContentMetrics.rowMargins
  }

  /// Has the cell place its own labels and image anew: they are placed by frames.
  ///
  /// Source: cells of iOS whose text or image comes after their first layout.
  override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicSizeDidChange(subview)
    guard let cell = superview as? UITableViewCell else { return }
    if subview === cell.storedTextLabel || subview === cell.storedDetailLabel
      || subview === cell.storedImageView
    {
      cell.setNeedsLayout()
    }
  }

  /// The margin at either side in points, without an accessory.
  var sideMargin: CGFloat { Self.defaultLayoutMargins.leading }

  /// Whether an accessory stands at the trailing end.
  var isBesideAccessory = false {
    didSet {
      guard isBesideAccessory != oldValue else { return }
      var margins = Self.defaultLayoutMargins
      if isBesideAccessory { margins.trailing = 8 }
      directionalLayoutMargins = margins
    }
  }
}

extension ListContentMetrics {
  /// The margins of rows and their content, in points.
  @MainActor
  static var rowMargins: NSDirectionalEdgeInsets {
    let side = sideMargin(width: UIScreen.main.bounds.width)
    return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }
}
