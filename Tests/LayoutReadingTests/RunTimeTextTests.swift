import PlumbDiagnosis
import Testing

/// Texts that nobody hands to a view, and that are known only when the app runs.
@MainActor
@Suite(.serialized) struct `A text that comes when the app runs` {
  private func isTold(_ text: String) async throws -> Bool {
    try await check(
      """
      import UIKit
      final class Head: UIView {
        private let name: UILabel = {
          let label = UILabel()
          label.text = \(text)
          label.translatesAutoresizingMaskIntoConstraints = false
          return label
        }()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(name)
          name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
          name.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).contains { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test(arguments: ["Session.current().user?.name", "Session.shared.user?.profile.fullName"])
  func `may be of any length`(_ text: String) async throws {
    #expect(try await isTold(text))
  }

  /// A constant of another file is a literal, and an age is a number.
  @Test(arguments: ["Words.title", "Session.current().user?.age", "Session.title(of: 3)"])
  func `is short where it is a constant or a number`(_ text: String) async throws {
    #expect(try await !isTold(text))
  }
}

/// Texts that streams bring, whatever a label was made with.
@MainActor
@Suite(.serialized) struct `A text that is bound to a label` {
  private func isTold(_ binding: String) async throws -> Bool {
    try await check(
      """
      import UIKit
      final class Head: UIViewController {
        private let model = HeadModel()
        private let name = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          name.text = "Name"
          name.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(name)
          name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
          name.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
          \(binding)
        }
      }
      """
    ).contains { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test(arguments: [
    "model.city.bind(to: name.rx.text).disposed(by: model.bag)",
    "model.city.asDriver().drive(name.rx.text).disposed(by: model.bag)",
    "model.city.assign(to: \\.text, on: name).store(in: &model.bag)",
    "name.reactive.text <~ model.city",
  ])
  func `may be of any length`(_ binding: String) async throws {
    #expect(try await isTold(binding))
  }

  @Test(arguments: [
    "", "model.price.bind(to: name.rx.text)", "model.city.bind(to: name.rx.isHidden)",
    "model.city.assign(to: \\.tag, on: name)", "name.reactive.text <~ model.temperature",
  ])
  func `stays short where it is a number, or none`(_ binding: String) async throws {
    #expect(try await !isTold(binding))
  }
}

/// Values with a text that other code sets a property to.
@MainActor
@Suite(.serialized) struct `A property that is set to a model` {
  private func isTold(_ model: String, _ member: String = "title") async throws -> Bool {
    try await check(
      """
      import UIKit
      \(model)
      final class Line: UIView {
        private let caption = UILabel()
        var item: Item? { didSet { caption.text = item?.\(member) } }
        override init(frame: CGRect) {
          super.init(frame: frame)
          caption.translatesAutoresizingMaskIntoConstraints = false
          addSubview(caption)
          caption.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          caption.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).contains { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test(arguments: [
    "struct Item { let title: String; var isOn: Bool }",
    "final class Item { let title: String; init(title: String) { self.title = title } }", "",
  ])
  func `shows a text of any length`(_ model: String) async throws {
    #expect(try await isTold(model))
  }

  @Test func `shows the words that its cases have`() async throws {
    let model = "enum Item { case on, off; var title: String { self == .on ? \"On\" : \"Off\" } }"
    #expect(try await !isTold(model))
  }
}

/// What a value that fills a cell has for a row.
@MainActor
@Suite(.serialized) struct `A value that is asked for a row` {
  private func isTold(_ text: String) async throws -> Bool {
    try await check(
      """
      import UIKit
      final class Cell: UITableViewCell {
        private let caption = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          caption.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(caption)
          caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
          caption.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        func configure(with presenter: Presenting, indexPath: IndexPath) {
          caption.text = \(text)
        }
      }
      """
    ).contains { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test(arguments: ["presenter.getName(for: indexPath)", "presenter.item(at: indexPath.row).name"])
  func `has a text of any length`(_ text: String) async throws {
    #expect(try await isTold(text))
  }

  @Test(arguments: ["presenter.getPrice(for: indexPath)", "presenter.words(for: 3)"])
  func `has a number, or is asked for something else`(_ text: String) async throws {
    #expect(try await !isTold(text))
  }
}
