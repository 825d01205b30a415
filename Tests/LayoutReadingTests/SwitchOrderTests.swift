import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What UIKit logs while a method switches from one state to another, though both states are fine.
@MainActor
@Suite(.serialized) struct `The order in which a method switches constraints` {
  private func found(_ methods: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Card: UIView {
        private let header = UIButton(type: .system), body = UILabel()
        private var collapsed: NSLayoutConstraint!
        private var expanded: NSLayoutConstraint!
        private var isExpanded = false
        override init(frame: CGRect) {
          super.init(frame: frame)
          header.setTitle("Details", for: .normal)
          body.text = "Text"
          for view in [header, body] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
          collapsed = header.bottomAnchor.constraint(equalTo: bottomAnchor)
          expanded = body.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12)
          NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: topAnchor),
            header.leadingAnchor.constraint(equalTo: leadingAnchor),
            header.trailingAnchor.constraint(equalTo: trailingAnchor),
            body.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            body.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            body.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            collapsed,
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
        \(methods)
      }
      """
    ).filter { [.contradictingStates, .conflict].contains($0.rule) }
  }

  @Test(arguments: [
    "@objc func open() { expanded.isActive = true; collapsed.isActive = false }",
    """
    @objc func open() {
      NSLayoutConstraint.activate([expanded])
      NSLayoutConstraint.deactivate([collapsed])
    }
    """,
    "@IBAction func open() { switchOver() }\\n"
      + "private func switchOver() { expanded.isActive = true; collapsed.isActive = false }",
  ])
  func `is told where one comes before the other goes`(_ method: String) async throws {
    let found = try await found(method.replacing("\\n", with: "\n"))
    #expect(found.map(\.rule) == [.contradictingStates], "\(found)")
    #expect(found.first?.message.hasSuffix("(while `open()` runs)") == true, "\(found)")
  }

  @Test func `is told of the way back alone`() async throws {
    let found = try await found(
      """
      @objc func flip() {
        isExpanded.toggle()
        collapsed.isActive = !isExpanded
        expanded.isActive = isExpanded
      }
      """
    )
    #expect(found.map(\.rule) == [.contradictingStates], "\(found)")
    #expect(
      found.first?.message.hasSuffix("(while `flip()` runs after `flip()`)") == true,
      "\(found)"
    )
  }

  @Test(arguments: [
    """
    @objc func toggle() {
      isExpanded.toggle()
      if isExpanded { collapsed.isActive = false }
      expanded.isActive = isExpanded
      if !isExpanded { collapsed.isActive = true }
    }
    """,
    "@objc func open() { collapsed.isActive = false; expanded.isActive = true }",
    // Whoever makes the view may call it before there is anything to log.
    "func open() { expanded.isActive = true; collapsed.isActive = false }",
  ])
  func `is nothing to tell`(_ method: String) async throws {
    let found = try await found(method)
    #expect(found.isEmpty, "\(found)")
  }
}
