import SwiftSyntax

/// Members of extensions that Swift wants in the class: overrides, and what subclasses override.
///
/// They are compiled in front of the class's closing brace, under their own lines.
struct ExtensionMembers {
  let rewriter: ModuleRewriter

  /// Moves them.
  func move(in edits: inout [TextEdits], notices: inout [ModuleRewriter.Notice]) {
    let places = classPlaces()
    for number in rewriter.files.indices {
      let finder = Finder(viewMode: .sourceAccurate)
      finder.walk(rewriter.files[number].tree)
      for found in finder.found {
        let name = rewriter.index.className(found.type, in: found.scope)
        guard found.isOverride || name.map({ isOverridden(found.name, of: $0) }) ?? false else {
          continue
        }
        if let name, let place = places[name] {
          move(found, from: number, to: place, in: &edits)
        } else if found.isOverride {
          notices.append(notice(found, in: number))
          _ = edits[number].remove(in: found.range)
          edits[number].blank(found.range)
        }
      }
    }
  }

  /// Where a class ends.
  private struct Place {
    let file: Int
    let brace: Int
    let line: Int
    let column: Int
  }

  private func classPlaces() -> [String: Place] {
    var places: [String: Place] = [:]
    for number in rewriter.files.indices {
      let file = rewriter.files[number]
      let converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
      let finder = ClassFinder(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      for (name, brace) in finder.braces where places[name] == nil {
        let location = converter.location(for: brace)
        places[name] = Place(
          file: number,
          brace: brace.utf8Offset,
          line: location.line,
          column: location.column
        )
      }
    }
    return places
  }

  /// Whether a subclass overrides a member of a class.
  private func isOverridden(_ member: String, of name: String) -> Bool {
    rewriter.index.classes.values.contains { facts in
      facts.name != name
        && (facts.overridden.contains(member)
          || facts.methods.contains { $0.isOverride && $0.name == member })
        && rewriter.index.lineage(of: facts.name).contains { $0.name == name }
    }
  }

  private func move(_ found: Found, from number: Int, to place: Place, in edits: inout [TextEdits])
  {
    let file = rewriter.files[number]
    let target = rewriter.files[place.file]
    let converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    let start = converter.location(for: AbsolutePosition(utf8Offset: found.range.lowerBound))
    let inside = edits[number].remove(in: found.range)
    let (bytes, _) = TextEdits.apply(inside, to: file.bytes, in: found.range)
    let access = found.isPublic ? "public " : ""
    // The access goes into the indentation where there is room, so that the columns stay.
    let indentation = String(repeating: " ", count: max(0, start.column - 1 - access.count))
    let text =
      "\n#sourceLocation(file: \"\(file.path)\", line: \(start.line))\n\(indentation)\(access)"
      + String(decoding: bytes, as: UTF8.self)
      + "\n#sourceLocation(file: \"\(target.path)\", line: \(place.line))\n"
      + String(repeating: " ", count: max(0, place.column - 1))
    edits[number].blank(found.range)
    edits[place.file].insert(text, at: place.brace)
  }

  private func notice(_ found: Found, in number: Int) -> ModuleRewriter.Notice {
    let file = rewriter.files[number]
    let converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    let start = converter.location(for: AbsolutePosition(utf8Offset: found.range.lowerBound))
    return ModuleRewriter.Notice(
      path: file.path,
      line: start.line,
      column: start.column,
      message:
        "the override of \(found.name) in an extension of \(found.type), a class of another module, is left out"
    )
  }
}

extension ExtensionMembers {
  /// A member of an extension.
  fileprivate struct Found {
    /// The type that is extended, as it is written.
    let type: String
    /// The names of the types around the extension.
    let scope: [String]
    /// The name of the member, of a method with its labels.
    let name: String
    let isOverride: Bool
    /// Whether the extension makes it public.
    let isPublic: Bool
    let range: Range<Int>
  }

  /// Finds the members of extensions.
  fileprivate final class Finder: SyntaxVisitor {
    private(set) var found: [Found] = []

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      for member in node.memberBlock.members { add(member.decl, of: node) }
      return .skipChildren
    }

    private func add(_ member: DeclSyntax, of node: ExtensionDeclSyntax) {
      let modifiers: DeclModifierListSyntax
      let name: String
      if let function = member.as(FunctionDeclSyntax.self) {
        modifiers = function.modifiers
        let labels = Indexer.parameters(function.signature).map { $0.label + ":" }.joined()
        name = "\(function.name.text)(\(labels))"
      } else if let variable = member.as(VariableDeclSyntax.self) {
        modifiers = variable.modifiers
        name =
          variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
      } else {
        return
      }
      let hasAccess =
        modifiers.named(.public, .open, .internal, .private, .fileprivate, .package) != nil
      found.append(
        Found(
          type: node.extendedType.trimmedDescription,
          scope: [],
          name: name,
          isOverride: modifiers.named(.override) != nil,
          isPublic: node.modifiers.named(.public, .open) != nil && !hasAccess,
          range: member.range
        )
      )
    }
  }

  /// Finds where classes end.
  fileprivate final class ClassFinder: TypeScopeVisitor {
    private(set) var braces: [(String, AbsolutePosition)] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      _ = super.visit(node)
      let brace = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
      braces.append((scope.joined(separator: "."), brace))
      return .visitChildren
    }
  }
}
