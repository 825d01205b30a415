import ConstraintSolver
import LayoutEngine
import PlumbLog
import Testing

@testable import PortableUIKit

/// What our own UIKit prints is read back.
@MainActor @Suite struct `A constraint of our own` {
  @Test func `is read as the conflict that it was printed for`() throws {
    let outer = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let constraints = [
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
      outer.trailingAnchor.constraint(greaterThanOrEqualTo: inner.trailingAnchor, constant: 8),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: -4),
      outer.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(lessThanOrEqualToConstant: 20),
    ]
    constraints[4].priority = UILayoutPriority(750)
    constraints[3].identifier = "Outer width"
    let texts = constraints.map(\.description)
    let message = ConflictMessage(constraints: texts, broken: texts[1]).text
    let conflict = try #require(ConflictLog(message).conflicts.first)
    #expect(conflict.problems.isEmpty)
    #expect(conflict.brokenIndex == 1)
    try #require(conflict.listed.count == 5)
    for (constraint, read) in zip(constraints, conflict.listed) {
      #expect(read.address == addressText(of: constraint))
      #expect(read.identifier == constraint.identifier)
      #expect(read.statement.constant == Double(constraint.constant))
      #expect(read.statement.multiplier == Double(constraint.multiplier))
      #expect(read.statement.priority == Double(constraint.priority.rawValue))
      #expect(read.statement.relation.rawValue == Int8(constraint.relation.rawValue))
      let first = try #require(constraint.firstItem)
      let items = [first, constraint.secondItem].compactMap { $0 }
      #expect(read.statement.anchors.map(\.item.id) == items.map(addressText))
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
      let names = attributes.filter { $0 != .notAnAttribute }.map(\.name)
      #expect(
        read.statement.anchors.map { anchor in
          if case .layout(let attribute) = anchor.attribute { attribute.name } else { "" }
        } == names
      )
    }
  }
}
