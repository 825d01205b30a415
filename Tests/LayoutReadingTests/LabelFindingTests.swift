import PlumbDiagnosis
import Testing

/// Labels of which something is wrong whatever their texts are.
@MainActor
@Suite(.serialized) struct `Labels without a text` {
  private func found(
    _ rule: Rule,
    _ setup: String,
    filling: String = "a.text = name; b.text = place"
  ) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Row: UIView {
        let icon = UIImageView(), a = UILabel(), b = UILabel()
        var height: NSLayoutConstraint?
        override init(frame: CGRect) {
          super.init(frame: frame)
          for each in [icon, a, b] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
          }
          icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
          icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          icon.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          icon.heightAnchor.constraint(equalToConstant: 80).isActive = true
          \(setup)
        }
        required init?(coder: NSCoder) { nil }
        func configure(_ name: String, _ place: String) { \(filling) }
      }
      """
    ).filter { $0.rule == rule && $0.severity > .note }
  }

  private let alike = """
    for each in [a, b] {
      each.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 4).isActive = true
      each.leadingAnchor.constraint(equalTo: icon.leadingAnchor).isActive = true
      each.trailingAnchor.constraint(equalTo: icon.trailingAnchor).isActive = true
      each.heightAnchor.constraint(equalToConstant: 22).isActive = true
    }
    """

  @Test func `lie on each other where the same constraints hold them`() async throws {
    let found = try await found(.overlappingContent, alike)
    #expect(
      found.map(\.message) == [
        "`a` and `b` have the same constraints, so that their texts lie on each other"
      ]
    )
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    "b.textAlignment = .right", "b.isHidden = true", "b.alpha = 0",
    "b.heightAnchor.constraint(equalToConstant: 30).isActive = true",
  ])
  func `do not lie on each other where something tells them apart`(_ line: String) async throws {
    #expect(try await found(.overlappingContent, alike + "\n" + line).isEmpty)
  }

  @Test func `do not lie on each other where one is shown or the other`() async throws {
    let found = try await found(
      .overlappingContent,
      alike,
      filling: "if name.isEmpty { a.text = place } else { b.text = name }"
    )
    #expect(found.isEmpty)
  }

  private func low(_ label: String, _ constraint: String = "") async throws -> [String] {
    try await found(
      .textTruncated,
      """
      a.topAnchor.constraint(equalTo: icon.bottomAnchor).isActive = true
      a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      a.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      b.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 60).isActive = true
      b.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      \(label)
      \(constraint)
      """
    ).map(\.message)
  }

  /// A line of 20 points is 23.87 high.
  @Test func `are too low for the second line that they may have`() async throws {
    let found = try await low(
      "a.font = .systemFont(ofSize: 20)\na.numberOfLines = 3",
      "a.heightAnchor.constraint(equalToConstant: 30).isActive = true"
    )
    #expect(
      found == [
        "the height of `a` is 30, which holds one line: it may have 3, of which two need 47.73"
      ]
    )
  }

  /// A line of 17 points is 20.33 high.
  @Test func `are too low for the second of any number of lines`() async throws {
    let found = try await low(
      "a.numberOfLines = 0",
      "a.heightAnchor.constraint(equalToConstant: 22).isActive = true"
    )
    #expect(
      found == [
        "the height of `a` is 22, which holds one line: it may have any number, of which two need 40.57"
      ]
    )
  }

  @Test func `are too low for a line whose capitals do not fit`() async throws {
    let found = try await low(
      "a.font = .systemFont(ofSize: 30)",
      "a.heightAnchor.constraint(equalToConstant: 16).isActive = true"
    )
    #expect(
      found == ["the height of `a` is 16, and a line of its font needs 35.8: every text is cut off"]
    )
  }

  @Test(arguments: [
    ("a.numberOfLines = 2", "a.heightAnchor.constraint(equalToConstant: 40).isActive = true"),
    ("a.numberOfLines = 1", "a.heightAnchor.constraint(equalToConstant: 18).isActive = true"),
    ("a.numberOfLines = 0", "a.heightAnchor.constraint(equalToConstant: 40).isActive = true"),
    (
      "a.numberOfLines = 2",
      "a.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true"
    ),
    (
      "a.numberOfLines = 2",
      "height = a.heightAnchor.constraint(equalToConstant: 20)\nheight?.isActive = true"
    ),
    (
      "a.numberOfLines = 2\na.font = Theme.small",
      "a.heightAnchor.constraint(equalToConstant: 20).isActive = true"
    ),
  ])
  func `are high enough where their lines fit, or may come to fit`(
    _ label: String,
    _ constraint: String
  ) async throws {
    #expect(try await low(label, constraint).isEmpty)
  }
}
