import Foundation
import PortableUIKit
import Testing

/// The lower half of the window.
private final class BottomHalf: UIPresentationController {
  var calls: [String] = []
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() { calls.append("begin") }
  override func containerViewWillLayoutSubviews() { calls.append("layout") }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("end \(completed)") }
}

@MainActor
private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
  var controller: BottomHalf?
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    controller = BottomHalf(presentedViewController: presented, presenting: presenting)
    return controller
  }
}

@MainActor @Suite struct `A presentation controller` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let presenter = Presenter()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    sheet.transitioningDelegate = presenter
  }

  @Test func `decides where a custom presentation stands`() {
    sheet.modalPresentationStyle = .custom
    root.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    #expect(presenter.controller?.calls == ["begin", "layout", "end true"])
    #expect(presenter.controller?.presentedViewController === sheet)
    #expect(presenter.controller?.presentingViewController === root)
    #expect(sheet.presentationController === presenter.controller)
  }

  @Test func `is not asked in another style`() {
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    #expect(presenter.controller == nil)
    #expect(sheet.view.frame == window.bounds)
  }

  @Test func `of a popover is there for popovers, alerts and shared things alone`() {
    #expect(UIViewController().popoverPresentationController == nil)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    #expect(popover.popoverPresentationController != nil)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(alert.popoverPresentationController === alert.popoverPresentationController)
  }

  @Test func `lets go of its controller`() {
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      _ = controller.sheetPresentationController
      gone = controller
    }
    #expect(gone == nil)
  }
}
