import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A label` {
  @Test func `without text has no size`() {
    #expect(UILabel().intrinsicContentSize == .zero)
    #expect(UILabel().font == .systemFont(ofSize: 17))
  }

  /// Apple's documentation of `isUserInteractionEnabled`: labels and image views begin without.
  @Test func `lets touches pass, as an image view does`() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIButton().isUserInteractionEnabled)
  }

  @Test func `is as high as its line, up to the pixel`() {
    let label = UILabel()
    label.text = "One line"
    // 17 · 1.193359375 = 20.287 → 61/3 at scale 3
    #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
  }

  // Recorded on iOS 26.1. Documents say 251 along both axes, since Interface Builder writes it.
  @Test func `hugs its text vertically more than other views do`() {
    #expect(UILabel().contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(UILabel().contentHuggingPriority(for: .vertical).rawValue == 251)
    #expect(UIView().contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(UILabel().contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func `with several lines grows as its width shrinks`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "One line that is wider than a hundred points for certain"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 1000)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      width,
    ])
    root.layoutIfNeeded()
    let oneLine = label.frame.height
    width.constant = 100
    root.layoutIfNeeded()
    #expect(label.frame.height > 4 * oneLine)
    width.constant = 1000
    root.layoutIfNeeded()
    #expect(label.frame.height == oneLine)
  }

  @Test func `wraps at a preferred width`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "several words that wrap"
    label.preferredMaxLayoutWidth = 80
    #expect(label.intrinsicContentSize.width <= 80)
    #expect(label.intrinsicContentSize.height > 40)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize.width > 80)
  }

  // Saved in a public document: 300 points wide, where the letters of the widest line end at 298.
  @Test func `is as wide as its widest line with the space at which that wraps`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "several words"
    func width(_ text: String) -> CGFloat {
      let line = UILabel()
      line.text = text
      return line.intrinsicContentSize.width
    }
    label.preferredMaxLayoutWidth = width("several") + 1
    #expect(label.intrinsicContentSize.width == label.preferredMaxLayoutWidth)
    label.preferredMaxLayoutWidth = width("several words") - 1
    #expect(label.intrinsicContentSize.width == width("several "))
  }

  @Test func `aligns baselines of different sizes`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let labels = [10, 40].map { size -> UILabel in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "x"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    NSLayoutConstraint.activate([
      labels[1].topAnchor.constraint(equalTo: root.topAnchor),
      labels[0].firstBaselineAnchor.constraint(equalTo: labels[1].firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // At scale 3: 38.0859 → 38 below the top, and 9.5215 → 29/3.
    #expect(abs(labels[0].frame.minY - (38 - 29.0 / 3)) < 1e-9)
  }

  @Test func `takes the size that a document saved`() {
    let label = UILabel()
    label.text = "a"
    label.textSizeOverride = CGSize(width: 11.5, height: 22)
    #expect(label.intrinsicContentSize == CGSize(width: 11.5, height: 22))
  }
}

@MainActor
@Suite struct `An image view` {
  @Test func `is as large as its image`() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.image = UIImage(size: CGSize(width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(UIImageView(image: view.image).frame.size == CGSize(width: 30, height: 20))
  }
}
