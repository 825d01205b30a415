import PlumbDiagnosis
import Testing

/// Conflicts of one end of a view with both ends of its superview.
@MainActor
@Suite(.serialized) struct `A constraint with the wrong end of its view` {
  private func advice(_ last: String) async throws -> [String?] {
    try await check(
      """
      import UIKit
      final class Card: UIView {
        let icon = UIView(), name = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [icon, name] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 80).isActive = true
          }
          NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: leadingAnchor),
            icon.topAnchor.constraint(equalTo: topAnchor),
            icon.bottomAnchor.constraint(equalTo: bottomAnchor),
            icon.heightAnchor.constraint(equalToConstant: 80),
            name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
            name.topAnchor.constraint(equalTo: topAnchor, constant: 7),
            \(last)
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .conflict }.map(\.suggestion)
  }

  @Test func `is told to be tied by the other end`() async throws {
    #expect(
      try await advice("name.topAnchor.constraint(equalTo: bottomAnchor, constant: -7),") == [
        "tie the bottom of `name` there, in place of its top: `name` top = Card bottom − 7 (Test.swift:18)"
      ]
    )
    #expect(
      try await advice("bottomAnchor.constraint(equalTo: name.topAnchor, constant: 7),") == [
        "tie the bottom of `name` there, in place of its top: Card bottom = `name` top + 7 (Test.swift:18)"
      ]
    )
  }

  /// Its other end is held already.
  @Test func `is none where the other end is held`() async throws {
    let found = try await advice(
      """
      name.topAnchor.constraint(equalTo: bottomAnchor, constant: -7),
      name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -7),
      """
    )
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0?.hasPrefix("tie ") != true })
  }
}
