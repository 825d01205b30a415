import Testing

@testable import PortableUIKit

/// What `Scripts/uikit-hooks.txt` names as proof that views are told and asked.
@MainActor @Suite struct `A view's hooks` {
  private final class Hooked: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append(newSuperview == nil ? "will leave superview" : "will have superview")
    }
    override func didMoveToSuperview() {
      log.append(superview == nil ? "left superview" : "has superview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append(newWindow == nil ? "will leave window" : "will have window")
    }
    override func didMoveToWindow() { log.append(window == nil ? "left window" : "has window") }
    override func didAddSubview(_ subview: UIView) { log.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { log.append("will remove \(subview.tag)") }
    override func tintColorDidChange() { log.append("tint") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
    override func updateConstraints() {
      log.append("update")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
    override func layoutSublayers(of layer: CALayer) { log.append("sublayers") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = Hooked(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `tell of the superview and the window, on the way in and out`() {
    window.addSubview(view)
    #expect(
      view.log == ["will have window", "will have superview", "has window", "has superview"]
    )
    view.log = []
    view.removeFromSuperview()
    #expect(
      view.log == ["will leave window", "will leave superview", "left window", "left superview"]
    )
  }

  @Test func `tell of subviews that come and go`() {
    let subview = UIView()
    subview.tag = 7
    view.addSubview(subview)
    subview.removeFromSuperview()
    #expect(view.log == ["added 7", "will remove 7"])
  }

  @Test func `tell of the tint colour, here and above`() {
    window.addSubview(view)
    view.log = []
    window.tintColor = .red
    #expect(view.log == ["tint"])
  }

  @Test func `tell of traits before constraints, and of constraints before the layout`() {
    _ = view.layer
    window.addSubview(view)
    window.layoutIfNeeded()
    view.log = []
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
    view.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.log == ["traits", "update", "layout", "sublayers"])
  }

  private final class Asked: UIView {
    final class OwnLayer: CALayer {}
    override class var layerClass: AnyClass { OwnLayer.self }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 4, height: 3) }
  }

  private final class Lined: UIView {
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    override var forFirstBaselineLayout: UIView { line }
    override var forLastBaselineLayout: UIView { line }
  }

  private final class FormerlyLined: UIView {
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    override func forBaselineLayout() -> UIView { line }
  }

  @Test func `are asked for the class of the layer and for sizes`() {
    let asked = Asked()
    #expect(asked.layer is Asked.OwnLayer)
    asked.sizeToFit()
    #expect(asked.bounds.size == CGSize(width: 4, height: 3))
    asked.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(asked)
    window.layoutIfNeeded()
    #expect(asked.frame.size == CGSize(width: 40, height: 30))
  }

  /// The view of the baseline ends 3 points below the top, 7 above the bottom of 10.
  @Test func `are asked for the view of the baselines, by the new names and the old one`() {
    let lined = Lined(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    lined.addSubview(lined.line)
    let former = FormerlyLined(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
    former.addSubview(former.line)
    for view in [lined, former] {
      window.addSubview(view)
      for baseline in [view.firstBaselineAnchor, view.lastBaselineAnchor] {
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(below)
        below.topAnchor.constraint(equalTo: baseline).isActive = true
        window.layoutIfNeeded()
        #expect(below.frame.minY == 3)
      }
    }
  }

  private final class Large: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  private final class Passing: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  @Test func `are asked which points are theirs, and who is hit there`() {
    let large = Large(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(large)
    root.addSubview(Passing(frame: root.bounds))
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === large)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
  }

  private final class Badged: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: frame.minX, y: frame.minY + 6, width: frame.width - 4, height: frame.height - 6)
    }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: rect.minX, y: rect.minY - 6, width: rect.width + 4, height: rect.height + 6)
    }
  }

  private final class Inset: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 4)
    }
  }

  /// 20 × 10 at the corner, with 6 more above and 4 more to the right.
  @Test func `are asked for the alignment rectangle, by insets or by the rectangle`() {
    for view in [Badged(), Inset()] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 14, width: 24, height: 16))
    }
  }
}
