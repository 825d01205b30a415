import PortableUIKit
import Testing

@MainActor @Suite struct `A nested view's safe area` {
  /// The guide comes into being while the view lies under the bar, and must follow it out of there.
  @Test func `follows the view out of the unsafe area`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    root.safeAreaInsetsOverride = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    let panel = UIView(frame: CGRect(x: 0, y: -100, width: 10, height: 10))
    let content = UIView()
    for view in [panel, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(panel)
    panel.addSubview(content)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      panel.heightAnchor.constraint(equalToConstant: 100),
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
    ])
    root.layoutIfNeeded()
    // The panel begins at 60, below the safe area's 40: none of it reaches into the panel.
    #expect(panel.safeAreaInsets == .zero)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
  }

  @Test func `is what reaches into the view`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    root.safeAreaInsetsOverride = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    let panel = UIView()
    panel.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(panel)
    let guide = panel.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      panel.heightAnchor.constraint(equalToConstant: 100),
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    // 40 − 10 = 30 points of it, and 100 − 30 = 70 are left.
    #expect(guide.layoutFrame == CGRect(x: 0, y: 30, width: 400, height: 70))
  }

  @Test func `is no more than the superview's, however far the view reaches beyond it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    root.safeAreaInsetsOverride = UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0)
    let panel = UIView(frame: CGRect(x: 0, y: -100, width: 400, height: 2000))
    root.addSubview(panel)
    #expect(panel.safeAreaInsets == UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0))
  }

  @Test func `counts from what a scroll view shows`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.safeAreaInsetsOverride = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    scroll.contentInsetAdjustmentBehavior = .never
    let content = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    content.addSubview(inner)
    inner.topAnchor.constraint(equalTo: content.safeAreaLayoutGuide.topAnchor).isActive = true
    scroll.layoutIfNeeded()
    #expect(content.safeAreaInsets.top == 0)
    #expect(inner.frame.minY == 0)
    // Scrolled by 90 points, the content begins 10 points below the edge: 30 of the 40 reach into it.
    scroll.contentOffset.y = 90
    scroll.layoutIfNeeded()
    #expect(content.safeAreaInsets.top == 30)
    #expect(inner.frame.minY == 30)
  }
}
