#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// A5 and A6: relations to the superview, and priorities.
@MainActor
@Suite struct `Relations` {
  private let scene = Scene()

  @Test func `to the superview come in three forms`() {
    scene.a.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.lessThanOrEqualToSuperview()
      make.top.greaterThanOrEqualToSuperview().offset(3)
    }
    scene.guide.snp.makeConstraints { $0.center.equalToSuperview() }
    #expect(
      scene.made(for: scene.a) == [
        "a.left == root.left", "a.width <= root.width", "a.top >= root.top + 3",
      ]
    )
    #expect(
      scene.made(for: scene.guide) == [
        "guide.centerX == root.centerX", "guide.centerY == root.centerY",
      ]
    )
  }

  @Test func `to the superview take a closure or a key path`() {
    scene.root.safeAreaLayoutGuide.snp.setLabel("safe")
    scene.a.snp.makeConstraints { make in
      make.top.equalToSuperview { $0.snp.bottom }.offset(-5)
      make.bottom.lessThanOrEqualToSuperview(\.safeAreaLayoutGuide)
      make.left.greaterThanOrEqualToSuperview(\.snp.right).multipliedBy(0.5)
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.top == root.bottom - 5", "a.bottom <= safe.bottom", "a.left >= root.right * 0.5",
      ]
    )
  }

  @Test func `keep file and line, of which some take labels`() {
    scene.a.snp.makeConstraints { make in
      make.width.equalTo(1, "A.swift", 1)
      make.width.lessThanOrEqualTo(2, "B.swift", 2)
      make.width.greaterThanOrEqualTo(3, "C.swift", line: 3)
      make.width.equalToSuperview("D.swift", 4)
      make.width.lessThanOrEqualToSuperview("E.swift", 5)
      make.width.greaterThanOrEqualToSuperview("F.swift", line: 6)
      make.width.equalToSuperview({ $0.snp.height }, "G.swift", line: 7)
      make.width.lessThanOrEqualToSuperview({ $0.snp.height }, "H.swift", line: 8)
      make.width.greaterThanOrEqualToSuperview({ $0.snp.height }, "I.swift", line: 9)
    }
    let places = (scene.a.constraints + scene.root.constraints).map { made in
      (made as? LayoutConstraint).map { "\($0.file)#\($0.line)" }
    }
    #expect(
      places == [
        "A.swift#1", "B.swift#2", "C.swift#3", "D.swift#4", "E.swift#5", "F.swift#6", "G.swift#7",
        "H.swift#8", "I.swift#9",
      ]
    )
  }

  @Test func `to a missing superview install nothing of their block and name the view`() {
    let lone = UIView()
    lone.snp.setLabel("lone")
    let methods: [(String, @MainActor (ConstraintMaker) -> Void)] = [
      ("equalToSuperview", { $0.top.equalToSuperview() }),
      ("lessThanOrEqualToSuperview", { $0.top.lessThanOrEqualToSuperview() }),
      ("greaterThanOrEqualToSuperview", { $0.top.greaterThanOrEqualToSuperview() }),
      ("equalToSuperview", { $0.top.equalToSuperview(\.safeAreaLayoutGuide) }),
      ("a constant", { $0.top.equalTo(5) }),
    ]
    for (name, method) in methods {
      let reported = issues {
        lone.snp.makeConstraints { make in
          make.width.equalTo(4)
          method(make)
        }
      }
      #expect(lone.constraints.isEmpty)
      #expect(reported.map(\.kind) == [.noSuperview])
      #expect(reported.first?.message.contains(name) == true)
      #expect(reported.first?.message.contains("UIView:lone") == true)
    }
    let guide = UILayoutGuide()
    #expect(issues { guide.snp.makeConstraints { $0.top.equalToSuperview() } }.count == 1)
    #expect(issues { guide.snp.makeConstraints { $0.width.equalTo(5) } }.count == 1)
  }

  @Test func `to another hierarchy install nothing of their block and name both chains`() {
    let other = UIView()
    let stranger = UIView()
    other.addSubview(stranger)
    other.snp.setLabel("other")
    stranger.snp.setLabel("stranger")
    let reported = issues {
      scene.a.snp.makeConstraints { make in
        make.width.equalTo(4)
        make.top.equalTo(stranger.snp.bottom)
      }
    }
    #expect(scene.made(for: scene.a).isEmpty)
    #expect(reported.map(\.kind) == [.noCommonAncestor])
    #expect(reported.first?.message.contains("UIView:a in UIView:root") == true)
    #expect(reported.first?.message.contains("UIView:stranger in UIView:other") == true)
  }

  @Test func `reach every part of a hierarchy`() {
    let inner = UIView()
    let innermost = UIView()
    inner.snp.setLabel("inner")
    innermost.snp.setLabel("innermost")
    scene.b.addSubview(inner)
    inner.addSubview(innermost)
    withoutIssues {
      innermost.snp.makeConstraints { $0.top.equalTo(scene.a) }
      scene.a.snp.makeConstraints { $0.width.equalTo(innermost) }
      inner.snp.makeConstraints { $0.left.equalTo(scene.root) }
    }
    #expect(
      lines(scene.root.constraints) == [
        "innermost.top == a.top", "a.width == innermost.width", "inner.left == root.left",
      ]
    )
  }

  @Test func `can be added to a superview within the block`() {
    let late = UIView()
    late.snp.setLabel("late")
    late.snp.makeConstraints { make in
      scene.root.addSubview(late)
      make.edges.equalToSuperview()
    }
    #expect(lines(scene.root.constraints).first == "late.left == root.left")
  }

  // MARK: - Priorities

  @Test func `take priorities of seven types`() {
    scene.a.snp.makeConstraints { make in
      make.width.equalTo(1).priority(.high)
      make.width.equalTo(1).priority(.medium)
      make.width.equalTo(1).priority(.low)
      make.width.equalTo(1).priority(.required)
      make.width.equalTo(1).priority(ConstraintPriority.high.advanced(by: -1))
      make.width.equalTo(1).priority(Int(1))
      make.width.equalTo(1).priority(UInt(2))
      make.width.equalTo(1).priority(Float(3.5))
      make.width.equalTo(1).priority(Double(4.5))
      make.width.equalTo(1).priority(CGFloat(5.5))
      make.width.equalTo(1).priority(UILayoutPriority.defaultHigh)
      make.width.equalTo(1).priority(999.0)
    }
    #expect(
      scene.a.constraints.map(\.priority.rawValue) == [
        750, 500, 250, 1000, 749, 1, 2, 3.5, 4.5, 5.5, 750, 999,
      ]
    )
  }

  @Test func `have priorities that compare and count`() {
    #expect(ConstraintPriority.required.value == 1000)
    #expect(ConstraintPriority(750) == .high)
    #expect(ConstraintPriority.low < .medium)
    #expect(ConstraintPriority.low.distance(to: .high) == 500)
    let literal: ConstraintPriority = 12.5
    #expect(literal.value == 12.5)
  }
}
#endif
