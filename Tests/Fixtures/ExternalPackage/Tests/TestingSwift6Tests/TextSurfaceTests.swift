import Testing
import UIKit

/// A bubble of a chat, which wraps at 260 points.
private final class BubbleView: UIView {
  let label = UILabel()

  init(message: String) {
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 236),
    ])
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = NSParagraphStyle.defaultWritingDirection(forLanguage: "ar")
    style.alignment = .natural
    label.attributedText = NSAttributedString(
      string: message,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style]
    )
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@Suite @MainActor struct TextSurfaceTests {
  @Test func bubbleGrowsWithItsLines() {
    let target = CGSize(width: 260, height: 0)
    func height(_ message: String) -> CGFloat {
      BubbleView(message: message).systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let one = height("مرحبا")
    // A link that is wider than the bubble breaks after its slashes.
    #expect(height("https://example.com/a/rather/long/path/of/folders") > one)
    #expect(height("مرحبا بالعالم، هذه رسالة طويلة تحتاج إلى أكثر من سطر واحد") > one)
  }
}
