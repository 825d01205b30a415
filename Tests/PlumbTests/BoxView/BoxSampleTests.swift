#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// Screens in the shapes of public samples, in our words, with frames by arithmetic.
@MainActor
@Suite struct `Screens of boxes` {
  /// A picture that is as wide as it is high, fixed in size.
  private func icon(_ size: CGFloat) -> UIView {
    let view = UIView()
    view.pinSize(CGSize(width: size, height: size))
    return view
  }

  /// An album: three columns that share the width, then one that folds in through a switch.
  ///
  /// Arithmetic: 310 − 2 · 10 for the insets − 2 · 5 for the spacing leave 280; the shares 1, 1, 2 give
  /// 70, 70 and 140.
  @Test func `an album shares its width, and folds`() {
    let (one, two, three) = (UIView(), UIView(), UIView())
    let box = BoxView(
      axis: .x,
      spacing: 5,
      insets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    )
    box.items = [one.boxed.flex(), two.boxed.flex(), three.boxed.flex(2)]
    let root = root(310, 100)
    root.addBoxedView(box)
    root.layoutIfNeeded()
    #expect([one, two, three].map(\.frame.width) == [70, 70, 140])
    #expect([one, two, three].map(\.frame.minX) == [10, 85, 160])

    let free = BoxView(axis: .y)
    root.addBoxedView(free)
    let inner = UIView()
    free.items = [inner.boxed.bottom(nil)]
    let layout = ConstraintSwitch()
    layout.onSet = [inner.pinHeight(80, activate: false)]
    layout.offSet = [inner.pinHeight(40, activate: false)]
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 310, height: 40))
    layout.state = true
    root.layoutIfNeeded()
    #expect(inner.frame.height == 80)
  }

  #if !canImport(Darwin)  // What is asked for here, only ours tells.
  /// A chooser of which one detail is open at a time, by two switches; no conflict on the way.
  ///
  /// Arithmetic: the open detail is 60 high, the closed one 0; a title of 20 stands above each.
  @Test func `a list opens one row at a time without a conflict`() {
    let titles = [UIView(), UIView()]
    let details = [UIView(), UIView()]
    let switches = details.map { detail in
      let closed = detail.pinHeight(0)
      let open = detail.pinHeight(60)
      let layout = ConstraintSwitch()
      layout.onSet = [open]
      layout.offSet = [closed]
      return layout
    }
    let box = BoxView()
    box.items = [
      titles[0].boxed.height(20), details[0].boxed, titles[1].boxed.height(20),
      details[1].boxed.bottom(nil),
    ]
    let root = root(200, 300)
    root.addBoxedView(box)
    let conflicts = root.unsatisfiableConstraints {
      root.layoutIfNeeded()
      switches[0].state = true
      root.layoutIfNeeded()
      switches[0].state = false
      switches[1].state = true
      root.layoutIfNeeded()
    }
    #expect(conflicts.isEmpty)
    #expect(details.map(\.frame.height) == [0, 60])
    #expect(titles.map(\.frame.minY) == [0, 20])
    #expect(details[1].frame.minY == 40)
  }
  #endif

  /// A row of settings: an icon, a growing middle and a switch at the end, centred across.
  ///
  /// Arithmetic: width 300, insets 16, spacing 8; the icon takes 24, the end 50: 300 − 32 − 16 − 74 = 178.
  @Test func `a row of settings gives the rest to its middle`() {
    let (icon, middle, end) = (icon(24), UIView(), UIView())
    let box = BoxView(
      axis: .x,
      spacing: 8,
      insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    )
    box.items = [
      icon.boxed.centerY().top(>=0).bottom(>=0), middle.boxed.height(44),
      end.boxed.width(50).height(30).centerY().top(nil).bottom(nil),
    ]
    let root = root(300, 60)
    root.addBoxItems([box.boxed])
    root.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 48, y: 8, width: 178, height: 44))
    #expect(icon.frame == CGRect(x: 16, y: 18, width: 24, height: 24))
    #expect(end.frame == CGRect(x: 234, y: 15, width: 50, height: 30))
  }
}
#endif
