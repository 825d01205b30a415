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
  /// What decides which parts of `#if` count.
  let configuration: SystemConfiguration
  /// What it does with members of members.
  let mentions: MemberMentions
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
    mentions = MemberMentions(text)
    self.configuration = configuration
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

  /// Parses files, on all cores; those that were parsed before in this process are as they were.
  ///
  /// - Parameters:
  ///   - texts: The names of the files, and what they hold.
  ///   - configuration: What `#if` asks for.
  /// - Returns: The files, in the same order.
  static func parse(
    _ texts: [(path: String, text: String)],
    _ configuration: SystemConfiguration
  ) async -> [SourceFile] {
    let cache = ParsedFiles.shared
    let trees = await inParallel(texts) { text -> SourceFileSyntax? in
      guard cache.operators(in: text.text) == nil else { return nil }
      let tree = Parser.parse(source: text.text)
      cache.note(tree.operatorDeclarations, in: text.text)
      return tree
    }
    // An operator that is declared twice is the same one, most often: modules are read together.
    let declarations = texts.compactMap { cache.operators(in: $0.text) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
    var operators = OperatorTable.standardOperators
    operators.addSourceFile(Parser.parse(source: declarations)) { _ in }
    let table = operators
    return await inParallel(Array(zip(texts, trees))) { text, tree in
      let key = ParsedFiles.Key(
        path: text.path,
        text: text.text,
        operators: declarations,
        modules: configuration.modules
      )
      if let known = cache.file(key) { return known }
      let tree = tree ?? Parser.parse(source: text.text)
      let folded = fold(tree, by: table)
      let file = SourceFile(
        path: text.path,
        text: text.text,
        tree: folded.as(SourceFileSyntax.self) ?? tree,
        configuration,
        SourceLocationConverter(fileName: text.path, tree: tree)
      )
      cache.keep(file, for: key)
      return file
    }
  }

  /// Groups the operands of a file's operators.
  ///
  /// An operator of a module that is not there binds as one that is declared without a precedence group does: more firmly than
  /// an assignment.
  private static func fold(_ tree: SourceFileSyntax, by table: OperatorTable) -> Syntax {
    var missing: Set<String> = []
    let folded = table.foldAll(tree) { error in
      if case .missingOperator(let name, _) = error { missing.insert(name) }
    }
    guard !missing.isEmpty else { return folded }
    var table = table
    let declarations = missing.sorted().map { "infix operator \($0): DefaultPrecedence\n" }.joined()
    table.addSourceFile(Parser.parse(source: declarations)) { _ in }
    return table.foldAll(tree) { _ in }
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
