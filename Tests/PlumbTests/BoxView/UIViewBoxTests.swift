#if canImport(UIKit)
import Plumb
import Testing
import UIKit

@MainActor
@Suite struct `What boxes add to views` {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `names the content priorities by axis`() {
    view.huggingX = UILayoutPriority(1)
    view.huggingY = UILayoutPriority(2)
    view.resistanceX = UILayoutPriority(3)
    view.resistanceY = UILayoutPriority(4)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 2)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 3)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 4)
    #expect(view.huggingX.rawValue == 1 && view.huggingY.rawValue == 2)
    #expect(view.resistanceX.rawValue == 3 && view.resistanceY.rawValue == 4)
  }

  @Test func `readies a view for constraints and keeps its type`() {
    let label: UILabel = UILabel().al
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `tells where a new view grows from`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let middle = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    root.addSubview(middle)
    middle.addSubview(view)
    #expect(
      root.insertionFrameBelow(view: view) == CGRect(x: 15, y: 66, width: 30, height: 0)
    )
    #expect(
      root.insertionFrameOnRight(view: view) == CGRect(x: 45, y: 26, width: 0, height: 40)
    )
    root.semanticContentAttribute = .forceRightToLeft
    #expect(
      root.insertionFrameOnRight(view: view) == CGRect(x: 15, y: 26, width: 0, height: 40)
    )
  }

  @Test func `inserts subviews from back to front`() {
    let a = UIView()
    let b = UIView()
    view.insertSubview(a, z: .front)
    view.insertSubview(b, z: .back)
    #expect(view.subviews == [b, a])
    let c = UIView()
    view.insertSubview(c, z: .above(b))
    #expect(view.subviews == [b, c, a])
    view.insertSubview(c, z: .below(b))
    #expect(view.subviews == [c, b, a])
  }

  @Test func `removes constraints by attribute and by the other view`() {
    let a = UIView()
    let b = UIView()
    view.addBoxItems([a.boxed.height(5), b.boxed])
    let count = view.constraints.count + a.constraints.count
    a.bxRemoveConstraintsForAttribute(.height)
    #expect(a.constraints == [])
    a.bxRemoveConstraintsForAttribute(.leading)
    #expect(view.constraints.count == count - 2)
    a.bxRemoveConstraintsToView(b)
    // b.top == a.bottom
    #expect(view.constraints.count == count - 3)
    #expect(
      !view.constraints.contains {
        $0.firstItem === b && $0.secondItem === a || $0.firstItem === a && $0.secondItem === b
      }
    )
    b.bxRemoveConstraintsToView(view)
    #expect(!view.constraints.contains { $0.firstItem === b && $0.secondItem === view })
    // a.top and a.trailing stay.
    #expect(view.constraints.count == 2)
  }
}
#endif
