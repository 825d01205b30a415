import SwiftParser
import SwiftSyntax

/// The targets that a package's manifest declares, as far as they stand there as literals.
///
/// The manifest is read and not run: a name or a path that is computed is passed over.
///
/// Source: SwiftPM, `Target.target(name:dependencies:path:)`.
package struct PackageTargets: Hashable, Sendable {
  /// A target with the folders where its sources can be, from the package's.
  package struct Target: Hashable, Sendable {
    package var name: String
    package var folders: [String]
  }

  /// The targets, in the order of the manifest.
  package let all: [Target]

  /// Reads a manifest.
  package init(manifest text: String) {
    let finder = TargetFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    all = finder.found
  }

  /// The folder of the target that a file belongs to, from the package's; nil for a file of none.
  ///
  /// Where the manifest's targets cannot be read, the folders say: `Sources/App` belongs to `App`.
  ///
  /// - Parameter folder: The file's folder, from the package's.
  /// - Returns: The folder with all the target's sources.
  package func folder(of folder: String) -> String? {
    let parts = folder.split(separator: "/")
    if all.isEmpty {
      guard parts.count > 1, Self.places.contains(String(parts[0])) else { return nil }
      return "\(parts[0])/\(parts[1])"
    }
    let target = all.flatMap(\.folders)
      .filter { $0.isEmpty || folder == $0 || folder.hasPrefix($0 + "/") }
      .max { $0.utf8.count < $1.utf8.count }
    if let target { return target }
    // Source: SwiftPM 5.9: the sources of a package's only target may lie in `Sources` itself.
    let sources = all.filter { $0.folders.first?.hasPrefix("Tests/") == false }
    guard sources.count == 1, parts.count == 1, parts[0] != "Tests",
      Self.places.contains(String(parts[0]))
    else { return nil }
    return String(parts[0])
  }

  /// Where targets without a path are searched for.
  private static let places: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]
}

private final class TargetFinder: SyntaxVisitor {
  private(set) var found: [PackageTargets.Target] = []

  private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.kinds.contains(called.declName.baseName.text),
      let name = literal("name", of: node)
    else { return .visitChildren }
    let isTest = called.declName.baseName.text == "testTarget"
    if let path = literal("path", of: node) {
      found.append(PackageTargets.Target(name: name, folders: [Self.trimmed(path)]))
    } else if !node.arguments.contains(where: { $0.label?.text == "path" }) {
      let places = isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
      found.append(PackageTargets.Target(name: name, folders: places.map { $0 + "/" + name }))
    }
    return .visitChildren
  }

  private func literal(_ label: String, of node: FunctionCallExprSyntax) -> String? {
    node.arguments.first { $0.label?.text == label }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// A path without what changes nothing: `./Sources/App/` is `Sources/App`, and `.` the package itself.
  private static func trimmed(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
