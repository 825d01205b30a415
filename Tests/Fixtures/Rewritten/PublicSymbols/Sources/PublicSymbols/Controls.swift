import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Searches, in bars that look as somebody wants.
final class SearchController: UIViewController, UISearchBarDelegate, UITabBarDelegate {
  let bar = UISearchBar()
  let tools = UIToolbar()
  let tabs = UITabBar()
  private(set) var chosen: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    if #available(iOS 26.0, *) { navigationItem.subtitle = "All" }
    bar.barStyle = .black
    if #available(iOS 16.4, *) { bar.isEnabled = false }
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 4, vertical: 0)
    bar.scopeBarBackgroundImage = UIImage()
    bar.setImage(UIImage(), for: .search, state: .normal)
    bar.setImage(nil, for: .clear, state: .highlighted)
    bar.setSearchFieldBackgroundImage(UIImage(), for: .normal)
    bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    bar.backgroundImage = UIImage()
    tools.barStyle = .blackTranslucent
    tools.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    tools.setShadowImage(UIImage(), forToolbarPosition: .any)
    tabs.delegate = self
    tabs.items = [UITabBarItem(tabBarSystemItem: .favorites, tag: 7)]
    navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationController?.navigationBar.setBackgroundImage(
      UIImage(),
      for: .any,
      barMetrics: .compact
    )
    navigationController?.navigationBar.shadowImage = UIImage()
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let size = super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    return CGSize(width: size.width / 2, height: size.height)
  }

  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  @available(iOS 14.0, *)
  func press() -> UIButton {
    let button = UIButton(
      primaryAction: UIAction(title: "Press") { action in
        (action.sender as? UIView)?.tag += 1
        if #available(iOS 16.0, *) { _ = action.presentationSourceItem }
      }
    )
    button.showsMenuAsPrimaryAction = false
    button.isContextMenuInteractionEnabled = true
    _ = button.contextMenuInteraction
    if #available(iOS 17.4, *) { button.performPrimaryAction() }
    return button
  }

  func large() -> UIView {
    let label = UILabel()
    label.showsLargeContentViewer = true
    label.addInteraction(UILargeContentViewerInteraction())
    return label
  }

  func glass() -> UIVisualEffectView {
    if #available(iOS 26.0, *) { return UIVisualEffectView(effect: UIGlassEffect(style: .regular)) }
    return UIVisualEffectView(effect: UIBlurEffect(style: .light))
  }

  func split() -> UISplitViewController {
    let split = UISplitViewController()
    split.preferredDisplayMode = .allVisible
    return split
  }
}

/// Is told of the bar of a tab bar controller.
final class WatchedTabs: UITabBarController {
  private(set) var tags: [Int] = []
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
}

/// A label with a menu.
final class CopyLabel: UILabel {
  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(copy(_:)) || action == #selector(share)
  }

  override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
  override func selectAll(_ sender: Any?) { isHighlighted = true }
  override func delete(_ sender: Any?) { text = nil }

  @objc func share() { tag += 1 }

  func showMenu() {
    becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Share", action: #selector(share))]
    menu.setTargetRect(bounds, in: self)
    menu.setMenuVisible(true, animated: true)
  }
}

/// Rows with a menu, as before iOS 13.
final class MenuTable: UITableViewController {
  private(set) var copied: [Int] = []

  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  override func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    action == #selector(UIResponderStandardEditActions.copy(_:))
  }
  override func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    copied.append(indexPath.row)
  }
}

final class MenuGrid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.remembersLastFocusedIndexPath = true
    collectionView.allowsFocus = true
    collectionView.selectionFollowsFocus = true
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  override func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
}

/// A recognizer of its own.
final class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .recognized }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
  override func reset() { super.reset() }
}

func scrolls() -> [UIGestureRecognizer] {
  let pan = UIPanGestureRecognizer()
  pan.allowedScrollTypesMask = .continuous
  let pinch = UIPinchGestureRecognizer()
  pinch.scale = 2
  _ = pinch.velocity
  return [pan, pinch]
}

/// Things that fall, and a spring.
final class Physics: NSObject {
  let animator: UIDynamicAnimator

  init(_ view: UIView) {
    animator = UIDynamicAnimator(referenceView: view)
    super.init()
  }

  func hang(_ item: UIView, at point: CGPoint) {
    animator.removeAllBehaviors()
    let behavior = UIAttachmentBehavior(item: item, attachedToAnchor: point)
    behavior.damping = 0.5
    behavior.frequency = 2
    let properties = UIDynamicItemBehavior(items: [item])
    properties.allowsRotation = false
    properties.resistance = 3
    let gravity = UIGravityBehavior(items: [item])
    let snap = UISnapBehavior(item: item, snapTo: point)
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    for one in [behavior, properties, gravity, snap, collision] as [UIDynamicBehavior] {
      animator.addBehavior(one)
    }
  }
}

/// A transition that a finger moves.
final class Swipe: UIPercentDrivenInteractiveTransition {
  override init() {
    super.init()
    wantsInteractiveStart = false
    completionCurve = .easeOut
  }
}

extension UIView {
  func settle() {
    UIView.animate(
      withDuration: 0.2,
      delay: 0,
      options: [.overrideInheritedOptions, .beginFromCurrentState],
      animations: { self.alpha = 1 },
      completion: nil
    )
  }
}

final class Film: UIImageView {
  func play(_ images: [UIImage]) {
    animationImages = images
    highlightedAnimationImages = images
    animationRepeatCount = 2
    animationDuration = 1
    startAnimating()
  }
}

class NibController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
}
