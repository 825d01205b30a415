import SwiftSyntax

extension Evaluator {
  /// Whether code calls a method in closures alone, which something runs later that was handed them: `load { self.show($0) }`.
  func isCalledLater(_ function: FunctionDeclaration, in code: some SyntaxProtocol) -> Bool {
    let finder = WaitingCallFinder(function.name)
    finder.walk(code)
    return finder.later > 0 && finder.now == 0
  }

  /// Whether closures of a class call a method with what they are handed, and nothing else of the class calls it.
  func isCalledLater(_ function: FunctionDeclaration, of type: TypeDeclaration) -> Bool {
    guard !function.signature.parameters.contains(where: { takesViews($0.type, in: type) })
    else { return false }
    let files = files(of: type)
    let all = files.map { file in
      let finder = WaitingCallFinder(function.name)
      finder.walk(file.tree)
      return finder
    }
    return all.contains { $0.later > 0 } && all.allSatisfy { $0.now == 0 }
  }
}

/// Counts the mentions of a method inside closures that are handed to something, and outside of those.
private final class WaitingCallFinder: SyntaxVisitor {
  private let name: String
  private var depth = 0
  private(set) var later = 0
  private(set) var now = 0

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if waits(node) { depth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    if waits(node) { depth -= 1 }
  }

  /// Whether a closure is no value that is made on the spot: `{ … }()`.
  private func waits(_ node: ClosureExprSyntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
      || node.parent?.as(FunctionCallExprSyntax.self)?.trailingClosure?.id == node.id
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == name { if depth > 0 { later += 1 } else { now += 1 } }
    return .visitChildren
  }
}
