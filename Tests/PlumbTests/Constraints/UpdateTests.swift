#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// A8 and the handle: updates.
@MainActor
@Suite struct `Updates` {
  private let scene = Scene()

  @Test func `make constraints where there are none`() {
    withoutIssues { scene.a.snp.updateConstraints { $0.width.equalTo(5) } }
    #expect(scene.made(for: scene.a) == ["a.width == 5"])
  }

  @Test func `change the constants of what fits, and nothing else`() {
    scene.a.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(1)
      make.width.equalTo(scene.b).multipliedBy(0.5).priority(700).labeled("width")
    }
    let before = scene.active
    withoutIssues {
      scene.a.snp.updateConstraints { make in
        make.top.equalToSuperview().offset(9)
        make.width.equalTo(scene.b).multipliedBy(0.5).offset(4).priority(700).labeled("other")
      }
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.left == root.left + 1", "a.top == root.top + 9", "a.right == root.right - 1",
        "a.bottom == root.bottom - 1", "a.width == b.width * 0.5 + 4 @700",
      ]
    )
    #expect(zip(before, scene.active).allSatisfy { $0 === $1 })
    #expect(scene.active.last?.identifier == "width")
  }

  @Test func `replace what differs in the multiplier alone`() throws {
    var made: UInt = 0
    var described: UInt = 0
    var handle: Constraint?
    scene.a.snp.makeConstraints { make in
      made = #line + 1
      handle = make.width.equalToSuperview().multipliedBy(0.5).constraint
    }
    let reported = issues {
      scene.a.snp.updateConstraints { make in
        described = #line + 1
        make.width.equalToSuperview().multipliedBy(0.25).offset(3)
      }
    }
    #expect(scene.made(for: scene.a) == ["a.width == root.width * 0.25 + 3"])
    let issue = try #require(reported.first)
    #expect(reported.count == 1)
    #expect(issue.kind == .updateReplaced)
    #expect(issue.line == described)
    #expect(issue.related?.line == made)
    #expect(issue.related?.difference == .multiplier)
    #expect(issue.related?.file.hasSuffix("UpdateTests.swift") == true)
    #expect(issue.message.contains("differs in multiplier"))
    // The handle follows.
    handle?.update(offset: 8)
    #expect(scene.made(for: scene.a) == ["a.width == root.width * 0.25 + 8"])
    handle?.deactivate()
    #expect(scene.made(for: scene.a).isEmpty)
  }

  @Test func `replace what differs in priority or target alone`() {
    scene.a.snp.makeConstraints { make in
      make.width.equalTo(40)
      make.top.equalTo(scene.b).offset(7)
    }
    let reported = issues {
      scene.a.snp.updateConstraints { make in
        make.width.equalTo(50).priority(900)
        make.top.equalToSuperview().offset(2)
      }
    }
    #expect(scene.made(for: scene.a).sorted() == ["a.top == root.top + 2", "a.width == 50 @900"])
    #expect(reported.map(\.kind) == [.updateReplaced, .updateReplaced])
    #expect(reported.map { $0.related?.difference } == [.priority, .target])
  }

  @Test func `replace a multiplied size by a number`() {
    scene.a.snp.makeConstraints { $0.width.height.equalTo(scene.b).multipliedBy(0.5) }
    let reported = issues { scene.a.snp.updateConstraints { $0.width.height.equalTo(20) } }
    #expect(scene.made(for: scene.a) == ["a.width == 20", "a.height == 20"])
    #expect(reported.map { $0.related?.difference } == [.target, .target])
  }

  @Test func `add what was never made`() throws {
    scene.a.snp.makeConstraints { make in
      make.width.equalTo(40)
      make.top.equalToSuperview()
    }
    let reported = issues {
      scene.a.snp.updateConstraints { make in
        make.width.equalTo(60)
        make.width.lessThanOrEqualTo(80)
        make.left.equalToSuperview()
      }
    }
    #expect(
      Set(scene.made(for: scene.a)) == [
        "a.width == 60", "a.top == root.top", "a.width <= 80", "a.left == root.left",
      ]
    )
    #expect(reported.map(\.kind) == [.updateAdded, .updateAdded])
    #expect(reported.map { $0.related?.difference } == [.relation, .firstAttribute])
    scene.a.snp.removeConstraints()
    #expect(scene.active.isEmpty)
  }

  @Test func `change nothing where one cannot be made`() {
    scene.a.snp.makeConstraints { $0.width.equalTo(40) }
    let stranger = UIView()
    let reported = issues {
      scene.a.snp.updateConstraints { make in
        make.width.equalTo(60)
        make.top.equalTo(stranger)
      }
    }
    #expect(scene.made(for: scene.a) == ["a.width == 40"])
    #expect(reported.map(\.kind) == [.noCommonAncestor])
  }

  @Test func `give the handles of their own block what stands`() {
    scene.a.snp.makeConstraints { $0.width.equalTo(40) }
    var handle: Constraint?
    scene.a.snp.updateConstraints { handle = $0.width.equalTo(60).constraint }
    handle?.update(offset: 70)
    #expect(scene.made(for: scene.a) == ["a.width == 70"])
  }

  // MARK: - Remaking

  @Test func `by remaking leave what is equal as it is`() {
    scene.a.snp.makeConstraints { make in
      make.top.left.equalToSuperview().offset(4)
      make.width.equalTo(scene.b).multipliedBy(0.5)
    }
    let before = scene.active
    scene.a.snp.remakeConstraints { make in
      make.top.left.equalToSuperview().offset(4)
      make.width.equalTo(scene.b).multipliedBy(0.25)
    }
    #expect(scene.active.count == 3)
    #expect(scene.active[0] === before[0])
    #expect(scene.active[1] === before[1])
    #expect(scene.active[2] !== before[2])
    #expect(before[0].isActive && before[1].isActive && !before[2].isActive)
    scene.a.snp.remakeConstraints { $0.top.equalToSuperview().offset(6).labeled("top") }
    // The constant alone is changed in place.
    #expect(scene.active.count == 1)
    #expect(scene.active.first === before.first { $0.firstAttribute == .top })
    #expect(scene.active.first?.identifier == "top")
    #expect(lines(scene.active) == ["a.top == root.top + 6"])
  }

  @Test func `by remaking change nothing where one cannot be made`() {
    scene.a.snp.makeConstraints { $0.width.equalTo(40) }
    let reported = issues {
      scene.a.snp.remakeConstraints { make in
        make.height.equalTo(5)
        make.top.equalTo(UIView())
      }
    }
    #expect(scene.made(for: scene.a) == ["a.width == 40"])
    #expect(!reported.isEmpty)
    scene.a.snp.removeConstraints()
    #expect(scene.active.isEmpty)
  }

  // MARK: - The handle

  @Test func `of a handle compute each constant anew`() {
    var edges: Constraint?
    var size: Constraint?
    var center: Constraint?
    scene.a.snp.makeConstraints { make in
      edges = make.edges.equalToSuperview().constraint
      size = make.size.equalTo(10).constraint
      center = make.center.equalTo(1).constraint
    }
    edges?.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    size?.update(offset: 7)
    center?.update(offset: 5)
    #expect(
      Set(scene.made(for: scene.a)) == [
        "a.left == root.left + 2", "a.top == root.top + 1", "a.right == root.right - 4",
        "a.bottom == root.bottom - 3", "a.width == 7", "a.height == 7",
        "a.centerX == root.left + 5", "a.centerY == root.top + 5",
      ]
    )
    edges?.update(inset: 6)
    #expect(edges?.layoutConstraints.map(\.constant) == [6, 6, -6, -6])
    edges?.update(inset: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(edges?.layoutConstraints.map(\.constant) == [2, 1, -4, -3])
    size?.update(inset: 2)
    #expect(size?.layoutConstraints.map(\.constant) == [-4, -4])
  }

  @Test func `of a handle change the priority, also from and to required`() {
    var width: Constraint?
    scene.a.snp.makeConstraints { width = $0.width.equalTo(10).constraint }
    width?.update(priority: 500)
    #expect(scene.made(for: scene.a) == ["a.width == 10 @500"])
    width?.update(priority: .required)
    #expect(scene.made(for: scene.a) == ["a.width == 10"])
    width?.update(priority: UILayoutPriority(400)).update(priority: .high)
    #expect(scene.made(for: scene.a) == ["a.width == 10 @750"])
    #expect(issues { width?.update(priority: 0) }.map(\.kind) == [.invalidNumber])
    #expect(issues { width?.update(offset: CGFloat.infinity) }.map(\.kind) == [.invalidNumber])
    #expect(scene.made(for: scene.a) == ["a.width == 10 @750"])
  }

  @Test func `of a handle replace multiplier and target`() {
    var width: Constraint?
    scene.a.snp.makeConstraints { make in
      width = make.width.equalTo(scene.b).multipliedBy(0.5).offset(3).labeled("w").constraint
    }
    width?.update(multiplier: 2)
    #expect(scene.made(for: scene.a) == ["a.width == b.width * 2 + 3"])
    width?.update(target: scene.root.snp.height)
    #expect(scene.made(for: scene.a) == ["a.width == root.height * 2 + 3"])
    #expect(width?.layoutConstraints.first?.label == "w")
    #expect(issues { width?.update(target: UIView()) }.map(\.kind) == [.noCommonAncestor])
    #expect(scene.made(for: scene.a) == ["a.width == root.height * 2 + 3"])
    width?.deactivate()
    width?.update(multiplier: 1)
    #expect(scene.active.isEmpty)
    width?.activate()
    #expect(scene.made(for: scene.a) == ["a.width == root.height + 3"])
    scene.a.snp.removeConstraints()
    #expect(scene.active.isEmpty)
  }
}
#endif
