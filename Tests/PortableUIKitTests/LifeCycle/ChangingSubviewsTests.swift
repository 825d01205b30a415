import Testing

@testable import PortableUIKit

/// Subviews may come and go while they are given their frames.
@MainActor
@Suite struct `Subviews that change during a layout` {
  /// Calls something once when it gets another frame, or when it is laid out.
  private final class Caller: UIView {
    var onFrame: (() -> Void)?
    var onLayout: (() -> Void)?
    override var frame: CGRect {
      get { super.frame }
      set {
        super.frame = newValue
        let call = onFrame
        onFrame = nil
        call?()
      }
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      let call = onLayout
      onLayout = nil
      call?()
    }
  }

  /// Four views side by side in a root 400 points wide, each of which gets a quarter.
  private func row() -> (root: UIView, views: [Caller]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let views = (0..<4).map { _ in Caller(frame: .zero) }
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(
          equalTo: index == 0 ? root.leftAnchor : views[index - 1].rightAnchor
        ),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      ])
    }
    return (root, views)
  }

  @Test func `gives the others their frames when one takes itself out`() {
    let (root, views) = row()
    views[1].onFrame = { [unowned view = views[1]] in view.removeFromSuperview() }
    root.layoutIfNeeded()
    // What stood on the removed view has no place any more, but its size.
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(views[2].frame.width == 100)
    #expect(views[3].frame.width == 100)
    #expect(root.subviews.count == 3)
  }

  @Test func `lets go of views that were taken out`() {
    let (root, views) = row()
    weak var removed: UIView?
    var kept: [Caller] = views
    do {
      let last = kept.removeLast()
      removed = last
      // It is asked before the last one gets its frame.
      kept[0].onFrame = { [unowned root] in root.subviews.last?.removeFromSuperview() }
    }
    withExtendedLifetime(views) { root.layoutIfNeeded() }
    #expect(removed?.superview == nil)
    #expect(root.subviews.count == 3)
  }

  @Test func `takes the whole root elsewhere`() {
    let (root, views) = row()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 100))
    views[0].onFrame = { other.addSubview(root) }
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 100, 200, 300])
    #expect(root.superview === other)
    // The engine of the new hierarchy hears of frames that are set by hand.
    root.frame.size.width = 800
    other.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 200, 400, 600])
  }

  @Test func `lays out what comes in while its superview's views are laid out`() {
    let (root, views) = row()
    let added = UIView(frame: .zero)
    added.translatesAutoresizingMaskIntoConstraints = false
    views[1].onLayout = { [unowned view = views[1]] in
      root.addSubview(added)
      view.exchangeWithFirst(in: root)
      NSLayoutConstraint.activate([
        added.leftAnchor.constraint(equalTo: view.leftAnchor),
        added.topAnchor.constraint(equalTo: view.bottomAnchor),
        added.widthAnchor.constraint(equalToConstant: 30),
        added.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    root.layoutIfNeeded()
    #expect(added.frame == CGRect(x: 100, y: 20, width: 30, height: 40))
    #expect(views.map(\.frame.width) == [100, 100, 100, 100])
  }

  @Test func `keeps the list for every layout that goes through it`() {
    let (root, views) = row()
    let added = UIView(frame: .zero)
    var walks: [UInt8] = []
    views[0].onLayout = { [unowned view = views[0]] in
      walks.append(root.subviewWalks)
      views[1].onLayout = {
        walks.append(root.subviewWalks)
        root.subviews[3].removeFromSuperview()
        walks.append(root.subviewWalks)
      }
      root.setNeedsLayout()
      view.setNeedsLayout()
      root.layoutIfNeeded()
      walks.append(root.subviewWalks)
      root.addSubview(added)
      root.subviews[2].removeFromSuperview()
    }
    root.layoutIfNeeded()
    // The root's own layout goes through them, then the one in that; what changed is nobody's list any more.
    #expect(walks == [1, 2, 0, 0])
    #expect(root.subviewWalks == 0)
    #expect(root.subviews == [views[0], views[1], added])
    #expect(views[1].frame == CGRect(x: 100, y: 0, width: 100, height: 20))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.subviewWalks == 0)
  }

  @Test func `moves by masks after they were set late`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSubview(view)
    view.autoresizingMask = .flexibleWidth
    // 50 + (200 − 100)
    root.frame.size.width = 200
    #expect(view.frame.width == 150)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(view)
    // 150 + (130 − 100)
    other.frame.size.width = 130
    #expect(view.frame.width == 180)
  }
}

extension UIView {
  /// Exchanges the view with the first subview of its superview.
  fileprivate func exchangeWithFirst(in root: UIView) {
    guard let index = root.subviews.firstIndex(where: { $0 === self }) else { return }
    root.exchangeSubview(at: 0, withSubviewAt: index)
  }
}
