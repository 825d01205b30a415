import Testing

@testable import PortableUIKit

/// What `Scripts/uikit-hooks.txt` names as proof that controllers are told and asked.
@MainActor @Suite struct `A controller's hooks` {
  private class Hooked: UIViewController {
    var log: [String] = []
    override func loadView() {
      log.append("load")
      view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    override func viewDidLoad() { log.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { log.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
    override func viewWillLayoutSubviews() { log.append("will lay out") }
    override func viewDidLayoutSubviews() { log.append("laid out") }
    override func willMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "will leave" : "will have parent")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "left" : "has parent")
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("will be \(Int(size.width)) wide, is \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [self] _ in log.append("is \(Int(view.bounds.width))") },
        completion: { [self] _ in log.append("done") }
      )
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("will have other traits")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      log.append("child would like \(Int(container.preferredContentSize.width))")
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
      log.append("state")
      return super.contentUnavailableConfigurationState
    }
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      log.append("unavailable")
    }
  }

  private final class Wide: UIViewController {
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 50)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let controller = Hooked()

  @Test func `tell of loading, appearing and layout in order`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(
      controller.log == [
        "load", "loaded", "will appear", "is appearing", "will lay out", "laid out", "appeared",
      ]
    )
    controller.log = []
    window.isHidden = true
    #expect(controller.log == ["will disappear", "disappeared"])
  }

  @Test func `tell of the parent`() {
    let parent = UIViewController()
    parent.addChild(controller)
    controller.didMove(toParent: parent)
    controller.willMove(toParent: nil)
    controller.removeFromParent()
    #expect(controller.log == ["will have parent", "has parent", "will leave", "left"])
  }

  @Test func `tell of another size before and after the view gets it, and of a child's share`() {
    let child = Hooked()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    controller.log = []
    child.log = []
    window.frame.size.width = 300
    #expect(controller.log == ["will be 300 wide, is 100", "is 300", "done"])
    // Half of it, as the parent says.
    #expect(child.log.first == "will be 150 wide, is 100")
  }

  @Test func `tell of other traits before and after they are there`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.log = []
    window.traitOverride = UITraitCollection(traitsFrom: [
      window.traitCollection, UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(controller.log == ["will have other traits", "traits"])
  }

  @Test func `tell of the size that a child would like`() {
    let child = UIViewController()
    controller.addChild(child)
    child.preferredContentSize = CGSize(width: 33, height: 1)
    child.preferredContentSize = CGSize(width: 33, height: 1)
    #expect(controller.log == ["child would like 33"])
  }

  @Test func `tell of content that is not there when that is asked for`() {
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.log == ["state", "unavailable"])
  }

  private final class Forwarding: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test func `are asked for margins and whether children appear with it`() {
    let wide = Wide()
    #expect(wide.view.layoutMargins.left == 50)
    let parent = Forwarding()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.log = []
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(!controller.log.contains("appeared"))
  }
}
