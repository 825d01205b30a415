#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// What is made as it was described, with a word about it.
@MainActor
@Suite struct `Advice` {
  private let scene = Scene()

  private func kinds(_ describe: (ConstraintMaker) -> Void) -> [LayoutIssue.Kind] {
    issues { scene.a.snp.makeConstraints(describe) }.map(\.kind)
  }

  @Test func `tells of positions of one axis that are related to those of the other`() {
    #expect(kinds { $0.left.equalTo(scene.b.snp.top) } == [.axisMismatch])
    #expect(kinds { $0.centerY.equalTo(scene.b.snp.right) } == [.axisMismatch])
    #expect(kinds { $0.top.equalTo(scene.b.snp.lastBaseline) }.isEmpty)
    #expect(kinds { $0.width.equalTo(scene.b.snp.height) }.isEmpty)
    #expect(
      scene.made(for: scene.a) == [
        "a.left == b.top", "a.centerY == b.right", "a.top == b.lastBaseline", "a.width == b.height",
      ]
    )
  }

  @Test func `tells of insets between opposite edges`() throws {
    let reported = issues {
      scene.a.snp.makeConstraints { make in
        make.right.equalTo(scene.b.snp.left).inset(8)
        make.bottom.equalTo(scene.b.snp.top).inset(-8)
        make.top.equalTo(scene.b.snp.bottom).offset(8)
        make.right.equalTo(scene.b).inset(8)
      }
    }
    #expect(
      reported.map(\.kind) == [.insetAcrossOppositeEdges, .insetAcrossOppositeEdges]
    )
    #expect(reported[0].message.contains("overlap by 8.0: use offset(-8.0)"))
    #expect(scene.made(for: scene.a)[0] == "a.right == b.left + 8")
  }

  @Test func `tells of left or right beside leading or trailing`() {
    #expect(
      kinds { make in
        make.left.equalToSuperview()
        make.trailing.equalToSuperview()
      } == [.mixedDirections]
    )
    #expect(kinds { $0.rightMargin.equalToSuperview() } == [.mixedDirections])
    #expect(issues { scene.b.snp.makeConstraints { $0.left.equalToSuperview() } }.isEmpty)
  }

  // UIKit raises an exception over such a pair.
  @Test func `does not make left or right equal to leading or trailing, and says so`() {
    #expect(
      issues { scene.b.snp.makeConstraints { $0.right.equalTo(scene.root.snp.trailing) } }
        .map(\.kind) == [.unpairableAttributes]
    )
    #expect(scene.made(for: scene.b) == [])
  }

  @Test func `tells of offsets that lead out of the superview`() {
    let reported = issues {
      scene.a.snp.makeConstraints { make in
        make.right.equalToSuperview().offset(8)
        make.bottom.equalTo(scene.root).offset(-8)
        make.top.equalToSuperview().offset(8)
        make.bottom.equalTo(scene.b).offset(8)
      }
    }
    #expect(reported.map(\.kind) == [.offsetOutwards])
    #expect(reported.first?.message.contains("inset(8.0)") == true)
  }

  @Test func `is one value, with everything in it`() {
    var line: UInt = 0
    let reported = issues {
      scene.a.snp.makeConstraints { make in
        line = #line + 1
        make.left.equalTo(scene.b.snp.top)
      }
    }
    #expect(
      reported == [
        LayoutIssue(
          kind: .axisMismatch,
          message:
            "UIView:a.left is a horizontal position, and UIView:b.top is a vertical position",
          file: #fileID,
          line: line
        )
      ]
    )
  }

  @Test func `stops the program where it is strict`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        strict = true
        UIView().snp.makeConstraints { $0.width.equalTo(1).multipliedBy(2) }
      }
    }
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        strict = true
        UIView().snp.makeConstraints { $0.width.equalTo(1) }
      }
    }
  }
}
#endif
