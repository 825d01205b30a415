#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// Several items at once, ratios, spacing, targets in one word, states and conditions.
@MainActor
@Suite struct `Beyond single constraints` {
  private let scene = Scene()

  // MARK: - Several items

  @Test func `several views get the constraints of one block`() {
    [scene.a, scene.b].snp.makeConstraints { make in
      make.height.equalTo(44)
      make.left.equalToSuperview()
    }
    #expect(scene.made(for: scene.a) == ["a.left == root.left", "a.height == 44"])
    #expect(scene.made(for: scene.b) == ["b.left == root.left", "b.height == 44"])
    let reported = issues {
      [scene.a, UIView()].snp.makeConstraints { $0.top.equalTo(scene.root) }
    }
    #expect(reported.map(\.kind) == [.noCommonAncestor])
    #expect(scene.made(for: scene.a).count == 2)
    [scene.a, scene.b].snp.updateConstraints { $0.height.equalTo(50) }
    [scene.a].snp.remakeConstraints { $0.width.equalTo(1) }
    #expect(lines(scene.active) == ["b.left == root.left", "a.width == 1", "b.height == 50"])
    [scene.a, scene.b].snp.removeConstraints()
    #expect(scene.active.isEmpty)
    #expect([scene.a, scene.b].snp.prepareConstraints { $0.width.equalTo(1) }.count == 2)
  }

