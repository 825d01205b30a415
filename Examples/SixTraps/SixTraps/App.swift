#if canImport(Darwin)
import Plumb
import PlumbCapture
import UIKit

/// The sample app: a list of the six traps, each of which tells its message in the console.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LayoutWatch.start()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: TrapList())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The list of the traps.
final class TrapList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Six traps"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trap")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Trap.all.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trap", for: indexPath)
    cell.textLabel?.text = Trap.all[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = TrapScreen(Trap.all[indexPath.row])
    navigationController?.pushViewController(screen, animated: true)
  }
}

/// The screen of one trap, with a button that repairs it.
final class TrapScreen: UIViewController {
  private let trap: Trap
  private var isFixed = false

  init(_ trap: Trap) {
    self.trap = trap
    super.init(nibName: nil, bundle: nil)
    title = trap.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let action = UIAction(title: "Fix") { [weak self] _ in
      self?.isFixed.toggle()
      self?.show()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    show()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    LayoutWatch.check(view)
  }

  private func show() {
    for old in view.subviews { old.removeFromSuperview() }
    let screen = TrapView(trap, isFixed: isFixed)
    view.addSubview(screen)
    screen.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
    LayoutWatch.check(view)
  }
}
#endif
