import SwiftSyntax

/// What `#if` asks for, as an app for iOS is built.
///
/// The conditions are those of "The Swift Programming Language", Conditional Compilation Block. What swift-syntax has for them
/// answers for any system, and brings four more of its modules into the first build of the tool.
struct SystemConfiguration: Sendable {
  /// Modules that can be imported beside Apple's.
  var modules: Set<String> = []
  /// Conditions that are set by name.
  ///
  /// Those of the editor's own builds, in which previews are compiled.
  var conditions: Set<String> = ["DEBUG", "SWIFT_PACKAGE"]

  /// Frameworks that layout code asks for.
  private static let frameworks: Set<String> = [
    "UIKit", "Foundation", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "SnapKit",
    "BoxView", "Plumb", "Swift", "Darwin", "ObjectiveC", "CoreText", "AVFoundation", "WebKit",
    "MapKit", "os", "Dispatch",
  ]

  /// The answers that hold for what a condition asks about with one word.
  private static let answers: [String: Set<String>] = [
    "os": ["iOS"], "arch": ["arm64"], "targetEnvironment": [], "objectFormat": ["MachO"],
    "_endian": ["little"], "_runtime": ["_ObjC", "_Native"], "_ptrauth": ["_none"],
    "_pointerBitWidth": ["_64"], "_hasAtomicBitWidth": ["_8", "_16", "_32", "_64", "_128"],
  ]

  /// The clause whose condition holds, or the `#else`; nil where there is none.
  func activeClause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    conditional.clauses.first { clause in clause.condition.map(holds) ?? true }
  }

  /// Whether a condition holds; what cannot be a condition does not.
  func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): literal.literal.text == "true"
    case .declReferenceExpr(let name): conditions.contains(name.baseName.text)
    case .tupleExpr(let tuple): tuple.elements.first.map { holds($0.expression) } ?? false
    case .prefixOperatorExpr(let prefix):
      prefix.operator.text == "!" && !holds(prefix.expression)
    case .infixOperatorExpr(let infix): holds(infix)
    case .sequenceExpr(let sequence): holds(Array(sequence.elements))
    case .functionCallExpr(let call):
      holds(call.calledExpression.trimmedDescription, Array(call.arguments))
    default: false
    }
  }

  private func holds(_ infix: InfixOperatorExprSyntax) -> Bool {
    switch infix.operator.trimmedDescription {
    case "&&": holds(infix.leftOperand) && holds(infix.rightOperand)
    case "||": holds(infix.leftOperand) || holds(infix.rightOperand)
    default: false
    }
  }

  /// Whether a condition holds whose operators were not folded: `&&` binds more than `||`.
  private func holds(_ elements: [ExprSyntax]) -> Bool {
    func parts(_ elements: [ExprSyntax], at symbol: String) -> [[ExprSyntax]] {
      elements.split { $0.trimmedDescription == symbol }.map(Array.init)
    }
    return parts(elements, at: "||").contains { alternative in
      parts(alternative, at: "&&").allSatisfy { $0.count == 1 && holds($0[0]) }
    }
  }

  private func holds(_ name: String, _ arguments: [LabeledExprSyntax]) -> Bool {
    guard let argument = arguments.first?.expression.trimmedDescription else { return false }
    switch name {
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      return Self.frameworks.contains(module) || modules.contains(module)
    case "swift": return Self.holds(argument, for: [6, 0])
    case "compiler": return Self.holds(argument, for: [6, 3])
    case "hasFeature", "hasAttribute", "_compiler_version": return true
    default: return Self.answers[name]?.contains(argument) ?? false
    }
  }

  /// Whether a version is one that a condition such as `>=5.9` or `<6` asks for.
  private static func holds(_ condition: String, for version: [Int]) -> Bool {
    let isBelow = condition.hasPrefix("<")
    guard isBelow || condition.hasPrefix(">=") else { return false }
    var asked = condition.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
    guard !asked.isEmpty else { return false }
    var version = version
    let count = max(asked.count, version.count)
    asked += Array(repeating: 0, count: count - asked.count)
    version += Array(repeating: 0, count: count - version.count)
    return version.lexicographicallyPrecedes(asked) == isBelow
  }
}
