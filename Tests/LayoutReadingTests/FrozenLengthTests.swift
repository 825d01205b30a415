import PlumbDiagnosis
import Testing

/// Lengths that code takes from the size of the screen.
@MainActor
@Suite(.serialized) struct `A length that is taken from the screen` {
  private func found(_ constraints: String, _ property: String = "") async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Detail: UIViewController {
        let picture = UIView()
        \(property)
        override func viewDidLoad() {
          super.viewDidLoad()
          picture.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(picture)
          NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 104),
            picture.heightAnchor.constraint(equalToConstant: 397),
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            \(constraints)
          ])
        }
      }
      """
    ).filter { [.redundantConstraint, .conflict].contains($0.rule) && $0.severity > .note }
      .map(\.message)
  }

  private static let trailing =
    "picture.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),"
  private static let width =
    "picture.widthAnchor.constraint(equalToConstant: view.frame.width - 32),"

  @Test func `says once more what both edges say`() async throws {
    #expect(
      try await found(Self.trailing + Self.width) == [
        "`picture` width = 361 says what its leading and trailing edges say already, in a number that stays: "
          + "they cannot all hold once `view` has another size"
      ]
    )
  }

  @Test func `says once more what the middle and an edge say`() async throws {
    let middle = "picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),"
    #expect(
      try await found(middle + Self.width) == [
        "`picture` width = 361 says what its middle and one of its edges say already, in a number that stays: "
          + "they cannot all hold once `view` has another size"
      ]
    )
  }

  @Test func `is fine beside one edge, and both edges are without it`() async throws {
    #expect(try await found(Self.width).isEmpty)
    #expect(try await found(Self.trailing).isEmpty)
  }

  @Test func `may be changed by code that holds it`() async throws {
    let property =
      "lazy var width = picture.widthAnchor.constraint(equalToConstant: view.frame.width - 32)"
    #expect(try await found(Self.trailing + "width,", property).isEmpty)
  }
}
