import LayoutEngine
import Testing

@testable import PortableUIKit

/// A constraint of a library's own, which inherits the initialisers.
private final class OwnConstraint: NSLayoutConstraint {}

/// What a library asks of anchors, in Apple's words.
@MainActor
private protocol EdgeAnchor {
  associatedtype Kind: AnyObject
  func constraint(equalTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint
}

extension NSLayoutXAxisAnchor: EdgeAnchor {
  typealias Kind = NSLayoutXAxisAnchor
}

@MainActor
@Suite struct `The line that made a constraint` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView()

  init() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  private func line(of constraint: NSLayoutConstraint?) -> Int? {
    guard let place = constraint?.sourcePlace, place.file == #fileID else { return nil }
    return place.line
  }

  @Test func `is noted by anchors`() {
    let line = #line + 1
    let made = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    #expect(self.line(of: made) == line)
    let size = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 1)
    #expect(self.line(of: size) == line + 2)
    let space = view.topAnchor.constraint(
      equalToSystemSpacingBelow: root.topAnchor,
      multiplier: 2
    )
    #expect(self.line(of: space) == line + 4)
    #expect(space.constant == 16)
  }

  @Test func `is noted by the initialiser of constraints and of their subclasses`() {
    let line = #line + 1
    let plain = NSLayoutConstraint(
      item: view,
      attribute: .left,
      relatedBy: .equal,
      toItem: root,
      attribute: .left,
      multiplier: 1,
      constant: 0
    )
    let item: Any = view
    let own = OwnConstraint(
      item: item,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .width,
      multiplier: 1,
      constant: 20
    )
    #expect(self.line(of: plain) == line)
    #expect(self.line(of: own) == line + 10)
    #expect(own.secondAttribute == .notAnAttribute)
  }

  @Test func `is noted by the visual format in each constraint`() {
    let line = #line + 1
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-8-[view(20)]-8-|",
      views: ["view": view]
    )
    #expect(made.map(self.line(of:)) == [line, line, line])
  }

  @Test func `is unknown where a function is handed on`() {
    let makers: [(NSLayoutXAxisAnchor) -> NSLayoutConstraint] = [
      view.leadingAnchor.constraint(equalTo:), view.trailingAnchor.constraint(lessThanOrEqualTo:),
    ]
    #expect(makers.map { $0(root.leadingAnchor).sourcePlace == nil } == [true, true])
    let make = NSLayoutConstraint.init(
      item:
      attribute:
      relatedBy:
      toItem:
      attribute:
      multiplier:
      constant:
    )
    #expect(make(view, .top, .equal, root, .top, 1, 0).sourcePlace == nil)
    let format = NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
    #expect(format("[view(20)]", [], nil, ["view": view]).count == 1)
  }

  @Test func `leaves Apple's form as a protocol's witness`() {
    func pin<Anchor: EdgeAnchor>(_ anchor: Anchor, to other: NSLayoutAnchor<Anchor.Kind>)
      -> NSLayoutConstraint
    {
      anchor.constraint(equalTo: other)
    }
    #expect(pin(view.leftAnchor, to: root.leftAnchor).firstAttribute == .left)
  }

  @Test func `can be given by a library that hands strings around`() {
    let constraint = OwnConstraint()
    #expect(constraint.sourcePlace == nil)
    constraint.noteSourcePlace(file: "App/Card.swift", line: 12)
    #expect(constraint.sourcePlace?.file == "App/Card.swift")
    #expect(constraint.sourcePlace?.line == 12)
  }

  @Test func `stands in captured layouts, and not in descriptions`() throws {
    let line = #line + 1
    let made = view.widthAnchor.constraint(equalToConstant: 20)
    made.isActive = true
    let captured = root.captureLayout(name: "test")
    let place = try #require(captured.constraints.firstIndex { $0 === made })
    #expect(
      captured.snapshot.constraints[place].origin == SourceLocation(file: #fileID, line: line)
    )
    let address = addressText(of: made)
    let view = "UIView:" + addressText(of: view)
    #expect(
      made.description == "<NSLayoutConstraint:\(address) \(view).width == 20   (active)>"
    )
  }
}
