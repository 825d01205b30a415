import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What is told although something of a class is not known.
@MainActor
@Suite(.serialized) struct `A layout of which only details are not known` {
  private func open(
    _ properties: String,
    _ statements: String,
    in superclass: String = "UIViewController"
  ) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Page: \(superclass) {
        let box = UIView()
        \(properties)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            box.widthAnchor.constraint(equalToConstant: 100),
          ])
          \(statements)
        }
      }
      """
    ).filter { $0.rule == .ambiguous }.map(\.message)
  }

  nonisolated private static let header = """
    view.addSubview(header)
    header.translatesAutoresizingMaskIntoConstraints = false
    header.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    header.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    """

  @Test(arguments: [
    // The class of another view is not known.
    ("let header = FancyHeader()", header),
    // Nor is a number.
    (
      "let header = UILabel()",
      "header.text = \"A\"\n\(header)\nheader.heightAnchor.constraint(equalToConstant: Design.height).isActive = true"
    ),
    // Whoever is told of something lays nothing out.
    ("let model = PageModel()", "model.setDelegate(self)"),
    ("let model = PageModel()", "model.start(delegate: self)"),
  ])
  func `tells what is open beside them`(_ properties: String, _ statements: String) async throws {
    let found = try await open(properties, statements)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("`box` is not determined") == true)
  }

  /// What a superclass does that is not known, it does to its own views.
  @Test func `tells what is open in a class with a superclass that is not known`() async throws {
    let found = try await open("", "", in: "BasePage")
    #expect(found.map { $0.hasPrefix("`box` is not determined: x can be") } == [true])
  }

  @Test func `tells nothing of the views of a superclass that is not known`() async throws {
    let found = try await open(
      "",
      "box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true\n"
        + "headerView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
      in: "BasePage"
    )
    #expect(found.isEmpty)
  }

  /// A view has a size of its own, but no place.
  @Test func `tells that the place of a view is open whose class is not known`() async throws {
    let found = try await open(
      "let header = FancyHeader()",
      "box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true\n"
        + "view.addSubview(header)\nheader.translatesAutoresizingMaskIntoConstraints = false\n"
        + "header.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
    )
    #expect(found.map { $0.hasPrefix("`header` is not determined: x can be") } == [true])
    #expect(found.first?.contains("height") == false)
  }

  @Test(arguments: [
    // The view that is not known may place what is in it, or decides on the place.
    ("let header = FancyHeader()", "header.addSubview(box)"),
    (
      "let header = FancyHeader()",
      "\(header)\nheader.trailingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true"
    ),
    // Something else that is not known may place it.
    ("let model = PageModel()", "model.place(self)"),
    ("let model = PageModel()", "model.place(box)"),
  ])
  func `tells nothing that hangs on them`(_ properties: String, _ statements: String) async throws {
    #expect(try await open(properties, statements).isEmpty)
  }
}

/// Edges that are as far from those of the superview as the code says by one and the same name.
@MainActor
@Suite(.serialized) struct `An unknown number at both sides` {
  private func found(_ leading: String, _ trailing: String) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Card: UIView {
        private let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          title.text = "Total"
          title.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor),
            title.bottomAnchor.constraint(equalTo: bottomAnchor),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: \(leading)),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: \(trailing)),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .outsetOffset }.map(\.message)
  }

  @Test func `is out at one of them`() async throws {
    #expect(
      try await found("Design.margin", "Design.margin") == [
        "`title` is `Design.margin` points inside Card at one side and as many outside at the other (right): one of the two "
          + "needs the other sign"
      ]
    )
  }

  @Test(arguments: [
    ("Design.margin", "-Design.margin"), ("Design.leading", "Design.trailing"), ("0", "Design.end"),
  ])
  func `is in order with the other sign, or by another name`(
    _ leading: String,
    _ trailing: String
  ) async throws {
    #expect(try await found(leading, trailing).isEmpty)
  }
}