  @Test func `views are distributed after each other`() {
    let c = UIView()
    c.snp.setLabel("c")
    scene.root.addSubview(c)
    let views = [scene.a, scene.b, c]
    views.snp.distribute(along: .horizontal, spacing: 10, inset: 20)
    views.snp.equalWidths()
    views.snp.align(.top, .height)
    scene.a.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(5)
      make.height.equalTo(30)
    }
    scene.layOut()
    // 300 − 2 · 20 − 2 · 10 = 240
    #expect(scene.a.frame == rect(20, 5, 80, 30))
    #expect(scene.b.frame == rect(110, 5, 80, 30))
    #expect(c.frame == rect(200, 5, 80, 30))
    #expect(
      scene.made(for: scene.b) == [
        "b.leading == a.trailing + 10", "b.width == a.width", "b.top == a.top",
        "b.height == a.height",
      ]
    )
    #expect(scene.made(for: c).contains("c.trailing == root.trailing - 20"))
    views.snp.removeConstraints()
    #expect(scene.active.isEmpty)
    let handles = views.snp.distribute(along: .vertical)
    #expect(handles.count == 2)
    #expect(lines(scene.active) == ["b.top == a.bottom", "c.top == b.bottom"])
  }

  @Test func `views and guides get equal sizes`() {
    let items: [any LayoutConstraintItem] = [scene.a, scene.guide]
    items.snp.equalSizes()
    [scene.guide].snp.makeConstraints { $0.width.equalTo(5) }
    [scene.a, scene.b].snp.equalHeights()
    #expect(
      scene.made(for: scene.guide) == [
        "guide.width == a.width", "guide.height == a.height", "guide.width == 5",
      ]
    )
    #expect(scene.made(for: scene.b) == ["b.height == a.height"])
  }

  // MARK: - Ratios and spacing

  @Test func `a ratio ties the width to the height`() {
    scene.a.snp.makeConstraints { make in
      make.aspectRatio(2)
      make.height.equalTo(30)
    }
    scene.b.snp.makeConstraints { $0.aspectRatio(16, 8).priority(.high) }
    scene.layOut()
    #expect(scene.made(for: scene.a) == ["a.width == a.height * 2", "a.height == 30"])
    #expect(scene.made(for: scene.b) == ["b.width == b.height * 2 @750"])
    #expect(scene.a.frame.size == CGSize(width: 60, height: 30))
  }

  @Test func `the standard space is the platform's`() {
    scene.b.snp.makeConstraints { make in
      make.leading.equalToSystemSpacing(after: scene.a.snp.trailing)
      make.leading.greaterThanOrEqualToSystemSpacing(after: scene.a.snp.trailing, multipliedBy: 2)
      make.top.equalToSystemSpacing(below: scene.a.snp.bottom).priority(.low)
      make.top.greaterThanOrEqualToSystemSpacing(below: scene.a.snp.bottom)
    }
    #expect(
      scene.made(for: scene.b) == [
        "b.leading == a.trailing + 8", "b.leading >= a.trailing + 16",
        "b.top == a.bottom + 8 @250", "b.top >= a.bottom + 8",
      ]
    )
  }

  // MARK: - Targets in one word

  @Test func `parts of the superview have one word`() {
    let guides = [
      ("safe", scene.root.safeAreaLayoutGuide), ("margins", scene.root.layoutMarginsGuide),
      ("readable", scene.root.readableContentGuide), ("keyboard", scene.root.keyboardLayoutGuide),
    ]
    for (name, guide) in guides { guide.snp.setLabel(name) }
    scene.a.snp.makeConstraints { make in
      make.top.equalTo(.safeArea)
      make.left.greaterThanOrEqualTo(.margins).offset(2)
      make.width.lessThanOrEqualTo(.readable)
      make.bottom.equalToSuperview(.keyboard).inset(4)
      make.top.greaterThanOrEqualToSuperview(.safeArea)
      make.bottom.lessThanOrEqualToSuperview(.safeArea)
    }
    #expect(
      scene.made(for: scene.a) == [
        "a.top == safe.top", "a.left >= margins.left + 2", "a.width <= readable.width",
        "a.bottom == keyboard.bottom - 4", "a.top >= safe.top", "a.bottom <= safe.bottom",
      ]
    )
    let lone = UIView()
    #expect(
      issues { lone.snp.makeConstraints { $0.top.equalTo(.safeArea) } }.map(\.kind)
        == [.noSuperview]
    )
  }

  // MARK: - States

  @Test func `states are switched as one`() {
    scene.a.snp.makeConstraints { $0.width.equalTo(10) }
    scene.a.snp.state("collapsed") { $0.height.equalTo(80) }
    scene.a.snp.state("expanded") { make in
      make.height.equalTo(150)
      make.top.equalToSuperview().offset(3)
    }
    #expect(scene.a.snp.activeState == nil)
    #expect(scene.made(for: scene.a) == ["a.width == 10"])
    scene.a.snp.activate(state: "collapsed")
    #expect(scene.made(for: scene.a) == ["a.width == 10", "a.height == 80"])
    scene.a.snp.activate(state: "expanded")
    scene.a.snp.activate(state: "expanded")
    #expect(
      scene.made(for: scene.a) == ["a.top == root.top + 3", "a.width == 10", "a.height == 150"]
    )
    #expect(scene.a.snp.activeState == "expanded")
    // A state that is on can be described anew, and updated.
    scene.a.snp.state("expanded") { $0.height.equalTo(160) }
    withoutIssues { scene.a.snp.updateConstraints { $0.height.equalTo(170) } }
    #expect(scene.made(for: scene.a) == ["a.width == 10", "a.height == 170"])
    scene.a.snp.activate(state: nil)
    #expect(scene.made(for: scene.a) == ["a.width == 10"])
    scene.a.snp.activate(state: "collapsed")
    scene.a.snp.removeConstraints()
    #expect(scene.active.isEmpty)
    #expect(scene.a.snp.activeState == nil)
  }

  @Test func `states that are unknown or cannot be made change nothing`() {
    scene.a.snp.state("on") { $0.width.equalTo(1) }
    scene.a.snp.state("broken") { $0.top.equalTo(UIView()) }
    scene.a.snp.activate(state: "on")
    let reported = issues {
      scene.a.snp.activate(state: "off")
      scene.a.snp.activate(state: "broken")
    }
    #expect(reported.first?.kind == .unknownState)
    #expect(reported.first?.message.contains("broken, on") == true)
    #expect(reported.count == 2)
    #expect(scene.made(for: scene.a) == ["a.width == 1"])
    #expect(scene.a.snp.activeState == "on")
  }

  @Test func `states of several views are switched together`() {
    let views = [scene.a, scene.b]
    views.snp.state("wide") { $0.width.equalTo(100) }
    scene.b.snp.state("narrow") { $0.width.equalTo(10) }
    views.snp.activate(state: "wide")
    #expect(lines(scene.active) == ["a.width == 100", "b.width == 100"])
    views.snp.activate(state: "narrow")
    #expect(lines(scene.active) == ["b.width == 10"])
  }

  // MARK: - Conditions

  #if !canImport(Darwin)  // What is asked for here, only ours tells.
  private func traits(_ horizontal: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(horizontalSizeClass: horizontal)])
  }

  @Test func `conditions are looked at again when traits change`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(scene.root)
    scene.a.snp.makeConstraints { make in
      make.height.equalTo(5)
      make.when(.horizontal(.compact)) { $0.width.equalTo(100) }
      make.when(.horizontal(.regular)) { $0.width.equalTo(200) }
    }
    scene.guide.snp.when(.not(.horizontal(.compact))) { $0.width.equalTo(7) }
    #expect(lines(scene.active) == ["a.height == 5", "a.width == 100"])
    window.traitOverride = traits(.regular)
    #expect(Set(lines(scene.active)) == ["guide.width == 7", "a.height == 5", "a.width == 200"])
    window.traitOverride = traits(.compact)
    #expect(Set(lines(scene.active)) == ["a.height == 5", "a.width == 100"])
    // A remake takes the place of conditions too.
    scene.a.snp.remakeConstraints { $0.width.equalTo(1) }
    window.traitOverride = traits(.regular)
    #expect(lines(scene.active.filter { $0.firstItem === scene.a }) == ["a.width == 1"])
  }

  @Test func `conditions are looked at again in another window and under other current traits`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.traitOverride = traits(.regular)
    scene.a.snp.when(.horizontal(.regular)) { $0.width.equalTo(200) }
    #expect(scene.active.isEmpty)
    window.addSubview(scene.root)
    #expect(lines(scene.active) == ["a.width == 200"])
    scene.root.removeFromSuperview()
    let before = UITraitCollection.current
    defer { UITraitCollection.current = before }
    UITraitCollection.current = traits(.compact)
    scene.root.setNeedsLayout()
    scene.layOut()
    #expect(scene.active.isEmpty)
  }

  @Test func `conditions can be combined`() {
    let phone = UITraitCollection.current
    let pad = UITraitCollection(traitsFrom: [phone, UITraitCollection(userInterfaceIdiom: .pad)])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(scene.root)
    let conditions: [(String, TraitCondition, onPhone: Bool, onPad: Bool)] = [
      ("and", .horizontal(.compact).and(.idiom(.pad)), false, true),
      ("or", .vertical(.compact).or(.idiom(.phone)), true, false),
      ("not", .not(.idiom(.phone)), false, true),
      ("direction", .direction(.leftToRight), true, true),
      ("text", .accessibilityText, false, false),
      ("own", TraitCondition { $0.displayScale > 0 }, true, true),
    ]
    for (name, condition, onPhone, onPad) in conditions {
      scene.a.snp.removeConstraints()
      window.traitOverride = phone
      scene.a.snp.when(condition) { $0.width.equalTo(1) }
      #expect(scene.active.count == (onPhone ? 1 : 0), "\(name)")
      window.traitOverride = pad
      #expect(scene.active.count == (onPad ? 1 : 0), "\(name)")
    }
  }

  @Test func `conditions can stand in conditions, states and updates`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(scene.root)
    scene.a.snp.makeConstraints { make in
      make.when(.horizontal(.regular)) {
        make.height.equalTo(1)
        make.when(.direction(.rightToLeft)) { make.height.equalTo(2) }
        make.when(.direction(.leftToRight)) { make.height.equalTo(3) }
      }
    }
    scene.b.snp.state("on") { make in
      make.width.equalTo(4)
      make.when(.horizontal(.regular)) { $0.width.equalTo(5) }
    }
    #expect(scene.active.isEmpty)
    window.traitOverride = traits(.regular)
    #expect(Set(lines(scene.active)) == ["a.height == 1", "a.height == 3"])
    scene.b.snp.activate(state: "on")
    #expect(scene.made(for: scene.b) == ["b.width == 4", "b.width == 5"])
    window.traitOverride = traits(.compact)
    #expect(scene.made(for: scene.b) == ["b.width == 4"])
    scene.b.snp.activate(state: nil)
    window.traitOverride = traits(.regular)
    #expect(scene.made(for: scene.b).isEmpty)
    scene.a.snp.updateConstraints { make in
      make.when(.horizontal(.regular)) { make.height.equalTo(9) }
    }
    #expect(scene.made(for: scene.a) == ["a.height == 9"])
    let prepared = scene.a.snp.prepareConstraints { make in
      make.when(.horizontal(.compact)) { make.width.equalTo(7) }
    }
    #expect(prepared.count == 1 && prepared.allSatisfy { !$0.isActive })
  }
  #endif

  @Test func `sets that wait keep no item alive`() {
    weak var gone: UIView?
    do {
      let superview = UIView()
      let view = UIView()
      superview.addSubview(view)
      gone = superview
      view.snp.state("never") { $0.top.equalTo(superview) }
      view.snp.when(.idiom(.tv)) { $0.left.equalTo(superview) }
    }
    #expect(gone == nil)
  }
}
#endif
