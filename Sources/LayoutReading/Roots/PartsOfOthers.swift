import SwiftSyntax

extension Evaluator {
  /// Whether other code of a class calls a method, and not the other way round: what it switches on, its caller may have
  /// switched off before.
  ///
  /// - Parameters:
  ///   - function: The method.
  ///   - root: The class.
  ///   - besidesOtherMakers: Whether an initialiser that made no instance does not count: of `init(user:)`, which fills what
  ///     `init(frame:)` made by `update(_:)`, the method does all there is to it.
  ///     What closures call later fills the object then, and does not count either.
  /// - Returns: Whether it does.
  func isPartOfAnother(
    _ function: FunctionDeclaration,
    _ root: TypeDeclaration,
    besidesOtherMakers: Bool = false
  ) -> Bool {
    guard !function.attributes.contains("objc"), !function.attributes.contains("IBAction") else {
      return false
    }
    return ancestors(of: root).contains { type in
      let makers = type.initializers.filter {
        !besidesOtherMakers || $0.fullName == "init(coder:)"
          || calledFunctions.contains(ObjectIdentifier($0))
      }
      let others = Array(type.members.functions.values.joined()) + makers
      let isAlone = type.members.functions[function.name]?.count == 1
      return others.contains {
        $0 !== function && mentions($0.syntax, function.name)
          && (isAlone || CallFinder.mayCall(function, in: $0.syntax))
          && !mentions(function.syntax, $0.name)
          && !(besidesOtherMakers && isCalledLater(function, in: $0.syntax))
      } || type.members.properties.values.contains { mentions($0.syntax, function.name) }
    } || isStepOfSubclass(function, root)
  }

  /// Whether a class below the one that declares a method calls it, which may be one of several of which each chooses
  /// its own.
  private func isStepOfSubclass(_ function: FunctionDeclaration, _ root: TypeDeclaration) -> Bool {
    let declaring = ancestors(of: root).first { type in
      type.members.functions[function.name]?.contains { $0 === function } == true
    }
    guard let declaring, hasSubclass(declaring) else { return false }
    return module.allTypes.contains { type in
      type.kind == .classType && type !== declaring
        && ancestors(of: type).contains { $0 === declaring }
        && mentions(type.syntax, function.name)
    }
  }

  /// A class, and those of its superclasses that are among the sources.
  private func ancestors(of type: TypeDeclaration) -> [TypeDeclaration] {
    layers(of: .declared(type)).compactMap { layer in
      guard case .declared(let ancestor) = layer, ancestor.kind == .classType else { return nil }
      return ancestor
    }
  }
}

/// Looks for code that may call one of several methods of a name: `configure(with: model)` does not call `configure()`.
private final class CallFinder: SyntaxVisitor {
  private let name: String
  private let parameters: [(label: String?, hasDefault: Bool)]
  private var isFound = false

  private init(_ name: String, _ parameters: [(label: String?, hasDefault: Bool)]) {
    self.name = name
    self.parameters = parameters
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether code mentions a method otherwise than by a call with the arguments of another one.
  @MainActor
  static func mayCall(_ function: FunctionDeclaration, in code: some SyntaxProtocol) -> Bool {
    let parameters = function.signature.parameters.map {
      (label: $0.label, hasDefault: $0.hasDefault || $0.isVariadic)
    }
    let finder = CallFinder(function.name, parameters)
    finder.walk(code)
    return finder.isFound
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.bareText == name else { return .visitChildren }
    let access = node.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.id == node.id ? Syntax($0) : nil
    }
    let callee = access ?? Syntax(node)
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == callee.id
    else {
      isFound = true
      return .visitChildren
    }
    if fits(call) { isFound = true }
    return .visitChildren
  }

  /// Whether a call can be one of the method: its labels are among the parameters', in their order, and none that it needs is
  /// missing but for closures behind the call.
  private func fits(_ call: FunctionCallExprSyntax) -> Bool {
    var rest = parameters[...]
    for argument in call.arguments {
      let label = argument.label?.bareText
      guard let place = rest.firstIndex(where: { $0.label == label }),
        rest[..<place].allSatisfy(\.hasDefault)
      else { return false }
      rest = rest[(place + 1)...]
    }
    let closures =
      (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    return rest.count { !$0.hasDefault } <= closures
  }
}
