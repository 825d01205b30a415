import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What a check tells of methods that switch constraints, and of who calls them in which order.
@MainActor
@Suite(.serialized) struct `Steps between states` {
  private func panel(_ methods: String, in superclass: String = "UIView") -> String {
    let content = superclass == "UIView" ? "self" : "contentView"
    return """
      import UIKit
      final class Panel: \(superclass) {
        private let bar = UIView()
        private lazy var small = bar.heightAnchor.constraint(equalToConstant: 40)
        private lazy var large = bar.heightAnchor.constraint(equalToConstant: 120)
        override init(frame: CGRect) {
          super.init(frame: frame)
          bar.translatesAutoresizingMaskIntoConstraints = false
          \(content).addSubview(bar)
          NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: \(content).topAnchor),
            bar.leadingAnchor.constraint(equalTo: \(content).leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: \(content).trailingAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
        \(methods)
      }
      """
  }

  private func contradict(_ source: String) async throws -> [Finding] {
    try await check(source).filter { [.contradictingStates, .conflict].contains($0.rule) }
  }

  private let steps = """
    private func grow() { large.isActive = true }
    private func shrink() { small.isActive = true }
    """

  @Test(arguments: [
    """
    func setExpanded(_ isExpanded: Bool) {
      [small, large].forEach { $0.isActive = false }
      isExpanded ? grow() : shrink()
    }
    """,
    """
    var isExpanded = false {
      didSet { NSLayoutConstraint.deactivate([small, large]); isExpanded ? grow() : shrink() }
    }
    """,
    """
    private lazy var release: () -> Void = { [unowned self] in
      small.isActive = false
      large.isActive = false
      if bar.isHidden { grow() } else { shrink() }
    }
    """,
  ])
  func `are run by what calls them`(_ caller: String) async throws {
    #expect(try await contradict(panel(caller + "\n" + steps)).isEmpty)
  }

  private let states = """
    func showSmall() { small.isActive = true }
    func showLarge() { large.isActive = true }
    """

  /// Whoever makes the view calls one of the two.
  @Test func `are chosen once where nothing switches off`() async throws {
    #expect(try await contradict(panel(states)).isEmpty)
  }

  @Test func `follow each other where one of them switches off`() async throws {
    let found = try await contradict(
      panel(
        """
        func showSmall() { small.isActive = true }
        func showLarge() { small.isActive = false; large.isActive = true }
        """
      )
    )
    #expect(found.map(\.rule) == [.contradictingStates])
    #expect(
      found.map(\.suggestion) == [
        "deactivate the constraint of one state before that of the other is activated"
      ]
    )
  }

  @Test(arguments: [
    "", "override func prepareForReuse() { NSLayoutConstraint.deactivate([small, large]) }",
  ])
  func `follow each other in a cell, after its reuse`(_ reuse: String) async throws {
    let found = try await contradict(panel(states + "\n" + reuse, in: "UICollectionViewCell"))
    #expect(found.isEmpty == !reuse.isEmpty)
  }

  @Test func `are chosen by the subclasses that call them`() async throws {
    let source = panel(states, in: "UICollectionViewCell")
      .replacingOccurrences(of: "final class", with: "class")
    let subclasses = ["Small", "Large"].map { size in
      """
      final class \(size)Panel: Panel {
        override init(frame: CGRect) { super.init(frame: frame); show\(size)() }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    }
    #expect(try await contradict(([source] + subclasses).joined(separator: "\n")).isEmpty)
  }

  @Test func `of two that fill a cell are not both run with a long text`() async throws {
    let source = panel(
      """
      private let label = UILabel()
      func configureSmall(_ text: String) { label.text = text; small.isActive = true }
      func configureLarge(_ text: String) { label.text = text; large.isActive = true }
      override func prepareForReuse() { NSLayoutConstraint.deactivate([small, large]) }
      """,
      in: "UICollectionViewCell"
    )
    #expect(try await contradict(source).isEmpty)
  }

  /// A constraint that is made up belongs to no view.
  @Test(arguments: ["private ", ""])
  func `are handed no constraint that is made up`(_ access: String) async throws {
    let findings = try await check(
      panel(
        """
        func configure(_ text: String) { update(small, to: text.isEmpty ? 0 : 20) }
        \(access)func update(_ constraint: NSLayoutConstraint, to length: CGFloat) {
          constraint.constant = length
          constraint.isActive = true
        }
        """
      )
    )
    #expect(!findings.contains { $0.rule == .stopsInCode })
  }

  /// While the drawer is open and closed at once it has no width, so that its list has too little room as well.
  @Test func `are told by the conflict that the others follow from`() async throws {
    let source = """
      import UIKit
      final class Drawer: UIViewController {
        private let menu = UIView(), list = UIView()
        private var closed: NSLayoutConstraint!
        private var opened: NSLayoutConstraint!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(menu)
          menu.addSubview(list)
          menu.translatesAutoresizingMaskIntoConstraints = false
          list.translatesAutoresizingMaskIntoConstraints = false
          closed = menu.trailingAnchor.constraint(equalTo: view.leadingAnchor)
          opened = menu.leadingAnchor.constraint(equalTo: view.leadingAnchor)
          NSLayoutConstraint.activate([
            menu.topAnchor.constraint(equalTo: view.topAnchor),
            menu.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            menu.widthAnchor.constraint(equalToConstant: 280),
            closed,
            list.topAnchor.constraint(equalTo: menu.topAnchor),
            list.heightAnchor.constraint(equalToConstant: 40),
            list.leadingAnchor.constraint(equalTo: menu.leadingAnchor, constant: 24),
            list.trailingAnchor.constraint(equalTo: menu.trailingAnchor, constant: -24),
          ])
        }
        @objc func open() { opened.isActive = true }
      }
      """
    let found = try await check(source).filter { $0.rule == .contradictingStates }
    #expect(found.map(\.location?.line) == [17])
  }
}
