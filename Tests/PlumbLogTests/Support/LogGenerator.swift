import ConstraintSolver
import LayoutEngine
import PlumbLog
import TestSupport

/// Makes constraints from a seed, of the kinds that a dialect can print.
struct LogGenerator {
  var random: SeededRandom
  let dialect: LogPrinter.Dialect
  let items: [LoggedConstraint.Item]
  let root = LoggedConstraint.Item(id: "0x100", className: "UIView")

  init(seed: UInt64, dialect: LogPrinter.Dialect) {
    random = SeededRandom(seed: seed)
    self.dialect = dialect
    let texts: [String?] = [
      nil, "Sign In", "It's (2) of [3]", "a == b", "Grüße 日本", "1 > 0 -(8)- x", nil,
    ]
    let classes = ["UIView", "UILabel", "App.Card", "_UIThing", "Übung.View"]
    items = (0..<6).map { index in
      LoggedConstraint.Item(
        id: "0x10\(index + 1)",
        className: classes[index % classes.count],
        // The libraries do not print texts.
        text: dialect == .snapKit || dialect == .masonry ? nil : texts[index % texts.count]
      )
    }
  }

  var printer: LogPrinter {
    LogPrinter(
      dialect: dialect,
      superviews: Dictionary(uniqueKeysWithValues: items.map { ($0.id, root) })
    )
  }

  mutating func constraints(_ count: Int) -> [LoggedConstraint] {
    (0..<count).map { constraint(address: "0x6000\($0)") }
  }

  private mutating func constraint(address: String) -> LoggedConstraint {
    let className =
      switch dialect {
      case .active, .names: "NSLayoutConstraint"
      case .snapKit: "SnapKit.LayoutConstraint"
      case .masonry: "MASLayoutConstraint"
      }
    return LoggedConstraint(
      address: address,
      place: dialect == .snapKit ? "Card.swift#\(Int.random(in: 1...99, using: &random))" : nil,
      identifier: dialect != .snapKit && Int.random(in: 0...3, using: &random) == 0
        ? "UISV-spacing" : nil,
      statement: statement()
    ).with(className)
  }

  private mutating func statement() -> LoggedConstraint.Statement {
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations[Int.random(in: 0..<4, using: &random)]
    let constant = Double(Int.random(in: -80...400, using: &random)) / 2
    let a = items[Int.random(in: 0..<items.count, using: &random)]
    let b = items[Int.random(in: 0..<items.count, using: &random)]
    let priorities: [Double] = [1000, 1000, 1000, 750, 251]
    let priority = priorities[Int.random(in: 0..<5, using: &random)]
    let isVertical = Bool.random(using: &random)
    func anchor(
      _ item: LoggedConstraint.Item,
      _ attribute: LayoutAttribute
    ) -> LoggedConstraint.Side {
      .anchor(.init(item, .layout(attribute)))
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let size: LayoutAttribute = isVertical ? .height : .width
      return .init(anchor(a, size), relation, constant: abs(constant), priority: priority)
    case 1:
      let size: LayoutAttribute = isVertical ? .height : .width
      return .init(
        anchor(a, size),
        relation,
        anchor(b, size),
        multiplier: [0.5, 2, 1.25][Int.random(in: 0..<3, using: &random)],
        constant: constant,
        priority: priority
      )
    case 2:
      return .init(
        anchor(a, isVertical ? .top : .leading),
        relation,
        anchor(root, isVertical ? .top : .leading),
        constant: constant
      )
    case 3:
      return .init(
        anchor(root, isVertical ? .bottom : .trailing),
        relation,
        anchor(a, isVertical ? .bottom : .trailing),
        constant: constant
      )
    case 4:
      return .init(
        anchor(b, isVertical ? .top : .leading),
        relation,
        anchor(a, isVertical ? .bottom : .trailing),
        constant: constant
      )
    default:
      let all = LayoutAttribute.allCases.filter {
        $0.axis == (isVertical ? .vertical : .horizontal)
      }
      return .init(
        anchor(a, all[Int.random(in: 0..<all.count, using: &random)]),
        relation,
        anchor(root, all[Int.random(in: 0..<all.count, using: &random)]),
        constant: constant,
        priority: priority
      )
    }
  }
}

extension LoggedConstraint {
  fileprivate func with(_ className: String) -> LoggedConstraint {
    var copy = self
    copy.className = className
    return copy
  }
}
