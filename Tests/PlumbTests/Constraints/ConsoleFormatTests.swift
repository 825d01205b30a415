#if canImport(UIKit)
import LayoutEngine
import Plumb
import Testing
import UIKit

private final class ReloadView: UIView {}

/// A9: constraints as the console prints them.
@MainActor
@Suite struct `The console format` {
  private let scene = Scene()

  private func text(_ describe: (ConstraintMaker) -> Void) -> [String] {
    scene.a.snp.prepareConstraints(describe).flatMap(\.layoutConstraints).map(\.description)
  }

  @Test func `has labels, signs, numbers and the place in the source`() {
    let texts = text { make in
      make.width.equalTo(scene.b).multipliedBy(10).labeled("one")
      make.top.equalTo(scene.b).offset(20).labeled("two")
      make.height.equalTo(30).labeled("three")
      make.top.greaterThanOrEqualTo(scene.root.snp.topMargin).offset(-8).priority(.high)
        .labeled("four")
      make.left.lessThanOrEqualTo(scene.guide).labeled("five")
      make.width.equalTo(0).labeled("six")
    }
    let first: UInt = #line - 8
    let file = "ConsoleFormatTests.swift"
    #expect(
      texts == [
        "<Plumb.LayoutConstraint:one@\(file)#\(first) UIView:a.width == UIView:b.width * 10.0>",
        "<Plumb.LayoutConstraint:two@\(file)#\(first + 1) UIView:a.top == UIView:b.top + 20.0>",
        "<Plumb.LayoutConstraint:three@\(file)#\(first + 2) UIView:a.height == 30.0>",
        "<Plumb.LayoutConstraint:four@\(file)#\(first + 3) UIView:a.top >= UIView:root.topMargin "
          + "- 8.0 ^UILayoutPriority(rawValue: 750.0)>",
        "<Plumb.LayoutConstraint:five@\(file)#\(first + 5) UIView:a.left <= "
          + "UILayoutGuide:guide.left>",
        "<Plumb.LayoutConstraint:six@\(file)#\(first + 6) UIView:a.width == 0.0>",
      ]
    )
  }

  @Test func `has addresses where there are no labels, and modules of the app's classes`() {
    let view = ReloadView()
    let label = UILabel()
    view.addSubview(label)
    let made = label.snp.prepareConstraints { make in
      make.top.equalTo(view, "Any/ReloadView.swift", 47).offset(20)
    }
    let constraint = made[0].layoutConstraints[0]
    let objects: [AnyObject] = [constraint, label, view]
    let pointers = objects.map { object in
      "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
    #expect(
      constraint.description == "<Plumb.LayoutConstraint:\(pointers[0])@ReloadView.swift#47 "
        + "UILabel:\(pointers[1]).top == PlumbTests.ReloadView:\(pointers[2]).top + 20.0>"
    )
  }

  @Test func `has no item that is dead`() {
    var other: UIView? = UIView()
    var made: [Constraint] = []
    if let other {
      scene.root.addSubview(other)
      made = scene.a.snp.prepareConstraints { $0.width.equalTo(other) }
      other.removeFromSuperview()
    }
    other = nil
    #expect(made[0].layoutConstraints[0].description.hasSuffix("UIView:a.width == nil.width>"))
  }

  @Test func `calls an issue by file, line and kind`() {
    let reported = issues { scene.a.snp.makeConstraints { $0.width.equalTo(1).multipliedBy(2) } }
    let line = #line - 1
    #expect(
      reported.map(\.description) == [
        "ConsoleFormatTests.swift:\(line): multiplier-on-constant: the multiplier 2.0 of "
          + "UIView:a.width changes nothing: the other side is the plain number 1.0"
      ]
    )
  }

  #if !canImport(Darwin)  // What is asked for here, only ours tells.
  @Test func `hands its place in the source to reports of the layout`() {
    let line = #line + 1
    scene.a.snp.makeConstraints { $0.width.equalTo(4) }
    let place = scene.a.constraints.first?.sourcePlace
    #expect(place?.file == #fileID && place?.line == line)
  }
  #endif
}
#endif
