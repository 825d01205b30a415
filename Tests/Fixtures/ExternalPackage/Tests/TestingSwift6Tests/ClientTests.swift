import Swift5Client
import Swift6Client
import Testing
import UIKit

@MainActor
@Suite struct `A client in Swift 6` {
  @Test func `a wrapper keeps what it made`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    root.addSubview(view)
    let made = view.maker.make(.left, to: root, .left, constant: 3)
    view.maker.make(.width, constant: 54)
    view.maker.make(.top, to: root, .top)
    view.maker.make(.height, constant: 10)
    #expect(view.made.count == 4)
    #expect(root.constraints.count == 2)
    #expect(root.constraints.first?.firstAttribute == .left)
    #expect((root.constraints.first as? LabelledConstraint)?.label == "made")
    made.constraint.constant = 9
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 9, y: 0, width: 54, height: 10))
    view.maker.removeAll()
    #expect(view.made.isEmpty)
    #expect(root.constraints.isEmpty)
  }

  @Test func `plain initializers reach the frame`() {
    #expect(PileView().translatesAutoresizingMaskIntoConstraints)
    #expect(!PileView(spacing: 0).translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `a pile lays out and lets go`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let pile = PileView(
      spacing: 4,
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 2)
    )
    root.addSubview(pile)
    let views = [UIView(), UIView(), UIView()]
    for view in views {
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    pile.pile(views)
    pile.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    pile.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    // 2 + 50 + 2 and 1 + 10 + 4 + 10 + 4 + 10 + 3
    #expect(pile.frame == CGRect(x: 0, y: 0, width: 54, height: 42))
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(pile.frame.height == 28)
    views[2].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(pile.frame.height == 14)
    #expect(pile.items.count == 2)
    #expect(views[2].superview == nil)
  }

  @Test func `operators and chains`() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.place { view }
    view.chainedWidth(54).style { $0.tag = 7 }
    view.trailingAnchor /==/ controller.view.trailingAnchor
    view.topAnchor /==/ controller.view.topAnchor
    view.heightAnchor /==/ 10
    #expect(view.tag == 7)
    #expect(view.constraints.first?.secondAttribute == .notAnAttribute)
    controller.view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 390 - 54, y: 0, width: 54, height: 10))
    controller.view.semanticContentAttribute = .forceRightToLeft
    controller.view.layoutIfNeeded()
    #expect(view.frame.minX == 0)
  }

  @Test func `priorities print and compare`() {
    #expect("\(UILayoutPriority.defaultHigh)" == "UILayoutPriority(rawValue: 750.0)")
    #expect(UILayoutPriority.defaultLow < .required)
  }
}
