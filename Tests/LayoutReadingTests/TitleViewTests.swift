import PlumbDiagnosis
import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `A title view with a frame` {
  private func found(_ name: String, _ frame: String = "x: 0, y: 0, width: 100, height: 40")
    async throws -> [Finding]
  {
    try await check(
      """
      import UIKit
      final class Chat: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let titleView = UIView(frame: CGRect(\(frame)))
          let nameLabel = UILabel()
          nameLabel.translatesAutoresizingMaskIntoConstraints = false
          nameLabel.text = \(name)
          titleView.addSubview(nameLabel)
          nameLabel.centerYAnchor.constraint(equalTo: titleView.centerYAnchor).isActive = true
          nameLabel.leftAnchor.constraint(equalTo: titleView.leftAnchor, constant: 56).isActive = true
          nameLabel.rightAnchor.constraint(equalTo: titleView.rightAnchor).isActive = true
          navigationItem.titleView = titleView
        }
      }
      """
    ).filter { $0.rule == .textTruncated }
  }

  @Test func `is told the text that has no room in it`() async throws {
    let found = try await found("\"Ahmed Samir Elserafy\"")
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasSuffix(
        "gets 44: its text is cut off, as the title view keeps the 100 × 40 points of its frame"
      ) == true
    )
  }

  @Test func `is told nothing of a text that fits, or that is not known`() async throws {
    #expect(try await found("\"Ali\"").isEmpty)
    let wide = "x: 0, y: 0, width: 300, height: 40"
    #expect(try await found("\"Ahmed Samir Elserafy\"", wide).isEmpty)
    #expect(try await found("Session.shared.name").isEmpty)
  }

  /// The bar asks the constraints of such a view for its size.
  @Test func `has no size of its own where that is empty`() async throws {
    let empty = "x: 0, y: 0, width: 0, height: 0"
    #expect(try await found("\"Ahmed Samir Elserafy\"", empty).isEmpty)
  }
}
