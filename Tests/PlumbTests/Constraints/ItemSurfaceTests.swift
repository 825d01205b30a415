#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// A10 and the life of items.
@MainActor
@Suite struct `The surface of items` {
  private let scene = Scene()

  @Test func `names them and their targets`() {
    #expect(scene.a.snp.target === scene.a)
    #expect(scene.guide.snp.target === scene.guide)
    #expect(scene.a.snp.label() == "a")
    scene.a.snp.setLabel("other")
    #expect(scene.a.snp.label() == "other")
    scene.a.snp.setLabel(nil)
    #expect(scene.a.snp.label() == nil)
    #expect(UIView().snp.label() == nil)
  }

  @Test func `reads and writes the priorities of content`() {
    let view = UIView()
    view.snp.contentHuggingHorizontalPriority = 1
    view.snp.contentHuggingVerticalPriority = 2
    view.snp.contentCompressionResistanceHorizontalPriority = 3
    view.snp.contentCompressionResistanceVerticalPriority = 4
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 2)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 3)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 4)
    #expect(view.snp.contentHuggingHorizontalPriority == 1)
    #expect(view.snp.contentHuggingVerticalPriority == 2)
    #expect(view.snp.contentCompressionResistanceHorizontalPriority == 3)
    #expect(view.snp.contentCompressionResistanceVerticalPriority == 4)
  }

  #if !canImport(Darwin)  // What is asked for here, only ours tells.
  @Test func `reaches the layout supports of a controller`() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    withoutIssues {
      view.snp.makeConstraints { make in
        make.top.equalTo(controller.topLayoutGuide.snp.bottom).offset(3)
        make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
        make.height.equalTo(controller.topLayoutGuide.snp.height)
      }
    }
    let made = controller.view.constraints.filter { $0.firstItem === view }
    #expect(made.map(\.secondAttribute) == [.bottom, .top, .height])
    #expect(made.first?.secondItem === controller.topLayoutGuide)
    controller.topLayoutGuide.snp.setLabel("bars")
    #expect(controller.topLayoutGuide.snp.label() == "bars")
  }
  #endif

  @Test func `gives the mask back where it was`() {
    #expect(scene.a.translatesAutoresizingMaskIntoConstraints)
    scene.a.snp.makeConstraints { $0.width.equalTo(4) }
    scene.a.snp.remakeConstraints { $0.width.equalTo(5) }
    #expect(!scene.a.translatesAutoresizingMaskIntoConstraints)
    scene.a.snp.removeConstraints()
    #expect(scene.a.translatesAutoresizingMaskIntoConstraints)
    scene.b.translatesAutoresizingMaskIntoConstraints = false
    scene.b.snp.makeConstraints { $0.width.equalTo(4) }
    scene.b.snp.removeConstraints()
    #expect(!scene.b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `keeps no item alive`() {
    weak var goneReceiver: UIView?
    weak var goneTarget: UIView?
    weak var goneGuide: UILayoutGuide?
    var handles: [Constraint] = []
    do {
      let receiver = UIView()
      let target = UIView()
      let guide = UILayoutGuide()
      receiver.addSubview(target)
      receiver.addLayoutGuide(guide)
      (goneReceiver, goneTarget, goneGuide) = (receiver, target, guide)
      receiver.snp.setLabel("receiver")
      receiver.snp.makeConstraints { make in
        handles.append(make.width.equalTo(target).constraint)
        handles.append(make.width.equalTo(guide.snp.height).constraint)
      }
      target.snp.makeConstraints { make in
        handles.append(make.edges.equalToSuperview().constraint)
      }
      guide.snp.state("on") { $0.edges.equalToSuperview() }
      guide.snp.activate(state: "on")
      target.snp.when(.horizontal(.compact)) { $0.height.equalTo(guide) }
    }
    #expect(goneReceiver == nil && goneTarget == nil && goneGuide == nil)
    #expect(handles.count == 3)
    #expect(handles.allSatisfy { !$0.isActive })
  }

  @Test func `lets dead items take their constraints with them`() {
    for _ in 0..<100 {
      let passing = UIView()
      scene.root.addSubview(passing)
      scene.a.snp.makeConstraints { $0.width.equalTo(passing) }
      passing.removeFromSuperview()
    }
    #expect(scene.made(for: scene.a).isEmpty)
    // An update finds nothing to change, and adds without a word about the dead.
    let reported = issues { scene.a.snp.updateConstraints { $0.width.equalTo(scene.b) } }
    #expect(scene.made(for: scene.a) == ["a.width == b.width"])
    #expect(reported.allSatisfy { $0.related == nil })
  }

  #if !canImport(Darwin)  // What is asked for here, only ours tells.
  @Test func `has typealiases for the platform's types`() {
    let view: ConstraintView = UIView()
    let guide: ConstraintLayoutGuide = UILayoutGuide()
    let insets: ConstraintInsets = UIEdgeInsets.zero
    let directional: ConstraintDirectionalInsets = NSDirectionalEdgeInsets.zero
    let direction: ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    let support: any ConstraintLayoutSupport = UIViewController().topLayoutGuide
    let items: [any LayoutConstraintItem] = [view, guide]
    let constants: [any ConstraintConstantTarget] = [insets, directional, 4, CGSize.zero]
    let dsl: any ConstraintAttributesDSL = view.snp
    let basic: any ConstraintBasicAttributesDSL = guide.snp
    let any: any ConstraintDSL = support.snp
    #expect(items.count == 2 && constants.count == 4)
    #expect(dsl.target === view && basic.target === guide && any.target != nil)
    #expect(ConstraintConfig.interfaceLayoutDirection == direction)
  }
  #endif
}
#endif
