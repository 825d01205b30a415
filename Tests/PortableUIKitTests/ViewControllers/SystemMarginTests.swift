import PortableUIKit
import Testing

@MainActor @Suite struct `Margins of a controller's view` {
  // Saved frames in documents: 16 points at 375 and 390, 20 at 414; between 393 and 414 an assumption.
  @Test(arguments: [(375.0, 16.0), (390, 16), (393, 16), (402, 16), (414, 20), (430, 20)])
  func `are wider on screens of 414 points and more`(_ width: CGFloat, _ margin: CGFloat) {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 800)
    #expect(controller.systemMinimumLayoutMargins.leading == margin)
    #expect(controller.systemMinimumLayoutMargins.trailing == margin)
  }
}
