import SwiftSyntax

/// Goes through the declarations of a file, those of `#if` included that count.
@MainActor
final class DeclarationCollector {
  private let file: SourceFile
  var onType: (TypeDeclaration) -> Void = { _ in }
  var onExtension: (ExtensionDeclSyntax) -> Void = { _ in }
  var onFunction: (FunctionDeclaration) -> Void = { _ in }
  var onVariable: (PropertyDeclaration) -> Void = { _ in }
  var onAlias: (String, TypeReference) -> Void = { _, _ in }
  var onPreview: (PreviewDeclaration) -> Void = { _ in }

  init(_ file: SourceFile) {
    self.file = file
  }

  /// Collects what stands at the top of the file.
  func collect() {
    collect(file.tree.statements)
  }

  private func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): collect(declaration, into: nil)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self),
          let preview = PreviewDeclaration(macro, file)
        {
          onPreview(preview)
        }
      case .stmt: continue
      }
    }
  }

  /// Collects members.
  func collect(_ members: MemberBlockItemListSyntax, into type: TypeDeclaration) {
    for member in members { collect(member.decl, into: type) }
  }

  func collect(_ declaration: DeclSyntax, into type: TypeDeclaration?) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let conditional):
      guard let clause = file.configuration.activeClause(of: conditional) else { return }
      switch clause.elements {
      case .statements(let statements): collect(statements)
      case .decls(let members):
        for member in members { collect(member.decl, into: type) }
      default: break
      }
    case .classDecl(let syntax):
      add(syntax, syntax.name, .classType, syntax.inheritanceClause, syntax.memberBlock, type)
    case .actorDecl(let syntax):
      add(syntax, syntax.name, .classType, syntax.inheritanceClause, syntax.memberBlock, type)
    case .structDecl(let syntax):
      add(syntax, syntax.name, .structure, syntax.inheritanceClause, syntax.memberBlock, type)
    case .enumDecl(let syntax):
      add(syntax, syntax.name, .enumeration, syntax.inheritanceClause, syntax.memberBlock, type)
    case .protocolDecl(let syntax):
      add(syntax, syntax.name, .protocolType, syntax.inheritanceClause, syntax.memberBlock, type)
    case .extensionDecl(let syntax): onExtension(syntax)
    case .macroExpansionDecl(let syntax):
      if let preview = PreviewDeclaration(syntax, file) { onPreview(preview) }
    case .functionDecl(let syntax): add(Self.function(syntax, file, type), to: type)
    case .initializerDecl(let syntax): type?.initializers.append(initializer(syntax, type))
    case .subscriptDecl(let syntax): add(syntax, to: type)
    case .variableDecl(let syntax):
      for property in Self.properties(syntax, file, type) { add(property, to: type) }
    case .enumCaseDecl(let syntax):
      for element in syntax.elements { type?.cases.append(Self.enumerationCase(element)) }
    case .typeAliasDecl(let syntax):
      let target = TypeReference(syntax.initializer.value)
      if let type {
        type.aliases[syntax.name.bareText] = target
      } else {
        onAlias(syntax.name.bareText, target)
      }
    default: break
    }
  }

  // MARK: - Types

  private func add(
    _ syntax: some DeclGroupSyntax & WithAttributesSyntax,
    _ name: TokenSyntax,
    _ kind: TypeDeclaration.Kind,
    _ inheritance: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax,
    _ outer: TypeDeclaration?
  ) {
    let type = TypeDeclaration(
      name: name.bareText,
      kind,
      syntax: Syntax(syntax),
      file: file,
      outer: outer
    )
    type.inherited = inheritance?.inheritedTypes.map { TypeReference($0.type) } ?? []
    type.attributes = Self.names(of: syntax.attributes)
    type.generics =
      syntax.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      .map { $0.name.bareText } ?? []
    outer?.nested[type.name] = type
    onType(type)
    collect(block.members, into: type)
  }

  private static func enumerationCase(_ element: EnumCaseElementSyntax) -> EnumerationCase {
    let parameters = element.parameterClause?.parameters.map { parameter in
      Signature.Parameter(
        label: parameter.firstName.map(\.bareText).flatMap { $0 == "_" ? nil : $0 },
        name: parameter.secondName?.bareText ?? parameter.firstName?.bareText ?? "",
        type: TypeReference(parameter.type),
        defaultValue: parameter.defaultValue?.value,
        hasDefault: parameter.defaultValue != nil
      )
    }
    return EnumerationCase(
      name: element.name.bareText,
      rawValue: element.rawValue?.value,
      signature: parameters.map { Signature(parameters: $0, result: .any) }
    )
  }

  // MARK: - Functions

  private func add(_ function: FunctionDeclaration, to type: TypeDeclaration?) {
    guard let type else { return onFunction(function) }
    // A requirement of a protocol says nothing about what is done.
    guard function.body != nil else { return }
    if function.isStatic {
      type.statics.functions[function.name, default: []].append(function)
    } else {
      type.members.functions[function.name, default: []].append(function)
    }
  }

  /// Reads a function.
  static func function(
    _ syntax: FunctionDeclSyntax,
    _ file: SourceFile,
    _ owner: TypeDeclaration?
  ) -> FunctionDeclaration {
    let function = FunctionDeclaration(
      name: syntax.name.bareText,
      Signature(
        syntax.signature.parameterClause,
        result: syntax.signature.returnClause?.type,
        generics: syntax.genericParameterClause,
        where: syntax.genericWhereClause
      ),
      body: syntax.body?.statements,
      syntax: Syntax(syntax),
      file: file,
      owner: owner
    )
    let modifiers = Set(syntax.modifiers.map(\.name.text))
    function.isStatic = modifiers.contains("static") || modifiers.contains("class")
    function.isMutating = modifiers.contains("mutating")
    function.isPostfix = modifiers.contains("postfix")
    function.isOverride = modifiers.contains("override")
    function.attributes = names(of: syntax.attributes)
    return function
  }

  private func initializer(
    _ syntax: InitializerDeclSyntax,
    _ owner: TypeDeclaration?
  ) -> FunctionDeclaration {
    let function = FunctionDeclaration(
      name: "init",
      Signature(
        syntax.signature.parameterClause,
        result: nil,
        generics: syntax.genericParameterClause,
        where: syntax.genericWhereClause
      ),
      body: syntax.body?.statements,
      syntax: Syntax(syntax),
      file: file,
      owner: owner
    )
    let modifiers = Set(syntax.modifiers.map(\.name.text))
    function.isFailable = syntax.optionalMark != nil
    function.isConvenience = modifiers.contains("convenience")
    function.isOverride = modifiers.contains("override") || modifiers.contains("required")
    function.isUnavailable = syntax.attributes.trimmedDescription.contains("unavailable")
    return function
  }

  private func add(_ syntax: SubscriptDeclSyntax, to type: TypeDeclaration?) {
    guard let type, let block = syntax.accessorBlock else { return }
    let accessors = Accessors(block)
    let function = FunctionDeclaration(
      name: "subscript",
      Signature(
        syntax.parameterClause,
        result: syntax.returnClause.type,
        generics: syntax.genericParameterClause,
        where: syntax.genericWhereClause,
        isSubscript: true
      ),
      body: accessors.getter,
      syntax: Syntax(syntax),
      file: file,
      owner: type
    )
    function.setter = accessors.setter
    guard function.body != nil else { return }
    if syntax.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      type.statics.subscripts.append(function)
    } else {
      type.members.subscripts.append(function)
    }
  }

  // MARK: - Properties

  private func add(_ property: PropertyDeclaration, to type: TypeDeclaration?) {
    guard let type else { return onVariable(property) }
    if type.kind == .protocolType, property.getter == nil { return }
    if property.isStatic {
      type.statics.properties[property.name] = property
    } else {
      type.members.properties[property.name] = property
      if !property.isComputed { type.stored.append(property) }
    }
  }

  /// Reads the variables of a declaration.
  static func properties(
    _ syntax: VariableDeclSyntax,
    _ file: SourceFile,
    _ owner: TypeDeclaration?
  ) -> [PropertyDeclaration] {
    let modifiers = Set(syntax.modifiers.map(\.name.text))
    let wrappers = syntax.attributes.compactMap { element -> AttributeSyntax? in
      if case .attribute(let attribute) = element { attribute } else { nil }
    }
    // `let a, b: CGFloat`: what stands behind the last one is the type of all.
    var type: TypeReference?
    var result: [PropertyDeclaration] = []
    for binding in syntax.bindings.reversed() {
      type = binding.typeAnnotation.map { TypeReference($0.type) } ?? type
      if binding.initializer != nil, binding.typeAnnotation == nil { type = nil }
      for (name, place) in names(of: binding.pattern) {
        let property = PropertyDeclaration(
          name: name,
          type: place == nil ? type : nil,
          initializer: binding.initializer?.value,
          syntax: Syntax(binding),
          file: file,
          owner: owner
        )
        if let block = binding.accessorBlock {
          let accessors = Accessors(block)
          property.getter = accessors.getter
          property.setter = accessors.setter
          property.willSet = accessors.willSet
          property.didSet = accessors.didSet
        }
        property.tuplePlace = place
        property.isLazy = modifiers.contains("lazy")
        property.isStatic = modifiers.contains("static") || modifiers.contains("class")
        property.isOverride = modifiers.contains("override")
        property.isWeak = modifiers.contains("weak")
        property.isPrivate = syntax.modifiers.contains {
          ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
        }
        property.isSetPrivately = !modifiers.isDisjoint(with: ["private", "fileprivate"])
        property.isLet = syntax.bindingSpecifier.text == "let"
        property.attributes = names(of: syntax.attributes)
        property.wrapper = wrappers.first { !isBuiltin(TypeReference($0.attributeName).name ?? "") }
        result.append(property)
      }
    }
    return result.reversed()
  }

  /// Whether an attribute is one of the language or of a framework, and wraps nothing.
  private static func isBuiltin(_ name: String) -> Bool {
    builtinAttributes.contains(name)
  }

  private static let builtinAttributes: Set<String> = [
    "IBOutlet", "IBInspectable", "objc", "nonobjc", "available", "MainActor", "discardableResult",
    "NSCopying", "NSManaged", "GKInspectable", "inlinable", "usableFromInline", "preconcurrency",
    "nonisolated", "IBDesignable", "IBAction", "IBSegueAction", "objcMembers",
  ]

  private static func names(of pattern: PatternSyntax) -> [(String, Int?)] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return [(identifier.identifier.bareText, nil)]
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.enumerated().compactMap { place, element in
      element.pattern.as(IdentifierPatternSyntax.self).map { ($0.identifier.bareText, place) }
    }
  }

  /// The names of attributes.
  static func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return TypeReference(attribute.attributeName).name
    }
  }
}

/// What reads and writes a property or subscript.
struct Accessors {
  var getter: CodeBlockItemListSyntax?
  var setter: PropertyDeclaration.Observer?
  var willSet: PropertyDeclaration.Observer?
  var didSet: PropertyDeclaration.Observer?

  init(_ block: AccessorBlockSyntax) {
    switch block.accessors {
    case .getter(let statements): getter = statements
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body?.statements else { continue }
        let name = accessor.parameters?.name.bareText
        switch accessor.accessorSpecifier.text {
        case "get": getter = body
        case "set": setter = (body, name ?? "newValue")
        case "willSet": willSet = (body, name ?? "newValue")
        case "didSet": didSet = (body, name ?? "oldValue")
        default: break
        }
      }
    }
  }
}
