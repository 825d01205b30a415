import SwiftSyntax

/// Notes what a file declares.
final class Indexer: SyntaxVisitor {
  let file: Int
  private(set) var index = ModuleIndex()
  /// Extensions by the name that they extend as it is written, with the types around them.
  private(set) var extensions: [ExtensionFacts] = []
  private var scope: [String] = []
  private var current: [Container] = []

  /// What members go to.
  private enum Container {
    case type(String)
    case extended(Int)
    case other
  }

  /// An extension, before it is known whose type it extends.
  struct ExtensionFacts {
    let name: String
    let scope: [String]
    let inherited: [String]
    var methods: [MethodFacts] = []
    var properties: [String: Int] = [:]
    var keyed: [KeyedFacts] = []
  }

  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = (scope + [node.name.text]).joined(separator: ".")
    index.classes[name] = ClassFacts(
      name: name,
      scope: scope,
      inherited: Self.types(node.inheritanceClause),
      file: file,
      exposesMembers: node.attributes.named("objcMembers") != nil
    )
    enter(node.name.text, .type(name))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .other)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .other)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .other)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    extensions.append(
      ExtensionFacts(name: name, scope: scope, inherited: Self.types(node.inheritanceClause))
    )
    enter(name, .extended(extensions.count - 1))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    index.protocols[node.name.text] = ProtocolFacts(
      name: node.name.text,
      inherited: Self.types(node.inheritanceClause),
      isObjective: node.attributes.named("objc") != nil,
      isPublic: node.modifiers.named(.public) != nil,
      requirements: node.memberBlock.members.compactMap { Self.requirement($0.decl) }
    )
    return .skipChildren
  }

  private func enter(_ name: String, _ container: Container) {
    scope.append(name)
    current.append(container)
  }

  private func leave() {
    scope.removeLast()
    current.removeLast()
  }

  private static func types(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).flatMap { inherited -> [String] in
      var type = inherited.type
      if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
      if let composition = type.as(CompositionTypeSyntax.self) {
        return composition.elements.map { plainName($0.type) }
      }
      return [plainName(type)]
    }
  }

  /// The name of a type without generic arguments.
  private static func plainName(_ type: TypeSyntax) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return type.trimmedDescription
  }

  // MARK: - Methods

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let container = current.last, isMember(Syntax(node)) {
      switch container {
      case .type(let name): index.classes[name]?.methods.append(method(node, in: nil))
      case .extended(let index):
        extensions[index].methods.append(method(node, in: extensionNode(node)))
      case .other: break
      }
    }
    // A class may stand in it.
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let container = current.last, isMember(Syntax(node)) else { return .visitChildren }
    let names = node.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    let keyed = keyedFacts(node)
    switch container {
    case .type(let type): index.classes[type]?.keyed += keyed
    case .extended(let index): extensions[index].keyed += keyed
    case .other: break
    }
    for name in names {
      switch container {
      case .type(let type):
        index.classes[type]?.properties[name] = file
        if node.modifiers.named(.override) != nil { index.classes[type]?.overridden.insert(name) }
      case .extended(let index): extensions[index].properties[name] = file
      case .other: break
      }
    }
    return .visitChildren
  }

  /// Whether a function belongs to a type, and not to the body of another.
  private func isMember(_ node: Syntax) -> Bool {
    var node = node.parent
    while let current = node {
      if current.is(MemberBlockSyntax.self) { return true }
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  private func extensionNode(_ node: FunctionDeclSyntax) -> ExtensionDeclSyntax? {
    var parent = node.parent
    while let current = parent {
      if let found = current.as(ExtensionDeclSyntax.self) { return found }
      parent = current.parent
    }
    return nil
  }

  private func method(
    _ node: FunctionDeclSyntax,
    in extended: ExtensionDeclSyntax?
  ) -> MethodFacts {
    let parameters = Self.parameters(node.signature)
    let effects = node.signature.effectSpecifiers
    let canThrow = effects?.throwsClause != nil
    let isPrivate =
      node.modifiers.named(.private, .fileprivate) != nil
      || extended?.modifiers.named(.private, .fileprivate) != nil
    let attribute = node.attributes.named("objc", "IBAction", "IBSegueAction")
    let isObjective =
      attribute != nil
      || extended?.attributes.named("objc") != nil && node.attributes.named("nonobjc") == nil
    let isUncallable =
      effects?.asyncSpecifier != nil || node.genericParameterClause != nil
      || parameters.contains {
        $0.type.hasPrefix("inout ") || $0.type.hasSuffix("...") || $0.type.contains("some ")
      }
      || parameters.count > 3
      || node.attributes.contains { $0.trimmedDescription.contains("unavailable") }
    let region = Self.region(Syntax(node))
    return MethodFacts(
      base: node.name.text,
      parameters: parameters,
      selector: Self.selector(
        node.attributes.named("objc"),
        base: node.name.text,
        parameters,
        canThrow: canThrow
      ),
      isObjective: isObjective,
      isStatic: node.modifiers.named(.static, .class) != nil,
      isPrivate: isPrivate,
      isOverride: node.modifiers.named(.override) != nil,
      isUncallable: isUncallable,
      canThrow: canThrow,
      file: file,
      isInExtension: extended != nil,
      isConditional: region != 0,
      end: node.range.upperBound,
      region: region
    )
  }

  static func parameters(_ signature: FunctionSignatureSyntax) -> [MethodFacts.Parameter] {
    signature.parameterClause.parameters.map { parameter in
      MethodFacts.Parameter(
        label: parameter.firstName.text,
        type: parameter.type.trimmedDescription + (parameter.ellipsis == nil ? "" : "...")
      )
    }
  }

  /// The clause of `#if` around a member, by its place; 0 where there is none in the type.
  static func region(_ node: Syntax) -> Int {
    var parent = node.parent
    while let current = parent {
      if let clause = current.as(IfConfigClauseSyntax.self) {
        return clause.position.utf8Offset + 1
      }
      if current.is(ClassDeclSyntax.self) || current.is(ExtensionDeclSyntax.self) { return 0 }
      parent = current.parent
    }
    return 0
  }

  /// What Objective-C calls a function: what the attribute says, or what follows from the name.
  static func selector(
    _ attribute: AttributeSyntax?,
    base: String,
    _ parameters: [MethodFacts.Parameter],
    canThrow: Bool
  ) -> String {
    if case .objCName(let pieces)? = attribute?.arguments {
      return pieces.map { $0.trimmedDescription }.joined()
    }
    return ObjectiveCNames.selector(base, parameters.map(\.label), canThrow: canThrow)
  }

  // MARK: - Requirements

  private static func requirement(_ declaration: DeclSyntax) -> RequirementFacts? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let parameters = parameters(function.signature)
      return RequirementFacts(
        isOptional: function.modifiers.named(.optional) != nil,
        isProperty: false,
        base: function.name.text,
        parameters: parameters,
        selector: selector(
          function.attributes.named("objc"),
          base: function.name.text,
          parameters,
          canThrow: function.signature.effectSpecifiers?.throwsClause != nil
        ),
        result: function.signature.returnClause?.type.trimmedDescription
      )
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    return RequirementFacts(
      isOptional: variable.modifiers.named(.optional) != nil,
      isProperty: true,
      base: name,
      parameters: [],
      selector: name,
      result: binding.typeAnnotation?.type.trimmedDescription
    )
  }
}
