#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// A3 and A4: constants, by the attribute they are for.
@MainActor
@Suite struct `Constants` {
  private let scene = Scene()

  @Test func `alone are measured from the superview`() {
    scene.a.snp.makeConstraints { make in
      make.top.equalTo(50)
      make.trailing.equalTo(-18)
      make.lastBaseline.equalTo(8)
      make.leadingMargin.equalTo(3)
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.top == root.top + 50", "a.trailing == root.trailing - 18",
        "a.lastBaseline == root.lastBaseline + 8", "a.leadingMargin == root.leadingMargin + 3",
      ]
    )
  }

  @Test func `of centres are measured from the left and the top`() {
    scene.a.snp.makeConstraints { $0.center.equalTo(7) }
    #expect(
      scene.made(for: scene.a) == ["a.centerX == root.left + 7", "a.centerY == root.top + 7"]
    )
  }

  @Test func `of centres related to an item are measured from its centres`() {
    scene.a.snp.makeConstraints { $0.center.equalTo(scene.b).offset(7) }
    #expect(
      scene.made(for: scene.a) == ["a.centerX == b.centerX + 7", "a.centerY == b.centerY + 7"]
    )
  }

  @Test func `of sizes are related to no item`() {
    scene.a.snp.makeConstraints { make in
      make.size.equalTo(100)
      make.width.lessThanOrEqualTo(120.5)
    }
    #expect(scene.made(for: scene.a) == ["a.width == 100", "a.height == 100", "a.width <= 120.5"])
  }

  @Test func `of guides are measured from the owning view`() {
    scene.guide.snp.makeConstraints { make in
      make.left.equalTo(4)
      make.height.greaterThanOrEqualTo(6)
    }
    #expect(scene.made(for: scene.guide) == ["guide.left == root.left + 4", "guide.height >= 6"])
  }

  @Test func `are not multiplied, and a multiplier is reported`() {
    var line: UInt = 0
    let reported = issues {
      scene.a.snp.makeConstraints { make in
        line = #line + 1
        make.width.equalTo(295).multipliedBy(0.2)
      }
    }
    #expect(scene.made(for: scene.a) == ["a.width == 295"])
    #expect(reported.map(\.kind) == [.multiplierOnConstant])
    #expect(reported.first?.line == line)
  }

  @Test func `can be numbers of five types`() {
    scene.a.snp.makeConstraints { make in
      make.left.equalTo(Int(1)).offset(UInt(2))
      make.left.equalTo(UInt(3))
      make.left.equalTo(scene.b).offset(Float(4.5))
      make.left.equalTo(scene.b).offset(Double(5.5))
      make.left.equalTo(CGFloat(6.5))
      make.width.equalTo(scene.b).multipliedBy(CGFloat(0.5)).priority(CGFloat(7))
      make.width.equalTo(scene.b).dividedBy(UInt(2)).priority(UInt(8))
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.left == root.left + 2", "a.left == root.left + 3", "a.left == b.left + 4.5",
        "a.left == b.left + 5.5", "a.left == root.left + 6.5", "a.width == b.width * 0.5 @7",
        "a.width == b.width * 0.5 @8",
      ]
    )
  }

  // MARK: - The table

  private static let attributes:
    [(String, @MainActor (ConstraintMaker) -> ConstraintMakerExtendable)] =
      [
        ("left", { $0.left }), ("leftMargin", { $0.leftMargin }), ("right", { $0.right }),
        ("rightMargin", { $0.rightMargin }), ("top", { $0.top }), ("topMargin", { $0.topMargin }),
        ("firstBaseline", { $0.firstBaseline }), ("bottom", { $0.bottom }),
        ("bottomMargin", { $0.bottomMargin }), ("lastBaseline", { $0.lastBaseline }),
        ("leading", { $0.leading }), ("leadingMargin", { $0.leadingMargin }),
        ("trailing", { $0.trailing }), ("trailingMargin", { $0.trailingMargin }),
        ("centerX", { $0.centerX }), ("centerXWithinMargins", { $0.centerXWithinMargins }),
        ("centerY", { $0.centerY }), ("centerYWithinMargins", { $0.centerYWithinMargins }),
        ("width", { $0.width }), ("height", { $0.height }),
      ]

  /// The constant that each attribute gets, in the order of `attributes`.
  private func constants(
    _ describe: (ConstraintMakerEditable) -> Void
  ) -> [CGFloat] {
    Self.attributes.map { name, attribute in
      let scene = Scene()
      scene.a.snp.makeConstraints { describe(attribute($0).equalTo(scene.b)) }
      #expect(scene.active.count == 1)
      #expect("\(scene.active[0].firstAttribute)" == name)
      return scene.active[0].constant
    }
  }

  @Test func `given as an offset are the same for every attribute`() {
    _ = issues {
      #expect(constants { $0.offset(5) } == Array(repeating: 5, count: 20))
    }
  }

  @Test func `given as insets lead inwards`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    let expected: [CGFloat] = [
      2, 2, -8, -8, 1, 1, 1, -4, -4, -4, 2, 2, -8, -8, -3, -3, -1.5, -1.5, -10, -5,
    ]
    #expect(constants { $0.inset(insets) } == expected)
  }

  @Test func `given as insets follow the reading direction of the app`() {
    ConstraintConfig.interfaceLayoutDirection = .rightToLeft
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    let expected: [CGFloat] = [
      2, 2, -8, -8, 1, 1, 1, -4, -4, -4, 8, 8, -2, -2, -3, -3, -1.5, -1.5, -10, -5,
    ]
    #expect(constants { $0.inset(insets) } == expected)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let expectedDirectional: [CGFloat] = [
      8, 8, -2, -2, 1, 1, 1, -4, -4, -4, 2, 2, -8, -8, -3, -3, -1.5, -1.5, -10, -5,
    ]
    #expect(constants { $0.inset(directional) } == expectedDirectional)
  }

  @Test func `given as directional insets lead inwards`() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let expected: [CGFloat] = [
      2, 2, -8, -8, 1, 1, 1, -4, -4, -4, 2, 2, -8, -8, -3, -3, -1.5, -1.5, -10, -5,
    ]
    #expect(constants { $0.inset(insets) } == expected)
  }

  @Test func `given as one inset are the same on all sides`() {
    let expected: [CGFloat] = [
      5, 5, -5, -5, 5, 5, 5, -5, -5, -5, 5, 5, -5, -5, 0, 0, 0, 0, -10, -10,
    ]
    #expect(constants { $0.inset(5) } == expected)
  }

  /// The constant that each attribute gets from a target, with the attribute of the superview that
  /// it is measured from.
  private func made(_ target: any ConstraintRelatableTarget) -> [String] {
    Self.attributes.map { _, attribute in
      let scene = Scene()
      scene.a.snp.makeConstraints { attribute($0).equalTo(target) }
      return scene.made(for: scene.a).joined()
    }
  }

  @Test func `given as a size are for width and height`() {
    let size = CGSize(width: 30, height: 40)
    let made = made(size)
    #expect(made.suffix(2) == ["a.width == 30", "a.height == 40"])
    #expect(made[0] == "a.left == root.left")
    #expect(made[14] == "a.centerX == root.left")
    scene.a.snp.makeConstraints { $0.size.equalTo(size).offset(2) }
    // An offset takes the place of the size.
    #expect(scene.made(for: scene.a) == ["a.width == 2", "a.height == 2"])
  }

  @Test func `given as a point are for positions`() {
    let made = made(CGPoint(x: 30, y: 40))
    #expect(
      made == [
        "a.left == root.left + 30", "a.leftMargin == root.leftMargin + 30",
        "a.right == root.right + 30", "a.rightMargin == root.rightMargin + 30",
        "a.top == root.top + 40", "a.topMargin == root.topMargin + 40",
        "a.firstBaseline == root.firstBaseline + 40", "a.bottom == root.bottom + 40",
        "a.bottomMargin == root.bottomMargin + 40", "a.lastBaseline == root.lastBaseline + 40",
        "a.leading == root.leading + 30", "a.leadingMargin == root.leadingMargin + 30",
        "a.trailing == root.trailing + 30", "a.trailingMargin == root.trailingMargin + 30",
        "a.centerX == root.left + 30", "a.centerXWithinMargins == root.centerXWithinMargins + 30",
        "a.centerY == root.top + 40", "a.centerYWithinMargins == root.centerYWithinMargins + 40",
        "a.width == 0", "a.height == 0",
      ]
    )
  }

  @Test func `given as insets to the relation lead inwards from the superview`() {
    scene.a.snp.makeConstraints { make in
      make.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    scene.b.snp.makeConstraints { make in
      make.directionalEdges.equalTo(
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      )
    }
    scene.layOut()
    #expect(
      scene.made(for: scene.a) == [
        "a.left == root.left + 2", "a.top == root.top + 1", "a.right == root.right - 4",
        "a.bottom == root.bottom - 3",
      ]
    )
    // 300 − 2 − 4 and 200 − 1 − 3
    #expect(scene.a.frame == rect(2, 1, 294, 196))
    #expect(scene.b.frame == rect(2, 1, 294, 196))
  }

  @Test func `of insets go by the second attribute`() {
    let reported = issues {
      scene.a.snp.makeConstraints { make in
        make.left.equalTo(scene.b.snp.right).inset(10)
        make.right.equalTo(scene.b.snp.left).inset(8)
      }
    }
    #expect(scene.made(for: scene.a) == ["a.left == b.right - 10", "a.right == b.left + 8"])
    #expect(reported.map(\.kind) == [.insetAcrossOppositeEdges, .insetAcrossOppositeEdges])
  }

  @Test func `of insets shrink sizes and leave centres`() {
    scene.a.snp.makeConstraints { make in
      make.size.equalToSuperview().inset(5)
      make.center.equalToSuperview().inset(5)
    }
    scene.layOut()
    #expect(
      scene.made(for: scene.a) == [
        "a.width == root.width - 10", "a.height == root.height - 10",
        "a.centerX == root.centerX", "a.centerY == root.centerY",
      ]
    )
    #expect(scene.a.frame == rect(5, 5, 290, 190))
  }

  @Test func `that are not finite install nothing of their block`() {
    let reported = issues {
      scene.a.snp.makeConstraints { make in
        make.height.equalTo(4)
        make.width.equalTo(CGFloat.nan)
        make.width.equalTo(scene.b).dividedBy(0)
        make.width.equalTo(scene.b).priority(0)
        make.width.equalTo(scene.b).priority(1001)
      }
    }
    #expect(scene.made(for: scene.a).isEmpty)
    #expect(reported.map(\.kind) == Array(repeating: .invalidNumber, count: 4))
  }
}
#endif
