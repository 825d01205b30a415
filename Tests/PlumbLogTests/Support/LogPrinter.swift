import ConstraintSolver
import Foundation
import LayoutEngine
import PlumbLog

/// Prints constraints as the systems and libraries of a dialect do.
struct LogPrinter {
  enum Dialect: String, CaseIterable {
    /// iOS 10 and later.
    case active
    /// iOS 9 and before.
    case names
    case snapKit
    case masonry
  }

  var dialect: Dialect
  /// The superview of each item that has one.
  var superviews: [String: LoggedConstraint.Item] = [:]

  func text(_ constraint: LoggedConstraint) -> String {
    var head = constraint.className + ":" + constraint.address
    if let place = constraint.place { head += "@\(place)" }
    if let mask = constraint.mask { head += " \(mask)" }
    if let identifier = constraint.identifier { head += " '\(identifier)'" }
    return "<\(head) \(statement(constraint.statement))>"
  }

  private func statement(_ statement: LoggedConstraint.Statement) -> String {
    if let format = visualFormat(statement) { return format }
    var text = side(statement.first) + " \(sign(statement.relation))"
    if let second = statement.second {
      let isBehind = dialect == .snapKit || dialect == .masonry
      let multiplier = number(statement.multiplier)
      text += " "
      if statement.multiplier != 1, !isBehind { text += multiplier + "*" }
      text += side(second)
      if statement.multiplier != 1, isBehind { text += " * " + multiplier }
      if statement.constant != 0 {
        text += " \(statement.constant < 0 ? "-" : "+") \(number(abs(statement.constant)))"
      }
    } else {
      text += " \(statement.constant < 0 ? "- " : "")\(number(abs(statement.constant)))"
    }
    switch dialect {
    case .active:
      if statement.priority != 1000 { text += " @\(number(statement.priority))" }
      text += "   (active)"
    case .names:
      if statement.priority != 1000 { text += " priority:\(number(statement.priority))" }
    case .snapKit, .masonry:
      if statement.priority != 1000 { text += " ^\(number(statement.priority))" }
    }
    return text
  }

  /// The form with brackets, where the dialect prints a statement so.
  private func visualFormat(_ statement: LoggedConstraint.Statement) -> String? {
    guard dialect == .active || dialect == .names, statement.priority == 1000 else { return nil }
    guard case .anchor(let first) = statement.first, case .layout(let attribute) = first.attribute
    else { return nil }
    let sign = statement.relation == .equal ? "" : self.sign(statement.relation)
    let axis = attribute.axis == .vertical ? "V" : "H"
    guard let second = statement.second else {
      guard dialect == .names, attribute.isSize else { return nil }
      return "\(axis):[\(item(first.item))(\(sign)\(number(statement.constant)))]"
    }
    guard case .anchor(let other) = second, case .layout(let near) = other.attribute,
      statement.multiplier == 1
    else { return nil }
    let space = "-(\(sign)\(number(statement.constant)))-"
    switch (near, attribute) {
    case (.trailing, .leading), (.bottom, .top):
      let tail = dialect == .active ? "   (active)" : ""
      return "\(axis):[\(item(other.item))]\(space)[\(item(first.item))]\(tail)"
    case (.leading, .leading), (.top, .top):
      guard superviews[first.item.id]?.id == other.item.id else { return nil }
      return "\(axis):|\(space)[\(item(first.item))]" + names(other.item)
    case (.trailing, .trailing), (.bottom, .bottom):
      guard superviews[other.item.id]?.id == first.item.id else { return nil }
      return "\(axis):[\(item(other.item))]\(space)|" + names(first.item)
    default: return nil
    }
  }

  private func names(_ superview: LoggedConstraint.Item) -> String {
    dialect == .active
      ? "   (active, names: '|':\(item(superview)) )" : "   (Names: '|':\(item(superview)) )"
  }

  private func side(_ side: LoggedConstraint.Side) -> String {
    switch side {
    case .anchor(let anchor): self.anchor(anchor)
    case .distance(let first, let second): "(\(anchor(first)) - \(anchor(second)))"
    }
  }

  private func anchor(_ anchor: LoggedConstraint.Anchor) -> String {
    guard case .layout(let attribute) = anchor.attribute else { return item(anchor.item) }
    return item(anchor.item) + "." + attribute.name
  }

  private func item(_ item: LoggedConstraint.Item) -> String {
    (item.className.map { $0 + ":" } ?? "") + item.id + (item.text.map { "'\($0)'" } ?? "")
  }

  private func sign(_ relation: Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private func number(_ value: Double) -> String {
    dialect == .snapKit ? "\(value)" : String(format: "%g", value)
  }
}
