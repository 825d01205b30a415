import Foundation
import PortableUIKit
import Testing

/// Source: Apple, `UIModalPresentationStyle` and `UIPresentationController`.
@MainActor
@Suite struct `What is told of a presentation` {
  private final class Log {
    var words: [String] = []
  }

  private final class Controller: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.words.append("\(name) will appear") }
    override func viewDidDisappear(_ animated: Bool) { log.words.append("\(name) disappeared") }
  }

  private final class Half: UIPresentationController {
    let dimming = UIView()
    var log: Log?

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return rect(0, bounds.height / 2, bounds.width, bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      containerView?.addSubview(dimming)
      log?.words.append("will begin")
    }
    override func containerViewWillLayoutSubviews() {
      dimming.frame = containerView?.bounds ?? .zero
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log?.words.append("did end") }
    override func dismissalTransitionWillBegin() { log?.words.append("will be dismissed") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log?.words.append("was dismissed")
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var log: Log?
    var made: Half?

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let half = Half(presentedViewController: presented, presenting: presenting)
      half.log = log
      made = half
      return half
    }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: rect(0, 0, 390, 844))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .overFullScreen, .custom])
  func `leaves what presents where it is`(_ style: UIModalPresentationStyle) {
    let log = Log()
    let (below, above) = (Controller("below", log), Controller("above", log))
    let shown = window(below)
    log.words = []
    above.modalPresentationStyle = style
    below.present(above, animated: false)
    #expect(above.view.window === shown)
    below.dismiss(animated: false)
    #expect(log.words == ["above will appear", "above disappeared"])
  }

  @Test func `takes away what presents something over all of the screen`() {
    let log = Log()
    let (below, above) = (Controller("below", log), Controller("above", log))
    let shown = window(below)
    log.words = []
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: false)
    #expect(log.words == ["above will appear", "below disappeared"])
    #expect(above.view.window === shown)
  }

  @Test func `tells the presentation of its beginning and its end`() {
    let log = Log()
    let (below, above, delegate) = (Controller("below", log), Controller("above", log), Delegate())
    let shown = window(below)
    log.words = []
    delegate.log = log
    above.modalPresentationStyle = .custom
    above.transitioningDelegate = delegate
    below.present(above, animated: false)
    #expect(above.view.convert(above.view.bounds, to: nil) == rect(0, 422, 390, 422))
    #expect(delegate.made?.dimming.frame == rect(0, 0, 390, 844))
    #expect(delegate.made?.dimming.window === shown)
    below.dismiss(animated: false)
    #expect(
      log.words == [
        "above will appear", "will begin", "did end", "will be dismissed", "was dismissed",
        "above disappeared",
      ]
    )
    // The container goes with everything that was put into it.
    #expect(delegate.made?.dimming.window == nil)
  }
}
