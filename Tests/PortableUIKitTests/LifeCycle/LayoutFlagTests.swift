import Testing

@testable import PortableUIKit

/// What a layout knows of a view without asking for it.
@MainActor
@Suite struct `What a view is laid out by` {
  /// A view that its superview's constraints place, whatever is set.
  private final class Placed: UIView {
    override var translatesAutoresizingMaskIntoConstraints: Bool {
      get { false }
      set {}
    }
  }

  private final class Layered: UIView {
    final class Counting: CALayer {
      var layouts = 0
      override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
      }
    }
    let own = Counting()
    override func layoutSubviews() {
      super.layoutSubviews()
      if own.superlayer == nil { layer.addSublayer(own) }
      own.setNeedsLayout()
    }
  }

  private func root(with view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    return root
  }

  @Test func `an override that says that constraints place it counts`() {
    let view = Placed(frame: .zero)
    let root = root(with: view)
    root.layoutIfNeeded()
    #expect(!view.followsMask)
    #expect(view.frame == CGRect(x: 10, y: 5, width: 50, height: 20))
    root.frame.size.width = 60
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 30, height: 20))
  }

  @Test func `the mask counts from when it is switched on, and until it is switched off`() {
    let view = UIView(frame: .zero)
    #expect(view.followsMask)
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(!view.followsMask)
    let root = root(with: view)
    root.layoutIfNeeded()
    NSLayoutConstraint.deactivate(root.constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    #expect(view.followsMask)
    // A frame that was set stays as it was set, off the pixels too.
    view.frame = CGRect(x: 1.3, y: 2.2, width: 30.1, height: 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1.3, y: 2.2, width: 30.1, height: 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 7),
      view.heightAnchor.constraint(equalToConstant: 8),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 7, height: 8))
  }

  @Test func `the layer that it got while it was laid out lays out its sublayers`() {
    let view = Layered(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!view.layoutFlags.contains(.hasLayer))
    view.layoutIfNeeded()
    #expect(view.layoutFlags.contains(.hasLayer))
    let layouts = view.own.layouts
    #expect(layouts > 0)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.own.layouts > layouts)
  }

  @Test func `flags of their own stay as others are set`() {
    let view = UIView(frame: .zero)
    view.layoutIfNeeded()
    #expect(!view.needsLayoutFlag && !view.isLayingOut && !view.hadLayoutController)
    view.hasMarginNews = true
    view.setNeedsLayout()
    view.mayHaveMaskedSubviews = true
    #expect(view.layoutFlags == [.needsLayout, .hasMarginNews, .mayHaveMaskedSubviews])
    view.hasMarginNews = false
    #expect(view.layoutFlags == [.needsLayout, .mayHaveMaskedSubviews])
  }

  @Test func `subviews with a mask follow its size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let subview = UIView(frame: CGRect(x: 2, y: 0, width: 6, height: 10))
    subview.autoresizingMask = .flexibleWidth
    view.addSubview(subview)
    view.frame.size.width = 30
    #expect(subview.frame == CGRect(x: 2, y: 0, width: 26, height: 10))
  }
}
