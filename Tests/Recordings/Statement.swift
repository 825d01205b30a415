import Foundation
import PortableUIKit

/// A constraint as a line: `v.leading = c.leading + 10 @999`, `v.width >= 150`, `v.width = c.width * 0.5`.
struct Statement {
  private var first: (view: String, attribute: NSLayoutConstraint.Attribute)
  private var second: (view: String, attribute: NSLayoutConstraint.Attribute)?
  private var relation = NSLayoutConstraint.Relation.equal
  private var multiplier: CGFloat = 1
  private var constant: CGFloat = 0
  private var priority: Float = 1000

  private static let relations: [Substring: NSLayoutConstraint.Relation] = [
    "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]
  private static let attributes: [Substring: NSLayoutConstraint.Attribute] = [
    "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top,
    "bottom": .bottom, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY,
  ]

  init(_ text: String) throws {
    var words = text.split(separator: " ")
    guard words.count >= 3, let side = Self.side(words[0]), let relation = Self.relations[words[1]]
    else { throw UnreadableRecording(text: text) }
    first = side
    self.relation = relation
    words.removeFirst(2)
    if let side = Self.side(words[0]) {
      second = side
      words.removeFirst()
    }
    while let word = words.first {
      words.removeFirst()
      if word.hasPrefix("@"), let number = Float(word.dropFirst()) {
        priority = number
      } else if let number = Double(word) {
        constant = number
      } else if ["+", "-", "*"].contains(word), let number = words.first.flatMap({ Double($0) }) {
        words.removeFirst()
        if word == "*" { multiplier = number } else { constant = word == "-" ? -number : number }
      } else {
        throw UnreadableRecording(text: text)
      }
    }
  }

  private static func side(
    _ word: Substring
  ) -> (view: String, attribute: NSLayoutConstraint.Attribute)? {
    let parts = word.split(separator: ".")
    guard parts.count == 2, let attribute = attributes[parts[1]] else { return nil }
    return (String(parts[0]), attribute)
  }

  /// The constraint, not active.
  @MainActor
  func constraint(among views: [String: UIView]) throws -> NSLayoutConstraint {
    guard let view = views[first.view] else { throw UnreadableRecording(text: first.view) }
    let other = try second.map { second in
      guard let view = views[second.view] else { throw UnreadableRecording(text: second.view) }
      return view
    }
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: first.attribute,
      relatedBy: relation,
      toItem: other,
      attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
