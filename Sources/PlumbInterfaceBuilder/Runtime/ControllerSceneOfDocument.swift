import Foundation
import PortableUIKit

/// The scene of a controller that was made of a storyboard: it makes the view, and follows segues.
@MainActor
final class ControllerSceneOfDocument: ControllerScene {
  private let storyboard: StoryboardScenesOfDocument
  private let element: InterfaceElement
  private let scene: InterfaceScene
  private weak var controller: UIViewController?
  /// What is at the top of the scene besides the controller and its view, by the ids of the elements.
  private var objects: [String: AnyObject] = [:]
  /// What follows segues, which the objects that begin them do not keep alive.
  private var triggers: [SegueTrigger] = []

  init(
    _ storyboard: StoryboardScenesOfDocument,
    _ scene: InterfaceScene,
    _ element: InterfaceElement
  ) {
    self.storyboard = storyboard
    self.scene = scene
    self.element = element
  }

  /// The controller and what is at the top of the scene, by the ids of the elements.
  var ownObjects: [String: AnyObject] {
    var result = objects
    if let id = element.id { result[id] = controller }
    return result
  }

  /// Keeps what follows a segue as long as the controller.
  func keep(_ trigger: SegueTrigger, for object: AnyObject) { triggers.append(trigger) }

  // MARK: - Making the Controller

  /// Makes the controller.
  ///
  /// - Parameter creator: Makes it in place of `init(coder:)`.
  /// - Returns: The controller; nil where `init(coder:)` of its class returns nil.
  /// - Throws: ``RuntimeError``, or ``DocumentError`` where an element cannot be understood.
  func makeController(_ creator: SceneCreator?) throws -> UIViewController? {
    var values = DocumentValues()
    var failure: (any Error)?
    if let view = element.child(key: "view") {
      values.tableStyle = view.tableStyle
      if view.name == "collectionView" {
        values.collectionViewLayout = NibInstance(storyboard.source).layout(of: view)
      }
    }
    let coder = DocumentCoder(values) { [self] object in
      guard let controller = object as? UIViewController else { return }
      do { try configure(controller) } catch { failure = error }
    }
    var made = creator?(coder)
    if made == nil {
      if let make = storyboard.source.classes.maker(of: element, as: UIViewController.self) {
        made = make(coder)
        if made == nil, DocumentLoader.program == nil { return nil }
      }
    }
    if made == nil { made = Self.baseType(of: element).init(coder: coder) }
    if let failure { throw failure }
    guard let controller = made else { return nil }
    guard self.controller === controller else {
      throw RuntimeError(
        element,
        "\(Swift.type(of: controller)) was not made by init(coder:) with the coder that was handed over"
      )
    }
    try addChildren(to: controller)
    RuntimeAttributes(NibInstance(storyboard.source)).apply(element, to: controller)
    controller.awakeFromNib()
    return controller
  }

  /// The class of UIKit's that an element stands for.
  private static func baseType(of element: InterfaceElement) -> UIViewController.Type {
    switch element.name {
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "pageViewController": UIPageViewController.self
    default: UIViewController.self
    }
  }

