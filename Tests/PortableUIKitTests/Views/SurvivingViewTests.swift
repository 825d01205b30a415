import Foundation
import Testing

@testable import PortableUIKit

@MainActor
@Suite struct `Views that outlive their root` {
  private let child = UIView()

  /// Lays `view` out in a root that dies, with a constraint to it at each of two sides.
  private func layOutInRootThatDies(_ view: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    root.layoutIfNeeded()
  }

  private func pin(_ view: UIView, in superview: UIView, leading: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: leading),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
  }

  private func giveSize(_ view: UIView) {
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  @Test func `lay out subviews that masks place, moved meanwhile`() {
    let box = UIView()
    let low = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let high = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    box.addSubview(low)
    box.addSubview(high)
    box.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.leadingAnchor.constraint(equalTo: high.trailingAnchor).isActive = true
    child.topAnchor.constraint(equalTo: low.bottomAnchor).isActive = true
    layOutInRootThatDies(box)
    high.frame.origin.x = 20
    low.frame.origin.y = 30
    box.layoutIfNeeded()
    #expect(child.frame.origin == CGPoint(x: 27, y: 34))
  }

  @Test func `lay out their own subviews`() {
    let box = UIView()
    box.addSubview(child)
    pin(child, in: box, leading: 0)
    giveSize(child)
    layOutInRootThatDies(box)
    #expect(box.superview == nil)
    box.constraints.first?.constant = 7
    box.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
    NSLayoutConstraint.deactivate(box.constraints)
    #expect(box.constraints.isEmpty)
  }

  @Test func `join another hierarchy that was laid out before`() {
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    second.layoutIfNeeded()
    giveSize(child)
    layOutInRootThatDies(child)
    second.addSubview(child)
    pin(child, in: second, leading: 5)
    second.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 0, width: 20, height: 20))
  }
}

@MainActor
@Suite struct `A direction that the traits change` {
  @Test func `turns leading around`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let view = UIView()
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 15),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 15)
    window.traitOverride = UITraitCollection(layoutDirection: .rightToLeft)
    window.layoutIfNeeded()
    // 200 − 15 − 20
    #expect(view.frame.minX == 165)
  }
}
