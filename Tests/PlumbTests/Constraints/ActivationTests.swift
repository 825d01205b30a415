#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// A7: what is active, and who holds it.
@MainActor
@Suite struct `Activation` {
  private let scene = Scene()

  @Test func `is left to the caller by prepare`() {
    let prepared = scene.a.snp.prepareConstraints { make in
      make.width.equalTo(1)
      make.left.top.equalToSuperview()
    }
    #expect(scene.made(for: scene.a).isEmpty)
    #expect(prepared.map { $0.layoutConstraints.count } == [1, 2])
    #expect(prepared.allSatisfy { !$0.isActive })
    // Nothing is recorded before it is activated, so an update makes constraints.
    withoutIssues { scene.a.snp.updateConstraints { $0.width.equalTo(7) } }
    prepared[1].activate()
    prepared[1].activate()
    #expect(prepared[1].isActive)
    #expect(
      scene.made(for: scene.a) == ["a.left == root.left", "a.top == root.top", "a.width == 7"]
    )
    prepared[1].deactivate()
    prepared[1].isActive = false
    #expect(scene.made(for: scene.a) == ["a.width == 7"])
    prepared[1].isActive = true
    scene.a.snp.removeConstraints()
    #expect(scene.made(for: scene.a).isEmpty)
  }

  @Test func `of what was prepared before there was a superview comes later`() {
    let late = UIView()
    late.snp.setLabel("late")
    var prepared: [Constraint] = []
    withoutIssues { prepared = late.snp.prepareConstraints { $0.top.equalToSuperview() } }
    #expect(prepared.count == 1)
    #expect(issues { prepared[0].activate() }.map(\.kind) == [.noSuperview])
    scene.root.addSubview(late)
    prepared[0].activate()
    #expect(lines(scene.root.constraints) == ["late.top == root.top"])
  }

  @Test func `counts where any layout constraint is active`() {
    var edges: Constraint?
    scene.a.snp.makeConstraints { edges = $0.edges.equalToSuperview().constraint }
    #expect(edges?.isActive == true)
    edges?.layoutConstraints.dropFirst().forEach { $0.isActive = false }
    #expect(edges?.isActive == true)
    edges?.layoutConstraints.first?.isActive = false
    #expect(edges?.isActive == false)
  }

  @Test func `of several constraints happens together`() {
    let prepared = scene.a.snp.prepareConstraints { make in
      make.width.equalTo(1)
      make.height.equalTo(2)
    }
    Constraint.activate(prepared)
    #expect(scene.made(for: scene.a) == ["a.width == 1", "a.height == 2"])
    Constraint.deactivate(prepared)
    #expect(scene.made(for: scene.a).isEmpty)
  }

  @Test func `ends with remove, for the receiver's constraints alone`() {
    scene.a.snp.makeConstraints { $0.size.equalTo(scene.b) }
    scene.b.snp.makeConstraints { $0.top.equalTo(scene.a.snp.bottom) }
    scene.a.snp.removeConstraints()
    #expect(lines(scene.active) == ["b.top == a.bottom"])
  }

  @Test func `begins anew with remake`() {
    var old: Constraint?
    scene.a.snp.makeConstraints { make in
      old = make.width.equalTo(1).constraint
      make.height.equalTo(2)
    }
    scene.a.snp.remakeConstraints { make in
      make.width.equalTo(1)
      make.top.equalTo(3)
    }
    #expect(old?.isActive == false)
    #expect(Set(scene.made(for: scene.a)) == ["a.width == 1", "a.top == root.top + 3"])
    scene.a.snp.remakeConstraints { _ in }
    #expect(scene.made(for: scene.a).isEmpty)
    // A handle that was left behind can still be used.
    old?.activate()
    #expect(scene.made(for: scene.a) == ["a.width == 1"])
  }

  @Test func `of a constraint whose receiver died is reported and does nothing`() {
    var view: UIView? = UIView()
    let prepared = view?.snp.prepareConstraints { $0.width.equalTo(5) } ?? []
    view = nil
    #expect(issues { prepared.first?.activate() }.map(\.kind) == [.missingItem])
    withoutIssues { prepared.first?.deactivate() }
    #expect(prepared.first?.isActive == false)
  }

  @Test func `of a constraint whose target died is reported and does nothing`() {
    var other: UIView? = UIView()
    var prepared: [Constraint] = []
    if let other {
      scene.root.addSubview(other)
      prepared = scene.a.snp.prepareConstraints { $0.width.equalTo(other) }
      other.removeFromSuperview()
    }
    weak let gone = other
    other = nil
    #expect(gone == nil)
    #expect(issues { prepared.first?.activate() }.map(\.kind) == [.missingItem])
    #expect(scene.made(for: scene.a).isEmpty)
  }
}
#endif
