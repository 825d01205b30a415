import PlumbDiagnosis
import Testing

/// A label that the app adds to a button.
@MainActor
@Suite(.serialized) struct `A label in a button` {
  private func found(_ constraints: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(), label = UILabel()
          label.text = "Create a new account"
          for each in [button, label] { each.translatesAutoresizingMaskIntoConstraints = false }
          view.addSubview(button)
          button.addSubview(label)
          NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: button.centerYAnchor),
            \(constraints)
          ])
        }
      }
      """
    ).filter { $0.rule == .outsideSuperview }
  }

  /// A button without a title is 30 points wide.
  @Test(arguments: [
    "label.centerXAnchor.constraint(equalTo: button.centerXAnchor)",
    "label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 10)",
  ])
  func `is told where the button stays as small as its own title`(_ tie: String) async throws {
    let found = try await found(tie)
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.suggestion
        == "tie leading and trailing of `label` to `button`: a button's own size is that of its title and image "
        + "alone, and touches beside it do not reach it"
    )
  }

  @Test func `is fine where the button is as wide`() async throws {
    let edges = """
      label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -10)
      """
    #expect(try await found(edges).isEmpty)
  }

  /// It is as wide as somebody wants it to be, and the label may be meant to be below it.
  @Test func `is a note where the button has a width of its own`() async throws {
    let found = try await found(
      """
      label.centerXAnchor.constraint(equalTo: button.centerXAnchor),
      button.widthAnchor.constraint(equalToConstant: 44)
      """
    )
    #expect(found.map(\.severity) == [.note])
  }
}
