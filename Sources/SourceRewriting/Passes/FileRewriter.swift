import SwiftSyntax

/// Collects the changes to one file.
final class FileRewriter: TypeScopeVisitor {
  let file: ParsedFile
  let number: Int
  let module: ModuleRewriter
  var changes = TextEdits()
  /// Whether what was written needs names of UIKit.
  var needsUIKit = false
  /// What comes behind the file's end.
  var appendix = ""

  init(_ file: ParsedFile, number: Int, in module: ModuleRewriter) {
    self.file = file
    self.number = number
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the changes.
  func edits() -> TextEdits {
    walk(file.tree)
    if number == 0, let bundle = module.modules.bundle {
      appendix +=
        "extension Bundle { nonisolated static let module: Bundle = "
        + "Bundle(path: \(bundle.debugDescription)) ?? .main }; "
      needsUIKit = true
    }
    rewriteImports()
    if !appendix.isEmpty { changes.insert("\n" + appendix, at: file.bytes.count) }
    return changes
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = super.visit(node)
    addRequirementConformances(to: node)
    rewriteObserver(node)
    let tabled = tables(of: node) + keyTables(of: node)
    addMembers(tabled + mainActorTests(of: node) + layerInitialisers(of: node), to: node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = super.visit(node)
    rewriteOptionalRequirements(of: node)
    return .visitChildren
  }

  // MARK: - Words that only Objective-C has

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.attributes.contains(name) {
      changes.blank(node.range)
      return .skipChildren
    }
    if name == "convention", node.arguments?.trimmedDescription == "block" {
      changes.blank(node.range)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if case .keyword(.dynamic) = node.name.tokenKind { changes.blank(node.range) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteManagedProperty(node)
    rewriteDynamicProperty(node)
    return .visitChildren
  }

  // MARK: - Expressions

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    takeOutPreview(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if takeOutPreview(node) { return .skipChildren }
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    case "colorLiteral":
      changes.replace(
        node.pound.range.lowerBound..<node.macroName.range.upperBound,
        with: "UIColorLiteral"
      )
    case "imageLiteral": rewriteImageLiteral(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // Foundation's own does not know forms by number where there is no Objective-C.
    if node.declName.baseName.text == "localizedStringWithFormat" {
      changes.replace(node.declName.baseName.range, with: "_localizedStringWithFormat")
      needsUIKit = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    // Foundation keeps its own initialiser to itself here.
    if node.calledExpression.trimmedDescription == "ProcessInfo", node.arguments.isEmpty,
      let open = node.leftParen, let close = node.rightParen
    {
      changes.replace(open.range.lowerBound..<close.range.upperBound, with: ".processInfo")
    }
    // Of texts, it has no initialiser without parameters.
    if ["NSAttributedString", "NSMutableAttributedString"]
      .contains(node.calledExpression.trimmedDescription), node.arguments.isEmpty,
      node.trailingClosure == nil, let close = node.rightParen
    {
      changes.insert("string: \"\"", at: close.range.lowerBound)
    }
    // Foundation's own reads neither forms by number nor catalogs where there is no Objective-C.
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "NSLocalizedString"
    {
      changes.replace(name.baseName.range, with: "_NSLocalizedString")
      needsUIKit = true
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriteCondition(Syntax(condition)) }
    return .visitChildren
  }
}
