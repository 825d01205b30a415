import Foundation
import Testing

@testable import PortableUIKit

@MainActor @Suite struct `Names of older systems` {
  @Test func `give a wheel its size and color`() {
    // Source: saved frames: 37 points for the large one, 20 for the others.
    #expect(UIActivityIndicatorView(style: .whiteLarge).intrinsicContentSize.width == 37)
    #expect(UIActivityIndicatorView(style: .gray).intrinsicContentSize.width == 20)
    #expect(UIActivityIndicatorView(style: .white).color == .white)
    #expect(UIActivityIndicatorView(style: .gray).color == .systemGray)
  }

  @Test func `begin images of a size, one in another`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 5))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 4), false, 2)
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    #expect(inner?.size == CGSize(width: 3, height: 4))
    #expect(inner?.scale == 2)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 10, height: 5))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `stretch one point of an image`() {
    let image = UIImage(size: CGSize(width: 20, height: 10))
    let stretched = image.stretchableImage(withLeftCapWidth: 8, topCapHeight: 0)
    // 20 - 8 - 1 points are left on the right.
    #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 11))
    #expect(stretched.resizingMode == .stretch)
  }

  @Test func `ask a layer for the size of its view's content`() {
    let label = UILabel()
    label.text = "Words"
    #expect(label.layer.preferredFrameSize() == label.intrinsicContentSize)
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 7, height: 9)
    #expect(layer.preferredFrameSize() == CGSize(width: 7, height: 9))
  }

  @Test func `give the status bar the height of the safe area`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.statusBarFrame.height == window.safeAreaInsets.top)
    #expect(
      UIWindowScene.main.statusBarManager?.statusBarFrame == UIApplication.shared.statusBarFrame
    )
    window.isHidden = true
  }

  @Test func `know how a device is held by its screen`() {
    let size = UIScreen.main.bounds.size
    #expect(UIDevice.current.orientation.isLandscape == (size.width > size.height))
  }
}
