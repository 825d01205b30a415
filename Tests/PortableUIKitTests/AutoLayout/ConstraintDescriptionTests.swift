import Testing

@testable import PortableUIKit

private final class Badge: UIView {}

/// Constraints in the words of UIKit since iOS 10.
@MainActor @Suite struct `A constraint's description` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func name(_ object: AnyObject) -> String { "UIView:\(addressText(of: object))" }

  private func body(_ constraint: NSLayoutConstraint) -> String {
    String(
      constraint.description.dropFirst(
        "<NSLayoutConstraint:\(addressText(of: constraint)) ".count
      ).dropLast()
    )
  }

  @Test func `has brackets, names and whether it is active`() {
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    #expect(
      body(leading) == "H:|-(8)-[\(name(view))]   (inactive, names: '|':\(name(root)) )"
    )
    leading.isActive = true
    leading.identifier = "Inset"
    #expect(
      body(leading) == "'Inset' H:|-(8)-[\(name(view))]   (active, names: '|':\(name(root)) )"
    )
    #expect(leading.debugDescription == leading.description)
  }

  @Test func `has the priority of a constraint that may give way`() {
    let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    width.priority = UILayoutPriority(750)
    #expect(body(width) == "\(name(view)).width <= 50 @750   (inactive)")
  }

  @Test func `has texts, titles, guide names, accessibility identifiers and modules`() {
    let label = UILabel()
    label.text = "Testing out NSLayoutConstraint descriptions"
    let button = UIButton()
    button.setTitle("Send", for: .normal)
    let badge = Badge()
    let safe = root.safeAreaLayoutGuide
    for view in [label, button, badge] { root.addSubview(view) }
    #expect(
      body(label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 4))
        == "UILabel:\(addressText(of: label))'Testing out NSLayoutConst...'.top == "
        + "UILayoutGuide:\(addressText(of: safe))'UIViewSafeAreaLayoutGuide'.top + 4   (inactive)"
    )
    #expect(
      body(button.widthAnchor.constraint(equalTo: badge.widthAnchor, multiplier: 0.5))
        == "UIButton:\(addressText(of: button))'Send'.width == "
        + "0.5*PortableUIKitTests.Badge:\(addressText(of: badge)).width   (inactive)"
    )
    badge.accessibilityIdentifier = "status badge"
    #expect(
      body(badge.heightAnchor.constraint(equalToConstant: 5))
        == "status badge.height == 5   (inactive, names: status badge:\(addressText(of: badge)) )"
    )
  }

  @Test func `names the standard space until another constant is set`() {
    let other = UIView()
    root.addSubview(other)
    let after = other.leadingAnchor.constraint(
      equalToSystemSpacingAfter: view.trailingAnchor,
      multiplier: 1
    )
    #expect(
      body(after)
        == "H:[\(name(view))]-(NSLayoutAnchorConstraintSpace(8))-[\(name(other))]   (inactive)"
    )
    after.constant = 9
    #expect(body(after) == "H:[\(name(view))]-(9)-[\(name(other))]   (inactive)")
    let format = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-[b]",
      options: [],
      metrics: nil,
      views: ["a": view, "b": other]
    )
    #expect(body(format[0]) == "V:[\(name(view))]-(NSSpace(8))-[\(name(other))]   (inactive)")
  }

  @Test func `has no item that is dead`() {
    var other: UIView? = UIView()
    let constraint = other.map { view.widthAnchor.constraint(equalTo: $0.widthAnchor) }
    other = nil
    #expect(constraint.map(body) == "\(name(view)).width == nil.width   (inactive)")
  }

  @Test func `tells what a stack view is for`() {
    let stack = UIStackView(arrangedSubviews: [view, UIView()])
    root.addSubview(stack)
    stack.spacing = 8
    stack.distribution = .fillEqually
    root.layoutIfNeeded()
    let texts = stack.constraints.map(body)
    let second = name(stack.arrangedSubviews[1])
    let owner = "UIStackView:\(addressText(of: stack))"
    let expected = [
      "'UISV-canvas-connection' \(owner).leading == \(name(view)).leading   (active)",
      "'UISV-canvas-connection' H:[\(second)]-(0)-|   (active, names: '|':\(owner) )",
      "'UISV-spacing' H:[\(name(view))]-(8)-[\(second)]   (active)",
      "'UISV-fill-equally' \(second).width == \(name(view)).width   (active)",
    ]
    for text in expected { #expect(texts.contains(text)) }
  }

  @Test func `of the system's says who gives what`() throws {
    root.safeAreaInsetsOverride = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 24)
    let safe = root.safeAreaLayoutGuide
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safe.topAnchor),
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leftAnchor.constraint(equalTo: margins.leftAnchor),
      view.rightAnchor.constraint(equalTo: margins.rightAnchor),
      view.widthAnchor.constraint(equalToConstant: 300),
      view.heightAnchor.constraint(equalToConstant: 300),
    ])
    let conflicts = root.unsatisfiableConstraints()
    let texts = conflicts.flatMap(\.members).map { member in
      let address = addressText(of: member.constraint)
      return member.text.replacingOccurrences(of: "<NSLayoutConstraint:\(address) ", with: "")
    }
    let safeName = "UILayoutGuide:\(addressText(of: safe))'UIViewSafeAreaLayoutGuide'"
    let marginName = "UILayoutGuide:\(addressText(of: margins))'UIViewLayoutMarginsGuide'"
    let names = "   (active, names: '|':\(name(root)) )>"
    let expected = [
      "'UIView-Encapsulated-Layout-Width' \(name(root)).width == 200   (active)>",
      "'UIView-Encapsulated-Layout-Height' \(name(root)).height == 200   (active)>",
      "'UIViewSafeAreaLayoutGuide-top' V:|-(20)-[\(safeName)]" + names,
      "'UIViewSafeAreaLayoutGuide-bottom' V:[\(safeName)]-(34)-|" + names,
      "'UIView-leftMargin-guide-constraint' H:|-(16)-[\(marginName)](LTR)" + names,
      "'UIView-rightMargin-guide-constraint' H:[\(marginName)]-(24)-|(LTR)" + names,
    ]
    for text in expected { #expect(texts.contains(text), "\(text)") }
  }

  @Test func `has UIKit's classes for spacers and for guides of controllers`() throws {
    let stack = UIStackView(arrangedSubviews: [view, UIView()])
    stack.alignment = .center
    root.addSubview(stack)
    root.layoutIfNeeded()
    let texts = stack.constraints.map(\.description)
    let spacer = try #require(stack.layoutGuides.first)
    #expect(
      texts.contains { text in
        text.contains("_UILayoutSpacer:\(addressText(of: spacer))'UISV-alignment-spanner'")
      }
    )
    let controller = UIViewController()
    let top = controller.topLayoutGuide
    let tie = try #require(controller.view.constraints.first)
    #expect(
      tie.description
        == "<_UILayoutSupportConstraint:\(addressText(of: tie)) V:|-(0)-"
        + "[_UILayoutGuide:\(addressText(of: top))]   (active, names: '|':\(name(controller.view)) )>"
    )
  }
}
