/// The content view of a cell: its margins are 11 points above and below, and at the sides 16, or 20
/// on wide devices, or 8 beside an accessory.
///
/// Source: saved frames in Interface Builder documents.
final class UITableViewCellContentView: UIView {
  override class var defaultLayoutMargins: NSDirectionalEdgeInsets {
    let side = ListContentMetrics.sideMargin(width: UIScreen.main.bounds.width)
    return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
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
