import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Cells whose height only their list decides on, which is not there.
@MainActor
@Suite(.serialized) struct `A cell of which nobody tells the height` {
  private func rules(_ constraints: String, _ holder: String = "contentView") async throws -> [Rule]
  {
    try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        let name = UILabel(), date = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Name"
          date.text = "Date"
          let holder: UIView = \(holder)
          for label in [name, date] {
            label.translatesAutoresizingMaskIntoConstraints = false
            holder.addSubview(label)
          }
          NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
            date.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
            \(constraints)
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ).map(\.rule)
  }

  @Test func `is told nothing that hangs on it`() async throws {
    let sticksOut = try await rules(
      """
      name.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 80),
      """
    )
    #expect(!sticksOut.contains(.outsideSuperview))
    let covers = try await rules(
      """
      name.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      date.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -8),
      """
    )
    #expect(!covers.contains(.overlappingContent))
  }

  @Test func `is told what holds in any height`() async throws {
    let covers = try await rules(
      """
      name.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      date.topAnchor.constraint(equalTo: holder.topAnchor, constant: 12),
      """
    )
    #expect(covers.contains(.overlappingContent))
    let contradicts = try await rules(
      """
      name.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      name.widthAnchor.constraint(equalToConstant: 60),
      name.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
      """
    )
    #expect(contradicts.contains(.conflict))
  }

  @Test func `does not share what the reader gave it`() async throws {
    let stack = """
      {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: topAnchor, constant: 4),
          stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
          stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
          stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
        ])
        let first = UILabel(), second = UILabel()
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        return contentView
      }()
      """
    let found = try await rules(
      """
      name.topAnchor.constraint(equalTo: holder.topAnchor),
      date.topAnchor.constraint(equalTo: name.bottomAnchor),
      """,
      stack
    )
    #expect(!found.contains(.equalPriorities))
  }

  /// Two labels of 20.33 points and 8 between them have 60 points.
  @Test func `tells by how much texts that come later miss the room`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Stamp: UIView {
        let made = UILabel(), closed = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for label in [made, closed] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          }
          NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 60),
            made.topAnchor.constraint(equalTo: topAnchor),
            closed.topAnchor.constraint(equalTo: made.bottomAnchor, constant: 8),
            closed.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
        func show(_ day: String) { made.text = day; closed.text = day }
      }
      """
    ).filter { $0.rule == .equalPriorities && !$0.message.contains("after") }
    // 60 − 8 − 2 · 20.33
    #expect(found.first?.message.contains(", and 11.33 points are left over:") == true, "\(found)")
  }
}

/// Views that nobody gives a size, which the reader makes as small as they want to be.
@MainActor
@Suite(.serialized) struct `A view of which nobody tells the size` {
  private func source(_ body: String, _ superclass: String, _ parameter: String = "name") -> String
  {
    """
    import UIKit
    final class Card: \(superclass) {
      let shadow = UIView(), picture = UIImageView(), name = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [picture, name] { view.translatesAutoresizingMaskIntoConstraints = false }
        \(body)
      }
      required init?(coder: NSCoder) { fatalError() }
      func configure(\(parameter) text: String) { name.text = text }
    }
    """
  }

  private func found(
    _ body: String,
    _ superclass: String = "UIView",
    _ parameter: String = "name"
  ) async throws -> [Finding] {
    try await check(source(body, superclass, parameter))
  }

  /// The mask of `shadow` makes the view 16 points wide, in which the picture has no room.
  @Test
  func `is told the mask that was forgotten, and no conflict with the size that this leads to`()
    async throws
  {
    let conflicts = try await found(
      """
      addSubview(shadow)
      shadow.addSubview(picture)
      for view in [shadow, picture] {
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: topAnchor, constant: 16),
          view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
          view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
      }
      """
    ).filter { $0.rule == .conflict }
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.message.contains("`shadow` keeps its autoresizing mask") == true)
  }

  @Test func `is told what does not fit the size that it requires`() async throws {
    let conflicts = try await found(
      """
      addSubview(picture)
      NSLayoutConstraint.activate([
        widthAnchor.constraint(equalToConstant: 100),
        heightAnchor.constraint(equalToConstant: 100),
        picture.topAnchor.constraint(equalTo: topAnchor),
        picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
        picture.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        picture.widthAnchor.constraint(equalToConstant: 90),
        picture.heightAnchor.constraint(equalToConstant: 90),
      ])
      """
    ).filter { $0.rule == .conflict }
    #expect(conflicts.count == 1)
  }

  @Test(arguments: [("day", false), ("dateString", false), ("name", true), ("headline", true)])
  func `is told the growth of a text from outside where that can be as long as a sentence`(
    _ parameter: String,
    _ isTold: Bool
  ) async throws {
    let rules = try await found(
      """
      contentView.addSubview(name)
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16).isActive = true
      name.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
      """,
      "UICollectionViewCell",
      parameter
    ).filter { $0.severity > .note }.map(\.rule)
    #expect(rules.contains(.unboundedGrowth) == isTold)
  }

  /// A list may give the cell any height, and no height keeps the text from leaving it at the side.
  @Test func `has a text that leaves it at the side, and not at the bottom as well`() async throws {
    let body = """
      let title = UILabel()
      title.text = "Production name"
      title.numberOfLines = 2
      contentView.addSubview(title)
      title.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 170),
      ])
      """
    let growth = try await found(body, "UICollectionViewCell").filter {
      $0.rule == .unboundedGrowth
    }
    #expect(growth.count == 1)
    #expect(growth.first?.message.contains("points wide") == true)
  }

  /// In a list, the frame is the one of the layout, and never empty.
  @Test func `has lengths that hang on the frame of a cell in its initialiser left open`()
    async throws
  {
    let body = """
      contentView.addSubview(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: contentView.topAnchor),
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        picture.widthAnchor.constraint(equalToConstant: self.frame.width - 32),
        picture.heightAnchor.constraint(equalToConstant: bounds.height - 32),
      ])
      """
    let cell = try #require(await read(source(body, "UICollectionViewCell")).first)
    #expect(cell.open.count == 2)
    #expect(try await !found(body, "UICollectionViewCell").contains { $0.rule == .conflict })
    // A view is made with the frame that code gives it.
    #expect(
      try await found(body.replacing("contentView", with: "self")).contains { $0.rule == .conflict }
    )
  }

  /// Pinned to both sides with a width of its own, the picture decides on the cell's.
  @Test(arguments: ["self", "contentView"])
  func `is as wide as what is in a cell requires`(_ holder: String) async throws {
    let body = """
      contentView.addSubview(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: \(holder).topAnchor, constant: 16),
        picture.leadingAnchor.constraint(equalTo: \(holder).leadingAnchor, constant: 16),
        picture.trailingAnchor.constraint(equalTo: \(holder).trailingAnchor, constant: -16),
        picture.bottomAnchor.constraint(equalTo: \(holder).bottomAnchor, constant: -16),
        picture.widthAnchor.constraint(equalToConstant: 115),
        picture.heightAnchor.constraint(equalToConstant: 85),
      ])
      """
    let cell = try #require(
      await read(source(body, "UICollectionViewCell")).first?.snapshot?.items.first
    )
    #expect([cell.frame.width, cell.frame.height] == [147, 117])
    #expect(try await !found(body, "UICollectionViewCell").contains { $0.rule == .conflict })
  }

  /// As high as wide, the picture leaves the label room in a cell that is higher than wide; one as high as the cell never does.
  @Test func `is told no conflict of lengths that the code takes from the size it has by chance`()
    async throws
  {
    let body = """
      import UIKit
      final class Day: UICollectionViewCell {
        let picture = UIView(), name = UILabel()
        var height: NSLayoutConstraint!
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [picture, name] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
          }
          height = picture.heightAnchor.constraint(equalToConstant: 0)
          NSLayoutConstraint.activate([
            height,
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 20),
            name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
          super.layoutSubviews()
          height.constant = min(contentView.bounds.width, contentView.bounds.height - 9)
        }
      }
      """
    let found = try await check(body)
    #expect(!found.contains { $0.rule == .conflict })
    let wrong = try await check(
      body.replacing(
        "min(contentView.bounds.width, contentView.bounds.height - 9)",
        with: "contentView.bounds.height"
      )
    )
    #expect(wrong.contains { $0.rule == .conflict })
  }

  /// Alone, a field without a mask is as wide as its text was before it had a view at its side.
  @Test func `is no room that a field has too little of`() async throws {
    let found = try await check(
      """
      import UIKit
      final class LoginField: UITextField {
        init(placeholder: String) {
          super.init(frame: .zero)
          translatesAutoresizingMaskIntoConstraints = false
          heightAnchor.constraint(equalToConstant: 50).isActive = true
          let spacer = UIView()
          spacer.translatesAutoresizingMaskIntoConstraints = false
          spacer.widthAnchor.constraint(equalToConstant: 12).isActive = true
          spacer.heightAnchor.constraint(equalToConstant: 50).isActive = true
          leftView = spacer
          leftViewMode = .always
          self.placeholder = placeholder
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Login: UIViewController {
        let field = LoginField(placeholder: "Email")
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
          field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
          field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32).isActive = true
          field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32).isActive = true
        }
      }
      """
    )
    #expect(found.isEmpty)
  }

  /// A row that nobody sized is no higher than 44 points; what is in it makes it as high as it needs.
  @Test func `is not told to be too low beside a conflict that shares a constraint`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        let picture = UIView(), stepper = UIView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          for view in [picture, stepper] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
          }
          NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            picture.heightAnchor.constraint(equalToConstant: 60),
            picture.bottomAnchor.constraint(equalTo: stepper.topAnchor, constant: -16),
            stepper.topAnchor.constraint(equalTo: picture.bottomAnchor),
            stepper.heightAnchor.constraint(equalToConstant: 30),
            stepper.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ).filter { $0.rule == .conflict }
    #expect(found.map(\.constraints.count) == [2])
  }

  /// How low the row is has nothing to do with how wide its text gets.
  @Test func `is told that its text leaves it at the side`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        let card = UIView(), name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(card)
          card.addSubview(name)
          card.translatesAutoresizingMaskIntoConstraints = false
          name.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            name.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            name.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
        func configure(with user: User) { name.text = user.name }
      }
      """
    ).filter { $0.rule == .unboundedGrowth }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.contains("points at the right: its text is too long") })
  }
}
