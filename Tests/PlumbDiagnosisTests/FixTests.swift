import ConstraintSolver
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

@Suite struct `A fix of a conflict` {
  /// A card that is 0.98 of its superview's 393 points wide and tied to both of its edges: 393 − 385.14 = 7.86.
  private func fraction() -> HandMadeLayout {
    var layout = HandMadeLayout(width: 393)
    layout.add("card")
    layout.snapshot.items[1].label = "Card"
    layout.add(
      LayoutConstraint(layout.item(1), .width, .equal, layout.item(0), .width, multiplier: 0.98),
      id: "w98"
    )
    layout.tie(1, .leading, 0)
    layout.tie(0, .trailing, 1)
    layout.tie(1, .top, 0)
    layout.add(LayoutConstraint(layout.item(1), .height, constant: 100))
    return layout
  }

  @Test func `has the points that a fraction of a width misses`() throws {
    let finding = try #require(findings(.conflict, fraction()).first)
    #expect(finding.message.contains("cannot all hold in 393 points: they miss by 7.86 points"))
    #expect(finding.fixes == [.priority(constraint: 4, 999), .constant(constraint: 4, 7.86)])
    // As words it is no advice: the number fits into this width alone.
    #expect(finding.suggestion?.hasSuffix("(w98) a priority of 999") == true)
  }

  /// Half of the width less 10 is to be 300: the whole width has to be 20 points more.
  @Test func `counts the points of what gives way, whatever its factor in the sum`() throws {
    var layout = HandMadeLayout()
    layout.add("wide")
    layout.add("half")
    for item in 1...2 {
      layout.tie(item, .leading, 0)
      layout.tie(item, .top, 0)
      layout.add(LayoutConstraint(layout.item(item), .height, constant: 10))
    }
    layout.add(
      LayoutConstraint(
        layout.item(2),
        .width,
        .equal,
        layout.item(1),
        .width,
        multiplier: 0.5,
        constant: -10
      )
    )
    layout.add(LayoutConstraint(layout.item(2), .width, constant: 300))
    layout.add(LayoutConstraint(layout.item(1), .width, constant: 600))
    let solved = try layout.solved()
    let finding = try #require(solved.conflictFindings().first)
    let constants = finding.fixes.compactMap { fix in
      if case .constant(let place, let value) = fix { (place, value) } else { nil }
    }
    #expect(!constants.isEmpty)
    for (place, value) in constants {
      let change = abs(value - layout.snapshot.constraints[place].constant)
      #expect(finding.message.contains("miss by \(Wording.number(change)) points"))
      let copy = try SolvedLayout(
        solved.snapshot.applying(.constant(constraint: place, value))
      )
      #expect(copy.conflicts.isEmpty)
    }
  }

  @Test func `takes one of two away that say different things of the same`() throws {
    var layout = HandMadeLayout()
    layout.add("a")
    layout.place(1, 0, 0, 10, 10)
    layout.add(LayoutConstraint(layout.item(1), .width, constant: 20), id: "again")
    let finding = try #require(findings(.conflict, layout).first)
    #expect(finding.suggestion?.hasPrefix("delete UIView a width = 20 (again)") == true)
    #expect(finding.fixes.first == .delete(constraint: 8))
  }

  /// A guide of the system's cannot be changed by anybody.
  @Test func `is never of what the app did not make`() throws {
    var layout = HandMadeLayout()
    let guide = layout.add("", kind: .guide, className: "UILayoutGuide")
    let view = layout.add("a")
    for attribute in [LayoutAttribute.left, .top, .width, .height] {
      layout.add(
        attribute.isSize
          ? LayoutConstraint(layout.item(guide), attribute, constant: 100, source: .safeAreaGuide)
          : LayoutConstraint(
            layout.item(guide),
            attribute,
            .equal,
            layout.item(0),
            attribute,
            source: .safeAreaGuide
          )
      )
    }
    layout.tie(view, .left, guide)
    layout.tie(view, .right, guide)
    layout.add(LayoutConstraint(layout.item(view), .width, .greaterThanOrEqual, constant: 150))
    let solved = try layout.solved()
    let finding = try #require(solved.conflictFindings().first)
    #expect(!finding.fixes.isEmpty)
    for fix in finding.fixes {
      let place = try #require(fix.constraint)
      #expect(solved.snapshot.constraints[place].source == .app)
    }
  }

  @Test func `lets a hidden view's length give way, and the message calls it hidden`() throws {
    var layout = HandMadeLayout()
    let stack = layout.add("stack", className: "UIStackView")
    let badge = layout.add("badge", parent: stack)
    layout.snapshot.items[stack].label = "Row"
    layout.snapshot.items[badge].label = "Badge"
    layout.snapshot.items[badge].isHidden = true
    layout.snapshot.items[stack].stack = .init(axis: .vertical, arranged: [badge])
    layout.add(
      LayoutConstraint(layout.item(badge), .height, constant: 0, source: .stackView)
    )
    layout.add(LayoutConstraint(layout.item(badge), .height, constant: 40))
    let finding = try #require(findings(.conflict, layout).first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message
        == "`Badge` is hidden in `Row`, which makes it 0 points high; `Badge` height = 40 still asks for 40 points"
    )
    #expect(
      finding.suggestion
        == "give `Badge` height = 40 a priority of 999, so that it gives way while the view is hidden"
    )
  }

  /// Twenty views in a row that is too narrow.
  @Test func `has a message that can be read, and the rest among the details`() throws {
    var layout = HandMadeLayout()
    for place in 1...20 {
      layout.add("view-\(place)")
      layout.snapshot.items[place].label = "A view with a rather long name, \(place)"
      layout.tie(place, .leading, place - 1, place == 1 ? .leading : .trailing, 8)
      layout.add(LayoutConstraint(layout.item(place), .width, constant: 100))
    }
    layout.tie(20, .trailing, 0)
    let finding = try #require(findings(.conflict, layout).first)
    #expect(finding.message.count <= 300, "\(finding.message)")
    #expect(finding.message.contains(" more need "))
    #expect(finding.details.count == 42)
  }
}

@Suite struct `The fixes that findings offer` {
  @Test func `are made on copies and counted`() throws {
    var layout = HandMadeLayout()
    layout.add("a")
    layout.place(1, 0, 0, 10, 10)
    layout.add(LayoutConstraint(layout.item(1), .width, constant: 10))
    layout.add(LayoutConstraint(layout.item(1), .height, constant: 20))
    var audit = FixAudit()
    audit.add(try layout.solved())
    let twice = try #require(audit.counts["redundant-constraint"])
    #expect(twice.findings == 1 && twice.tried == 1 && twice.ineffective == 0)
    let conflict = try #require(audit.counts["conflict"])
    #expect(conflict.findings == 1 && conflict.tried >= 1)
    #expect(conflict.ineffective == 0 && conflict.harmful == 0)
    #expect(audit.failures.isEmpty)
  }
}
