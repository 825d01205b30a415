import LayoutEngine
import Testing

@testable import PortableUIKit

@MainActor
@Suite struct `Constraints while they are in force` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func `change between required and optional`() {
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    narrow.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
    narrow.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Relation.equal, CGFloat(16)), (.greaterThanOrEqual, 16),
    (.lessThanOrEqual, 16),
  ])
  func `keep the system's space in both axes`(
    _ relation: NSLayoutConstraint.Relation,
    _ space: CGFloat
  ) {
    let made: [NSLayoutConstraint] =
      switch relation {
      case .equal:
        [
          view.leftAnchor.constraint(equalToSystemSpacingAfter: root.leftAnchor, multiplier: 2),
          view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
        ]
      case .greaterThanOrEqual:
        [
          view.leftAnchor.constraint(
            greaterThanOrEqualToSystemSpacingAfter: root.leftAnchor,
            multiplier: 2
          ),
          view.topAnchor.constraint(
            greaterThanOrEqualToSystemSpacingBelow: root.topAnchor,
            multiplier: 2
          ),
        ]
      case .lessThanOrEqual:
        [
          view.leftAnchor.constraint(
            lessThanOrEqualToSystemSpacingAfter: root.leftAnchor,
            multiplier: 2
          ),
          view.topAnchor.constraint(
            lessThanOrEqualToSystemSpacingBelow: root.topAnchor,
            multiplier: 2
          ),
        ]
      }
    #expect(made.map(\.relation) == [relation, relation])
    // 8 points, twice.
    #expect(made.map(\.constant) == [space, space])
  }

  @Test func `follow the reading direction when it changes`() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 190)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test func `fit a size with a priority for each axis`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    label.translatesAutoresizingMaskIntoConstraints = false
    let card = UIView()
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: card.leftAnchor),
      label.rightAnchor.constraint(equalTo: card.rightAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    let fitting = card.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(fitting.width == 120)
    // As high as the text is at that width.
    #expect(fitting.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(fitting.height > 5 * label.font.lineHeight)
  }

  @Test func `name the sizes that a host gives in a conflict`() {
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      wide,
    ])
    let members = root.unsatisfiableConstraints().flatMap(\.members)
    #expect(members.contains { $0.text.contains("'UIView-Encapsulated-Layout-Width'") })
    #expect(
      members.contains { $0.sourcePlace?.file.hasSuffix("/ConstraintSurfaceTests.swift") == true }
    )
    #expect(root.frame.width == 200)
  }

  @Test func `baselines of a view are those of the view it names`() {
    final class Titled: UIView {
      let label = UILabel()
      override var forLastBaselineLayout: UIView { label }
    }
    let titled = Titled()
    #expect(titled.forFirstBaselineLayout === titled.label)
    let plain = UIView()
    #expect(plain.forFirstBaselineLayout === plain)
    #expect(plain.forBaselineLayout() === plain)
    titled.label.text = "Title"
    for view in [titled, titled.label] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    root.addSubview(titled)
    titled.addSubview(titled.label)
    NSLayoutConstraint.activate([
      titled.topAnchor.constraint(equalTo: root.topAnchor),
      titled.leftAnchor.constraint(equalTo: root.leftAnchor),
      titled.heightAnchor.constraint(equalToConstant: 100),
      titled.label.topAnchor.constraint(equalTo: titled.topAnchor, constant: 30),
      titled.label.leftAnchor.constraint(equalTo: titled.leftAnchor),
      view.topAnchor.constraint(equalTo: titled.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // Below the label's top, above its bottom, and not at the bottom of the view.
    #expect(view.frame.minY > 30)
    #expect(view.frame.minY < titled.label.frame.maxY)
  }

  @Test func `the keyboard's guide lies at the bottom of the safe area`() {
    root.safeAreaInsetsOverride = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 166)
  }
}
