import LayoutEngine

extension DocumentBuilder {
  /// By how much a cell, header or footer of a list is wider on the screen that was asked for than it was saved, in
  /// points; negative where it is narrower.
  ///
  /// In a table everything is as wide as the table, and so is in a collection what was saved so; cells of a
  /// collection that are narrower have the size that its layout gives them. A table's cell in a xib of its own is as
  /// wide as the screen.
  ///
  /// - Returns: nil for what keeps its width, and where no screen was asked for.
  func widthChange(of pending: PendingRoot) -> Double? {
    guard let screen, !options.isForApp else { return nil }
    let outer = (pending.cell ?? pending.element).savedFrame?.width
    guard let host = pending.host else {
      guard pending.cell?.name == "tableViewCell", let outer else { return nil }
      return screen.size.width - outer
    }
    guard let list = document.element(id: host), let saved = list.savedFrame?.width,
      let width = laidOutWidths[host]
    else { return nil }
    switch list.name {
    case "tableView": return width - saved
    case "collectionView":
      return outer.map { abs($0 - saved) < 0.5 } == true ? width - saved : nil
    default: return nil
    }
  }
}
