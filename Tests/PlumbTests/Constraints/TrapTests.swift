#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// A view whose content has a width, as a label with a long text has.
private final class ContentView: UIView {
  private let content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { content }
}

/// The six traps of constraint code: what the wrong form gives, and what the right one gives.
@MainActor
@Suite struct `Traps` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add<View: UIView>(_ view: View) -> View {
    root.addSubview(view)
    return view
  }

  @Test func `of centres without outer bounds: long text leaves the superview`() {
    let wrong = add(ContentView(400, 20))
    wrong.snp.makeConstraints { $0.center.equalToSuperview() }
    let right = add(ContentView(400, 20))
    right.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.left.greaterThanOrEqualToSuperview().inset(16)
      make.right.lessThanOrEqualToSuperview().inset(16)
    }
    root.layoutIfNeeded()
    // (300 − 400) / 2
    #expect(wrong.frame == rect(-50, 90, 400, 20))
    #expect(right.frame == rect(16, 90, 268, 20))
  }

  @Test func `of offset where inset was meant: the far edges stick out`() {
    let wrong = add(UIView())
    let line: UInt = #line + 2
    let reported = issues {
      wrong.snp.makeConstraints { $0.edges.equalToSuperview().offset(8) }
    }
    let right = add(UIView())
    withoutIssues { right.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) } }
    root.layoutIfNeeded()
    #expect(wrong.frame == rect(8, 8, 300, 200))
    #expect(right.frame == rect(8, 8, 284, 184))
    #expect(reported.map(\.kind) == [.offsetOutwards, .offsetOutwards])
    #expect(reported.allSatisfy { $0.file == #fileID && $0.line == line })
  }

  @Test func `of inset where offset was meant: neighbours overlap`() {
    let label = add(ContentView(50, 20))
    label.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.left.equalToSuperview().offset(100)
    }
    let wrong = add(ContentView(40, 20))
    let reported = issues {
      wrong.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.right.equalTo(label.snp.left).inset(8)
      }
    }
    let right = add(ContentView(40, 20))
    withoutIssues {
      right.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.right.equalTo(label.snp.left).offset(-8)
      }
    }
    root.layoutIfNeeded()
    #expect(wrong.frame.maxX == 108)
    #expect(right.frame.maxX == 92)
    #expect(reported.map(\.kind) == [.insetAcrossOppositeEdges])
  }

  #if !canImport(Darwin)  // What is asked for here, only ours tells.
  @Test func `of redundant constraints: they break when something changes`() {
    let wrong = add(UIView())
    wrong.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.edges.equalToSuperview()
    }
    let right = add(UIView())
    right.snp.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(wrong.frame == right.frame)
    // A second inset: the centre now contradicts the edges, and one of them is broken.
    let inset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    let conflicts = root.unsatisfiableConstraints {
      wrong.snp.updateConstraints { $0.edges.equalToSuperview().inset(inset) }
      right.snp.updateConstraints { $0.edges.equalToSuperview().inset(inset) }
    }
    #expect(right.frame == rect(20, 0, 280, 200))
    #expect(conflicts.map { $0.brokenConstraint?.firstAttribute } == [.centerX])
    #expect(conflicts.allSatisfy { $0.brokenConstraint?.firstItem === wrong })
  }
  #endif

  @Test func `of constraints on arranged views: they break when the axis changes`() {
    func stack(_ describe: (UIView, UIView) -> Void) -> [CGRect] {
      let views = [ContentView(40, 20), ContentView(60, 30)]
      let stack = UIStackView(arrangedSubviews: views)
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      stack.alignment = .leading
      container.addSubview(stack)
      stack.snp.makeConstraints { $0.top.leading.equalToSuperview() }
      describe(views[0], views[1])
      container.layoutIfNeeded()
      stack.axis = .vertical
      container.layoutIfNeeded()
      return views.map(\.frame)
    }
    let wrong = stack { first, second in
      second.snp.makeConstraints { $0.left.equalTo(first.snp.right).priority(999) }
    }
    let right = stack { _, _ in }
    #expect(right == [rect(0, 0, 40, 20), rect(0, 20, 60, 30)])
    #expect(wrong != right)
  }

  @Test func `of left and right against leading and trailing: they part under right to left`() {
    root.semanticContentAttribute = .forceRightToLeft
    let wrong = add(ContentView(50, 20))
    let reported = issues {
      wrong.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(16)
        make.trailing.equalToSuperview().offset(-16)
        make.height.equalTo(20)
      }
    }
    let right = add(UIView())
    withoutIssues {
      right.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(16)
        make.trailing.equalToSuperview().offset(-40)
        make.height.equalTo(20)
      }
    }
    root.layoutIfNeeded()
    // Left and trailing are one side now: 0 + 16 both times, and nothing gives the width.
    #expect(wrong.frame == rect(16, 0, 50, 20))
    // 300 − 16 on the right, 40 on the left.
    #expect(right.frame == rect(40, 0, 244, 20))
    #expect(reported.map(\.kind) == [.mixedDirections])
  }

  @Test func `of siblings placed by the superview: they overlap when text grows`() {
    let title = add(ContentView(100, 60))
    title.snp.makeConstraints { $0.top.left.equalToSuperview() }
    let wrong = add(ContentView(100, 20))
    wrong.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview().offset(28)
    }
    let right = add(ContentView(100, 20))
    right.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalTo(title.snp.bottom).offset(8)
    }
    root.layoutIfNeeded()
    #expect(wrong.frame.intersects(title.frame))
    #expect(right.frame == rect(0, 68, 100, 20))
  }

  @Test func `of margins tied to margins: the inner margin is subtracted again`() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16,
      leading: 16,
      bottom: 16,
      trailing: 16
    )
    let wrong = add(UIView())
    wrong.snp.makeConstraints { $0.margins.equalToSuperview() }
    let right = add(UIView())
    right.snp.makeConstraints { $0.edges.equalTo(.margins) }
    root.layoutIfNeeded()
    // 16 − 8: the margins of a new view are 8.
    #expect(wrong.frame == rect(8, 8, 284, 184))
    #expect(right.frame == rect(16, 16, 268, 168))
  }
}
#endif
