import SwiftSyntax

extension Evaluator {
  /// The value of a parameter that the source itself hands to an initialiser, where a call states it plainly.
  ///
  /// What an app makes a view with is a better sample than what is made up: no app divides by the count of a list that is
  /// empty for want of a sample. The second reading takes another call, if there is one, and other texts in any case.
  ///
  /// - Parameters:
  ///   - place: The parameter's place among those of the initialiser.
  ///   - signature: The initialiser.
  ///   - type: Its type.
  /// - Returns: Nil where no call states it.
  func statedArgument(_ place: Int, of signature: Signature, _ type: TypeDeclaration) -> Value? {
    let parameter = signature.parameters[place]
    let isText = parameter.type.unwrapped.name.map(ResolvedType.strings.contains) == true
    if isText, usesOtherSamples || hasOtherTexts { return nil }
    let stated = calls(of: type).compactMap { call, file in
      Self.argument(place, of: signature, in: call).map { ($0, file) }
    }.filter { Self.isPlain($0.0) }
    guard let (expression, file) = usesOtherSamples ? stated.last : stated.first else { return nil }
    var value: Value?
    try? unnoted {
      let scope = Scope(Frame(self: nil, in: type, file))
      value = try evaluate(expression, scope, expecting: parameter.type)
    }
    return value.flatMap { $0.isUnknown ? nil : $0 }
  }

  /// Whether texts that come from outside are longer or shorter than usual.
  private var hasOtherTexts: Bool { if case .texts? = variant?.choice { true } else { false } }

  /// The calls of a type's initialisers, in the order of the source.
  func calls(of type: TypeDeclaration) -> [(FunctionCallExprSyntax, SourceFile)] {
    module.files.flatMap { file -> [(FunctionCallExprSyntax, SourceFile)] in
      (file.mentions.made[type.name] ?? []).compactMap { offset in
        let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset))
        guard let name = token?.parent,
          let call = name.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == name.id
        else { return nil }
        return (call, file)
      }
    }
  }

  /// The argument for a parameter in a call, whose labels are those of the signature but for what has a default.
  private static func argument(
    _ place: Int,
    of signature: Signature,
    in call: FunctionCallExprSyntax
  ) -> ExprSyntax? {
    var arguments = Array(call.arguments)[...]
    for (index, parameter) in signature.parameters.enumerated() {
      guard let argument = arguments.first, argument.label?.text == parameter.label else {
        guard parameter.hasDefault, index != place else { return nil }
        continue
      }
      if index == place { return argument.expression }
      arguments.removeFirst()
    }
    return nil
  }

  /// Whether an expression is made of literals, implicit members, and constants and values of types, so that it is the same
  /// wherever it stands.
  static func isPlain(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .simpleStringLiteralExpr:
      true
    case .stringLiteralExpr(let literal):
      literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .arrayExpr(let array): array.elements.allSatisfy { isPlain($0.expression) }
    case .tupleExpr(let tuple): tuple.elements.allSatisfy { isPlain($0.expression) }
    case .prefixOperatorExpr(let prefixed): isPlain(prefixed.expression)
    case .declReferenceExpr(let reference): reference.baseName.text.first?.isUppercase == true
    case .memberAccessExpr(let member): member.base.map(isPlain) ?? true
    case .functionCallExpr(let call):
      call.trailingClosure == nil && isPlain(call.calledExpression)
        && call.arguments.allSatisfy { isPlain($0.expression) }
    default: false
    }
  }
}
