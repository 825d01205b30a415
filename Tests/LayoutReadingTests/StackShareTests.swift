import PlumbDiagnosis
import Testing

/// Views that share the room of a stack view.
@MainActor
@Suite(.serialized) struct `Shares of a stack view` {
  private func page(_ setUp: String, _ constraints: String) -> String {
    """
    import UIKit
    final class Page: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let a = UILabel(), b = UILabel()
        a.text = "Name"
        b.text = "Value"
        \(setUp)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          \(constraints)
        ])
      }
    }
    """
  }

  private let plain = "let stack = UIStackView(arrangedSubviews: [a, b])"

  /// 0.6 and 0.3 of 361 points leave 36.1 over: what is to change is a share, and not where the stack view is.
  @Test func `are what is to change where they do not add up`() async throws {
    let found = try await check(
      page(
        plain,
        """
        a.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.6),
        b.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.3)
        """
      )
    )
    #expect(found.map(\.rule) == [.conflict])
    #expect(
      found.first?.suggestion
        == "leave out `b` width = 0.3 × `stack` width (Test.swift:16), so that its view gets what is left: the shares add "
        + "up to 0.9 of `stack`"
    )
  }

  @Test func `leave no room for the spaces where they add up to all of it`() async throws {
    let found = try await check(
      page(
        plain + "\nstack.spacing = 8",
        """
        a.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5),
        b.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5)
        """
      )
    )
    #expect(found.map(\.rule) == [.conflict])
    #expect(
      found.first?.suggestion?.hasSuffix(
        "the shares add up to all of `stack`, and the spaces between them come on top"
      ) == true
    )
  }

  /// A view without a size would suit them, and nobody sees one.
  @Test(arguments: [(0.5, 1), (0.7, 0)])
  func `have to add up in a view of any size`(_ share: Double, _ count: Int) async throws {
    let found = try await check(
      """
      import UIKit
      final class Row: UIView {
        let stack = UIStackView(), a = UILabel(), b = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.text = "Mon"
          b.text = "12"
          stack.translatesAutoresizingMaskIntoConstraints = false
          addSubview(stack)
          stack.addArrangedSubview(a)
          stack.addArrangedSubview(b)
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.widthAnchor.constraint(equalTo: widthAnchor),
            a.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.3),
            b.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: \(share)),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.count { $0.rule == .conflict } == count)
  }

  @Test func `are deleted where the stack view makes all alike`() async throws {
    let found = try await check(
      page(
        plain + "\nstack.distribution = .fillEqually",
        "a.widthAnchor.constraint(equalToConstant: 40)"
      )
    )
    #expect(found.map(\.rule) == [.conflict])
    #expect(found.first?.suggestion == "delete `a` width = 40 (Test.swift:16)")
  }

  /// A stack view has no content size that its own hugging could hold on to.
  @Test func `of stack views are settled by what is in them`() async throws {
    let found = try await check(
      page(
        """
        let left = UIStackView(arrangedSubviews: [a]), right = UIStackView(arrangedSubviews: [b])
        right.setContentHuggingPriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [left, right])
        """,
        ""
      )
    )
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(
      found.first?.suggestion
        == "give what is in `right` a horizontal content hugging priority of 251: the 1000 of the stack view itself "
        + "does nothing, as it has no content size"
    )
  }
}
