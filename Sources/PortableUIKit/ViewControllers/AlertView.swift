import Foundation

/// What an alert or action sheet shows: its words, fields and choices.
///
/// The choices stand below each other; two choices of an alert stand beside each other where they fit. The one that cancels
/// comes last, and below the others of an action sheet, apart.
///
/// An alert is 270 points wide; its choices are 44 points high, those of an action sheet 57. Those figures and the paddings
/// are general knowledge: Apple documents none.
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let titleLabel = AlertView.label(.systemFont(ofSize: 17, weight: .semibold))
  private let messageLabel = AlertView.label(.systemFont(ofSize: 13))
  private var choices: [UILabel] = []

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    addSubview(titleLabel)
    addSubview(messageLabel)
    contentDidChange()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static func label(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }
  private var choiceHeight: CGFloat { isSheet ? 57 : 44 }
  /// The width of an alert in points.
  static let alertWidth: CGFloat = 270

  /// Shows what the controller has now.
  func contentDidChange() {
    guard let controller else { return }
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    for choice in choices { choice.removeFromSuperview() }
    let others = controller.actions.filter { $0.style != .cancel }
    let ordered =
      controller.actions.count == 2 && !isSheet
      ? controller.actions.filter { $0.style == .cancel } + others
      : others + controller.actions.filter { $0.style == .cancel }
    choices = ordered.map { action in
      let isBold = action.style == .cancel || action === controller.preferredAction
      let label = Self.label(
        .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
      )
      label.numberOfLines = 1
      label.text = action.title
      label.textColor = action.style == .destructive ? .systemRed : tintColor
      addSubview(label)
      return label
    }
    for field in controller.textFields ?? [] where field.superview !== self { addSubview(field) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: place(width: bounds.width > 0 ? bounds.width : Self.alertWidth, moves: false)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(width: bounds.width, moves: true)
  }

  /// Goes through the parts from the top.
  ///
  /// - Parameters:
  ///   - width: The width of the view in points.
  ///   - moves: Whether the parts are put into their places.
  /// - Returns: The height in points that all parts need.
  func place(width: CGFloat, moves: Bool) -> CGFloat {
    var y: CGFloat = 0
    let words = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    let fields = controller?.textFields ?? []
    let inner = max(0, width - 32)
    if !words.isEmpty || !fields.isEmpty { y += isSheet ? 14 : 20 }
    for (index, label) in words.enumerated() {
      if index > 0 { y += 4 }
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      if moves { label.frame = CGRect(x: 16, y: y, width: inner, height: height) }
      y += height
    }
    for (index, field) in fields.enumerated() {
      if index > 0 || !words.isEmpty { y += index == 0 ? 16 : 0 }
      let height = max(24, field.intrinsicContentSize.height)
      if moves { field.frame = CGRect(x: 16, y: y, width: inner, height: height) }
      y += height
    }
    if y > 0 { y += isSheet ? 14 : 20 }
    return placeChoices(width: width, from: y, moves: moves)
  }

  private func placeChoices(width: CGFloat, from top: CGFloat, moves: Bool) -> CGFloat {
    var y = top
    let half = width / 2
    let fits = choices.allSatisfy { $0.intrinsicContentSize.width <= half - 16 }
    if !isSheet, choices.count == 2, fits {
      for (index, choice) in choices.enumerated() where moves {
        choice.frame = CGRect(x: CGFloat(index) * half, y: y, width: half, height: choiceHeight)
      }
      return y + choiceHeight
    }
    let hasCancel = controller?.actions.contains { $0.style == .cancel } ?? false
    for (index, choice) in choices.enumerated() {
      // Source: Apple's Human Interface Guidelines show the choice that cancels apart from the sheet.
      if isSheet, hasCancel, index == choices.count - 1, index > 0 { y += 8 }
      if moves { choice.frame = CGRect(x: 0, y: y, width: width, height: choiceHeight) }
      y += choiceHeight
    }
    return y
  }
}

extension UIAlertController {
  /// Where the message stands: an alert in the middle of the screen, an action sheet above the bottom of the safe area, 8
  /// points away from the edges.
  func frame(in bounds: CGRect, _ safe: UIEdgeInsets) -> CGRect {
    guard let view = viewIfLoaded else { return bounds }
    let isSheet = preferredStyle == .actionSheet
    let width =
      isSheet
      ? max(0, min(bounds.width, bounds.height) - 16) : min(AlertView.alertWidth, bounds.width)
    view.frame.size.width = width
    view.invalidateIntrinsicContentSize()
    let room = bounds.height - safe.top - safe.bottom
    let height = min(
      room,
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    )
    let middle = bounds.minY + (bounds.height - height) / 2
    let scale = view.traitCollection.displayScale
    return CGRect(
      x: bounds.minX + (bounds.width - width) / 2,
      y: isSheet
        ? bounds.maxY - max(8, safe.bottom) - height : middle.roundedToPixel(scale: scale),
      width: width,
      height: height
    )
  }
}
