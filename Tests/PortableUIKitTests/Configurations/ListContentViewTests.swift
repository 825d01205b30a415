import Foundation
import PortableUIKit
import Testing

/// A content view of a width in points, as high as it asks to be, laid out.
@MainActor
private func laidOut(
  _ configuration: UIListContentConfiguration,
  width: CGFloat,
  direction: UISemanticContentAttribute = .unspecified
) -> UIListContentView {
  let view = UIListContentView(configuration: configuration)
  view.semanticContentAttribute = direction
  let size = view.systemLayoutSizeFitting(
    CGSize(width: width, height: 0),
    withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel
  )
  view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
  view.layoutIfNeeded()
  return view
}

@MainActor
private func guideFrame(_ guide: UILayoutGuide?) -> CGRect {
  // A guide that was just asked for is not laid out yet.
  guide?.owningView?.layoutIfNeeded()
  return guide?.layoutFrame ?? .null
}

@MainActor
@Suite(.onFormerSystem) struct `A list content view` {
  /// A line of the body: 17 points × 1.193 = 20.29, to the pixel of the screen.
  private let line = UILabel.height(ofLine: .preferredFont(forTextStyle: .body))

  @Test func `is 44 points high with one line`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Wi-Fi"
    let view = laidOut(content, width: 320)
    // 20.29 + 2 × 11 is less than 44, the least height of a row.
    #expect(view.bounds.height == 44)
    let text = guideFrame(view.textLayoutGuide)
    #expect(text.height == line)
    #expect(abs(text.midY - 22) <= 0.5)
    // Margins of 16 and 8.
    #expect(text.minX == 16)
    #expect(text.maxX == 312)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
  }

  @Test func `wraps its text`() {
    var content = UIListContentConfiguration.cell()
    content.text = Array(repeating: "word", count: 60).joined(separator: " ")
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.text = content.text
    let height = label.sizeThatFits(CGSize(width: 320 - 24, height: CGFloat.infinity)).height
    let view = laidOut(content, width: 320)
    #expect(height > 100)
    #expect(abs(view.bounds.height - (height + 22)) < 0.5)
    content.textProperties.numberOfLines = 1
    #expect(laidOut(content, width: 320).bounds.height == 44)
  }

  @Test func `puts the second text below the first`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    let view = laidOut(content, width: 320)
    let text = guideFrame(view.textLayoutGuide)
    let second = guideFrame(view.secondaryTextLayoutGuide)
    let smallLine = UILabel.height(ofLine: .preferredFont(forTextStyle: .caption1))
    #expect(second.minY == text.maxY + 1)
    #expect(second.minX == 16)
    #expect(second.height == smallLine)
    // 9.75 above and below, 1 between, to the pixel.
    #expect(abs(view.bounds.height - (line + smallLine + 20.5)) < 0.5)
  }

  @Test func `puts the second text of a value cell at the trailing end`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    let view = laidOut(content, width: 320)
    let text = guideFrame(view.textLayoutGuide)
    let second = guideFrame(view.secondaryTextLayoutGuide)
    #expect(view.bounds.height == 44)
    #expect(text.minX == 16)
    #expect(second.maxX == 312)
    #expect(text.minY == second.minY)
    #expect(second.minX > text.maxX + 100)
  }

  @Test func `puts texts that do not fit side by side one below the other`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "A rather long name of a setting"
    content.secondaryText = "and a long value"
    let narrow = laidOut(content, width: 320)
    #expect(guideFrame(narrow.secondaryTextLayoutGuide).minX == 16)
    let gap =
      guideFrame(narrow.secondaryTextLayoutGuide).minY - guideFrame(narrow.textLayoutGuide).maxY
    #expect(abs(gap - 1) < 1e-6)
    // 2 lines, 1 between, 11 above and below.
    #expect(abs(narrow.bounds.height - (2 * line + 23)) < 0.5)
    let wide = laidOut(content, width: 600)
    #expect(guideFrame(wide.secondaryTextLayoutGuide).maxX == 592)
    #expect(wide.bounds.height == 44)
    narrow.frame.size.width = 600
    narrow.layoutIfNeeded()
    #expect(guideFrame(narrow.secondaryTextLayoutGuide).maxX == 592)
  }

  @Test func `stands at the other side in a right-to-left interface`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    let view = laidOut(content, width: 320, direction: .forceRightToLeft)
    #expect(guideFrame(view.textLayoutGuide).maxX == 304)
    #expect(guideFrame(view.secondaryTextLayoutGuide).minX == 8)
  }

  @Test func `centers its image in the size that is kept free`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.image = image(CGSize(width: 20, height: 10))
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 30)
    let view = laidOut(content, width: 320)
    // 30 + 2 × 11 = 52; 16 + (40 − 20) ÷ 2 and (52 − 10) ÷ 2
    #expect(guideFrame(view.imageLayoutGuide) == CGRect(x: 26, y: 21, width: 20, height: 10))
    // 16 + 40 + 16
    #expect(guideFrame(view.textLayoutGuide).minX == 72)
  }

  @Test func `makes a large image smaller in its proportions`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.image = image(CGSize(width: 200, height: 100))
    content.imageProperties.maximumSize = CGSize(width: 60, height: 60)
    let view = laidOut(content, width: 320)
    #expect(guideFrame(view.imageLayoutGuide).size == CGSize(width: 60, height: 30))
    content.imageProperties.maximumSize = .zero
    // 100 + 2 × 11
    #expect(laidOut(content, width: 320).bounds.height == 122)
  }

  @Test func `keeps the same room free for symbols of all sizes`() {
    func textStart(_ content: UIListContentConfiguration) -> CGFloat {
      let view = laidOut(content, width: 320)
      return guideFrame(view.textLayoutGuide).minX
    }
    var content = UIListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.image = UIImage(systemName: "wifi")
    let small = textStart(content)
    #expect(small > 40)
    content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 8)
    #expect(textStart(content) == small)
    content.image = image(CGSize(width: 8, height: 8))
    // 16 + 8 + 16
    #expect(textStart(content) == 40)
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    #expect(textStart(content) == small)
  }

  @Test func `follows a change of its configuration`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Wi-Fi"
    let view = laidOut(content, width: 320)
    content.directionalLayoutMargins.leading = 50
    content.secondaryText = "Home"
    view.configuration = content
    view.layoutIfNeeded()
    #expect(guideFrame(view.textLayoutGuide).minX == 50)
    #expect(view.secondaryTextLayoutGuide != nil)
  }

  @Test func `takes its height from fonts and margins`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.textProperties.font = .systemFont(ofSize: 60)
    content.directionalLayoutMargins.top = 20
    let line = UILabel.height(ofLine: .systemFont(ofSize: 60))
    // 20 above and 11 below
    #expect(abs(laidOut(content, width: 320).bounds.height - (line + 31)) < 0.5)
  }

  @Test func `measures the attributed text in place of the text`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.attributedText = NSAttributedString(
      string: "Wi-Fi",
      attributes: [.font: UIFont.systemFont(ofSize: 60)]
    )
    let line = UILabel.height(ofLine: .systemFont(ofSize: 60))
    #expect(abs(laidOut(content, width: 320).bounds.height - (line + 22)) < 0.5)
  }

  @Test func `shows capital letters where its style says so`() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Network"
    let view = laidOut(content, width: 320)
    let texts = view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["NETWORK"])
  }

  @Test func `wraps at larger text sizes`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Wi-Fi"
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    content.textProperties.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    let line = UILabel.height(ofLine: content.textProperties.font)
    #expect(abs(laidOut(content, width: 320).bounds.height - max(44, line + 22)) < 0.5)
  }

  private func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }
}

extension UILabel {
  /// The height of one line in a font as a label shows it, in points.
  @MainActor
  static func height(ofLine font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = "x"
    return label.intrinsicContentSize.height
  }
}
