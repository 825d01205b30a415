import PlumbDiagnosis
import Testing

/// A private method that adds views, and that nothing calls.
@MainActor
@Suite(.serialized) struct `A setup that nothing calls` {
  private func found(_ calls: String, _ method: String = "private func build()") async throws
    -> [String]
  {
    try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        private lazy var name: UILabel = { let label = UILabel(); label.text = "Oslo"; return label }()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          \(calls)
        }
        required init?(coder: NSCoder) { nil }
        \(method) {
          contentView.addSubview(name)
          name.translatesAutoresizingMaskIntoConstraints = false
          name.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
          name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        }
      }
      """
    ).filter { $0.rule == .unusedConstraint }.map(\.message)
  }

  @Test func `is told, as its views are never there`() async throws {
    #expect(
      try await found("") == [
        "nothing calls `build()`, so that the views and constraints that it adds are never there"
      ]
    )
  }

  @Test(arguments: ["build()", "self.build()", "contentView.addSubview(name)"])
  func `is not told where it is called, or its views are there without it`(
    _ call: String
  ) async throws {
    #expect(try await found(call).isEmpty)
  }

  @Test(arguments: ["func build()", "@objc private func build()"])
  func `is not told where other code may call it`(_ method: String) async throws {
    #expect(try await found("", method).isEmpty)
  }
}
