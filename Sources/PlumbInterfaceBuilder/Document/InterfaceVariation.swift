/// The traits that variations of a document ask for.
public struct InterfaceTraits: Hashable, Sendable {
  /// How much room there is along an axis.
  public enum SizeClass: String, CaseIterable, Sendable { case compact, regular }
  /// The kind of device.
  public enum Idiom: String, CaseIterable, Sendable { case phone, pad, mac, tv, vision }

  public var widthClass: SizeClass
  public var heightClass: SizeClass
  public var idiom: Idiom

  /// Creates traits; a phone unless told otherwise.
  public init(widthClass: SizeClass, heightClass: SizeClass, idiom: Idiom = .phone) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.idiom = idiom
  }
}

/// What changes for some traits: attributes, and what is installed.
public struct InterfaceVariation: Hashable, Sendable {
  /// The `variation` element; children other than masks replace the children with their key.
  public var element: InterfaceElement
  /// The traits asked for, such as `["widthClass": "compact"]`; empty for the default.
  public var conditions: [String: String]

  /// Whether every condition holds; a condition that is not known never does.
  public func applies(to traits: InterfaceTraits) -> Bool {
    conditions.allSatisfy { name, value in
      switch name {
      case "widthClass": value == traits.widthClass.rawValue
      case "heightClass": value == traits.heightClass.rawValue
      case "userInterfaceIdiom", "idiom": value == traits.idiom.rawValue
      default: false
      }
    }
  }

  /// The value that an attribute takes, where the variation changes it.
  public func override(of attribute: String) -> String? {
    attribute == "key" ? nil : element[attribute]
  }
}

/// A list that masks turn on and off.
public enum InterfaceMask: String, Sendable { case subviews, constraints }

extension InterfaceElement {
  /// The variations of this element, the least specific first.
  ///
  /// - Throws: An error for a key that is neither `default` nor a list of conditions.
  public func variations() throws(DocumentError) -> [InterfaceVariation] {
    var result: [InterfaceVariation] = []
    for child in children(named: "variation") {
      let key = try child.required("key") { child[$0] }
      var conditions: [String: String] = [:]
      if key != "default" {
        for part in key.split(separator: "-") {
          let sides = part.split(separator: "=", maxSplits: 1)
          guard sides.count == 2 else {
            throw child.invalid("key", expected: "default or conditions like widthClass=compact")
          }
          conditions[String(sides[0])] = String(sides[1])
        }
      }
      result.append(InterfaceVariation(element: child, conditions: conditions))
    }
    // A stable order: what is more specific comes later and wins.
    return result.enumerated()
      .sorted {
        ($0.element.conditions.count, $0.offset) < ($1.element.conditions.count, $1.offset)
      }
      .map(\.element)
  }

  /// The identifiers that are not installed for `traits`, of the subviews or of the constraints.
  public func excluded(
    from mask: InterfaceMask,
    for traits: InterfaceTraits
  ) throws(DocumentError) -> Set<String> {
    var excluded: Set<String> = []
    for variation in try variations() where variation.applies(to: traits) {
      for list in variation.element.children(named: "mask") where list.key == mask.rawValue {
        for entry in list.children {
          let reference = try entry.required("reference") { entry[$0] }
          switch entry.name {
          case "exclude": excluded.insert(reference)
          case "include": excluded.remove(reference)
          default: continue
          }
        }
      }
    }
    return excluded
  }

  /// The constraints that are installed for `traits`, with the constants and priorities they have
  /// there; placeholders are left out.
  public func constraints(
    for traits: InterfaceTraits,
    includesPlaceholders: Bool = false
  ) throws(DocumentError) -> [InterfaceConstraint] {
    let excluded = try excluded(from: .constraints, for: traits)
    var result: [InterfaceConstraint] = []
    for var constraint in try constraints()
    where includesPlaceholders || !constraint.isPlaceholder {
      if let id = constraint.id, excluded.contains(id) { continue }
      for variation in try constraint.element.variations() where variation.applies(to: traits) {
        if let value = try variation.element.double("constant") { constraint.constant = value }
        if let value = try variation.element.priority("priority") { constraint.priority = value }
      }
      result.append(constraint)
    }
    return result
  }

  /// The first child with a role and a name, as the variations replace it for `traits`.
  ///
  /// - Throws: An error for a variation whose key cannot be read.
  func child(
    key: String,
    named name: String,
    for traits: InterfaceTraits
  ) throws(DocumentError) -> InterfaceElement? {
    var value = child(key: key, named: name)
    for variation in try variations() where variation.applies(to: traits) {
      value = variation.element.child(key: key, named: name) ?? value
    }
    return value
  }

  /// The value of an attribute for `traits`.
  public func attribute(
    _ name: String,
    for traits: InterfaceTraits
  ) throws(DocumentError) -> String? {
    var value = self[name]
    for variation in try variations() where variation.applies(to: traits) {
      value = variation.override(of: name) ?? value
    }
    return value
  }
}
