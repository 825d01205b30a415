import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// A cell whose views are its own, and not those of its content view: which of them give the row its height is not known.
@MainActor
@Suite(.serialized) struct `A table's cell with an empty content view` {
  private func found(_ setup: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class TimeCell: UITableViewCell {
        let toggle = UISwitch(), first = UILabel(), last = UILabel(), bar = UIProgressView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          first.text = "Rise"
          last.text = "Fall"
          \(setup)
        }
        func add(_ view: UIView) {
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
          view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule != .besideContentView && $0.rule != .unboundedGrowth }
  }

  /// The margins of the content view are 16 points, the switch is 28.
  @Test func `has room for more than the margins of that`() async throws {
    let found = try await found(
      """
      add(toggle)
      toggle.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
      """
    )
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  /// 44 points, less twice 20.33.
  @Test func `is not as low as a line behind what is in it`() async throws {
    let found = try await found(
      """
      [bar, first, last].forEach(add)
      NSLayoutConstraint.activate([
        bar.trailingAnchor.constraint(equalTo: trailingAnchor),
        bar.topAnchor.constraint(equalTo: topAnchor),
        bar.bottomAnchor.constraint(equalTo: bottomAnchor),
        first.topAnchor.constraint(equalTo: topAnchor),
        last.topAnchor.constraint(equalTo: first.bottomAnchor),
        last.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
      """
    )
    #expect(found.allSatisfy { ![.zeroSize, .textTruncated].contains($0.rule) })
    #expect(found.allSatisfy { !$0.message.contains("missing") }, "\(found.map(\.message))")
  }
}
