import PortableUIKit
import Testing

@MainActor @Suite struct `A tree of great depth` {
  /// Deep enough that one stack frame for each level would not fit on the stack.
  private let depth = 20_000

  private func chain() -> (root: UIView, last: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var last = root
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<depth {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      last.addSubview(view)
      constraints += [
        view.leadingAnchor.constraint(equalTo: last.leadingAnchor),
        view.topAnchor.constraint(equalTo: last.topAnchor),
        view.widthAnchor.constraint(equalTo: last.widthAnchor),
        view.heightAnchor.constraint(equalTo: last.heightAnchor),
      ]
      last = view
    }
    NSLayoutConstraint.activate(constraints)
    return (root, last)
  }

  @Test func `is laid out, changed, taken apart and let go`() {
    let (root, last) = chain()
    root.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(last.frame.width == 200)
    let top = root.subviews[0]
    top.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
    #expect(last.isDescendant(of: top))
  }

  @Test func `moves into a window and out of it`() {
    let (root, last) = chain()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(root)
    #expect(last.window === window)
    root.removeFromSuperview()
    #expect(last.window == nil)
  }
}
