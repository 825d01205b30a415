import Foundation
import Requirements

extension UITableView {
  /// The heights of the parts, asked for where they are not known.
  var geometry: TableGeometry {
    if let storedGeometry { return storedGeometry }
    let made = makeGeometry(askedCounts())
    storedGeometry = made
    return made
  }

  /// The width of rows in points: that of the table, but for the sides of an inset one.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

  /// The room at each side of the rows, in points.
  ///
  /// See `ListContentMetrics.sideMargin(width:)`.
  var rowInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return ListContentMetrics.sideMargin(width: bounds.width)
  }

  var headerViewHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// Asks for the heights of sections of so many rows.
  func makeGeometry(_ counts: [Int]) -> TableGeometry {
    var sections: [TableGeometry.Section] = []
    var heights: [CGFloat] = []
    var isResolved: [Bool] = []
    for (index, rowCount) in counts.enumerated() {
      let headerSlot = heights.count
      let header = sectionViewHeight(ofHeader: true, index, slot: headerSlot)
      let padding = header > 0 ? headerPadding : 0
      sections.append(.init(headerSlot: headerSlot, rowCount: rowCount, headerPadding: padding))
      heights.append(header + padding)
      isResolved.append(true)
      appendRows(of: index, rowCount, to: &heights, &isResolved)
      heights.append(sectionViewHeight(ofHeader: false, index, slot: heights.count))
      isResolved.append(true)
    }
    return TableGeometry(
      width: bounds.width,
      sections: sections,
      heights: heights,
      isResolved: isResolved
    )
  }

  private func appendRows(
    of section: Int,
    _ count: Int,
    to heights: inout [CGFloat],
    _ isResolved: inout [Bool]
  ) {
    guard let delegate else {
      // Nobody can say more of one row than of another.
      let isKnown = rowHeight >= 0 || estimatedRowHeight == 0
      heights.append(contentsOf: repeatElement(estimate(estimatedRowHeight), count: count))
      isResolved.append(contentsOf: repeatElement(isKnown, count: count))
      return
    }
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let estimated = delegate.tableView(self, estimatedHeightForRowAt: path)
      if estimated == 0 {
        let height = delegate.tableView(self, heightForRowAt: path)
        heights.append(height < 0 ? Self.defaultRowHeight : height)
      } else {
        heights.append(estimate(estimated))
      }
      isResolved.append(estimated == 0)
    }
  }

  private func estimate(_ estimated: CGFloat) -> CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return estimated > 0 ? estimated : Self.defaultRowHeight
  }

  /// The height of a row whose content asks for none, in points.
  ///
  /// Source: Apple's Human Interface Guidelines; saved frames in Interface Builder documents.
  static var defaultRowHeight: CGFloat { 44 }

  // MARK: - Headers and footers

  private var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? 22 : 0
  }

  /// The height of a header or footer in points: what the delegate says; by itself, what its view
  /// asks for, or what a title needs.
  private func sectionViewHeight(ofHeader isHeader: Bool, _ section: Int, slot: Int) -> CGFloat {
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    let property = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let height =
      (isHeader
        ? delegate?.tableView(self, heightForHeaderInSection: section)
        : delegate?.tableView(self, heightForFooterInSection: section)) ?? property
    if height >= 0, height != property || style != .plain { return height }
    let view = sectionView(ofHeader: isHeader, section, slot: slot)
    if height >= 0 { return view == nil && title == nil ? 0 : height }
    if let view, !(view is TitleHeaderFooterView) {
      let measured = automaticHeight(of: view)
      if measured > 0 { return measured }
    }
    return defaultHeight(ofHeader: isHeader, section, view, hasContent: view != nil || title != nil)
  }

  /// Without a height of its own, in points.
  ///
  /// Source: saved frames in Interface Builder documents: 28 points in a plain table; in a grouped one
  /// 38 with a title, 18 without, and 17.5 more above the first. That a first header without a title
  /// has 35 is general knowledge. On iOS 26 those with a title have what it needs; others are not recorded.
  private func defaultHeight(
    ofHeader isHeader: Bool,
    _ section: Int,
    _ view: UIView?,
    hasContent: Bool
  ) -> CGFloat {
    let list = traitCollection.systemMetrics.list
    let title = view as? TitleHeaderFooterView
    if style == .plain {
      let stated = isHeader ? list.plainHeaderHeight : 28
      return hasContent
        ? stated ?? title?.titleHeight(width: bounds.width, scale: layoutScale) ?? 28 : 0
    }
    guard hasContent else { return isHeader && section == 0 ? 35 : 18 }
    let stated = isHeader ? list.groupedHeaderHeight : list.groupedFooterHeight
    let height = stated ?? title?.titleHeight(width: bounds.width, scale: layoutScale) ?? 38
    return isHeader && section == 0 ? height + list.firstHeaderExtra : height
  }

  /// The view of a header or footer, asked for at its first use.
  func sectionView(ofHeader isHeader: Bool, _ section: Int, slot: Int) -> UIView? {
    if let known = sectionViews[slot] { return known }
    var view = inOwnSystem {
      isHeader
        ? delegate?.tableView(self, viewForHeaderInSection: section)
        : delegate?.tableView(self, viewForFooterInSection: section)
    }
    if view == nil {
      let title =
        isHeader
        ? dataSource?.tableView(self, titleForHeaderInSection: section)
        : dataSource?.tableView(self, titleForFooterInSection: section)
      if let title {
        view = inOwnSystem { TitleHeaderFooterView(title, isFooter: !isHeader, style: style) }
      }
    }
    if let header = view as? UITableViewHeaderFooterView {
      header.tableStyle = style
      header.isFooter = !isHeader
    }
    sectionViews[slot] = view
    return view
  }

  /// The height that the constraints in a view ask for at the width of the rows, in points.
  func automaticHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: view is UITableViewCell ? rowWidth : bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// The header or footer that a table makes for a title.
package final class TitleHeaderFooterView: UITableViewHeaderFooterView {
  /// Creates a header or footer for a title, in a table of a style, as the current system writes it.
  ///
  /// Source: Apple, "Adopting Liquid Glass": since iOS 26 the headers of sections are no longer in capital letters
  /// whatever the app says; before, those of groups are.
  package convenience init(_ title: String, isFooter: Bool, style: UITableView.Style) {
    self.init(reuseIdentifier: nil)
    self.isFooter = isFooter
    tableStyle = style
    let isInCapitals = !isFooter && style != .plain && SystemGeneration.current < .ios26
    textLabel?.text = isInCapitals ? title.uppercased() : title
  }
}
