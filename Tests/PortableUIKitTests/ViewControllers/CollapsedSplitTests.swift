import Foundation
import PortableUIKit
import Testing

/// Source of the expectations: Apple's documentation of `UISplitViewController` and `UISplitViewControllerDelegate`, and of
/// `UISheetPresentationController.selectedDetentIdentifier`.
@MainActor
@Suite struct `A split view where there is little width` {
  private let master = UIViewController()
  private let detail = UIViewController()

  private func show(_ controller: UIViewController, isWide: Bool = false) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: isWide ? 1000 : 390, height: 800))
    window.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func titles(_ split: UISplitViewController) -> [UIViewController] {
    (split.viewControllers.first as? UINavigationController)?.viewControllers ?? []
  }

  @Test func `shows the secondary column on top by itself`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(master, for: .primary)
    split.setViewController(detail, for: .secondary)
    _ = show(split)
    #expect(split.viewControllers.count == 1)
    #expect(titles(split) == [master, detail])
  }

  @Test func `shows the column on top that the delegate names`() {
    let (split, chooser) = (UISplitViewController(style: .doubleColumn), Chooser())
    split.delegate = chooser
    split.setViewController(master, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = show(split)
    #expect(titles(split) == [master])
    split.show(.secondary)
    #expect(titles(split) == [master, detail])
    split.show(.primary)
    #expect(titles(split) == [master])
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(split.viewControllers.count == 2)
    #expect(detail.view.window === window)
  }

  @Test func `leaves the secondary controller out where the delegate says so`() {
    let (split, chooser) = (UISplitViewController(nibName: nil, bundle: nil), Chooser())
    split.delegate = chooser
    split.viewControllers = [UINavigationController(rootViewController: master), detail]
    _ = show(split)
    #expect(titles(split) == [master])
    let other = UIViewController()
    split.showDetailViewController(other, sender: nil)
    #expect(titles(split) == [master, other])
  }

  @Test func `puts columns into stacks`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(master, for: .primary)
    split.setViewController(detail, for: .secondary)
    _ = show(split, isWide: true)
    #expect(split.viewController(for: .primary) === master)
    #expect(master.navigationController?.parent === split)
    #expect(master.view.convert(master.view.bounds, to: nil).width == 320)
  }

  @Test func `has sheets that are placed anew at another height and in another size`() {
    let (root, presented) = (UIViewController(), UIViewController())
    let window = show(root)
    presented.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(presented, animated: false)
    let medium = presented.view.frame
    presented.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(presented.view.frame.height > medium.height)
    window.frame.size = CGSize(width: 800, height: 500)
    #expect(presented.view.frame.width == 800)
    #expect(presented.view.frame.maxY == 500)
  }
}

private final class Chooser: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}
