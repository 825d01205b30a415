#if PLUMB_CAPTURE

import Foundation
import LayoutEngine

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension PlatformView {
  /// What the engine must know of the view besides its constraints.
  ///
  /// - Parameters:
  ///   - isRoot: Whether the view is the topmost one, whose content counts whatever its mask says.
  ///   - usesMargins: Whether something is tied to its margins.
  /// - Returns: The properties, with lengths in points.
  func capturedProperties(isRoot: Bool, usesMargins: Bool) -> ItemProperties {
    var result = ItemProperties()
    result.alignmentInsets = capturedAlignmentInsets
    if isRoot || !translatesAutoresizingMaskIntoConstraints {
      let size = capturedContentSize
      // A negative length means none.
      result.intrinsicWidth = size.width >= 0 ? CapturedNumber.length(size.width) : nil
      result.intrinsicHeight = size.height >= 0 ? CapturedNumber.length(size.height) : nil
    }
    if hasHeightThatFollows { result.wrapsLines = true }
    result.hugging = .init(
      horizontal: contentHuggingPriority(for: .horizontal).rawValue,
      vertical: contentHuggingPriority(for: .vertical).rawValue
    )
    result.compressionResistance = .init(
      horizontal: contentCompressionResistancePriority(for: .horizontal).rawValue,
      vertical: contentCompressionResistancePriority(for: .vertical).rawValue
    )
    result.baselines = capturedBaselines
    #if canImport(UIKit)
    result.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if usesMargins { result.margins = LayoutInsets(layoutMargins) }
    #else
    result.isRightToLeft = userInterfaceLayoutDirection == .rightToLeft
    #endif
    return result
  }

  /// Whether the height of the content follows the width.
  private var hasHeightThatFollows: Bool {
    #if canImport(UIKit)
    (self as? UILabel).map { $0.numberOfLines != 1 } ?? false
    #else
    (self as? NSTextField).map { $0.maximumNumberOfLines != 1 } ?? false
    #endif
  }

  /// The size of the content: of text that wraps the natural width, and the height at the width that it has.
  private var capturedContentSize: CGSize {
    let natural = intrinsicContentSize
    #if canImport(UIKit)
    let insets = capturedAlignmentInsets
    let width = bounds.width - CGFloat(insets.left + insets.right)
    guard width > 0 else { return natural }
    switch self {
    case let label as UILabel:
      guard label.numberOfLines != 1, label.preferredMaxLayoutWidth <= 0, natural.height > 0 else {
        return natural
      }
      return CGSize(width: natural.width, height: label.textSize(fitting: width).height)
    case let view as UITextView:
      guard !view.isScrollEnabled else { return natural }
      let fitting = CGSize(width: width, height: .greatestFiniteMagnitude)
      return CGSize(width: natural.width, height: view.sizeThatFits(fitting).height)
    default: return natural
    }
    #else
    return natural
    #endif
  }

  // MARK: - Baselines

  /// Where the baselines of the text are; nil for a view without text of its own.
  ///
  /// UIKit tells no distances, so they are those of the font, in the middle of the content's height.
  private var capturedBaselines: ItemProperties.Baselines? {
    #if canImport(UIKit)
    switch self {
    case let label as UILabel:
      guard let font: UIFont = label.font else { return nil }
      let text = label.textSize(fitting: Self.unlimited)
      return baselines(font, textHeight: text.height, padding: 0, centeredHeight: nil)
    case let button as UIButton:
      guard let label = button.subviews.lazy.compactMap({ $0 as? UILabel }).first ?? nil,
        let font: UIFont = label.font
      else { return baselines(.systemFont(ofSize: 18), in: button) }
      return baselines(font, in: button)
    case let field as UITextField:
      return baselines(field.font ?? .systemFont(ofSize: 17), in: field)
    case let view as UITextView:
      let font = view.font ?? .systemFont(ofSize: 12)
      let around = view.textContainerInset
      let natural = view.sizeThatFits(
        CGSize(width: Self.unlimited, height: .greatestFiniteMagnitude)
      )
      var result = baselines(
        font,
        textHeight: natural.height - around.top - around.bottom,
        padding: 0,
        centeredHeight: nil
      )
      result.firstFromTop += Double(around.top)
      result.lastFromBottom += Double(around.bottom)
      return result
    default: return nil
    }
    #else
    guard self is NSTextField || self is NSButton else { return nil }
    return ItemProperties.Baselines(
      firstFromTop: CapturedNumber.length(firstBaselineOffsetFromTop),
      lastFromBottom: CapturedNumber.length(lastBaselineOffsetFromBottom),
      centeredHeight: nil
    )
    #endif
  }

  #if canImport(UIKit)
  /// A width at which no text wraps, in points.
  static var unlimited: CGFloat { 1_000_000 }

  /// The baselines of one line in the middle of a control.
  private func baselines(_ font: UIFont, in control: UIView) -> ItemProperties.Baselines {
    let height = control.intrinsicContentSize.height
    let line = font.lineHeight.rounded(.up)
    return baselines(
      font,
      textHeight: (font.lineHeight * pixelsPerPoint).rounded(.up) / pixelsPerPoint,
      padding: max(0, (height - line) / 2),
      centeredHeight: height
    )
  }

  /// The baselines of lines in one font, to the pixel.
  ///
  /// - Parameters:
  ///   - font: The font of the lines.
  ///   - textHeight: The height of all lines, in points; 0 stands for one.
  ///   - padding: What the view has above and below them, in points.
  ///   - centeredHeight: The height that the lines and the padding are in the middle of, in points; nil
  ///     where they keep their distances, as those of labels and text views do.
  /// - Returns: Their distances from the edges of the view, in points.
  private func baselines(
    _ font: UIFont,
    textHeight: CGFloat,
    padding: CGFloat,
    centeredHeight: CGFloat?
  ) -> ItemProperties.Baselines {
    let scale = pixelsPerPoint
    func pixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let text = textHeight > 0 ? textHeight : (font.lineHeight * scale).rounded(.up) / scale
    let lines = max(1, (text / font.lineHeight - 0.01).rounded())
    let last = pixels((lines - 1) * font.lineHeight + font.ascender)
    return ItemProperties.Baselines(
      firstFromTop: Double(padding + pixels(font.ascender)),
      lastFromBottom: Double(padding + text - last),
      centeredHeight: centeredHeight.map { Double(max(0, $0)) }
    )
  }
  #endif
}

#if canImport(UIKit)
extension UILabel {
  /// The size of the text at a width, with the label's own limit of lines.
  func textSize(fitting width: CGFloat) -> CGSize {
    let area = CGRect(x: 0, y: 0, width: width, height: PlatformView.unlimited)
    return textRect(forBounds: area, limitedToNumberOfLines: numberOfLines).size
  }
}
#endif

#endif
