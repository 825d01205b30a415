import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What happens when an object is shown, and what does not matter to its layout.
@MainActor
@Suite(.serialized) struct `Objects that are shown` {
  private func screen(_ members: String, _ loading: String = "") -> String {
    """
    import UIKit
    final class OfferScreen: UIViewController {
      let note = UILabel(), card = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        note.text = "Until Sunday"
        view.addSubview(note)
        view.addSubview(card)
        note.translatesAutoresizingMaskIntoConstraints = false
        \(loading)
      }
      \(members)
    }
    """
  }

  private let pins = """
    note.topAnchor.constraint(equalTo: view.topAnchor, constant: 90).isActive = true
    note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12).isActive = true
    """

  @Test func `make constraints in a method that they call when they are laid out`() async throws {
    let layout = try #require(
      await read(
        screen(
          """
          private var isDone = false
          override func viewDidLayoutSubviews() { if !isDone { isDone = true; setUpPins() } }
          func setUpPins() { \(pins) }
          """
        )
      ).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.constraints.contains { $0.constant == 90 } == true)
  }

  @Test func `keep the place of a view of which it is not known whether it is hidden`() async throws
  {
    let layout = try #require(
      await read(screen("var model: OfferModel!", "note.isHidden = model.isOver\n" + pins)).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.contents.count == 1)
  }

  @Test func `are read in part where a stack may close up over a hidden view`() async throws {
    let layout = try #require(
      await read(
        screen(
          "var model: OfferModel!; let stack = UIStackView()",
          "stack.addArrangedSubview(note); note.isHidden = model.isOver"
        )
      ).first
    )
    #expect(layout.coverage == .part)
  }

  @Test func `have views that a static function of an extension makes`() async throws {
    let layout = try #require(
      await read(
        screen("let box = UIView.rounded()", "view.addSubview(box)\n" + pins)
          + """

          private extension UIView {
            static func rounded() -> UIView {
              let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
              view.layer.cornerRadius = 4
              return view
            }
          }
          """
      ).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.items.contains { $0.frame.width == 30 } == true)
  }

  @Test func `have plain table cells where the class of a row's cell is not known`() async throws {
    let layout = try #require(
      await read(
        screen(
          """
          let table = UITableView()
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "offer", for: indexPath) as! OfferCell
            return cell
          }
          """,
          "table.dataSource = self; table.frame = view.bounds; view.addSubview(table)\n" + pins
        )
      ).first
    )
    #expect(!layout.reasons.contains { $0.message.contains("UICollectionViewCell") })
    #expect(!layout.reasons.contains { $0.message.contains("could not be made") })
    #expect(layout.coverage == .part)
  }

  @Test func `say of a method without parameters that nobody is known to call it`() async throws {
    let layout = try #require(
      await read(screen("func setUpPins() { \(pins) }")).first
    )
    #expect(
      layout.reasons.map(\.message) == [
        "nothing that was read calls `setUpPins()`, which is run all the same"
      ]
    )
  }

  @Test(arguments: [("private ", true), ("fileprivate ", true), ("", false)])
  func `do not come of what nothing can call`(_ access: String, _ isNever: Bool) async throws {
    let source = screen("\(access)func setUpPins() { \(pins) } // setUpPins()")
    let layout = try #require(await read(source).first)
    #expect(layout.reasons.isEmpty == isNever)
    #expect(layout.snapshot?.constraints.contains { $0.constant == 90 } == !isNever)
  }

  @Test func `say that a controller's view is to keep its mask, and nothing of what is in it`()
    async throws
  {
    let found = try await check(
      screen(
        "let save = UIButton()",
        pins.replacing("12", with: "20").replacing("90", with: "20") + """

          view.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(save)
          note.text = "Write what happened today"
          save.setTitle("OK", for: .normal)
          save.translatesAutoresizingMaskIntoConstraints = false
          let area = view.safeAreaLayoutGuide
          save.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20).isActive = true
          save.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20).isActive = true
          save.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20).isActive = true
          """
      )
    ).filter { $0.severity > .note }
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(
      found.first?.suggestion?.hasPrefix(
        "leave `translatesAutoresizingMaskIntoConstraints` of `view` on"
      ) == true
    )
  }

  @Test func `say of a conflict that a mask was left on, and each thing once`() async throws {
    let found = try await check(
      screen(
        "override func viewDidLayoutSubviews() { fix() }; func fix() { card.heightAnchor.constraint(equalToConstant: 70).isActive = true }",
        pins
      )
    )
    let conflicts = found.filter { $0.rule == .conflict }.map(\.message)
    #expect(conflicts.contains { $0.contains("`card` keeps its autoresizing mask") })
    #expect(!found.contains { $0.rule == .redundantConstraint })
  }
}
