import SwiftParser
package import SwiftSyntax

/// A file of a module, parsed.
package struct ParsedFile {
  /// Its path.
  package let path: String
  /// Its text.
  package let bytes: [UInt8]
  /// Its tree.
  package let tree: SourceFileSyntax

  /// Parses a file.
  package init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
  }

  /// Whether the file imports a module, under whatever condition.
  func imports(_ module: String) -> Bool {
    importedModules.contains(module)
  }

  /// The names of the modules that the file imports, submodules and all.
  var importedModules: Set<String> {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return Set(finder.imports.compactMap { $0.path.first?.name.text })
  }
}

/// Finds imports.
final class ImportFinder: SyntaxVisitor {
  private(set) var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }

  // No import stands further in.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SyntaxProtocol {
  /// The bytes of the node, without what stands around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension AttributeListSyntax {
  /// The attribute of a name.
  func named(_ names: String...) -> AttributeSyntax? {
    for case .attribute(let attribute) in self
    where names.contains(attribute.attributeName.trimmedDescription) {
      return attribute
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  /// The modifier of a name.
  func named(_ names: Keyword...) -> DeclModifierSyntax? {
    first { modifier in
      if case .keyword(let keyword) = modifier.name.tokenKind {
        names.contains(keyword)
      } else {
        false
      }
    }
  }
}
