import SwiftSyntax

/// What the conditions of `#if` are taken for: the sources are compiled as those of an iOS application in the simulator.
extension FileRewriter {
  /// Rewrites what a condition asks.
  func rewriteCondition(_ node: Syntax) {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first, call.arguments.count == 1
    else {
      for child in node.children(viewMode: .sourceAccurate) { rewriteCondition(child) }
      return
    }
    let question = call.calledExpression.trimmedDescription
    let name = argument.expression.trimmedDescription
    let isTrue =
      switch question {
      case "os": name == "iOS"
      case "targetEnvironment": name == "simulator"
      case "canImport": module.modules.replacements[name] != nil && name != "Darwin"
      default: false
      }
    if isTrue { changes.replace(call.range, with: "true") }
  }

  // MARK: - Imports

  /// Rewrites imports of modules that are not there, and of parts of modules.
  func rewriteImports() {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    for node in finder.imports { rewrite(node) }
    let usesNetwork =
      !finder.imports.isEmpty && !file.imports("FoundationNetworking") && mentionsNetwork()
    var added: [String] = []
    if needsUIKit, !imports(UIKit: finder.imports) { added.append("import UIKit") }
    if usesNetwork { added.append("import FoundationNetworking") }
    guard !added.isEmpty else { return }
    if let first = finder.imports.first(where: { !isConditional(Syntax($0)) }) {
      changes.insert("; " + added.joined(separator: "; "), at: first.range.upperBound)
    } else {
      let start = file.tree.statements.first?.range.lowerBound ?? 0
      changes.insert(added.joined(separator: "; ") + "; ", at: start)
    }
  }

  private func imports(UIKit imports: [ImportDeclSyntax]) -> Bool {
    imports.contains { node in
      let name = node.path.first?.name.text ?? ""
      return name == "UIKit" || module.modules.replacements[name] == "UIKit"
    }
  }

  private func isConditional(_ node: Syntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(IfConfigDeclSyntax.self) { return true }
      parent = current.parent
    }
    return false
  }

  private func rewrite(_ node: ImportDeclSyntax) {
    guard let first = node.path.first, let last = node.path.last else { return }
    let name = first.name.text
    let replacement = module.modules.replacements[name]
    guard
      replacement != nil
        || name == "UIKit" && (node.path.count > 1 || node.importKindSpecifier != nil)
    else { return }
    if let kind = node.importKindSpecifier { changes.blank(kind.range) }
    changes.replace(first.range.lowerBound..<last.range.upperBound, with: replacement ?? name)
  }

  private static let networkNames: Set<String> = [
    "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionConfiguration", "URLSessionDelegate",
    "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
    "URLRequest", "HTTPURLResponse", "URLResponse", "URLCache", "CachedURLResponse",
    "URLCredential", "URLCredentialStorage", "URLAuthenticationChallenge", "URLProtectionSpace",
    "HTTPCookie", "HTTPCookieStorage", "URLProtocol", "NSURLRequest", "NSMutableURLRequest",
  ]

  /// Whether the file names what Foundation has in a module of its own on Linux.
  private func mentionsNetwork() -> Bool {
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, Self.networkNames.contains(name) {
        return true
      }
    }
    return false
  }
}
