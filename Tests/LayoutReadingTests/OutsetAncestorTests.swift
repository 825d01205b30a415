import LayoutEngine
import PlumbDiagnosis
import Testing

/// Views that are tied to what lies around their superview, or to its safe area, and pushed out at the far side.
@MainActor
@Suite(.serialized) struct `A view that is pushed out of what lies around it` {
  private func outsets(_ constraints: String, in holder: String = "scroll") async throws
    -> [String]
  {
    try await check(
      """
      import UIKit
      final class Screen: UIViewController {
        let scroll = UIScrollView(), field = UITextField(), label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          field.placeholder = "Name"
          label.text = "A line that is long enough"
          view.addSubview(scroll)
          for each in [scroll, field, label] { each.translatesAutoresizingMaskIntoConstraints = false }
          for each in [field, label] { \(holder).addSubview(each) }
          NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            field.topAnchor.constraint(equalTo: \(holder).topAnchor, constant: 100),
            label.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 20),
            \(constraints)
          ])
        }
      }
      """
    ).filter { $0.rule == .outsetOffset }.map(\.message)
  }

  @Test(arguments: ["view", "view.safeAreaLayoutGuide"])
  func `is told where it is as far inside at the other side`(_ outer: String) async throws {
    let found = try await outsets(
      """
      field.leadingAnchor.constraint(equalTo: \(outer).leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: \(outer).trailingAnchor, constant: 16),
      """
    )
    #expect(found.count == 1)
    #expect(found.first?.contains("16 points inside") == true)
  }

  @Test func `is left alone where both sides are not the same`() async throws {
    let found = try await outsets(
      """
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 40),
      """
    )
    #expect(found.isEmpty)
  }

  @Test func `is told of a text that ends beyond the safe area, and so beyond the screen`()
    async throws
  {
    let found = try await outsets(
      "label.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: 48),",
      in: "view"
    )
    #expect(found.count == 1)
    #expect(found.first?.contains("48 points") == true)
  }

  @Test func `may reach below the safe area`() async throws {
    let found = try await outsets(
      """
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: 20),
      """,
      in: "view"
    )
    #expect(found.isEmpty)
  }
}
