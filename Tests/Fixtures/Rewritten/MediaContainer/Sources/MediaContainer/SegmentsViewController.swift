import UIKit

/// A container of the app's own: segments choose the child that is shown.
class SegmentsViewController: UIViewController {
  private let segments = UISegmentedControl()
  private let content = UIView()
  private(set) var controllers: [UIViewController]
  private(set) weak var shown: UIViewController?

  init(_ controllers: [UIViewController]) {
    self.controllers = controllers
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, controller) in controllers.enumerated() {
      segments.insertSegment(withTitle: controller.title, at: index, animated: false)
    }
    segments.selectedSegmentIndex = 0
    segments.addTarget(self, action: #selector(segmentChanged(_:)), for: .valueChanged)
    for view in [segments, content] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.frame.size.width = 0
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      segments.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      segments.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      segments.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: segments.bottomAnchor, constant: 8),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    show(controllers[0])
  }

  @objc func segmentChanged(_ sender: UISegmentedControl) {
    show(controllers[sender.selectedSegmentIndex])
  }

  func select(_ index: Int) {
    segments.selectedSegmentIndex = index
    segments.sendActions(for: .valueChanged)
  }

  private func show(_ controller: UIViewController) {
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    addChild(controller)
    controller.view.frame = content.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(controller.view)
    controller.didMove(toParent: self)
    shown = controller
  }

  var contentFrame: CGRect { content.frame }
}
