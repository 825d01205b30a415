import SwiftParser
import SwiftSyntax

extension Evaluator {
  /// Whether a method takes texts, or values with texts, out of a list or a dictionary that other code hands over:
  /// `name.text = user["name"] as? String`.
  ///
  /// What is in it is not known, and a sample of it is empty.
  func takesElements(
    of parameter: Signature.Parameter,
    _ function: FunctionDeclaration,
    in context: TypeDeclaration
  ) -> Bool {
    let element: TypeReference
    switch parameter.type.unwrapped {
    case .array(let type), .dictionary(_, let type): element = type.unwrapped
    default: return false
    }
    guard element == .string || element == .any || isUnknownModel(element, in: context) else {
      return false
    }
    return IndexedNames(function.syntax).names.contains(parameter.name)
  }

  /// Whether a method is asked for what it has for one row: `presenter.name(for: indexPath)`.
  static func asksForRow(_ arguments: [Argument]) -> Bool {
    guard arguments.count == 1, let expression = arguments[0].expression else { return false }
    return ["indexPath", "indexPath.row", "indexPath.item"].contains(expression.trimmedDescription)
  }

  /// What a list or a dictionary that is not known has for an index: one that other code hands over is full of what it hands over.
  func element(of unknown: Unknown, at arguments: [Argument]) -> Unknown {
    // A key says what is kept under it.
    let key = arguments.first?.expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    let element = Unknown(
      unknown.text + "[\(unknown.isHandedOver ? key ?? "…" : "…")]",
      at: unknown.place
    )
    element.isHandedOver = unknown.isHandedOver
    element.isElement = true
    return element
  }

  /// What a dictionary of Foundation's that other code hands over has for a key; nil for other calls.
  ///
  /// Source: Apple, `NSDictionary.object(forKey:)`, `NSObject.value(forKey:)`.
  func element(of unknown: Unknown, by name: String, _ arguments: [Argument]) -> Unknown? {
    guard unknown.isHandedOver, ["object", "value"].contains(name), arguments.count == 1,
      arguments[0].label == "forKey"
    else { return nil }
    return element(of: unknown, at: arguments)
  }

  /// What a number or a text is that is made of something which other code hands over, in a reading with other texts.
  ///
  /// A text of it is as short as a digit, and a number is one that is handed over as well.
  ///
  /// - Returns: Nil for what is none of both.
  func converted(_ value: Value, to name: String) -> Value? {
    guard case .unknown(let unknown) = value, isFilled(unknown) else { return nil }
    if ResolvedType.strings.contains(name) { return .string("0") }
    guard ResolvedType.wholes.contains(name) || ResolvedType.fractions.contains(name) else {
      return nil
    }
    let number = Unknown(unknown.text, type: .named(name, []), at: unknown.place)
    number.isHandedOver = true
    return .unknown(number)
  }
}

/// The names of what code takes elements of, by places or keys: `user` for `user["name"]`.
private final class IndexedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    var base = node.calledExpression
    while true {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        base = chain.expression
      } else if let unwrapping = base.as(ForceUnwrapExprSyntax.self) {
        base = unwrapping.expression
      } else {
        break
      }
    }
    if let name = base.as(DeclReferenceExprSyntax.self) { names.insert(name.baseName.bareText) }
    return .visitChildren
  }
}

extension Unknown {
  /// What a value that other code hands over has for a row: handed over as well, and called what the method is, without a verb.
  func row(askedFor method: String, at place: SourcePlace) -> Unknown {
    let noun = method.hasPrefix("get") && method.count > 3 ? String(method.dropFirst(3)) : method
    let row = Unknown("\(text)[…].\(noun)", at: place)
    row.isHandedOver = true
    return row
  }
}
