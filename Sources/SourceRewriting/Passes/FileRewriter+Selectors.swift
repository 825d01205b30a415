import SwiftSyntax

/// `#selector`, `#keyPath` and literals.
extension FileRewriter {
  /// What `#selector` names.
  private struct Reference {
    /// Whether the selector is that of a property's setter.
    var isSetter = false
    /// Whether the selector is that of a property's getter.
    var isGetter = false
    /// The type before the dot as it is written; nil where it is the one around the place.
    var type: String?
    /// Whether what stands before the dot is no type.
    var isOfInstance = false
    /// The name without labels.
    var base = ""
    /// The labels, where they are given.
    var labels: [String]?
    /// The type behind `as`.
    var cast: String?
  }

  /// Puts a call of `Selector` in place of `#selector`.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    var reference = Reference()
    reference.isSetter = argument.label?.text == "setter"
    reference.isGetter = argument.label?.text == "getter"
    guard read(argument.expression, into: &reference) else { return }
    needsUIKit = true
    changes.replace(node.range, with: text(for: reference))
  }

  private func read(_ expression: ExprSyntax, into reference: inout Reference) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return false }
      reference.cast = parts[2].trimmedDescription
      return read(parts[0], into: &reference)
    }
    if let cast = expression.as(AsExprSyntax.self) {
      reference.cast = cast.type.trimmedDescription
      return read(cast.expression, into: &reference)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return read(inner, into: &reference)
    }
    if let plain = expression.as(DeclReferenceExprSyntax.self) {
      read(plain, into: &reference)
      return true
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    read(member.declName, into: &reference)
    let base = member.base?.trimmedDescription ?? "self"
    switch base {
    case "self", "Self", "super", "type(of: self)": break
    default:
      reference.type = base
      let last = base.split(separator: ".").last ?? ""
      reference.isOfInstance = !(last.first?.isUppercase ?? false) || base.contains("(")
    }
    return true
  }

  private func read(_ name: DeclReferenceExprSyntax, into reference: inout Reference) {
    reference.base = name.baseName.text
    reference.labels = name.argumentNames?.arguments.map { $0.name.text }
  }

  // MARK: - What it stands for

  private func text(for reference: Reference) -> String {
    if reference.isSetter { return "Selector(\"\(ObjectiveCNames.setter(reference.base))\")" }
    if reference.isGetter { return "Selector(\"\(reference.base)\")" }
    guard let found = method(for: reference) else { return textForUnknown(reference) }
    let name = found.method.selector
    guard !found.method.isTabled, !found.isRequirement, !found.method.isUncallable,
      let type = found.type
    else {
      return "Selector(\"\(name)\")"
    }
    return "Selector(\"\(name)\", \(found.method.closure(of: type)))"
  }

  /// Text for a method of another module, whose class the compiler looks up.
  private func textForUnknown(_ reference: Reference) -> String {
    let name =
      reference.labels.map { ObjectiveCNames.selector(reference.base, $0) } ?? reference.base
    guard !reference.isOfInstance, let type = reference.type ?? scope.last else {
      return "Selector(\"\(name)\")"
    }
    var method = "\(type).\(reference.base)"
    if let labels = reference.labels, !labels.isEmpty {
      method += "(\(labels.map { $0 + ":" }.joined()))"
    }
    if let cast = reference.cast {
      method += " as " + (reference.type == nil ? "(\(type)) -> \(cast)" : cast)
    }
    return "Selector(\"\(name)\", \(method))"
  }

  private typealias Found = (method: MethodFacts, type: String?, isRequirement: Bool)

  private func method(for reference: Reference) -> Found? {
    func fits(_ method: MethodFacts) -> Bool {
      guard method.base == reference.base, !method.isStatic else { return false }
      guard let labels = reference.labels else { return fitsCast(method) }
      return labels == method.parameters.map(\.label) && fitsCast(method)
    }
    func fitsCast(_ method: MethodFacts) -> Bool {
      guard let cast = reference.cast else { return true }
      guard let close = cast.lastIndex(of: ")") else { return true }
      let parameters = cast[..<close].drop { $0 == "(" }
      let count = parameters.isEmpty ? 0 : parameters.split(separator: ",").count
      return reference.type != nil || count == method.parameters.count
    }
    let index = module.scope
    if reference.isOfInstance {
      let all = index.classes.values.sorted { $0.name < $1.name }.flatMap(\.methods)
      return all.first { fits($0) && $0.isTabled }.map { ($0, nil, false) }
    }
    let candidates = reference.type.map { [$0] } ?? scope.reversed()
    for (place, candidate) in candidates.enumerated() {
      let around = reference.type == nil ? Array(scope.dropLast(place + 1)) : scope
      if let full = index.className(candidate, in: around) {
        let lineage = index.lineage(of: full)
        for facts in lineage {
          // One that Objective-C sees comes before one that it does not.
          let found = facts.methods.filter(fits)
          if let method = found.first(where: \.isObjective) ?? found.first {
            return (method, candidate, false)
          }
        }
        for facts in index.protocols(named: lineage.flatMap { $0.inherited + $0.extended }) {
          if let found = requirement(of: facts, fits) { return found }
        }
      }
      if let method = index.foreignMethods[candidate]?.first(where: fits) {
        return (method, candidate, false)
      }
      if let facts = index.protocols[candidate], let found = requirement(of: facts, fits) {
        return found
      }
    }
    return nil
  }

  private func requirement(of facts: ProtocolFacts, _ fits: (MethodFacts) -> Bool) -> Found? {
    for requirement in facts.requirements where !requirement.isProperty && facts.isObjective {
      let method = MethodFacts(requirement)
      if fits(method) { return (method, nil, true) }
    }
    return nil
  }

  // MARK: - Key paths and literals

  /// Puts a string in place of `#keyPath`.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    var names: [String] = []
    var expression = argument.expression
    while let member = expression.as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text, at: 0)
      guard let base = member.base else { break }
      expression = base
      if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      }
    }
    if let plain = expression.as(DeclReferenceExprSyntax.self) {
      names.insert(plain.baseName.text, at: 0)
    }
    // Types are written with a capital, properties with a small letter.
    let path = names.drop { $0.first?.isUppercase ?? false || $0 == "self" }
    changes.replace(node.range, with: "\"\(path.joined(separator: "."))\"")
  }

  /// Puts an image from the catalog in place of an image literal.
  func rewriteImageLiteral(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    needsUIKit = true
    changes.replace(
      node.range,
      with: "UIImage(named: \(argument.expression.trimmedDescription))!"
    )
  }
}

extension MethodFacts {
  /// A requirement as a method.
  init(_ requirement: RequirementFacts) {
    self.init(
      base: requirement.base,
      parameters: requirement.parameters,
      selector: requirement.selector,
      isObjective: true,
      isStatic: false,
      isPrivate: false,
      isOverride: false,
      isUncallable: false,
      canThrow: false,
      file: -1,
      isInExtension: false,
      isConditional: false,
      end: 0,
      region: 0
    )
  }
}
