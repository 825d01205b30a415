import Testing

@testable import PortableUIKit

@MainActor @Suite struct `An image with a baseline` {
  private let image = UIImage(size: CGSize(width: 20, height: 30))

  @Test func `aligns its view by it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let picture = UIImageView(image: image.withBaselineOffset(fromBottom: 6))
    let label = UILabel()
    label.text = "Name"
    for view in [picture, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      picture.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
      label.topAnchor.constraint(equalTo: picture.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.minY == 24)
    picture.image = image.withBaselineOffset(fromBottom: 10)
    root.layoutIfNeeded()
    #expect(label.frame.minY == 20)
    picture.image = picture.image?.imageWithoutBaseline()
    root.layoutIfNeeded()
    #expect(label.frame.minY == 30)
  }

  @Test func `is the one that is shown`() {
    let picture = UIImageView(image: nil, highlightedImage: image.withBaselineOffset(fromBottom: 6))
    #expect(picture.baselineOffsets == nil)
    picture.isHighlighted = true
    #expect(picture.baselineOffsets?.lastFromBottom == 6)
    picture.highlightedImage = image
    #expect(picture.baselineOffsets == nil)
  }

  @Test func `keeps it in another color`() {
    let tinted = image.withBaselineOffset(fromBottom: 6).withTintColor(.red)
    #expect(tinted.hasBaseline)
    #expect(tinted.baselineOffsetFromBottom == 6)
    #expect(!image.hasBaseline)
  }

  @Test func `shows others one after another in the size of the first`() {
    let moving = UIImage.animatedImage(with: [image, UIImage(size: .zero)], duration: 2)
    #expect(moving?.size == CGSize(width: 20, height: 30))
    #expect(moving?.images?.count == 2)
    #expect(moving?.duration == 2)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }
}
