import LayoutEngine

/// A constraint as it is written in a document.
public struct InterfaceConstraint: Hashable, Sendable {
  /// The attributes that documents name.
  public enum Attribute: String, CaseIterable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The attribute that this one is another name for: `lastBaseline` for `baseline`.
    public var canonical: Attribute { self == .baseline ? .lastBaseline : self }
  }

  /// How the two sides compare.
  public enum Relation: String, CaseIterable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The element that says all this.
  public var element: InterfaceElement
  /// The constraint's own identifier in the document.
  public var id: String?
  /// The element that holds the constraint, such as a view.
  public var owner: String?
  /// The item on the left; ``owner`` where the document names none.
  public var firstItem: String?
  /// The attribute on the left.
  public var firstAttribute: Attribute
  /// How the left side compares with the right one.
  public var relation: Relation
  /// The item on the right; none for a constant.
  public var secondItem: String?
  /// The attribute on the right; none for a constant.
  public var secondAttribute: Attribute?
  /// The factor of the right attribute; a ratio such as `16:9` is divided out.
  public var multiplier: Double
  /// What is added on the right, in points.
  public var constant: Double
  /// How firmly the relation holds, above 0 and at most 1000, which means required.
  public var priority: Double
  /// The name that conflict messages show.
  public var identifier: String?
  /// Whether the constant is the standard space; ``constant`` is then what the editor saw.
  public var isSymbolic: Bool
  /// Whether the constraint exists in the editor only and is removed at build time.
  public var isPlaceholder: Bool

  /// The line in the document, counted from 1.
  public var line: Int { element.line }
}

extension InterfaceElement {
  /// The constraints that this element holds, installed or not, in order.
  public func constraints() throws(DocumentError) -> [InterfaceConstraint] {
    guard let list = child(named: "constraints") else { return [] }
    var result: [InterfaceConstraint] = []
    for child in list.children(named: "constraint") { result.append(try child.constraint()) }
    return result
  }

  /// This `constraint` element as a value.
  ///
  /// - Throws: An error naming the attribute that is missing or cannot be understood.
  public func constraint() throws(DocumentError) -> InterfaceConstraint {
    let first = try required("firstAttribute") { attribute throws(DocumentError) in
      try choice(attribute, as: InterfaceConstraint.Attribute.self)
    }
    let secondItem = self["secondItem"]
    let second = try choice("secondAttribute", as: InterfaceConstraint.Attribute.self)
    if secondItem != nil, second == nil {
      throw error(.missingAttribute(element: name, attribute: "secondAttribute"))
    }
    let priority = try priority("priority") ?? 1000
    let owner = parent?.parent?.id
    return InterfaceConstraint(
      element: self,
      id: id,
      owner: owner,
      firstItem: self["firstItem"] ?? owner,
      firstAttribute: first,
      relation: try choice("relation", as: InterfaceConstraint.Relation.self) ?? .equal,
      // An attribute without an item refers to the owner.
      secondItem: secondItem ?? (second == nil ? nil : owner),
      secondAttribute: second,
      multiplier: try ratio("multiplier") ?? 1,
      constant: try double("constant") ?? 0,
      priority: priority,
      identifier: self["identifier"],
      isSymbolic: try bool("symbolic") ?? false,
      isPlaceholder: try bool("placeholder") ?? false
    )
  }

  /// A number, or two with a colon or slash between them: `0.5`, `16:9`, `1/3`.
  func ratio(_ attribute: String) throws(DocumentError) -> Double? {
    guard let value = self[attribute] else { return nil }
    let parts = value.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap(Self.number)
    if numbers.count == parts.count {
      let ratio =
        numbers.count == 2 ? numbers[0] / numbers[1] : numbers.count == 1 ? numbers[0] : .nan
      if LayoutLimits.contains(multiplier: ratio) { return ratio }
    }
    throw invalid(
      attribute,
      expected: "a number such as 0.5 or a ratio such as 16:9, from 0.000001 to 1000000"
    )
  }
}
