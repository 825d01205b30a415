import Foundation
import PortableUIKit
import Testing

/// A table that counts how often its insets changed.
@MainActor
private final class Table: UITableView {
  var changes = 0
  override func adjustedContentInsetDidChange() { changes += 1 }
}

/// A controller with 40 rows of 50 points.
@MainActor
private final class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = Table(frame: .zero, style: .plain)
  let pinned = UIView()
  var scrolls: [CGFloat] = []

  override func viewDidLoad() {
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 50
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    pinned.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 10),
      pinned.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls.append(scrollView.contentOffset.y)
  }
}

@MainActor @Suite(.onFormerSystem) struct `A large title` {
  private let list = List()
  private let stack: UINavigationController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    stack = UINavigationController(rootViewController: list)
    stack.navigationBar.prefersLargeTitles = true
    window.safeAreaInsetsOverride = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  private func scroll(to y: CGFloat) {
    list.table.contentOffset.y = y
    window.layoutIfNeeded()
  }

  private var height: CGFloat { stack.navigationBar.frame.height }

  @Test func `is whole where the content is at the top`() {
    // 47 + 44 + 52
    #expect(list.table.contentOffset.y == -143)
    #expect(list.table.adjustedContentInset.top == 143)
    #expect(height == 96)
  }

  @Test func `shrinks by what is scrolled`() {
    scroll(to: -123)
    #expect(height == 76)
    #expect(list.table.contentOffset.y == -123)
    #expect(list.table.adjustedContentInset.top == 123)
    #expect(list.view.safeAreaInsets.top == 123)
    #expect(list.pinned.frame.minY == 123)
  }

  @Test func `is gone after its height`() {
    scroll(to: 300)
    #expect(height == 44)
    #expect(list.table.contentOffset.y == 300)
    #expect(list.table.adjustedContentInset.top == 91)
    #expect(list.pinned.frame.minY == 91)
  }

  @Test func `grows again at the top`() {
    scroll(to: 300)
    scroll(to: -91)
    #expect(height == 44)
    scroll(to: -100.25)
    #expect(height == 53.25)
    #expect(list.table.contentOffset.y == -100.25)
    scroll(to: -143)
    #expect(height == 96)
    #expect(list.table.contentOffset.y == -143)
    scroll(to: -160)
    #expect(height == 96)
    #expect(list.table.adjustedContentInset.top == 143)
  }

  @Test func `scrolls the content once`() {
    list.scrolls = []
    list.table.changes = 0
    for y in stride(from: CGFloat(-142.9), to: -100, by: 7.3) { scroll(to: y) }
    #expect(list.scrolls.count == 6)
    #expect(list.table.changes == 6)
  }

  @Test func `comes back as it was with its controller`() {
    scroll(to: -123)
    let next = List()
    stack.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(height == 96)
    #expect(next.table.contentOffset.y == -143)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(height == 76)
    #expect(list.table.contentOffset.y == -123)
  }

  @Test func `stays where a controller has none`() {
    list.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(list.table.contentOffset.y == -91)
    scroll(to: 0)
    #expect(height == 44)
    #expect(list.table.adjustedContentInset.top == 91)
  }

  @Test func `stays above content that is scrolled across, or is not the first`() {
    let other = UIScrollView(frame: list.view.bounds)
    list.view.addSubview(other)
    other.contentSize = CGSize(width: 2000, height: 2000)
    window.layoutIfNeeded()
    other.contentOffset = CGPoint(x: 100, y: 100)
    window.layoutIfNeeded()
    #expect(height == 96)
    list.setContentScrollView(other, for: .top)
    other.contentOffset.y = -123
    window.layoutIfNeeded()
    #expect(height == 76)
    scroll(to: 300)
    #expect(height == 76)
  }

  @Test func `begins shrunk where content was scrolled before`() {
    let list = List()
    list.loadViewIfNeeded()
    list.table.contentOffset.y = 500
    stack.setViewControllers([list], animated: false)
    window.layoutIfNeeded()
    #expect(height == 44)
    #expect(list.table.adjustedContentInset.top == 91)
  }

  @Test func `of a bar that content does not reach under stays`() {
    stack.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    scroll(to: 300)
    #expect(height == 96)
  }
}
