import Foundation
import PortableUIKit
import Testing

/// A button whose title stands at the top.
private final class TallButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width, height: 20)
  }
}

/// A button of 200 × 40 points with a title and an image of 30 × 20.
@MainActor
private func button(_ button: UIButton = UIButton(type: .system)) -> UIButton {
  button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
  button.setTitle("Title", for: .normal)
  let format = UIGraphicsImageRendererFormat()
  let size = CGSize(width: 30, height: 20)
  button.setImage(UIGraphicsImageRenderer(size: size, format: format).image { _ in }, for: .normal)
  return button
}

// Expected places: Apple, `UIButton.titleEdgeInsets`, `imageEdgeInsets` and `contentHorizontalAlignment`.
@MainActor @Suite struct `The content of a button` {
  private func frames(_ button: UIButton) throws -> (image: CGRect, title: CGRect) {
    button.layoutIfNeeded()
    return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
  }

  @Test func `stands in the middle, the image before the title`() throws {
    let (image, title) = try frames(button())
    #expect(image.maxX == title.minX)
    #expect(abs((image.minX + title.maxX) / 2 - 100) < 0.5)
    #expect(image.midY == 20)
  }

  @Test func `is turned round from right to left`() throws {
    let turned = button()
    turned.semanticContentAttribute = .forceRightToLeft
    let (image, title) = try frames(turned)
    #expect(title.maxX == image.minX)
    #expect(abs((title.minX + image.maxX) / 2 - 100) < 0.5)
  }

  // Insets of 10 at the left alone take 10 points of the room: what is centered moves by half of them.
  @Test func `is moved by insets of its own`() throws {
    let before = try frames(button())
    let moved = button()
    moved.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    moved.imageEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 10)
    let after = try frames(moved)
    #expect(after.title.minX - before.title.minX == 10)
    #expect(after.title.width == before.title.width)
    #expect(after.image.minX - before.image.minX == -5)
    #expect(after.image.midY - before.image.midY == 2)
    let size = button().intrinsicContentSize
    #expect(moved.intrinsicContentSize == size)
  }

  @Test func `stands where a subclass says`() throws {
    let (_, title) = try frames(button(TallButton()))
    #expect(title == CGRect(x: 0, y: 0, width: 200, height: 20))
  }
}
