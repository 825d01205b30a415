import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// What `view.snp_top` and `view.snp_makeConstraints` are called now: a member of `view.snp`.
  ///
  /// The names of the DSL's members began with `snp_` before Swift 3, and views still have them, deprecated.
  /// Source: SnapKit's migration guide to 3.0, and public code.
  ///
  /// - Returns: Nil for other names, and for values that are not laid out.
  func formerDSLMember(
    _ name: String,
    of value: Value,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    guard name.hasPrefix(Self.formerDSLPrefix), isLayoutObject(value),
      let namespace = try member("snp", of: value, scope, node)
    else { return nil }
    return try member(
      String(name.dropFirst(Self.formerDSLPrefix.count)),
      of: namespace,
      scope,
      node
    )
  }

  /// The arguments of a method of the DSL by a former name, whose closure had a label: `snp_makeConstraints(closure: { … })`.
  static func currentDSLArguments(_ name: String, _ arguments: [Argument]) -> [Argument] {
    guard name.hasPrefix(formerDSLPrefix), arguments.count == 1, arguments[0].label == "closure"
    else { return arguments }
    var argument = arguments[0]
    argument.label = nil
    return [argument]
  }

  private static let formerDSLPrefix = "snp_"
}
