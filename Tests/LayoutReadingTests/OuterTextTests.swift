import LayoutEngine
import PlumbDiagnosis
import Testing

/// Labels beside each other that fill a row.
@MainActor
@Suite(.serialized) struct `Two labels that fill a row` {
  private func ties(_ setting: String) async throws -> Int {
    let source = """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let name = UILabel(), value = UILabel()
          name.text = "Total"
          value.text = "€ 23,80"
          \(setting)
          let row = UIStackView(arrangedSubviews: [name, value])
          row.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(row)
          NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          ])
        }
      }
      """
    return try await check(source).count { $0.rule == .equalPriorities }
  }

  /// Whichever grows, the texts are at both ends.
  @Test func `look the same whichever grows, where the second is aligned to the right`()
    async throws
  {
    #expect(try await ties("value.textAlignment = .right") == 0)
  }

  @Test(arguments: [
    "", "name.textAlignment = .center; value.textAlignment = .right",
    "value.textAlignment = .right; value.backgroundColor = .red",
  ])
  func `do not otherwise`(_ setting: String) async throws {
    #expect(try await ties(setting) == 1)
  }
}
