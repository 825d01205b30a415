extension UITableViewCell {
  /// Places image and labels of the cell's style, where they are used.
  ///
  /// Source: saved frames in Interface Builder documents: text begins at the margin, details of
  /// value styles end at it, lines stand in the middle, on whole points; on pixels on iOS 26, where a title is as
  /// wide as its text (recorded in rows that are configured). The room between image and
  /// text, and the place of the title in the second value style, are assumptions.
  func layOutLabels() {
    let hasText = storedTextLabel?.text?.isEmpty == false
    let hasDetail = storedDetailLabel?.text?.isEmpty == false
    guard storedImageView?.image != nil || hasText || hasDetail else { return }
    let size = contentView.bounds.size
    let margins = contentView.layoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start = isRightToLeft ? margins.right : margins.left
    // Source: Apple's documentation of `indentationWidth`: the points for each level, of the cell's own content.
    start += CGFloat(indentationLevel) * indentationWidth
    let end = size.width - (isRightToLeft ? margins.left : margins.right)
    func place(_ view: UIView?, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view?.frame = CGRect(
        x: isRightToLeft ? size.width - x - width : x,
        y: y,
        width: max(0, width),
        height: height
      )
    }
    if let image = storedImageView?.image {
      let y = (size.height - image.size.height) / 2
      place(
        storedImageView,
        x: start,
        y: y,
        width: image.size.width,
        height: image.size.height
      )
      start += image.size.width + 16
    }
    let list = traitCollection.systemMetrics.list
    let scale = list.labelsHug ? layoutScale : 1
    func middle(_ height: CGFloat) -> CGFloat {
      ((size.height - height) / 2).roundedToPixel(scale: scale)
    }
    let title = hasText ? labelSize(storedTextLabel, within: end - start) : .zero
    let detail = hasDetail ? labelSize(storedDetailLabel, within: end - start) : .zero
    switch cellStyle {
    case .default:
      if list.labelsHug {
        let y = middle(title.height)
        place(
          storedTextLabel,
          x: start,
          y: y,
          width: min(title.width, end - start),
          height: title.height
        )
      } else {
        place(storedTextLabel, x: start, y: 0, width: end - start, height: size.height)
      }
    case .value1, .value2:
      let y = middle(title.height)
      place(storedTextLabel, x: start, y: y, width: title.width, height: title.height)
      let detailY = middle(detail.height)
      let x = cellStyle == .value1 ? end - detail.width : start + title.width + 6
      place(storedDetailLabel, x: x, y: detailY, width: detail.width, height: detail.height)
    case .subtitle:
      let gap = hasText && hasDetail ? list.subtitleGap : 0
      let y = middle(title.height + gap + detail.height)
      place(
        storedTextLabel,
        x: start,
        y: y,
        width: min(title.width, end - start),
        height: title.height
      )
      place(
        storedDetailLabel,
        x: start,
        y: y + title.height + gap,
        width: min(detail.width, end - start),
        height: detail.height
      )
    }
  }

  /// The size of a label of the cell: one of several lines wraps where the room ends.
  private func labelSize(_ label: UILabel?, within width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.intrinsicContentSize
    guard label.numberOfLines != 1, size.width > width, width > 0 else { return size }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// The height of a cell of labels in points, in a content view of a width: 44, or what the lines need.
  ///
  /// Source: saved frames in Interface Builder documents: 55.5 points at scale 2 for a subtitle, with
  /// lines of 20.5 and 14.5 points and 1 point between them. For iOS 26 see `SystemMetrics`. Labels of several lines wrap, as
  /// in cells that size themselves.
  func labelHeight(width: CGFloat) -> CGFloat {
    let list = traitCollection.systemMetrics.list
    let margins = contentView.layoutMargins
    let image = storedImageView?.image.map { $0.size.width + 16 } ?? 0
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let room = width - margins.left - margins.right - image - indentation
    let title = labelSize(storedTextLabel, within: room).height
    guard cellStyle == .subtitle, storedDetailLabel?.text?.isEmpty == false else {
      return max(44, title + 2 * list.rowPadding)
    }
    let lines = title + labelSize(storedDetailLabel, within: room).height
    return max(44, lines + list.subtitleGap + 2 * list.subtitlePadding)
  }
}
