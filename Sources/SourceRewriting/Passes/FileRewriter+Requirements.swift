import SwiftSyntax

/// Protocols with optional requirements.
///
/// Each optional requirement gets a protocol of its own, which the classes that fulfil it conform to, and the protocol an
/// optional closure (or property) of that name, which is nil for all others. So `delegate?.didSave?(self)` asks for the
/// closure, and calls it where it is there.
extension FileRewriter {
  /// Takes optional requirements out of a protocol.
  func rewriteOptionalRequirements(of node: ProtocolDeclSyntax) {
    guard let facts = module.index.protocols[node.name.text], facts.isObjective else { return }
    var optional = facts.requirements.filter(\.isOptional)[...]
    for member in node.memberBlock.members {
      let modifiers =
        member.decl.as(FunctionDeclSyntax.self)?.modifiers
        ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
      guard modifiers?.named(.optional) != nil, let requirement = optional.popFirst() else {
        continue
      }
      changes.blank(member.decl.range)
      appendix += Self.declarations(for: requirement, of: facts, isolation: isolation(of: node))
    }
  }

  /// Attributes that the protocols made of a protocol have, too.
  private func isolation(of node: ProtocolDeclSyntax) -> String {
    node.attributes.named("MainActor") == nil ? "" : "@MainActor "
  }

  private static func declarations(
    for requirement: RequirementFacts,
    of facts: ProtocolFacts,
    isolation: String
  ) -> String {
    let access = facts.isPublic ? "public " : ""
    let name = requirement.protocolName(in: facts)
    let header = "\(isolation)\(access)protocol \(name): \(facts.name) "
    let result = requirement.result ?? "Void"
    guard !requirement.isProperty else {
      return header + "{ var \(requirement.base): \(result) { get } }; "
        + "\(isolation)extension \(facts.name) { \(access)var \(requirement.base): (\(result))? "
        + "{ func _read(_ o: any \(name)) -> \(result) { o.\(requirement.base) }; "
        + "return (self as? any \(name)).map(_read) } }; "
    }
    let types = requirement.parameters.map(\.type).map(\.oneLine)
    let names = types.indices.map { "a\($0)" }
    let declared = zip(requirement.parameters, names).map { parameter, name in
      "\(parameter.label) \(name): \(parameter.type.oneLine)"
    }
    let call = zip(requirement.parameters, names).map { parameter, name in
      parameter.label == "_" ? name : "\(parameter.label): \(name)"
    }
    let parameterList = names.isEmpty ? "" : "(\(names.joined(separator: ", "))) in "
    return header
      + "{ func \(requirement.base)(\(declared.joined(separator: ", "))) -> \(result) }; "
      + "\(isolation)extension \(facts.name) { \(access)var \(requirement.closureName): "
      + "((\(types.joined(separator: ", "))) -> \(result))? "
      + "{ (self as? any \(name)).map { o in { \(parameterList)"
      + "o.\(requirement.base)(\(call.joined(separator: ", "))) } } } }; "
  }

  /// Lets a class conform to the protocols of the optional requirements that it fulfils.
  func addRequirementConformances(to node: ClassDeclSyntax) {
    let index = module.scope
    let name = scope.joined(separator: ".")
    guard let facts = module.index.classes[name], facts.file == number else { return }
    let lineage = index.lineage(of: name)
    var added: [String] = []
    for (place, conforming) in lineage.enumerated() {
      for found in index.protocols(named: conforming.inherited + conforming.extended)
      where found.isObjective {
        for requirement in found.requirements where requirement.isOptional {
          // What it inherits counts where it is the class itself that conforms.
          let candidates = place == 0 ? lineage[...] : lineage.prefix(1)
          guard candidates.contains(where: { $0.member(for: requirement) != nil }) else { continue }
          // A superclass that has it, and conforms, has said so already.
          let above = lineage.dropFirst().enumerated().contains { offset, other in
            other.member(for: requirement) != nil && offset + 1 <= place
          }
          let protocolName = requirement.protocolName(in: found)
          if !above, !added.contains(protocolName) { added.append(protocolName) }
        }
      }
    }
    guard !added.isEmpty else { return }
    if let clause = node.inheritanceClause, let last = clause.inheritedTypes.last {
      changes.insert(
        ", " + added.joined(separator: ", "),
        at: last.type.range.upperBound
      )
    } else {
      let end = node.genericParameterClause?.range.upperBound ?? node.name.range.upperBound
      changes.insert(": " + added.joined(separator: ", "), at: end)
    }
  }

  /// Rewrites a call of what may not be there: `delegate?.form?(self, didSave: 1)`.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chaining.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let base = member.declName.baseName.text
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("*") }
    let requirements = module.scope.protocols.values.lazy.filter(\.isObjective)
      .flatMap(\.requirements)
      .filter { requirement in
        requirement.isOptional && !requirement.isProperty && requirement.base == base
          && requirement.parameters.count == labels.count
          && zip(requirement.parameters, labels).allSatisfy { $0.label == $1 || $1 == "*" }
      }
    if let requirement = requirements.first {
      guard requirement.closureName != base else { return }
      changes.replace(member.declName.range, with: requirement.closureName)
      for argument in node.arguments {
        guard let label = argument.label else { continue }
        changes.blank(label.range.lowerBound..<argument.expression.range.lowerBound)
      }
      return
    }
    // Requirements of UIKit's protocols are all there, with a body that does nothing.
    let name = "\(base)(\(labels.map { $0 + ":" }.joined()))"
    if UIKitRequirements.names.contains(name) { changes.blank(chaining.questionMark.range) }
  }
}

extension RequirementFacts {
  /// The protocol that stands for an optional requirement.
  func protocolName(in facts: ProtocolFacts) -> String { "_\(facts.name)_\(closureName)" }

  /// The name of the optional closure: that of the method, with its labels where it has any.
  var closureName: String {
    ([base] + parameters.map(\.label).filter { $0 != "_" }).joined(separator: "_")
  }
}

extension ClassFacts {
  /// The file in which the class itself has what fulfils a requirement; nil where it has nothing.
  func member(for requirement: RequirementFacts) -> Int? {
    if requirement.isProperty { return properties[requirement.base] }
    return methods.first { $0.name == requirement.name && !$0.isStatic && !$0.isPrivate }?.file
  }
}
