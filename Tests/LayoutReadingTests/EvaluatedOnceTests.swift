import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What a call does happens once, whatever is done with its result.
@MainActor
@Suite(.serialized) struct `A call before the member that is set` {
  private func source(_ line: String) -> String {
    """
    import UIKit
    extension UIView {
      func pinRight(_ anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
        let constraint = trailingAnchor.constraint(equalTo: anchor, constant: -10)
        constraint.isActive = true
        return constraint
      }
    }
    final class Card: UIView {
      let box = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
        \(line)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  @Test(
    arguments: [
      "box.pinRight(trailingAnchor).isActive = true",
      "box.pinRight(trailingAnchor).priority = .required",
      "box.pinRight(trailingAnchor).constant += 5",
      "box.pinRight(trailingAnchor).identifier? += \"x\"",
    ]
  )
  func `is made once`(_ line: String) async throws {
    let layout = try #require(await read(source(line)).first)
    #expect(layout.failure == nil)
    let constraints = try #require(layout.snapshot).constraints
    #expect(constraints.count { $0.firstAttribute == .trailing } == 1)
    #expect(try await check(source(line)).isEmpty)
  }

  @Test func `adds its views once`() async throws {
    let source = """
      import UIKit
      final class Screen: UIView {
        let stack = UIStackView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(stack)
          addBox().backgroundColor = .red
          addBox().layer.cornerRadius = 3
          boxes().last!.backgroundColor = .blue
        }
        func boxes() -> [UIView] { [addBox()] }
        func addBox() -> UIView {
          let box = UIView()
          stack.addArrangedSubview(box)
          return box
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let items = try #require(await read(source).first?.snapshot).items
    let stack = try #require(items.firstIndex { $0.label == "stack" })
    #expect(items.count { $0.parent == stack } == 3)
  }

  @Test func `knows what is set by the member's type`() async throws {
    #expect(
      try await value(
        of: "changed()",
        after: """
          final class Box { var sizes: [CGFloat] = []; var name: String? = nil }
          var made = 0
          let box = Box()
          func make() -> Box { made += 1; return box }
          func changed() -> String {
            make().sizes = [1]
            make().sizes[0] = 2
            make().sizes += [3]
            make().name = "x"
            make().name? += "y"
            return "\\(made) \\(box.sizes) \\(box.name ?? "")"
          }
          """
      ) == "5 [2.0, 3.0] xy"
    )
  }
}
