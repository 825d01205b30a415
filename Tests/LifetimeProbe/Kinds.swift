import PortableUIKit

/// One way in which applications build something and let it go.
@MainActor
struct Kind {
  var name: String
  /// Builds one, uses it, and returns the object that has to be gone afterwards.
  var build: @MainActor () -> AnyObject

  static let all: [Kind] = [
    Kind(name: "views with constraints", build: views),
    Kind(name: "views in and out of a view that stays", build: passers),
    Kind(name: "constraints switched on and off", build: switches),
    Kind(name: "conflicts", build: conflicts),
    Kind(name: "controllers", build: controllers),
    Kind(name: "windows", build: windows),
    Kind(name: "presentations", build: presentations),
    Kind(name: "child controllers", build: children),
    Kind(name: "tables", build: tables),
    Kind(name: "tables that are reloaded", build: reloads),
    Kind(name: "collections", build: collections),
    Kind(name: "stacks", build: stacks),
    Kind(name: "scroll views", build: scrollViews),
    Kind(name: "gestures and actions", build: gestures),
    Kind(name: "animations", build: animations),
    Kind(name: "views taken out during layout", build: removals),
    Kind(name: "deep hierarchies", build: depths),
  ]

  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  private static func free(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private static func pinned(in superview: UIView) -> UIView {
    let view = free()
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.leadingAnchor.constraint(equalTo: superview.layoutMarginsGuide.leadingAnchor),
      view.widthAnchor.constraint(lessThanOrEqualTo: superview.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }

  private static func views() -> AnyObject {
    let root = UIView(frame: screen)
    let view = pinned(in: root)
    root.layoutIfNeeded()
    return view
  }

  private static let lasting = UIView(frame: screen)

  private static func passers() -> AnyObject {
    let view = pinned(in: lasting)
    lasting.layoutIfNeeded()
    view.removeFromSuperview()
    lasting.layoutIfNeeded()
    return view
  }

  private static func switches() -> AnyObject {
    let constraint = lasting.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
    constraint.isActive = true
    lasting.layoutIfNeeded()
    constraint.isActive = false
    lasting.layoutIfNeeded()
    return constraint
  }

  private static func conflicts() -> AnyObject {
    let root = UIView(frame: screen)
    let view = pinned(in: root)
    NSLayoutConstraint.activate([10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) })
    _ = root.unsatisfiableConstraints { root.layoutIfNeeded() }
    return view
  }

  private static func controllers() -> AnyObject {
    let controller = Titled()
    controller.view.frame = screen
    controller.view.layoutIfNeeded()
    return controller
  }

  private static func windows() -> AnyObject {
    let window = UIWindow(frame: screen)
    let controller = Titled()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    window.isHidden = true
    return controller
  }

  private static let host: (window: UIWindow, controller: UIViewController) = {
    let (window, controller) = (UIWindow(frame: screen), UIViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, controller)
  }()

  private static func presentations() -> AnyObject {
    let controller = Titled()
    host.controller.present(controller, animated: false)
    host.window.layoutIfNeeded()
    controller.dismiss(animated: false)
    return controller
  }

  private static func children() -> AnyObject {
    let controller = Titled()
    host.controller.addChild(controller)
    host.controller.view.addSubview(controller.view)
    controller.didMove(toParent: host.controller)
    host.window.layoutIfNeeded()
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    return controller
  }

  private static let rows = Rows()

  private static func table() -> UITableView {
    let table = UITableView(frame: screen)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    return table
  }

  private static func tables() -> AnyObject {
    let table = table()
    table.layoutIfNeeded()
    return table
  }

  private static let lastingTable = table()

  private static func reloads() -> AnyObject {
    lastingTable.reloadData()
    lastingTable.layoutIfNeeded()
    return UIView()
  }

  private static func collections() -> AnyObject {
    let view = UICollectionView(frame: screen, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    view.layoutIfNeeded()
    return view
  }

  private static func stacks() -> AnyObject {
    let labels = (0..<3).map { _ in UILabel() }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.frame = screen
    stack.layoutIfNeeded()
    labels[1].isHidden = true
    stack.layoutIfNeeded()
    labels[0].removeFromSuperview()
    stack.layoutIfNeeded()
    return stack
  }

  private static func scrollViews() -> AnyObject {
    let scroll = UIScrollView(frame: screen)
    let view = free()
    scroll.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 2000),
    ])
    scroll.layoutIfNeeded()
    return scroll
  }

  private static func gestures() -> AnyObject {
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    button.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    button.sendActions(for: .touchUpInside)
    return button
  }

  private static func animations() -> AnyObject {
    let view = UIView(frame: screen)
    UIView.animate(withDuration: 0.2) { view.alpha = 0 }
    return view
  }

  private static func removals() -> AnyObject {
    let root = Remover(frame: screen)
    for _ in 0..<8 { root.addSubview(pinned(in: root)) }
    root.layoutIfNeeded()
    return root
  }

  private static func depths() -> AnyObject {
    let root = UIView(frame: screen)
    var view = root
    for _ in 0..<300 { view = pinned(in: view) }
    root.layoutIfNeeded()
    return root
  }
}

private final class Titled: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Welcome back"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
    ])
  }
}

private final class Remover: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.last?.removeFromSuperview()
    subviews.first?.removeFromSuperview()
  }
}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    50
  }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
