import LayoutEngine

// What is seen of the rows of tables beside their content.

extension LayoutSnapshot.Look {
  /// Takes over what a cell shows by itself: its accessory, the line below it, and in an inset group the corners at
  /// its ends.
  ///
  /// Source: the radius of inset groups is 10 points before iOS 26 and 26 since then, as in Apple's design resources.
  @MainActor
  mutating func add(cell: UITableViewCell) {
    control = .init(.cell)
    if cell.accessoryView == nil { control?.style = "\(cell.accessoryType)" }
    guard let table = cell.superview as? UITableView, let path = table.indexPath(for: cell) else {
      return
    }
    let hasLines = table.separatorStyle != .none
    control?.count = hasLines ? table.numberOfRows(inSection: path.section) : 1
    control?.selected = hasLines ? path.row : 0
    let own = cell.separatorInset
    let shown = own.left == 16 && own.right == 0 ? table.separatorInset : own
    control?.lineInsets = LayoutInsets(shown)
    if background == nil, cell.backgroundView == nil {
      background = LayoutSnapshot.Color(
        table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      )
    }
    if cell.isSelected, cell.selectionStyle != .none {
      background = LayoutSnapshot.Color(.systemGray4)
    }
    guard table.style == .insetGrouped, cornerRadius == 0 else { return }
    let isFirst = path.row == 0
    let isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    guard isFirst || isLast else { return }
    cornerRadius = table.traitCollection.systemGeneration >= .ios26 ? 26 : 10
    corners =
      isFirst && isLast ? .all : isFirst ? [.topLeft, .topRight] : [.bottomLeft, .bottomRight]
  }
}
