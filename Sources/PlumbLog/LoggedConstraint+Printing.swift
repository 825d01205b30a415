import ConstraintSolver
import Foundation
import LayoutEngine

extension LoggedConstraint {
  /// The standard space between items, which is printed by its name.
  public enum StandardSpace: String, Sendable {
    /// Made by the visual format.
    case visualFormat = "NSSpace"
    /// Made by anchors.
    case anchors = "NSLayoutAnchorConstraintSpace"
  }

  /// The constraint as UIKit prints it since iOS 10.
  ///
  ///     <NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0x2'Name']   (active, names: '|':UIView:0x3 )>
  ///     <NSLayoutConstraint:0x4 UILabel:0x2'Name'.width == 100   (active)>
  ///
  /// Brackets are for spaces that a reader sees as such, from left to right and from top to bottom: an
  /// item behind another, one behind the near edge of its superview, and the superview's far edge behind
  /// an item. Everything else is an equation. An item without a class is printed by its name, and its
  /// address stands behind `names:`.
  ///
  /// Source: public logs of iOS 10 and later; in them an item that is tied to its superview's far edge
  /// (`item.trailing == superview.trailing - 8`) is an equation, and the same said by the superview
  /// (`H:[item]-(8)-|`) is not. The place of the priority is that of the visual format, in brackets; for
  /// equations none was seen, and ` @750` is what readers of logs know.
  public func printed(isActive: Bool = true, space: StandardSpace? = nil) -> String {
    var head = "\(className):\(address)"
    if let mask { head += " \(mask)" }
    if let identifier { head += " '\(identifier)'" }
    var names: [String] = []
    let body = visualFormat(&names, space) ?? equation(&names, space)
    var tail = isActive ? "active" : "inactive"
    if !names.isEmpty { tail += ", names: \(names.joined(separator: ", ")) " }
    return "<\(head) \(body)   (\(tail))>"
  }

  // MARK: - Brackets

  private func visualFormat(_ names: inout [String], _ space: StandardSpace?) -> String? {
    guard case .anchor(let far) = statement.first, case .anchor(let near)? = statement.second,
      case .layout(let end) = far.attribute, case .layout(let start) = near.attribute,
      statement.multiplier == 1, far.item.id != near.item.id
    else { return nil }
    let isInside = contains(near.item, far.item)
    let isAround = contains(far.item, near.item)
    // A mask knows no other sides than left and right, and says nothing of them.
    let direction = mask == nil && (end == .left || end == .right) ? "(LTR)" : ""
    let gap = "-(\(predicate(space)))-"
    let axis = end.axis == .vertical ? "V" : "H"
    switch (start, end) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard isInside else { return nil }
      let text = "\(axis):|\(gap)[\(name(far.item, &names))]\(direction)"
      addSuperview(near.item, &names)
      return text
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard isAround else { return nil }
      let text = "\(axis):[\(name(near.item, &names))]\(gap)|\(direction)"
      addSuperview(far.item, &names)
      return text
    case (.trailing, .leading), (.right, .left), (.bottom, .top):
      guard !isInside, !isAround else { return nil }
      let first = name(near.item, &names)
      return "\(axis):[\(first)]\(gap)[\(name(far.item, &names))]\(direction)"
    default: return nil
    }
  }

  private func contains(_ outer: Item, _ inner: Item) -> Bool {
    statement.containment?.inner == inner.id && statement.containment?.outer.id == outer.id
  }

  /// What stands between the parentheses of a space, such as `>=8@750`.
  private func predicate(_ space: StandardSpace?) -> String {
    let sign = statement.relation == .equal ? "" : statement.relation.printed
    var length = Self.number(statement.constant)
    if let space { length = "\(space.rawValue)(\(length))" }
    let priority = statement.priority == 1000 ? "" : "@" + Self.number(statement.priority)
    return sign + length + priority
  }

  // MARK: - Equations

  private func equation(_ names: inout [String], _ space: StandardSpace?) -> String {
    var text = "\(side(statement.first, &names)) \(statement.relation.printed) "
    let constant = statement.constant
    if let second = statement.second {
      if statement.multiplier != 1 { text += Self.number(statement.multiplier) + "*" }
      text += side(second, &names)
      if let space {
        text += " \(space.rawValue)(\(Self.number(abs(constant))))"
      } else if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))"
      }
    } else {
      text += constant < 0 ? "- " + Self.number(-constant) : Self.number(constant)
      if let outer = statement.containment?.outer { addSuperview(outer, &names) }
    }
    if let content = statement.contentPriorities {
      text +=
        " Hug:\(Self.number(content.hugging)) "
        + "CompressionResistance:\(Self.number(content.compressionResistance))"
    } else if statement.priority != 1000 {
      text += " @\(Self.number(statement.priority))"
    }
    return text
  }

  private func side(_ side: Side, _ names: inout [String]) -> String {
    switch side {
    case .anchor(let anchor): self.anchor(anchor, &names)
    case .distance(let first, let second):
      "(\(anchor(first, &names)) - \(anchor(second, &names)))"
    }
  }

  private func anchor(_ anchor: Anchor, _ names: inout [String]) -> String {
    let attribute: String
    switch anchor.attribute {
    case .layout(let layout): attribute = mask == nil ? layout.name : layout.maskName
    case .contentWidth: attribute = "contentWidth"
    case .contentHeight: attribute = "contentHeight"
    case .variable(let name): attribute = name
    }
    return "\(name(anchor.item, &names)).\(attribute)"
  }

  // MARK: - Items

  private func name(_ item: Item, _ names: inout [String]) -> String {
    guard item.className == nil, let text = item.text else { return full(item) }
    let name = Self.shortened(text)
    let entry = "\(name):\(item.id)"
    if item.id != text, !names.contains(entry) { names.append(entry) }
    return name
  }

  /// Tells what `|` stands for; a superview with a name is there under both.
  private func addSuperview(_ item: Item, _ names: inout [String]) {
    _ = name(item, &names)
    names.append("'|':\(full(item))")
  }

  private func full(_ item: Item) -> String {
    guard let className = item.className else {
      return "\(item.text.map(Self.shortened) ?? "nil"):\(item.id)"
    }
    return "\(className):\(item.id)" + (item.text.map { "'\(Self.shortened($0))'" } ?? "")
  }

  /// A text as it stands in logs: 25 characters and three dots where it has more than 28.
  ///
  /// Source: the texts of public logs; the limit itself is between 28 and 36.
  public static func shortened(_ text: String) -> String {
    let line = text.utf8.contains(10) ? text.replacing("\n", with: "\\n") : text
    // No character is shorter than a byte.
    return line.utf8.count > 28 && line.count > 28 ? line.prefix(25) + "..." : line
  }

  /// A number as UIKit prints it: six significant digits, and none after the point that say nothing.
  public static func number(_ value: Double) -> String {
    // Most are whole; a format is looked through anew at every call. Zero may be negative, and says so.
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    if abs(value) < 1e6, value == value.rounded() { return String(Int(value)) }
    return String(format: "%g", value)
  }
}

extension Relation {
  fileprivate var printed: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutAttribute {
  /// The name that constraints of autoresizing masks have for an attribute.
  fileprivate var maskName: String {
    switch self {
    case .left: "minX"
    case .centerX: "midX"
    case .right: "maxX"
    case .top: "minY"
    case .centerY: "midY"
    case .bottom: "maxY"
    default: name
    }
  }
}
