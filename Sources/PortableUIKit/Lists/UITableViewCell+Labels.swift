extension UITableViewCell {
  /// Places image and labels of the cell's style, where they are used.
  ///
  /// Source: saved frames in Interface Builder documents: text begins at the margin, details of
  /// value styles end at it, lines stand in the middle, on whole points. The room between image and
  /// text, and the place of the title in the second value style, are assumptions.
  func layOutLabels() {
    let hasText = storedTextLabel?.text?.isEmpty == false
    let hasDetail = storedDetailLabel?.text?.isEmpty == false
    guard storedImageView?.image != nil || hasText || hasDetail else { return }
    let size = contentView.bounds.size
    let margins = contentView.layoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start = isRightToLeft ? margins.right : margins.left
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
    let title = hasText ? storedTextLabel?.intrinsicContentSize ?? .zero : .zero
    let detail = hasDetail ? storedDetailLabel?.intrinsicContentSize ?? .zero : .zero
    switch cellStyle {
    case .default:
      place(storedTextLabel, x: start, y: 0, width: end - start, height: size.height)
    case .value1, .value2:
      let y = ((size.height - title.height) / 2).rounded()
      place(storedTextLabel, x: start, y: y, width: title.width, height: title.height)
      let detailY = ((size.height - detail.height) / 2).rounded()
      let x = cellStyle == .value1 ? end - detail.width : start + title.width + 6
      place(storedDetailLabel, x: x, y: detailY, width: detail.width, height: detail.height)
    case .subtitle:
      let gap: CGFloat = hasText && hasDetail ? 1 : 0
      let y = ((size.height - title.height - gap - detail.height) / 2).rounded()
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

  /// The height of a cell of labels in points: 44, or what two lines one above the other need.
  ///
  /// Source: saved frames in Interface Builder documents: 55.5 points at scale 2 for a subtitle, with
  /// lines of 20.5 and 14.5 points and 1 point between them.
  var labelHeight: CGFloat {
    guard cellStyle == .subtitle, storedDetailLabel?.text?.isEmpty == false else {
      return max(44, (storedTextLabel?.intrinsicContentSize.height ?? 0) + 22)
    }
    let lines =
      (storedTextLabel?.intrinsicContentSize.height ?? 0)
      + (storedDetailLabel?.intrinsicContentSize.height ?? 0)
    return max(44, lines + 20.5)
  }
}
