#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// A1: which call is allowed where, and what becomes of it.
@MainActor
@Suite struct `A description` {
  private let scene = Scene()

  @Test func `takes attributes, a relation, changes, a priority and a label, in that order`() {
    var finished: ConstraintMakerFinalizable?
    scene.a.snp.makeConstraints { make in
      let extendable: ConstraintMakerExtendable = make.width
      let relatable: ConstraintMakerRelatable = extendable.height
      let editable: ConstraintMakerEditable = relatable.lessThanOrEqualTo(scene.b)
      let prioritizable: ConstraintMakerPrioritizable = editable.multipliedBy(2).offset(3)
      finished = prioritizable.priority(700).labeled("size")
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.width <= b.width * 2 + 3 @700", "a.height <= b.height * 2 + 3 @700",
      ]
    )
    #expect(finished?.constraint.layoutConstraints.map(\.identifier) == ["size", "size"])
    #expect(finished?.constraint.label == "size")
  }

  @Test func `counts the last of what is said twice`() {
    scene.a.snp.makeConstraints { make in
      make.width.equalTo(scene.b).multipliedBy(2).dividedBy(4).offset(1).offset(9)
      make.height.equalTo(scene.b).inset(3).offset(2)
      make.left.equalTo(scene.b).offset(2).inset(3)
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.width == b.width * 0.25 + 9", "a.height == b.height + 2", "a.left == b.left + 3",
      ]
    )
  }

  @Test func `begins anew with each attribute of the maker`() {
    scene.a.snp.makeConstraints { make in
      make.right.left.equalTo(scene.b)
      make.top.equalTo(scene.b)
      make.left.equalTo(scene.b).priority(1)
    }
    // Within a description the order of writing is lost.
    #expect(
      scene.made(for: scene.a) == [
        "a.left == b.left", "a.right == b.right", "a.top == b.top", "a.left == b.left @1",
      ]
    )
  }

  @Test func `is left out where it is related to nothing`() {
    let reported = issues {
      scene.a.snp.makeConstraints { make in
        _ = make.top
        make.width.equalTo(5)
      }
    }
    #expect(scene.made(for: scene.a) == ["a.width == 5"])
    #expect(reported.map(\.kind) == [.unrelatedAttribute])
    #expect(reported.first?.message.contains("UIView:a.top was described") == true)
    #expect(reported.first?.file.hasSuffix("DescriptionStageTests.swift") == true)
  }

  @Test func `takes no more changes once its constraint was asked for`() {
    var handle: Constraint?
    let reported = issues {
      scene.a.snp.makeConstraints { make in
        let editable = make.width.equalTo(10)
        handle = editable.constraint
        editable.offset(50).priority(1).labeled("late")
      }
    }
    #expect(scene.made(for: scene.a) == ["a.width == 10"])
    #expect(handle?.layoutConstraints.count == 1)
    #expect(reported.map(\.kind) == [.lateChange, .lateChange, .lateChange])
  }

  @Test func `takes no more changes once its block has ended`() {
    var maker: ConstraintMaker?
    var stage: ConstraintMakerEditable?
    scene.a.snp.makeConstraints { make in
      maker = make
      stage = make.width.equalTo(10)
      // A stage that is kept goes on speaking of its own description.
      make.height.equalTo(20)
    }
    let reported = issues {
      stage?.offset(99)
      maker?.top.equalToSuperview()
    }
    #expect(scene.made(for: scene.a) == ["a.width == 10", "a.height == 20"])
    #expect(reported.map(\.kind) == [.lateChange, .lateChange])
  }

  @Test func `keeps stages of several descriptions apart`() {
    scene.a.snp.makeConstraints { make in
      let width = make.width
      let height = make.height
      let first = width.equalTo(1)
      let second = height.equalTo(2)
      first.offset(11)
      second.offset(22)
    }
    #expect(scene.made(for: scene.a) == ["a.width == 11", "a.height == 22"])
  }

  @Test func `turns off the mask of the receiver alone, even in an empty block`() {
    scene.a.snp.makeConstraints { _ in }
    #expect(!scene.a.translatesAutoresizingMaskIntoConstraints)
    let c = UIView()
    scene.root.addSubview(c)
    c.snp.prepareConstraints { $0.top.equalTo(scene.b) }
    #expect(!c.translatesAutoresizingMaskIntoConstraints)
    let d = UIView()
    d.snp.updateConstraints { _ in }
    #expect(!d.translatesAutoresizingMaskIntoConstraints)
    #expect(scene.b.translatesAutoresizingMaskIntoConstraints)
    #expect(scene.root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `knows its item`() {
    scene.a.snp.makeConstraints { #expect($0.item === scene.a) }
    scene.guide.snp.makeConstraints { #expect($0.item === scene.guide) }
  }
}
#endif
