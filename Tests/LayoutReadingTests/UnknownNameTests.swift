import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Properties that are declared in a file which is not there.
@MainActor
@Suite(.serialized) struct `A name that nothing declares` {
  private func layout(_ methods: String) async throws -> SourceLayout {
    let layouts = await read(
      """
      import UIKit
      final class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
        }
        required init?(coder: NSCoder) { fatalError() }
        \(methods)
      }
      """
    )
    return try #require(layouts.first)
  }

  @Test(arguments: ["dateLabel", "self.dateLabel"])
  func `is the same view each time`(_ name: String) async throws {
    let layout = try await layout(
      """
      func setUp() {
        addSubview(\(name))
        \(name).translatesAutoresizingMaskIntoConstraints = false
        \(name).topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        \(name).leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
      }
      """
    )
    #expect(layout.snapshot?.items.count == 2)
    #expect(layout.snapshot?.items.last?.label == "dateLabel")
  }

  @Test func `has what code assigns to it`() async throws {
    let layout = try await layout(
      """
      func setUp() {
        badge = UISwitch()
        addSubview(badge)
      }
      """
    )
    #expect(layout.snapshot?.items.last?.className == "UISwitch")
  }

  @Test func `has other values in other objects`() async throws {
    let layouts = await read(
      """
      import UIKit
      final class Row: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(dateLabel)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Rows: UIView {
        let rows = [Row(), Row()]
        override init(frame: CGRect) {
          super.init(frame: frame)
          rows.forEach(addSubview)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    )
    let rows = try #require(layouts.first { $0.className == "Rows" })
    #expect(rows.snapshot?.items.count == 5)
  }
}
