import PortableUIKit
import Testing

@MainActor @Suite struct `A layout that does not settle` {
  private final class Worker: UIView {
    var count = 0
    var work: ((Worker) -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      work?(self)
    }
    override func updateConstraints() {
      if count < 0 { setNeedsUpdateConstraints() }
      super.updateConstraints()
    }
  }

  private let root = Worker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
  }

  @Test func `is ended after 32 rounds, and says who asked for them where`() throws {
    let line = #line + 1
    root.work = { $0.setNeedsLayout() }
    let loop = try #require(root.layoutFeedbackLoops().first)
    #expect(root.count == 32)
    #expect(LayoutFeedbackLoop.roundLimit == 32)
    #expect(loop.hostView === root)
    #expect(loop.rounds.map(\.number) == [29, 30, 31, 32])
    for round in loop.rounds {
      #expect(round.views == [root])
      let change = try #require(round.changes.first)
      #expect(round.changes.count == 1)
      #expect(change.kind == .layout)
      #expect(change.view === root)
      #expect(change.layingOut === root)
      #if os(Linux) && DEBUG
      let place = try #require(change.sourcePlace)
      #expect(place.file == "FeedbackLoopTests.swift")
      #expect(place.line == line)
      #expect(loop.message.contains("(FeedbackLoopTests.swift:\(line))"))
      #endif
    }
    #expect(loop.message.hasPrefix("Layout feedback loop: "))
  }

  @Test func `says which constraint changed, and which frame followed`() throws {
    let width = child.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    root.work = { _ in width.constant += 1 }
    let loop = try #require(root.layoutFeedbackLoops().first)
    let round = try #require(loop.rounds.last)
    #expect(round.changes.map(\.kind) == [.solvedFrame, .constraint])
    #expect(round.changes[0].text.hasSuffix("became (0 0; 32 0) from (0 0; 31 0)"))
    #expect(round.changes[1].text.contains("width == 33"))
  }

  @Test func `may be one of constraint updates`() throws {
    root.count = -1000
    let loop = try #require(root.layoutFeedbackLoops { root.setNeedsUpdateConstraints() }.first)
    #expect(loop.rounds.last?.changes.map(\.kind) == [.constraintUpdate])
  }

  @Test func `may be one of two views that change each other`() throws {
    let (one, other) = (Worker(), Worker())
    var widths: [NSLayoutConstraint] = []
    for view in [one, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      widths.append(view.widthAnchor.constraint(equalToConstant: 1))
    }
    NSLayoutConstraint.activate(widths)
    one.work = { _ in widths[1].constant = 3 - widths[1].constant }
    other.work = { _ in widths[0].constant = 3 - widths[0].constant }
    let loop = try #require(root.layoutFeedbackLoops().first)
    let changes = loop.rounds.flatMap(\.changes).filter { $0.kind == .constraint }
    #expect(changes.contains { $0.layingOut === one })
    #expect(changes.contains { $0.layingOut === other })
  }

  @Test func `may be one of views that go on adding views`() {
    func grow(_ view: Worker) {
      view.work = {
        let next = Worker()
        grow(next)
        $0.addSubview(next)
      }
    }
    grow(root)
    #expect(root.layoutFeedbackLoops().count == 1)
  }

  @Test func `goes on with the next pass`() {
    root.work = { if $0.count < 40 { $0.setNeedsLayout() } }
    #expect(root.layoutFeedbackLoops().count == 1)
    #expect(root.layoutFeedbackLoops().isEmpty)
    #expect(root.count == 40)
  }

  @Test func `is told to observers of its hierarchy alone`() {
    root.work = { $0.setNeedsLayout() }
    let elsewhere = UIView()
    let all = UIView.observeLayoutFeedbackLoops(in: elsewhere) { _ in
      Issue.record("told of another hierarchy")
    }
    root.layoutIfNeeded()
    all.cancel()
  }
}
