import PlumbDiagnosis
import Testing

/// Labels that none of the code at hand gives a text.
@MainActor
@Suite(.serialized) struct `A label that nothing fills` {
  private func found(_ label: String, _ more: String = "") async throws -> [String] {
    try await check(
      """
      import UIKit
      final class GuestView: UIView {
        \(label)
        override init(frame: CGRect) {
          super.init(frame: frame)
          name.translatesAutoresizingMaskIntoConstraints = false
          addSubview(name)
          NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          ])
          \(more)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .unboundedGrowth && $0.severity == .warning }.map(\.message)
  }

  @Test(arguments: [
    "let name = UILabel()",
    "public var name: UILabel = { let label = UILabel(); label.textColor = .red; return label }()",
  ])
  func `gets a text from code that can reach it`(_ label: String) async throws {
    let found = try await found(label)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("(with a long text from outside)") == true)
  }

  @Test func `may be made by an initialiser`() async throws {
    let found = try await check(
      """
      import UIKit
      final class GuestView: UIView {
        let name: UILabel
        override init(frame: CGRect) {
          name = UILabel()
          super.init(frame: frame)
          name.translatesAutoresizingMaskIntoConstraints = false
          addSubview(name)
          NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.map(\.rule) == [.unboundedGrowth])
  }

  /// A text without a character is none.
  @Test(arguments: [
    ("let name: UILabel = { let label = UILabel(); label.text = \"\"; return label }()", ""),
    ("let name = UILabel()", "name.text = nil"),
    ("let name = UILabel()", "name.text = \"\""),
  ])
  func `is still to be filled where it is emptied`(_ label: String, _ more: String) async throws {
    #expect(try await found(label, more).count == 1)
  }

  @Test(arguments: [
    // Nobody else can fill it.
    ("private let name = UILabel()", ""),
    // Its text is known, or short.
    ("let name = UILabel()", "name.text = \"Guest\""),
    ("let name: UILabel = { let label = UILabel(); label.text = \"Guest\"; return label }()", ""),
    ("let price = UILabel(); var name: UILabel { price }", ""),
    // It is held at both sides.
    (
      "let name = UILabel()",
      "name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true"
    ),
  ])
  func `is left alone where its text is known, short or held`(
    _ label: String,
    _ more: String
  ) async throws {
    #expect(try await found(label, more).isEmpty)
  }
}
