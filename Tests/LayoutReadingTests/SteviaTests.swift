import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Code that uses Stevia, whose sources are not there.
@MainActor
@Suite(.serialized) struct `Stevia without its sources` {
  private func source(_ lines: String, more: String = "") -> String {
    """
    import Stevia
    import UIKit
    final class Card: UIView {
      let title = UILabel()
      let mark = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(lines)
      }
      required init?(coder: NSCoder) { nil }
    }
    \(more)
    """
  }

  private func constants(_ lines: String) async throws -> [Double] {
    let layout = try #require(await read(source(lines)).first)
    #expect(layout.coverage == .whole)
    return try #require(layout.snapshot).constraints.filter { $0.source == .app }.map(\.constant)
  }

  @Test(arguments: [
    ("layout(8, |-12-title-20-|, \"\")", [-20.0, 8, 12]),
    ("layout { 8; |-12-title-20-|; \"\" }", [-20, 8, 12]),
    ("|-title-16-mark|", [0, 8, 16]),
    ("|-(>=10)-title ~ 30", [10, 30]),
    ("title.size(40).right(4)", [-4, 40, 40]),
    ("title.fillContainer(padding: 6)", [-6, -6, 6, 6]),
    ("title.Width == 50 % mark.Width + 3", [3]),
  ])
  func `is read by its operators and methods`(_ line: String, _ expected: [Double]) async throws {
    #expect(try await constants("subviews(title, mark)\n" + line).sorted() == expected)
  }

  /// Source: issue 35 of the project: constraints are made with a priority of 751.
  @Test func `gives way to required constraints`() async throws {
    let found = try await check(
      source("subviews(title, mark)\nmark.fillContainer().height(40)\ntitle.fillContainer()")
    )
    #expect(!found.contains { $0.rule == .conflict })
  }

  @Test func `relates what stands for views that are not known`() async throws {
    let source = source(
      "let name = UILabel(styled: .title)\nsubviews(name, mark)\nlayout(8, |-12-name-4-mark-|, 8)\nmark.height(8)"
    )
    let layout = try #require(await read(source).first)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 7)
    #expect(try await check(source).isEmpty)
  }

  @Test func `makes a view of a class that puts views into itself`() async throws {
    let source = """
      import Stevia
      class Profile: AppPanel {
        let name = UILabel()
        convenience init() {
          self.init(frame: .zero)
          sv(name)
          name.fillContainer()
        }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 4)
  }
}

/// Operators of the source that have the same sign before and behind what they are applied to.
@MainActor
@Suite(.serialized) struct `An operator of the source` {
  @Test(arguments: [("<+2", 102), ("2+>", 202), ("(<+2)+>", 302)])
  func `is told apart by its side`(_ text: String, _ expected: Int) async throws {
    let declarations = """
      prefix operator <+
      postfix operator +>
      prefix operator +>
      prefix func <+ (n: Int) -> Int { n + 100 }
      postfix func +> (n: Int) -> Int { n + 200 }
      prefix func +> (n: Int) -> Int { n + 1000 }
      """
    #expect(try await value(of: text, after: declarations) == "\(expected)")
  }
}

/// `NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
@MainActor
@Suite(.serialized) struct `A constraint by its items` {
  private func source(_ second: String) -> String {
    """
    import UIKit
    final class Card: UIView {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        NSLayoutConstraint(
          item: title, attribute: .top, relatedBy: .equal, toItem: \(second), attribute: .bottom,
          multiplier: 1, constant: 0
        ).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test func `is not known where its second item is not`() async throws {
    let layout = try #require(await read(source("Other.banner")).first)
    #expect(layout.coverage == .part)
    #expect(layout.failure == nil)
    #expect(try await check(source("Other.banner")).isEmpty)
  }

  @Test func `stops the program where an edge has no second item`() async throws {
    let found = try await check(source("nil"))
    #expect(found.map(\.rule) == [.stopsInCode])
    #expect(
      found.first?.message
        == "Card stops the program: its top is held to a number: an edge or a center needs an item that it is tied to"
    )
  }
}
