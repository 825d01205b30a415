import HostCalls
import PortableUIKit
import SwiftParser
import SwiftSyntax

/// A property of a type of UIKit.
@MainActor
struct HostProperty {
  /// Its type, as Swift.
  let typeText: String
  let get: @MainActor (Any) throws -> Value
  var set: (@MainActor (inout Any, Value) throws -> Void)?

  init(_ type: String, _ get: @escaping @MainActor (Any) throws -> Value) {
    typeText = type
    self.get = get
  }

  /// Its type.
  var type: TypeReference { TypeTexts.type(typeText) }
}

/// Types as texts, each of which is parsed once.
@MainActor
enum TypeTexts {
  private static var known: [String: TypeReference] = [:]

  static func type(_ text: String) -> TypeReference {
    if let type = known[text] { return type }
    var parser = Parser(text)
    let type = TypeReference(TypeSyntax.parse(from: &parser))
    known[text] = type
    return type
  }
}

/// A function, method or initialiser of UIKit.
@MainActor
final class HostFunction {
  let name: String
  /// The declaration as Swift.
  let declaration: String
  let body: @MainActor (inout Any, HostArguments) throws -> Value
  var isMutating = false
  /// Makes an object that calls back into the source, for an initialiser.
  var hosted: (@MainActor (HostArguments) throws -> AnyObject?)?
  /// The declaration, parsed when it is asked for first.
  private(set) lazy var signature = Self.signature(declaration)
  /// What tells it apart from others of its name, put together when it is asked for first.
  private(set) lazy var key = signature.key

  init(
    _ declaration: String,
    _ body: @escaping @MainActor (inout Any, HostArguments) throws -> Value
  ) {
    self.declaration = declaration
    self.body = body
    name = Self.name(declaration)
  }

  /// One of the generated table.
  convenience init(_ entry: HostMembers.Function) {
    let body = entry.body
    self.init(entry.declaration) { object, arguments in
      wrap(any: try body(&object, arguments))
    }
    isMutating = entry.kind == .changer
    hosted = entry.hosted
  }

  /// Whether it calls another initialiser of its class.
  var isConvenience: Bool { declaration.contains("convenience ") }
  var isFailable: Bool { declaration.contains("init?") }

  private static func name(_ declaration: String) -> String {
    guard let range = declaration.range(of: "func ") else { return "init" }
    let rest = declaration[range.upperBound...]
    let isWord = rest.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
    let end =
      rest.firstIndex { $0 == "(" || (isWord && $0 == "<") || $0 == " " } ?? rest.endIndex
    return rest[..<end].filter { $0 != "`" }
  }

  private static func signature(_ declaration: String) -> Signature {
    let source = Parser.parse(source: declaration)
    guard case .decl(let parsed) = source.statements.first?.item else {
      return Signature(parameters: [], result: .any)
    }
    if let function = parsed.as(FunctionDeclSyntax.self) {
      return Signature(
        function.signature.parameterClause,
        result: function.signature.returnClause?.type,
        generics: function.genericParameterClause,
        where: function.genericWhereClause
      )
    }
    if let initializer = parsed.as(InitializerDeclSyntax.self) {
      return Signature(
        initializer.signature.parameterClause,
        result: nil,
        generics: initializer.genericParameterClause,
        where: initializer.genericWhereClause
      )
    }
    return Signature(parameters: [], result: .any)
  }
}
