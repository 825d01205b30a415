import Foundation
import Requirements

// What a controller has of the document that it was loaded from.

extension UIViewController {
  /// The document that the controller was loaded from.
  public var storyboard: UIStoryboard? { documentStoryboard }

  /// Makes the view as a document has it: the storyboard's scene, the nib that was named, or one with the controller's name.
  ///
  /// Source: Apple, `UIViewController.nibName`: without a name, that of the class is looked for, and that of the class without
  /// "Controller" at its end before it.
  ///
  /// - Returns: Whether a document has it.
  final func loadViewFromDocument() -> Bool {
    if let documentScene,
      DocumentLoader.reading(otherwise: false, { try documentScene.loadView(of: self) })
    {
      return true
    }
    if let nibName {
      UINib(nibName: nibName, bundle: nibBundle, for: type(of: self)).load(into: self)
      return true
    }
    for name in nibNames {
      let found = DocumentFinder.document(name, "xib", in: nibBundle, for: type(of: self))
      guard found != nil, DocumentLoader.current != nil else { continue }
      UINib(nibName: name, bundle: nibBundle, for: type(of: self)).load(into: self)
      return true
    }
    return false
  }

  /// The names of documents that hold the view of the controller's class.
  private var nibNames: [String] {
    let name: String
    if let program = DocumentLoader.program {
      guard let own = program.className(of: self) else { return [] }
      name = own
    } else {
      let type = type(of: self)
      // UIKit's own controllers have none.
      guard !String(reflecting: type).hasPrefix("PortableUIKit.") else { return [] }
      name = String(String(describing: type).prefix { $0 != "<" })
    }
    let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return short + [name]
  }

  // MARK: - Going Back

  /// The controller that a segue back leads to: the first one on the way back that has the method and agrees.
  ///
  /// The way goes to the controllers below in the container, to the container itself, and to who presents it.
  ///
  /// Source: Apple, Technical Note TN2298, "Using Unwind Segues".
  package final func destination(ofUnwinding action: Selector, sender: Any?) -> UIViewController? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var current = self
    func search(_ controller: UIViewController) -> UIViewController? {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return nil }
      for child in controller.children.reversed() {
        if let found = search(child) { return found }
      }
      return controller.canPerformUnwindAction(action, from: self, sender: sender)
        ? controller : nil
    }
    while let next = current.parent ?? current.presentingViewController {
      if let found = search(next) { return found }
      current = next
    }
    return nil
  }

  /// Goes back to a controller: ends presentations, and pops what stands above it.
  package final func unwind(to destination: UIViewController) {
    var holder: UIViewController? = destination
    while let current = holder {
      if current.presentedViewController != nil { current.dismiss(animated: true) }
      if let navigation = current.navigationController,
        let entry = navigation.viewControllers.first(where: { $0 === current }),
        navigation.topViewController !== entry
      {
        navigation.popToViewController(entry, animated: true)
      }
      if let tabs = current.parent as? UITabBarController { tabs.selectedViewController = current }
      holder = current.parent
    }
  }
}
