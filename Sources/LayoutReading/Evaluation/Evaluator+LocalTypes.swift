import SwiftSyntax

extension Evaluator {
  /// Declares the types and type aliases of a block.
  ///
  /// A type of a block sees no variables of it (The Swift Programming Language, "Declarations"), so that it is the same
  /// one each time that the block is run.
  func declare(
    _ declarations: [DeclSyntax],
    of statements: CodeBlockItemListSyntax,
    _ scope: Scope
  ) {
    if let known = typesOfBlocks[statements.id] {
      scope.frame.localTypes = known
      return
    }
    let block = TypeDeclaration(
      name: "",
      .foreign,
      syntax: Syntax(statements),
      file: scope.frame.file,
      outer: scope.frame.typeContext
    )
    block.isBlock = true
    typesOfBlocks[statements.id] = block
    let collector = DeclarationCollector(scope.frame.file)
    for declaration in declarations { collector.collect(declaration, into: block) }
    scope.frame.localTypes = block
  }
}

extension TypeDeclaration {
  /// The type itself, or the one that a block of code stands in.
  var aroundBlocks: TypeDeclaration? { isBlock ? outer?.aroundBlocks : self }
}
