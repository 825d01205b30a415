import Foundation
import PortableUIKit
import Testing

/// Source: Apple, `UIViewController.sheetPresentationController`.
@MainActor
@Suite struct `The presentation of a controller` {
  private final class Sure: UIViewController {
    override var sheetPresentationController: UISheetPresentationController? {
      presentationController as? UISheetPresentationController
    }
  }

  @Test func `is a sheet with the styles of sheets`() {
    let controller = UIViewController()
    #expect(controller.presentationController is UISheetPresentationController)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.presentationController != nil)
    #expect(!(controller.presentationController is UISheetPresentationController))
  }

  @Test func `is asked by an override without end`() {
    #expect(Sure().sheetPresentationController != nil)
  }

  /// The critical damping of a mass of 1 and a stiffness of 100 is 20.
  @Test func `may move by a spring of a mass`() {
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: .zero
    )
    #expect(spring.dampingRatio == 0.5)
    #expect(UISpringTimingParameters(duration: 1, bounce: 0.25).dampingRatio == 0.75)
    #expect(UIViewPropertyAnimator().duration == 0)
  }
}
