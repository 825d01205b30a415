import LayoutEngine
import Testing

@testable import LayoutReading

/// The types that generic parameters stand for.
@MainActor
@Suite(.serialized) struct `Generic code` {
  private let card = """
    import UIKit
    final class Card: UIView {
      let title = UILabel()
      init() {
        super.init(frame: .zero)
        build()
      }
      override init(frame: CGRect) {
        super.init(frame: frame)
        build()
      }
      required init?(coder: NSCoder) { nil }
      private func build() {
        addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        title.topAnchor.constraint(equalTo: topAnchor, constant: 30).isActive = true
        title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
    }

    """

  private func layout(_ name: String, _ source: String) async throws -> SourceLayout {
    try #require(await read(card + source).first { $0.className == name })
  }

  private func frame(of label: String, in layout: SourceLayout) throws -> LayoutRect {
    try #require(layout.snapshot?.items.first { $0.label == label }).frame
  }

  @Test(
    arguments: [
      "let content: Content; init(content: Content = Content(frame: .zero)) { self.content = content; super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { nil }",
      "lazy var content = Content()",
      "var content = Content()",
      "var content: Content!; override func viewDidLoad() { super.viewDidLoad(); content = Content() }",
    ]
  )
  func `a class knows what its subclass puts between the angle brackets`(
    _ members: String
  ) async throws {
    let layout = try await layout(
      "CardScreen",
      """
      class Screen<Content: UIView>: UIViewController {
        \(members)
      }
      final class CardScreen: Screen<Card> {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(content)
        }
      }
      """
    )
    #expect(layout.coverage == .whole)
    #expect(try frame(of: "title", in: layout).y == 30)
  }

  @Test(arguments: ["view(for:)", "self.view(for:)"])
  func `a method with labels is told from a property of its name`(_ reference: String) async throws
  {
    let layout = try await layout(
      "Shelf",
      """
      final class Shelf: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          [1].map(\(reference)).forEach(view.addSubview)
        }
        private func view(for number: Int) -> UIView {
          let first = Card()
          first.tag = number
          return first
        }
      }
      """
    )
    #expect(layout.coverage == .whole)
    #expect(try frame(of: "title", in: layout).y == 30)
  }

  @Test func `a class hands its parameter on to the one above`() async throws {
    let layout = try await layout(
      "CardScreen",
      """
      class Base<First, Content: UIView>: UIViewController {
        let content = Content()
        override func loadView() { view = content }
      }
      class Middle<Inner: UIView>: Base<Int, Inner> {}
      final class CardScreen: Middle<Card> {}
      """
    )
    #expect(layout.coverage == .whole)
    #expect(try frame(of: "title", in: layout).y == 30)
  }

  @Test(
    arguments: [
      ("func make<T: UIView>(_ type: T.Type) -> T { T() }", "make(Card.self)"),
      ("func make<T: UIView>() -> T { T() }", "make() as Card"),
      (
        "func make<T: UIView>(_ fill: (T) -> Void) -> T { let it = T(frame: .zero); fill(it); return it }",
        "make { (it: Card) in it.tag = 3 }"
      ),
      ("func twin<T: UIView>(of it: T) -> T { T() }", "twin(of: Card())"),
    ]
  )
  func `a function knows what its call tells`(_ function: String, _ call: String) async throws {
    let layout = try await layout(
      "Shelf",
      """
      \(function)
      final class Shelf: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let first: Card = \(call)
          addSubview(first)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(layout.coverage == .whole)
    #expect(try frame(of: "title", in: layout).y == 30)
  }
}
