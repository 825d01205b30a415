import LayoutEngine
import PlumbDiagnosis
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// A cell or another view of a collection view whose own code turns its own autoresizing mask off.
  ///
  /// Source: UIKit logs it: "Changing the translatesAutoresizingMaskIntoConstraints property of a UICollectionReusableView that
  /// is managed by a UICollectionView is not supported, and will result in incorrect self-sizing".
  func cellWithoutMask(of instance: Instance) -> [SourceFinding] {
    guard let cell = instance.host as? UICollectionReusableView,
      !cell.translatesAutoresizingMaskIntoConstraints,
      let line = lineWithoutMask(of: instance.declaration)
    else { return [] }
    return [
      SourceFinding(
        rule: .contentViewMask,
        place: line,
        message:
          "\(instance.declaration.name) has its own autoresizing mask turned off: a collection view places it by the mask, "
          + "and UIKit logs that this is not supported"
      )
    ]
  }

  /// Where a class turns its own mask off.
  private func lineWithoutMask(of type: TypeDeclaration) -> LayoutEngine.SourceLocation? {
    for layer in layers(of: .declared(type)) {
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        continue
      }
      for file in files(of: declaration) {
        let finder = OwnMaskFinder(declaration.name)
        finder.walk(file.tree)
        if let node = finder.found { return LayoutEngine.SourceLocation(file.place(of: node)) }
      }
    }
    return nil
  }
}

/// Looks for the line in which a class turns its own mask off, in its declaration and its extensions.
private final class OwnMaskFinder: SyntaxVisitor {
  private let type: String
  private(set) var found: Syntax?

  init(_ type: String) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    node.name.text == type ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.extendedType.trimmedDescription == type ? .visitChildren : .skipChildren
  }

  /// In a closure that configures another view, `self` may be that.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard found == nil, node.operator.is(AssignmentExprSyntax.self),
      node.rightOperand.as(BooleanLiteralExprSyntax.self)?.literal.text == "false",
      isOwnMask(node.leftOperand)
    else { return .visitChildren }
    found = Syntax(node)
    return .skipChildren
  }

  private func isOwnMask(_ expression: ExprSyntax) -> Bool {
    let name = "translatesAutoresizingMaskIntoConstraints"
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == name
    }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.text == name
      && access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }
}
