import SwiftIfConfig
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A file of Swift that was parsed.
final class SourceFile: @unchecked Sendable {
  /// How the file is named to the user.
  let path: String
  /// What it holds.
  let text: String
  /// The syntax, whose operators are folded.
  let tree: SourceFileSyntax
  /// Which parts of `#if` count; it is only read.
  let regions: ConfiguredRegions
  private let converter: SourceLocationConverter

  private init(
    path: String,
    text: String,
    tree: SourceFileSyntax,
    _ configuration: SystemConfiguration,
    _ converter: SourceLocationConverter
  ) {
    self.path = path
    self.text = text
    self.tree = tree
    self.converter = converter
    regions = tree.configuredRegions(in: configuration)
  }

  /// Where a node begins.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePlace(file: path, line: place.line)
  }

  /// The column of a node, from 1.
  func column(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).column
  }

  /// The name of the file without its folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Parses files, on all cores.
  ///
  /// - Parameters:
  ///   - texts: The names of the files, and what they hold.
  ///   - configuration: What `#if` asks for.
  /// - Returns: The files, in the same order.
  static func parse(
    _ texts: [(path: String, text: String)],
    _ configuration: SystemConfiguration
  ) async -> [SourceFile] {
    let trees = await inParallel(texts) { Parser.parse(source: $0.text) }
    var operators = OperatorTable.standardOperators
    // An operator that is declared twice is the same one, most often: modules are read together.
    for tree in trees { operators.addSourceFile(tree) { _ in } }
    let table = operators
    return await inParallel(Array(zip(texts, trees))) { text, tree in
      let folded = table.foldAll(tree) { _ in }
      return SourceFile(
        path: text.path,
        text: text.text,
        tree: folded.as(SourceFileSyntax.self) ?? tree,
        configuration,
        SourceLocationConverter(fileName: text.path, tree: tree)
      )
    }
  }

  private static func inParallel<Input: Sendable, Output: Sendable>(
    _ inputs: [Input],
    _ transform: @escaping @Sendable (Input) -> Output
  ) async -> [Output] {
    await withTaskGroup(of: (Int, Output).self) { group in
      for (place, input) in inputs.enumerated() { group.addTask { (place, transform(input)) } }
      var results: [(Int, Output)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
