import SwiftSyntax

extension Evaluator {
  /// What every call in the source hands to a method for a parameter that is true or false, where all say the same.
  ///
  /// A cell that is only ever set up with its picture has no layout without.
  ///
  /// - Parameters:
  ///   - place: The parameter's place.
  ///   - function: The method, which no other one has the name of.
  /// - Returns: Nil where no call says it, where one says something else, or what is not written down there.
  func statedSwitch(_ place: Int, of function: FunctionDeclaration) -> Bool? {
    let parameter = function.signature.parameters[place]
    guard parameter.type.name == "Bool", let label = parameter.label else { return nil }
    let labels = function.signature.parameters.map(\.label)
    var stated: Set<String> = []
    for file in module.files where file.text.contains(function.name) {
      let finder = CallFinder(function.name)
      finder.walk(file.tree)
      guard finder.declarations.allSatisfy({ $0.id == function.syntax.id }) else { return nil }
      for call in finder.calls {
        guard call.trailingClosure == nil, call.arguments.map({ $0.label?.text }) == labels,
          let argument = call.arguments.first(where: { $0.label?.text == label })?.expression
        else { return nil }
        guard let literal = argument.as(BooleanLiteralExprSyntax.self) else { return nil }
        stated.insert(literal.literal.text)
      }
    }
    return stated.count == 1 ? stated.first == "true" : nil
  }
}

/// Looks for the calls and the declarations of methods of a name.
private final class CallFinder: SyntaxVisitor {
  private let name: String
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var declarations: [Syntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    if called?.baseName.text == name { calls.append(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name { declarations.append(Syntax(node)) }
    return .visitChildren
  }
}
