#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// A2: the constraints that aggregates stand for, and what they are paired with.
@MainActor
@Suite struct `Attributes` {
  private let scene = Scene()

  typealias Choice = @MainActor (ConstraintMaker) -> ConstraintMakerExtendable
  typealias Target = @MainActor (ConstraintViewDSL) -> ConstraintItem

  private static let single: [(String, Choice, Target)] = [
    ("left", { $0.left }, { $0.left }), ("top", { $0.top }, { $0.top }),
    ("right", { $0.right }, { $0.right }), ("bottom", { $0.bottom }, { $0.bottom }),
    ("leading", { $0.leading }, { $0.leading }), ("trailing", { $0.trailing }, { $0.trailing }),
    ("width", { $0.width }, { $0.width }), ("height", { $0.height }, { $0.height }),
    ("centerX", { $0.centerX }, { $0.centerX }), ("centerY", { $0.centerY }, { $0.centerY }),
    ("lastBaseline", { $0.lastBaseline }, { $0.lastBaseline }),
    ("firstBaseline", { $0.firstBaseline }, { $0.firstBaseline }),
    ("leftMargin", { $0.leftMargin }, { $0.leftMargin }),
    ("rightMargin", { $0.rightMargin }, { $0.rightMargin }),
    ("topMargin", { $0.topMargin }, { $0.topMargin }),
    ("bottomMargin", { $0.bottomMargin }, { $0.bottomMargin }),
    ("leadingMargin", { $0.leadingMargin }, { $0.leadingMargin }),
    ("trailingMargin", { $0.trailingMargin }, { $0.trailingMargin }),
    ("centerXWithinMargins", { $0.centerXWithinMargins }, { $0.centerXWithinMargins }),
    ("centerYWithinMargins", { $0.centerYWithinMargins }, { $0.centerYWithinMargins }),
  ]

  private static let aggregates: [([String], Choice, Target)] = [
    (["left", "top", "right", "bottom"], { $0.edges }, { $0.edges }),
    (["left", "right"], { $0.horizontalEdges }, { $0.horizontalEdges }),
    (["top", "bottom"], { $0.verticalEdges }, { $0.verticalEdges }),
    (["top", "bottom", "leading", "trailing"], { $0.directionalEdges }, { $0.directionalEdges }),
    (
      ["leading", "trailing"], { $0.directionalHorizontalEdges }, { $0.directionalHorizontalEdges }
    ),
    (["top", "bottom"], { $0.directionalVerticalEdges }, { $0.directionalVerticalEdges }),
    (["width", "height"], { $0.size }, { $0.size }),
    (["centerX", "centerY"], { $0.center }, { $0.center }),
    (["leftMargin", "rightMargin", "topMargin", "bottomMargin"], { $0.margins }, { $0.margins }),
    (
      ["topMargin", "bottomMargin", "leadingMargin", "trailingMargin"],
      { $0.directionalMargins }, { $0.directionalMargins }
    ),
    (
      ["centerXWithinMargins", "centerYWithinMargins"],
      { $0.centerWithinMargins }, { $0.centerWithinMargins }
    ),
  ]

  @Test func `are twenty, each of which can be related`() {
    for (name, choice, target) in Self.single {
      let scene = Scene()
      scene.a.snp.makeConstraints { choice($0).equalTo(target(scene.b.snp)) }
      #expect(scene.made(for: scene.a) == ["a.\(name) == b.\(name)"])
    }
    #expect(Self.single.count == 20)
  }

  @Test func `of aggregates are related in a fixed order, to a view or the same aggregate`() {
    for (names, choice, target) in Self.aggregates {
      let scene = Scene()
      scene.a.snp.makeConstraints { make in
        choice(make).equalTo(scene.b)
        choice(make).equalTo(target(scene.b.snp))
      }
      let expected = names.map { "a.\($0) == b.\($0)" }
      #expect(scene.made(for: scene.a) == expected + expected)
    }
  }