  /// Gives the controller what its element says, while it is made.
  private func configure(_ controller: UIViewController) throws {
    self.controller = controller
    controller.documentStoryboard = storyboard.storyboard
    controller.documentScene = self
    if let title = element["title"] { controller.title = title }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed")
    controller.definesPresentationContext = element.flag("definesPresentationContext")
    controller.extendedLayoutIncludesOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars")
    if let style = element["modalPresentationStyle"].flatMap({ Self.presentations[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let size = element.child(key: "freeformSize") ?? element.child(key: "preferredContentSize") {
      controller.preferredContentSize = CGSize(
        width: size.length("width"),
        height: size.length("height")
      )
    }
    let owners = element.id.map { [$0: controller] } ?? [:]
    let nib = NibInstance(
      storyboard.source,
      scene: self,
      owners: [element],
      external: owners
    )
    if let item = element.child(key: "navigationItem").flatMap(nib.navigationItem) {
      controller.navigationItem = item
      // A controller's title is its item's, where the item has none.
      if (item.title ?? "").isEmpty { item.title = controller.title }
    }
    if let item = element.child(key: "tabBarItem").flatMap(nib.tabItem) {
      controller.tabBarItem = item
    }
    if let items = element.child(key: "toolbarItems")?.children {
      controller.toolbarItems = items.compactMap(nib.barButton)
    }
    for object in scene.objects where object.id != element.id { _ = try nib.make(object) }
    try nib.finish()
    objects = nib.objects
    // The controller is not to keep itself alive.
    if let id = element.id { objects[id] = nil }
  }

  static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "custom": .custom,
    "automatic": .automatic, "none": .none,
  ]

  // MARK: - Containers

  private func addChildren(to controller: UIViewController) throws {
    let relations = (element.child("connections")?.children(named: "segue") ?? [])
      .filter { $0["kind"] == "relationship" }
    func children(_ names: String...) throws -> [UIViewController] {
      try relations.filter { names.contains($0["relationship"] ?? "") }.compactMap {
        try $0["destination"].flatMap { try storyboard.controller(id: $0, nil) }
      }
    }
    let look = NibInstance(storyboard.source)
    switch controller {
    case let navigation as UINavigationController:
      if let bar = element.child(key: "navigationBar") {
        look.applyLook(bar, to: navigation.navigationBar)
        navigation.navigationBar.isTranslucent = bar["translucent"] != "NO"
      }
      if let bar = element.child(key: "toolbar") { look.applyLook(bar, to: navigation.toolbar) }
      navigation.isNavigationBarHidden = element.flag("navigationBarHidden")
      if element["toolbarHidden"] == "NO" { navigation.isToolbarHidden = false }
      let root = try children("rootViewController")
      if !root.isEmpty { navigation.setViewControllers(root, animated: false) }
    case let tabs as UITabBarController:
      if let bar = element.child(key: "tabBar") { look.applyLook(bar, to: tabs.tabBar) }
      let all = try children("viewControllers")
      if !all.isEmpty { tabs.setViewControllers(all, animated: false) }
    case let split as UISplitViewController:
      let all = try children(
        "masterViewController",
        "supplementaryViewController",
        "detailViewController"
      )
      if !all.isEmpty { split.viewControllers = all }
    default: break
    }
  }

  // MARK: - Making the View

  func loadView(of controller: UIViewController) throws -> Bool {
    guard let root = scene.rootElement(of: element) else { return false }
    var external = objects
    if let id = element.id { external[id] = controller }
    let nib = NibInstance(
      storyboard.source,
      scene: self,
      owners: [element],
      external: external
    )
    _ = try nib.makeView(root) { view in
      controller.view = view
      let guides = element.child("layoutGuides")?.children ?? []
      for guide in guides where guide.name == "viewControllerLayoutGuide" {
        guard let id = guide.id else { continue }
        let isTop = guide["type"] == "top"
        nib.register(
          item: isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide,
          for: id
        )
      }
    }
    try nib.finish()
    for (container, view) in nib.objects(named: "containerView") {
      guard let view = view as? UIView else { continue }
      let segues = container.child("connections")?.children(named: "segue") ?? []
      for segue in segues where segue["kind"] == "embed" {
        try embed(segue, in: view, of: controller)
      }
    }
    return true
  }

  private func embed(
    _ segue: InterfaceElement,
    in view: UIView,
    of controller: UIViewController
  ) throws {
    guard let child = try destination(of: segue, sender: nil) else { return }
    let made = UIStoryboardSegue.make(
      try segueClass(segue),
      segue["identifier"],
      from: controller,
      to: child
    ) { source, child in
      source.addChild(child)
      guard let content = child.view else { return }
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      child.didMove(toParent: source)
    }
    controller.prepare(for: made, sender: nil)
    made.perform()
  }

  // MARK: - Following Segues

  /// All segues of the scene.
  private var segues: [InterfaceElement] {
    element.selfAndDescendants.filter { $0.name == "segue" && $0["kind"] != "relationship" }
  }

  func perform(
    _ identifier: String,
    from controller: UIViewController,
    sender: Any?
  ) throws -> Bool {
    guard let segue = segues.first(where: { $0["identifier"] == identifier }) else { return false }
    try perform(segue, from: controller, sender)
    return true
  }

  /// Follows a segue that a control begins, where its controller agrees.
  func follow(_ segue: InterfaceElement, sender: Any?) {
    guard let controller else { return }
    let isAllowed = controller.shouldPerformSegue(
      withIdentifier: segue["identifier"] ?? "",
      sender: sender
    )
    guard isAllowed else { return }
    DocumentLoader.reading(otherwise: ()) { try perform(segue, from: controller, sender) }
  }

  private func perform(
    _ segue: InterfaceElement,
    from controller: UIViewController,
    _ sender: Any?
  ) throws {
    if segue["kind"] == "unwind" { return try unwind(segue, from: controller, sender) }
    guard let destination = try destination(of: segue, sender: sender) else { return }
    let style = segue["modalPresentationStyle"].flatMap { Self.presentations[$0] }
    let made = UIStoryboardSegue.make(
      try segueClass(segue),
      segue["identifier"],
      from: controller,
      to: destination
    ) { source, destination in
      switch segue["kind"] {
      case "presentation", "modal", "popoverPresentation", "popover":
        if let style { destination.modalPresentationStyle = style }
        let isAnimated = segue["animates"] != "NO"
        source.present(destination, animated: isAnimated)
      case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
      case "push": source.navigationController?.pushViewController(destination, animated: true)
      default: source.show(destination, sender: sender)
      }
    }
    controller.prepare(for: made, sender: sender)
    made.perform()
  }

  /// The controller that a segue leads to: that of an `@IBSegueAction`, where it has one.
  private func destination(of segue: InterfaceElement, sender: Any?) throws -> UIViewController? {
    guard let id = segue["destination"] else { return nil }
    guard let name = segue["destinationCreationSelector"], let controller else {
      return try storyboard.controller(id: id, nil)
    }
    let action = Selector(name)
    if let program = DocumentLoader.program {
      return try storyboard.controller(id: id) { coder in
        program.send(action, to: controller, [coder, sender, segue["identifier"]])
          as? UIViewController
      }
    }
    guard Messages.canSend(action, to: controller) else {
      throw RuntimeError(
        segue,
        "-[\(String(reflecting: Swift.type(of: controller))) \(name)]: unrecognized selector sent to instance"
      )
    }
    return try storyboard.controller(id: id) { coder in
      Messages.send(action, to: controller, [coder, sender, segue["identifier"]])
        as? UIViewController
    }
  }

  private func segueClass(_ segue: InterfaceElement) throws -> UIStoryboardSegue.Type {
    // The app's own segues show nothing before they are followed.
    guard segue["customClass"] != nil, DocumentLoader.program == nil else {
      return UIStoryboardSegue.self
    }
    guard let type = storyboard.source.classes.find(segue) as? UIStoryboardSegue.Type else {
      throw RuntimeError(
        segue,
        "Could not find class named '\(segue["customClass"] ?? "")' for segue '\(segue["identifier"] ?? "")'"
      )
    }
    return type
  }

  private func unwind(
    _ segue: InterfaceElement,
    from controller: UIViewController,
    _ sender: Any?
  ) throws {
    guard let name = segue["unwindAction"] else { return }
    let action = Selector(name)
    // Nobody to go back to is no mistake: UIKit does nothing then.
    guard let destination = controller.destination(ofUnwinding: action, sender: sender) else {
      return
    }
    let made = UIStoryboardSegue.make(
      try segueClass(segue),
      segue["identifier"],
      from: controller,
      to: destination
    ) { _, destination in destination.unwind(to: destination) }
    controller.prepare(for: made, sender: sender)
    Messages.send(action, to: destination, [made])
    made.perform()
  }
}

extension InterfaceScene {
  /// The view of a controller of the scene.
  fileprivate func rootElement(of controller: InterfaceElement) -> InterfaceElement? {
    ["view", "tableView", "collectionView"].lazy.compactMap { controller.child(key: $0) }.first
  }
}
