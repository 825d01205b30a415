import Foundation
import PortableUIKit
import Testing

private final class PaddedLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 20, height: size.height + 12)
  }
}

private final class LeastTextView: UITextView {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: size.height + 30)
  }
}

// Source: labels with insets in public code, which override the intrinsic size alone.
@MainActor @Suite struct `Text with an intrinsic size of its own` {
  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 900))
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      view.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    return view.frame.height
  }

  @Test(arguments: [CGFloat(120), 300])
  func `keeps it where a label wraps`(_ width: CGFloat) {
    let text = "several words that take more than one line of the label"
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.text = text
      label.numberOfLines = 0
    }
    #expect(height(of: padded, width: width) == height(of: plain, width: width) + 12)
  }

  @Test func `keeps it where a text view wraps`() {
    let (plain, higher) = (UITextView(), LeastTextView())
    for view in [plain, higher] {
      view.text = "several words that take more than one line of the text view"
      view.isScrollEnabled = false
    }
    #expect(height(of: higher, width: 150) == height(of: plain, width: 150) + 30)
  }
}

@MainActor @Suite struct `The font of a text view` {
  @Test func `is nil without a text, and that of the text with one`() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "Text"
    #expect(view.font?.pointSize == 12)
    view.font = .systemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20)
  }
}

// Source: Apple's documentation of UIImage.SymbolScale: scales are relative to the cap height of the font.
@MainActor @Suite struct `The scale of a symbol` {
  private func side(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat {
    UIImage(systemName: "star", withConfiguration: configuration)?.size.width ?? 0
  }

  @Test func `changes its size`() {
    let medium = side(.init(pointSize: 40, weight: .regular, scale: .medium))
    #expect(side(.init(pointSize: 40, weight: .regular)) == medium)
    #expect(side(.init(pointSize: 40, weight: .regular, scale: .small)) < medium)
    #expect(side(.init(pointSize: 40, weight: .regular, scale: .large)) > medium)
  }

  @Test func `is kept by configurations that say nothing of it`() {
    let large = UIImage.SymbolConfiguration(scale: .large)
    let sized = large.applying(.init(pointSize: 30))
    #expect(side(sized) == side(.init(pointSize: 30, weight: .unspecified, scale: .large)))
    #expect(side(large.withoutScale()) == side(nil))
  }
}