  @Test func `can be added to a description one by one`() {
    scene.a.snp.makeConstraints { make in
      make.trailingMargin.centerY.height.bottom.leading.equalTo(scene.b)
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.bottom == b.bottom", "a.leading == b.leading", "a.height == b.height",
        "a.centerY == b.centerY", "a.trailingMargin == b.trailingMargin",
      ]
    )
  }

  @Test func `pair edges with margins by role`() {
    scene.a.snp.makeConstraints { make in
      make.edges.equalTo(scene.b.snp.margins)
    }
    scene.b.snp.makeConstraints { make in
      make.directionalMargins.equalTo(scene.a.snp.directionalEdges)
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.left == b.leftMargin", "a.top == b.topMargin", "a.right == b.rightMargin",
        "a.bottom == b.bottomMargin",
      ]
    )
    #expect(
      scene.made(for: scene.b) == [
        "b.topMargin == a.top", "b.bottomMargin == a.bottom", "b.leadingMargin == a.leading",
        "b.trailingMargin == a.trailing",
      ]
    )
  }

  @Test func `pair margins with edges by role`() {
    scene.a.snp.makeConstraints { $0.margins.equalTo(scene.b.snp.edges) }
    scene.b.snp.makeConstraints { $0.directionalEdges.equalTo(scene.a.snp.directionalMargins) }
    #expect(
      scene.made(for: scene.a) == [
        "a.leftMargin == b.left", "a.rightMargin == b.right", "a.topMargin == b.top",
        "a.bottomMargin == b.bottom",
      ]
    )
    #expect(
      scene.made(for: scene.b) == [
        "b.top == a.topMargin", "b.bottom == a.bottomMargin", "b.leading == a.leadingMargin",
        "b.trailing == a.trailingMargin",
      ]
    )
  }

  @Test func `all take a single one on the other side`() {
    let reported = issues {
      scene.a.snp.makeConstraints { $0.edges.equalTo(scene.b.snp.top) }
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.left == b.top", "a.top == b.top", "a.right == b.top", "a.bottom == b.top",
      ]
    )
    #expect(reported.map(\.kind) == [.axisMismatch, .axisMismatch])
  }

  @Test func `that cannot be paired install nothing of their block`() {
    let refused: [(Choice, Target)] = [
      ({ $0.horizontalEdges }, { $0.margins }), ({ $0.center }, { $0.centerWithinMargins }),
      ({ $0.edges }, { $0.directionalEdges }), ({ $0.edges }, { $0.size }),
      ({ $0.left }, { $0.edges }), ({ $0.edges }, { $0.directionalMargins }),
    ]
    for (choice, target) in refused {
      let scene = Scene()
      var line: UInt = 0
      let reported = issues {
        scene.a.snp.makeConstraints { make in
          make.width.equalTo(10)
          line = #line + 1
          choice(make).equalTo(target(scene.b.snp))
        }
      }
      #expect(scene.made(for: scene.a).isEmpty)
      #expect(reported.map(\.kind) == [.unpairableAttributes])
      #expect(reported.first?.line == line)
      #expect(reported.first?.message.contains("UIView:a has") == true)
      #expect(reported.first?.message.contains("UIView:b has") == true)
    }
  }

  @Test func `can be related to a guide, and a guide's to others`() {
    scene.a.snp.makeConstraints { $0.size.equalTo(scene.guide) }
    scene.guide.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.lastBaseline.equalTo(scene.a.snp.firstBaseline)
    }
    #expect(scene.made(for: scene.a) == ["a.width == guide.width", "a.height == guide.height"])
    #expect(
      scene.made(for: scene.guide) == [
        "guide.left == root.left", "guide.top == root.top", "guide.right == root.right",
        "guide.bottom == root.bottom", "guide.lastBaseline == a.firstBaseline",
      ]
    )
  }

  @Test func `of other types are no targets`() {
    struct Stranger: ConstraintRelatableTarget {}
    let reported = issues {
      scene.a.snp.makeConstraints { make in
        make.width.equalTo(1)
        make.top.equalTo(Stranger())
      }
    }
    #expect(reported.map(\.kind) == [.invalidTarget])
    #expect(scene.made(for: scene.a).isEmpty)
  }

  @Test func `take targets that are known as a protocol only`() {
    let targets: [any ConstraintRelatableTarget] = [scene.b, scene.guide, 7, scene.b.snp.width]
    scene.a.snp.makeConstraints { make in
      for target in targets { make.width.equalTo(target) }
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.width == b.width", "a.width == guide.width", "a.width == b.width", "a.width == 7",
      ]
    )
  }
}
#endif
