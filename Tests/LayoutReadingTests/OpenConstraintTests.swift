import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Constraints that conflict only if something is what the source does not tell.
@MainActor
@Suite(.serialized) struct `Constraints that hang on something unknown` {
  /// A box whose height is 10 points by a constraint, and 30 by another one.
  private func rules(_ lines: String, _ members: String = "") async throws -> [Rule] {
    try await check(
      """
      import UIKit
      final class Panel: UIView {
        let box = UIView()
        \(members)
        override init(frame: CGRect) {
          super.init(frame: frame)
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor),
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.trailingAnchor.constraint(equalTo: trailingAnchor),
          ])
          let height = box.heightAnchor.constraint(equalToConstant: 10)
          height.isActive = true
          \(lines)
          box.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).map(\.rule)
  }

  @Test(arguments: [
    "", "height.constant = 20", "height.constant = Theme.height\nheight.constant = 20",
  ])
  func `conflict where all is known`(_ lines: String) async throws {
    #expect(try await rules(lines) == [.conflict])
  }

  @Test(arguments: [
    "height.constant = Theme.height", "height.constant += Theme.height",
    "height.priority = Theme.priority",
    "height.priority = UILayoutPriority(rawValue: Theme.priority)",
    "height.isActive = Theme.isTall",
  ])
  func `are left out where a property of theirs is not known`(_ lines: String) async throws {
    #expect(try await rules(lines).isEmpty)
  }

  @Test(arguments: [
    "NSLayoutConstraint.deactivate(Theme.current)",
    "box.removeConstraints(Theme.constraints(of: box))",
    "NSLayoutConstraint.deactivate(Theme.chosen(among: [height]))",
    "box.constraints.first(where: { $0.identifier == Theme.name })?.isActive = false",
    "Theme.constraint(of: box).isActive = false",
  ])
  func `are left out where one of them is switched off`(_ lines: String) async throws {
    #expect(try await rules(lines).isEmpty)
  }

  @Test(arguments: [
    "height.switchOff()", "[height].switchOff()", "Theme.adjust(height)",
    "box.removeAllConstraints()",
    "removeSizes(of: box)", "resetLayout()",
  ])
  func `are left out where code that is not known has them`(_ lines: String) async throws {
    #expect(try await rules(lines).isEmpty)
  }

  @Test(arguments: ["box.roundCorners()", "box.pulse()", "Theme.decorate(box)"])
  func `are told beside other calls on their views`(_ lines: String) async throws {
    #expect(try await rules(lines) == [.conflict])
  }

  @Test func `are left out where the constant is not known from the start`() async throws {
    let made =
      "NSLayoutConstraint(item: box, attribute: .height, relatedBy: .equal, toItem: nil, "
      + "attribute: .notAnAttribute, multiplier: 1, constant: Theme.height).isActive = true"
    #expect(try await rules("height.isActive = false\n" + made).isEmpty)
  }
}

/// Stack views of which something is not known that decides where their views are.
@MainActor
@Suite(.serialized) struct `Stack views of unknown properties` {
  /// A stack view of 60 points with rows of 40 and 20 points.
  private func rules(_ lines: String) async throws -> [Rule] {
    try await check(
      """
      import UIKit
      final class Panel: UIView {
        let stack = UIStackView(), first = UIView(), second = UIView(), third = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          stack.translatesAutoresizingMaskIntoConstraints = false
          addSubview(stack)
          stack.axis = .vertical
          stack.addArrangedSubview(first)
          stack.addArrangedSubview(second)
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.heightAnchor.constraint(equalToConstant: 60),
            stack.widthAnchor.constraint(equalToConstant: 50),
            first.heightAnchor.constraint(equalToConstant: 40),
            second.heightAnchor.constraint(equalToConstant: 20),
            third.heightAnchor.constraint(equalToConstant: 20),
          ])
          \(lines)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).map(\.rule)
  }

  @Test(arguments: [
    "stack.spacing = 8", "stack.axis = .horizontal", "stack.addArrangedSubview(third)",
    "stack.axis = Theme.axis\nstack.axis = .horizontal",
  ])
  func `conflict where all is known`(_ lines: String) async throws {
    #expect(try await rules(lines).contains(.conflict))
  }

  @Test(arguments: [
    "stack.axis = .horizontal\nstack.axis = Theme.axis",
    "stack.spacing = 8\nstack.spacing = Theme.gap",
    "stack.spacing = 8\nstack.setCustomSpacing(0, after: Theme.row(first))",
    "stack.addArrangedSubview(third)\nthird.isHidden = Theme.isShort",
    "stack.addArrangedSubview(third)\nstack.removeArrangedSubview(Theme.row(second))",
    "stack.axis = .horizontal\nstack.configure(axis: .vertical)",
    "stack.axis = .horizontal\nTheme.style(stack)",
    "stack.isLayoutMarginsRelativeArrangement = true\n"
      + "stack.layoutMargins = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)\n"
      + "stack.layoutMargins = Theme.margins",
  ])
  func `are left out`(_ lines: String) async throws {
    #expect(try await !rules(lines).contains(.conflict))
  }
}

/// Masks of views, and views that are added, by code which is not known.
@MainActor
@Suite(.serialized) struct `Views that unknown code prepares` {
  private func rules(_ lines: String) async throws -> [Rule] {
    try await check(
      """
      import UIKit
      final class Panel: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(lines)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            box.heightAnchor.constraint(equalToConstant: 30),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).map(\.rule)
  }

  @Test func `keep their masks where nothing turns them off`() async throws {
    #expect(try await rules("addSubview(box)") == [.conflict])
  }

  @Test(arguments: [
    "addSubview(box)\nbox.translatesAutoresizingMaskIntoConstraints = Theme.usesMasks",
    "addSubview(box)\nprepareSubviewsForLayout()", "addSubview(box)\nTheme.freeSubviews(of: self)",
  ])
  func `may have lost their masks`(_ lines: String) async throws {
    #expect(try await rules(lines).isEmpty)
  }

  @Test func `may have been added by a closure`() async throws {
    let lines =
      "box.translatesAutoresizingMaskIntoConstraints = false\nTheme.perform { self.addSubview(self.box) }"
    #expect(try await rules(lines).isEmpty)
  }
}
