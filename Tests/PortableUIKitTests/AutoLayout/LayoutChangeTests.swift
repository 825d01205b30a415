import PortableUIKit
import Testing

/// A view with content of a given size, which counts its layouts.
private final class Content: UIView {
  var size = CGSize(width: 10, height: 10) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var layouts = 0

  override var intrinsicContentSize: CGSize { size }

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}

@MainActor @Suite struct `A change after a layout` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let content = Content()
  private let inset: NSLayoutConstraint

  init() {
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    inset = content.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      inset, content.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test func `of the content's size is heard, though the frame came from the layout`() {
    content.size = CGSize(width: 40, height: 20)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func `of the place alone does not lay out inside the view`() {
    content.layouts = 0
    inset.constant = 50
    root.layoutIfNeeded()
    #expect(content.frame.minX == 50)
    #expect(content.layouts == 0)
    content.size.width = 30
    root.layoutIfNeeded()
    #expect(content.layouts == 1)
  }

  @Test func `of the constraints keeps their order, whatever is removed`() {
    let constraints = (0..<100).map { content.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    for constraint in constraints { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(constraints)
    let kept = constraints.enumerated().filter { $0.offset % 7 == 3 }.map(\.element)
    for index in (0..<100).reversed() where index % 7 != 3 { constraints[index].isActive = false }
    #expect(content.constraints == kept)
  }

  @Test func `that takes a waiting constraint back leaves it out`() {
    let width = content.widthAnchor.constraint(equalToConstant: 77)
    width.isActive = true
    width.isActive = false
    root.layoutIfNeeded()
    #expect(content.frame.width == 10)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(content.frame.width == 77)
  }
}

@MainActor @Suite struct `The window of a view` {
  @Test func `is forgotten when the window dies before it`() {
    let above = UIView()
    let view = UIView()
    above.addSubview(view)
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(above)
      #expect(view.window === window)
    }
    #expect(view.window == nil)
    #expect(above.superview == nil)
  }

  @Test func `is another once the view moves`() {
    let view = UIView()
    let above = UIView()
    above.addSubview(view)
    let windows = [UIWindow(frame: .zero), UIWindow(frame: .zero)]
    for window in windows {
      window.addSubview(above)
      #expect(view.window === window)
    }
    let shell = UIView()
    shell.addSubview(windows[1])
    #expect(view.window == nil)
    windows[1].removeFromSuperview()
    #expect(view.window === windows[1])
  }
}

@MainActor @Suite struct `Views that come after a layout` {
  /// A column of bars that share the width of the root in any way: ties decide.
  private func bar(in root: UIView) -> UIView {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    return bar
  }

  private func share(_ root: UIView, among bars: [UIView]) {
    var previous = root.leadingAnchor
    for bar in bars {
      bar.leadingAnchor.constraint(equalTo: previous).isActive = true
      bar.widthAnchor.constraint(greaterThanOrEqualToConstant: 5).isActive = true
      previous = bar.trailingAnchor
    }
    root.trailingAnchor.constraint(equalTo: previous).isActive = true
  }

  @Test(arguments: [0, 1, 2])
  func `rank where they stand`(place: Int) {
    let frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    let root = UIView(frame: frame)
    var bars = [bar(in: root), bar(in: root)]
    root.layoutIfNeeded()
    let new = UIView()
    new.translatesAutoresizingMaskIntoConstraints = false
    root.insertSubview(new, at: place)
    bars.insert(new, at: place)
    share(root, among: bars)
    root.layoutIfNeeded()

    let fresh = UIView(frame: frame)
    let freshBars = (0..<3).map { _ in bar(in: fresh) }
    share(fresh, among: freshBars)
    fresh.layoutIfNeeded()
    #expect(bars.map(\.frame) == freshBars.map(\.frame))
  }
}
