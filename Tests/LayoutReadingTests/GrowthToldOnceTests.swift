import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

@MainActor
@Suite(.serialized) struct `What nothing keeps from growing` {
  private func row(_ constraints: String) -> String {
    """
    import UIKit
    final class Row: UIView {
      let title = UILabel()
      let value = UILabel()
      init(name: String, amount: String) {
        super.init(frame: .zero)
        title.text = name
        value.text = amount
        for each in [title, value] {
          each.translatesAutoresizingMaskIntoConstraints = false
          addSubview(each)
          each.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
        heightAnchor.constraint(equalToConstant: 44).isActive = true
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        \(constraints)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  private func growth(_ constraints: String) async throws -> [Finding] {
    try await check(row(constraints)).filter {
      [.unboundedGrowth, .missingSiblingRelation].contains($0.rule)
    }
  }

  @Test func `is told once, and not again of a longer text that leaves`() async throws {
    let found = try await growth(
      "value.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true"
    )
    #expect(found.map(\.rule) == [.missingSiblingRelation], "\(found.map(\.message))")
  }

  @Test func `is told once, and not again of a text that pushes it out`() async throws {
    let found = try await growth(
      "value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8).isActive = true"
    )
    #expect(found.map(\.rule) == [.unboundedGrowth])
    #expect(found.first?.message.contains("`value`") == true)
  }

  @Test func `is told of each that leaves by itself`() async throws {
    let found = try await growth(
      """
      value.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          value.bottomAnchor.constraint(equalTo: title.topAnchor).isActive = true
      """
    )
    #expect(Set(found.map(\.items.first)).count == 2)
  }
}
