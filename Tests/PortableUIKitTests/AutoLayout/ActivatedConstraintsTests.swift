import PortableUIKit
import Testing

/// Constraints that are activated in one call are held together, and live as long as they would alone.
@MainActor
@Suite struct ActivatedConstraintsTests {
  /// A view, one in it, and weak references to its constraints.
  @MainActor
  private final class Tree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var inner: UIView? = UIView()
    var weak: [WeakConstraint] = []

    init() {
      guard let inner else { return }
      inner.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(inner)
    }

    func make() -> [NSLayoutConstraint] {
      guard let inner else { return [] }
      let constraints = [
        inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        inner.topAnchor.constraint(equalTo: root.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalToConstant: 20),
        inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 5),
      ]
      weak = constraints.map { WeakConstraint(constraint: $0) }
      return constraints
    }

    var alive: [Bool] { weak.map { $0.constraint != nil } }
  }

  private struct WeakConstraint {
    weak var constraint: NSLayoutConstraint?
  }

  @Test func theyLiveAfterTheArrayIsGone() {
    let tree = Tree()
    NSLayoutConstraint.activate(tree.make())
    tree.root.layoutIfNeeded()
    #expect(tree.alive == [true, true, true, true, true])
    #expect(tree.inner?.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func oneThatIsDeactivatedDiesAloneWhereNobodyElseHoldsIt() {
    let tree = Tree()
    NSLayoutConstraint.activate(tree.make())
    tree.weak[2].constraint?.isActive = false
    #expect(tree.alive == [true, true, false, true, true])
    tree.weak[3].constraint?.isActive = false
    #expect(tree.alive == [true, true, false, false, true])
    #expect(tree.root.constraints.count == 2)
    #expect(tree.inner?.constraints.count == 1)
  }

  @Test func thoseOfAViewThatDiesDieWithItAndOthersStay() {
    let tree = Tree()
    let sibling = UIView()
    sibling.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(sibling)
    let other = sibling.widthAnchor.constraint(equalToConstant: 7)
    NSLayoutConstraint.activate(tree.make() + [other])
    tree.root.layoutIfNeeded()
    tree.inner?.removeFromSuperview()
    tree.inner = nil
    #expect(tree.alive == [false, false, false, false, false])
    #expect(other.isActive)
    tree.root.layoutIfNeeded()
    #expect(sibling.frame.width == 7)
  }

  @Test func allDieWithTheHierarchy() {
    var tree: Tree? = Tree()
    let weak: [WeakConstraint]
    do {
      NSLayoutConstraint.activate(tree?.make() ?? [])
      tree?.root.layoutIfNeeded()
      weak = tree?.weak ?? []
    }
    tree = nil
    #expect(weak.count == 5)
    #expect(weak.allSatisfy { $0.constraint == nil })
  }

  @Test func oneThatStandsTwiceInTheArrayIsHeldOnce() {
    let tree = Tree()
    var constraints = tree.make()
    constraints += constraints
    NSLayoutConstraint.activate(constraints)
    constraints = []
    tree.weak[0].constraint?.isActive = false
    tree.weak[1].constraint?.isActive = false
    #expect(tree.alive == [false, false, true, true, true])
  }

  @Test func oneThatWasActiveBeforeIsHeldOnce() {
    let tree = Tree()
    var constraints = tree.make()
    constraints[0].isActive = true
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.activate(constraints)
    constraints = []
    #expect(tree.alive == [true, true, true, true, true])
    for place in tree.weak { place.constraint?.isActive = false }
    #expect(tree.alive == [false, false, false, false, false])
  }

  @Test func onesThatAreDeactivatedAndActivatedAgainAreHeldAgain() {
    let tree = Tree()
    var constraints = tree.make()
    for _ in 0..<3 {
      NSLayoutConstraint.activate(constraints)
      tree.root.layoutIfNeeded()
      #expect(tree.inner?.frame.size == CGSize(width: 10, height: 20))
      NSLayoutConstraint.deactivate(constraints)
    }
    NSLayoutConstraint.activate(constraints)
    constraints = []
    #expect(tree.alive == [true, true, true, true, true])
  }

  @Test func oneThatALayoutTakesOutWhileOthersAreActivatedGoesAlone() {
    /// Takes a constraint out of force as soon as a layout is asked for.
    final class Fickle: UIView {
      var unwanted: NSLayoutConstraint?
      override func setNeedsLayout() {
        super.setNeedsLayout()
        unwanted?.isActive = false
      }
    }
    let root = Fickle(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    var weak: [WeakConstraint] = []
    do {
      // The second owner has the first told, and that takes its constraint out before the others are activated.
      let constraints = [
        inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.topAnchor.constraint(equalTo: root.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ]
      root.unwanted = constraints[0]
      weak = constraints.map { WeakConstraint(constraint: $0) }
      NSLayoutConstraint.activate(constraints)
      root.unwanted = nil
    }
    #expect(weak.map { $0.constraint != nil } == [false, true, true, true])
    root.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 10, height: 20))
  }

  @Test func theArrayOfTheAppMayChangeAfterwards() {
    let tree = Tree()
    var constraints = tree.make()
    NSLayoutConstraint.activate(constraints)
    constraints.removeAll(keepingCapacity: true)
    #expect(tree.alive == [true, true, true, true, true])
    #expect(tree.root.constraints.count + (tree.inner?.constraints.count ?? 0) == 5)
  }

  @Test func constraintsOfViewsThatDieOnAnotherThreadDie() async {
    let weak = await Self.build()
    #expect(weak.count == 40)
    #expect(weak.allSatisfy { $0.constraint == nil })
  }

  /// Builds trees whose constraints were activated in one call, and has each die on a thread of its own.
  private static func build() async -> [WeakConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var roots: [UIView] = []
    for _ in 0..<8 {
      let tree = Tree()
      constraints += tree.make()
      roots.append(tree.root)
    }
    NSLayoutConstraint.activate(constraints)
    let weak = constraints.map { WeakConstraint(constraint: $0) }
    constraints = []
    for root in roots { root.layoutIfNeeded() }
    await withTaskGroup(of: Void.self) { group in
      while let root = roots.popLast() {
        let last = Unmanaged.passRetained(root)
        let address = UInt(bitPattern: last.toOpaque())
        group.addTask {
          guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
          Unmanaged<UIView>.fromOpaque(pointer).release()
        }
      }
    }
    return weak
  }
}
