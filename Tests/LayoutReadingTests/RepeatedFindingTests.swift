import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

@MainActor
@Suite(.serialized) struct `What is wrong with a class` {
  private let button = """
    import UIKit
    class Tag: UIView {
      let icon = UIImageView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        icon.translatesAutoresizingMaskIntoConstraints = false
        addSubview(icon)
        NSLayoutConstraint.activate([
          icon.topAnchor.constraint(equalTo: topAnchor),
          icon.topAnchor.constraint(equalTo: topAnchor, constant: 4),
          icon.leadingAnchor.constraint(equalTo: leadingAnchor),
          icon.widthAnchor.constraint(equalToConstant: 20),
          icon.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  @Test func `is told once, whoever holds or inherits from it`() async throws {
    let found = try await check(
      button + """

        final class Label: Tag {}
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(Tag(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
            view.addSubview(Tag(frame: CGRect(x: 0, y: 40, width: 40, height: 40)))
          }
        }
        """
    )
    #expect(found.filter { $0.rule == .conflict }.map(\.location?.line) == [10])
  }

  @Test func `is told for each line`() async throws {
    let second = "icon.widthAnchor.constraint(equalToConstant: 30).isActive = true"
    let found = try await check(
      button.replacing("addSubview(icon)", with: "addSubview(icon)\n\(second)")
    )
    #expect(found.count { $0.rule == .conflict } == 2)
  }

  private func screen(_ line: String, _ more: String = "") -> String {
    """
    import UIKit
    final class Page: UIViewController {
      let header = Header()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
        header.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          header.topAnchor.constraint(equalTo: view.topAnchor),
          header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          header.heightAnchor.constraint(equalToConstant: 200),
        ])
        \(more)
      }
    }
    final class Header: UIView {
      let box = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor),
          box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          box.heightAnchor.constraint(equalTo: heightAnchor),
          \(line),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  /// The copies that each layout adds contradict each other and those before, named in another order.
  @Test func `is told once of constraints that pile up, whichever copies contradict each other`()
    async throws
  {
    let found = try await check(
      """
      import UIKit
      final class Cart: UICollectionViewCell {
        private let picture = UIView(), title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(picture)
          addSubview(title)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
          picture.translatesAutoresizingMaskIntoConstraints = false
          title.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.topAnchor, constant: 10),
            picture.leadingAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.leadingAnchor, constant: 5),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.heightAnchor.constraint(equalToConstant: contentView.frame.height / 1.5),
            picture.widthAnchor.constraint(equalToConstant: contentView.frame.width / 2.5),
            title.topAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.topAnchor, constant: 10),
            title.leadingAnchor.constraint(equalTo: picture.safeAreaLayoutGuide.trailingAnchor, constant: 20),
          ])
        }
      }
      """
    )
    #expect(found.contains { $0.rule == .constraintsPileUp })
    #expect(found.count { $0.rule == .conflict } == 1)
  }

  /// In the screen the header is called by the property that holds it, in its own layout by its class.
  @Test(arguments: [
    (Rule.redundantConstraint, "heightAnchor.constraint(equalTo: box.heightAnchor)"),
    (.outsetOffset, "box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 16)"),
    (.mixedDirection, "box.rightAnchor.constraint(equalTo: rightAnchor, constant: -16)"),
    (.conflict, "box.topAnchor.constraint(equalTo: topAnchor, constant: 4)"),
  ])
  func `is told at the class, and not again for a screen that holds a view of it`(
    _ rule: Rule,
    _ line: String
  ) async throws {
    let found = try await check(screen(line)).filter { $0.rule == rule }
    #expect(found.map(\.scene) == ["Header"])
  }

  /// The header alone may have any height.
  @Test func `is told for the screen that contradicts it`() async throws {
    let line = "box.heightAnchor.constraint(equalToConstant: 80)"
    let found = try await check(screen(line)).filter { $0.rule == .conflict }
    #expect(found.map(\.scene) == ["Page"])
  }

  /// Each row has other texts, and so another amount of room that is left over.
  @Test func `is told once, whatever the texts in its views measure`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Row: UIView {
        private let title = UILabel(), value = UILabel()
        init(_ title: String, _ value: String) {
          super.init(frame: .zero)
          self.title.text = title
          self.value.text = value
          [self.title, self.value].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
          }
          NSLayoutConstraint.activate([
            self.title.leadingAnchor.constraint(equalTo: leadingAnchor),
            self.title.topAnchor.constraint(equalTo: topAnchor),
            self.title.bottomAnchor.constraint(equalTo: bottomAnchor),
            self.value.leadingAnchor.constraint(equalTo: self.title.trailingAnchor, constant: 8),
            self.value.trailingAnchor.constraint(equalTo: trailingAnchor),
            self.value.topAnchor.constraint(equalTo: topAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let rows = UIStackView(arrangedSubviews: [
            Row("Language", "English"), Row("Region", "Ireland"), Row("Calendar", "Gregorian"),
          ])
          rows.axis = .vertical
          rows.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(rows)
          NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
        }
      }
      """
    )
    #expect(found.filter { $0.rule == .equalPriorities }.count == 1)
  }
}
