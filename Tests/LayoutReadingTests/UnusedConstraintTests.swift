import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Statements that make constraints of which nothing is kept.
@MainActor
@Suite(.serialized) struct `A constraint that nothing takes` {
  private func unused(_ lines: String, _ more: String = "") async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Badge: UIView {
        let icon = UIView()
        lazy var top = icon.topAnchor.constraint(equalTo: topAnchor)
        override init(frame: CGRect) {
          super.init(frame: frame)
          icon.translatesAutoresizingMaskIntoConstraints = false
          addSubview(icon)
          \(lines)
          layer.masksToBounds = true
        }
        required init?(coder: NSCoder) { nil }
      }
      \(more)
      """
    ).filter { $0.rule == .unusedConstraint }
  }

  @Test(arguments: [
    "icon.topAnchor.constraint(equalTo: topAnchor, constant: 8)",
    "icon.widthAnchor.constraint(equalToConstant: 8)",
    """
    NSLayoutConstraint(item: icon, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0)
    """,
    "NSLayoutConstraint.constraints(withVisualFormat: \"H:|[icon]|\", metrics: nil, views: [\"icon\": icon])",
  ])
  func `does nothing, which is told`(_ line: String) async throws {
    #expect(try await unused(line).map(\.location?.line) == [9])
  }

  @Test func `is told once for all lines of a file`() async throws {
    let found = try await unused(
      """
      icon.topAnchor.constraint(equalTo: topAnchor)
          icon.leftAnchor.constraint(equalTo: leftAnchor)
          icon.widthAnchor.constraint(equalToConstant: 8)
      """
    )
    #expect(
      found.map(\.message) == [
        "`icon.topAnchor.constraint(equalTo: topAnchor)` makes a constraint that nothing activates, "
          + "so it does nothing; the same goes for lines 10 and 11"
      ]
    )
  }

  @Test(arguments: [
    "icon.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    "NSLayoutConstraint.activate([icon.topAnchor.constraint(equalTo: topAnchor)])",
    "let top = icon.topAnchor.constraint(equalTo: topAnchor)\ntop.isActive = true",
    "_ = icon.topAnchor.constraint(equalTo: topAnchor)",
    "top.isActive = false",
  ])
  func `is none where something takes it`(_ line: String) async throws {
    #expect(try await unused(line).isEmpty)
  }

  @Test func `is none where the app's own function has the name`() async throws {
    let found = try await unused(
      "icon.constraint(equalTo: self)\nicon.topAnchor.constraint(equalTo: topAnchor, isOn: true)",
      """
      extension UIView {
        @discardableResult func constraint(equalTo other: UIView) -> NSLayoutConstraint {
          let made = topAnchor.constraint(equalTo: other.topAnchor)
          made.isActive = true
          return made
        }
      }
      extension NSLayoutYAxisAnchor {
        @discardableResult
        func constraint(equalTo other: NSLayoutYAxisAnchor, isOn: Bool) -> NSLayoutConstraint {
          let made = constraint(equalTo: other)
          made.isActive = isOn
          return made
        }
      }
      """
    )
    #expect(found.isEmpty)
  }

  /// What takes the closure may be a result builder, which takes each statement.
  @Test(arguments: [
    "addConstrained([icon]) {\nicon.pin()\nicon.topAnchor.constraint(equalTo: topAnchor)\n}",
    "layOut {\nicon.topAnchor.constraint(equalTo: topAnchor)\nicon.leftAnchor.constraint(equalTo: leftAnchor)\n}",
  ])
  func `is none in a closure that may be built of it`(_ line: String) async throws {
    let helper = """
      extension UIView {
        func layOut(@PartsBuilder _ parts: () -> [NSLayoutConstraint]) {
          NSLayoutConstraint.activate(parts())
        }
      }
      """
    #expect(try await unused(line, helper).isEmpty)
  }
}
