import Foundation
import PortableUIKit

private final class WithoutView: UIViewController {
  override func loadView() {}
}

private final class Custom: UIPresentationController {}

extension Misuse {
  @MainActor static let controllers = [
    Misuse("loadView without a view", "loadView of WithoutView did not set") {
      _ = WithoutView().view
    },
    Misuse("child of itself", "cannot be its own child") {
      let controller = UIViewController()
      controller.addChild(controller)
    },
    Misuse("parent as a child", "is a parent of UIViewController") {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      child.addChild(parent)
    },
    Misuse("transition between strangers", "must have a common parent") {
      UIViewController().transition(
        from: UIViewController(),
        to: UIViewController(),
        duration: 0,
        animations: nil
      )
    },
    Misuse("photos of a camera that is not there", "Source type 1 not available") {
      UIImagePickerController().sourceType = .camera
    },
    Misuse("segue that is not there", "has no segue with identifier 'details'") {
      UIViewController().performSegue(withIdentifier: "details", sender: nil)
    },
    Misuse("traits for a stranger", "is not a child of UIViewController") {
      UIViewController().setOverrideTraitCollection(nil, forChild: UIViewController())
    },
    Misuse("push of a controller twice", "is on the stack already") {
      let controller = UIViewController()
      UINavigationController(rootViewController: controller)
        .pushViewController(controller, animated: false)
    },
    Misuse("one controller twice on a stack", "must be distinct") {
      let controller = UIViewController()
      UINavigationController().setViewControllers([controller, controller], animated: false)
    },
    Misuse("pop to a stranger", "is not on the stack") {
      UINavigationController(rootViewController: UIViewController())
        .popToViewController(UIViewController(), animated: false)
    },
    Misuse("no page", "a page needs one") {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers([], direction: .forward, animated: false)
    },
    Misuse("two ways to cancel", "can only have one action with a style of cancel") {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      for title in ["Cancel", "Never mind"] {
        alert.addAction(UIAlertAction(title: title, style: .cancel))
      }
    },
    Misuse("field in an action sheet", "alert controller of style alert") {
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        .addTextField(configurationHandler: nil)
    },
    Misuse("presentation of a controller that is gone", "the presented view controller is gone") {
      _ =
        Custom(presentedViewController: UIViewController(), presenting: nil).presentedViewController
    },
    Misuse("presentation by nobody", "nothing presents the view controller") {
      let presented = UIViewController()
      _ = Custom(presentedViewController: presented, presenting: nil).presentingViewController
    },
    Misuse("first scene of a storyboard", "Main") {
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    },
    Misuse("scene of a storyboard", "Main") {
      _ = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(withIdentifier: "Details")
    },
  ]
}
