import PlumbDiagnosis
import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `Views in findings` {
  @Test func `are called by their properties, and the view of the controller as its code calls it`()
    async throws
  {
    let found = try await check(
      """
      import UIKit
      final class QuizController: UIViewController {
        let question = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          question.text = "Who was that?"
          question.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(question)
          NSLayoutConstraint.activate([
            question.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            question.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            question.heightAnchor.constraint(equalToConstant: 100),
            question.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ])
        }
      }
      """
    )
    let conflict = try #require(found.first { $0.rule == .conflict })
    #expect(conflict.message.contains("`view` bottom"))
  }

  @Test func `are called the content view of a header, as its code calls it`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Header: UITableViewHeaderFooterView {
        let title = UILabel()
        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier)
          contentView.addSubview(title)
          title.text = "Today"
          title.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.first { $0.rule == .conflict }?.message.contains("`title` top") == true)
    #expect(found.allSatisfy { !$0.message.contains("UIView") })
  }
}
