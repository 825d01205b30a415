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

  private func messages(_ code: String) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(code)
        }
        func makeBox() -> UIView {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
          view.widthAnchor.constraint(equalToConstant: 10).isActive = true
          return view
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .conflict }.map(\.message)
  }

  @Test func `are called by the variable that they were made for`() async throws {
    let found = try await messages(
      """
      let badge = makeBox()
      badge.widthAnchor.constraint(equalToConstant: 20).isActive = true
      """
    )
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("`badge` width = ") == true)
  }

  @Test func `are not called by a variable that others were made for, too`() async throws {
    let found = try await messages(
      """
      for _ in 0..<2 {
        let badge = makeBox()
        badge.widthAnchor.constraint(equalToConstant: 20).isActive = true
      }
      """
    )
    // The two say the same.
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("UIView #") == true)
  }

  @Test func `are called as their visual format calls them`() async throws {
    let found = try await messages(
      """
      addSubview(UIView())
      subviews[0].translatesAutoresizingMaskIntoConstraints = false
      for format in ["[badge(20)]", "[badge(30)]"] {
        addConstraints(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["badge": subviews[0]]))
      }
      """
    )
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("`badge` width = ") == true)
  }

  @Test func `are called the content view of a cell where the program stops over it`()
    async throws
  {
    let found = try await check(
      """
      import UIKit
      import SnapKit
      final class Row: UITableViewCell {
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          title.snp.makeConstraints { $0.centerX.equalTo(contentView) }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(
      found.first { $0.rule == .stopsInCode }?.message
        == "Row stops the program: `title`.centerX and `contentView` have no common ancestor"
    )
  }
}
