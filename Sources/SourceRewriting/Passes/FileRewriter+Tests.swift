import SwiftSyntax

/// Tests of XCTest on the main actor.
///
/// XCTest calls tests outside of any actor, and where there is no Objective-C it stops at one that belongs to an actor. It
/// finds another method of the name, which calls the test on the main thread, where it is anyway.
extension FileRewriter {
  /// Gives the tests of a class another name each, and adds methods that call them.
  ///
  /// - Returns: What comes into the class.
  func mainActorTests(of node: ClassDeclSyntax) -> [String] {
    let lineage = module.scope.lineage(of: scope.joined(separator: "."))
    guard lineage.contains(where: { $0.inherited.contains("XCTestCase") }) else { return [] }
    let isIsolated = node.attributes.named("MainActor") != nil
    var callers: [String] = []
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      let name = function.name.text
      let effects = function.signature.effectSpecifiers
      guard name.hasPrefix("test"), function.signature.parameterClause.parameters.isEmpty,
        effects?.asyncSpecifier == nil, function.signature.returnClause == nil,
        function.modifiers.named(.private, .fileprivate, .static, .nonisolated) == nil,
        isIsolated || function.attributes.named("MainActor") != nil
      else { continue }
      changes.replace(function.name.range, with: "_" + name)
      let canThrow = effects?.throwsClause != nil
      let (effect, attempt) = canThrow ? (" throws", "try ") : ("", "")
      let override = function.modifiers.named(.override) == nil ? "" : "override "
      callers.append(
        "\(override)nonisolated func \(name)()\(effect) { nonisolated(unsafe) let me = self; "
          + "\(attempt)MainActor.assumeIsolated { \(attempt)me._\(name)() } }"
      )
    }
    return callers
  }
}
