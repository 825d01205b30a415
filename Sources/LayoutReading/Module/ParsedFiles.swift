import Foundation
import SwiftSyntax

/// Files that were parsed in this process, by what they hold, so that who reads again parses what changed.
final class ParsedFiles: @unchecked Sendable {
  /// Those of the process.
  static let shared = ParsedFiles()

  /// What a parsed file depends on.
  struct Key: Hashable, Sendable {
    var path: String
    var text: String
    /// The operators that the files around declare, by which expressions are folded.
    var operators: String
    /// The modules that can be imported, by which `#if` is decided.
    var modules: Set<String>
  }

  /// How many files are kept; beyond that all are let go.
  private static let limit = 10_000

  private let lock = NSLock()
  private var files: [Key: SourceFile] = [:]
  private var operators: [String: String] = [:]

  /// The file of a key, or nil.
  func file(_ key: Key) -> SourceFile? { lock.withLock { files[key] } }

  /// Keeps a file.
  func keep(_ file: SourceFile, for key: Key) {
    lock.withLock {
      if files.count >= Self.limit { files = [:] }
      files[key] = file
    }
  }

  /// The operators that a text declares, or nil where it was not parsed yet.
  func operators(in text: String) -> String? { lock.withLock { operators[text] } }

  /// Notes the operators that a text declares.
  func note(_ declarations: String, in text: String) {
    lock.withLock {
      if operators.count >= Self.limit { operators = [:] }
      operators[text] = declarations
    }
  }
}

extension SourceFileSyntax {
  /// The operators and precedence groups that the file declares, as source.
  var operatorDeclarations: String {
    var result: [String] = []
    func collect(_ statements: CodeBlockItemListSyntax) {
      for statement in statements {
        guard case .decl(let declaration) = statement.item else { continue }
        if declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self)
        {
          result.append(declaration.trimmedDescription + declaration.omittedPrecedence)
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
          for clause in conditional.clauses {
            if case .statements(let inner) = clause.elements { collect(inner) }
          }
        }
      }
    }
    collect(statements)
    return result.joined(separator: "\n")
  }
}

extension DeclSyntax {
  /// What the declaration of an operator leaves out, and means all the same.
  ///
  /// Source: "Operator Declaration" in "The Swift Programming Language".
  fileprivate var omittedPrecedence: String {
    guard let declaration = self.as(OperatorDeclSyntax.self),
      declaration.fixitySpecifier.tokenKind == .keyword(.infix),
      declaration.operatorPrecedenceAndTypes == nil
    else { return "" }
    return ": DefaultPrecedence"
  }
}
