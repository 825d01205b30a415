package import LayoutEngine
import SwiftSyntax

/// The constraints that a class states in its source, counted without running it.
package struct StatedConstraints: Sendable {
  /// The class, with those around it.
  package var className: String
  /// Where it is declared.
  package var location: LayoutEngine.SourceLocation
  /// How many constraints are stated on a line.
  package var constraints: [LayoutEngine.SourceLocation: Int] = [:]
  /// The blocks of the DSL: `view.snp.makeConstraints { … }`.
  package var blocks: Set<LayoutEngine.SourceLocation> = []
}

extension SourceReader {
  /// What each class states that makes constraints, those that are no views included.
  package func statedConstraints() -> [StatedConstraints] {
    module.allTypes.compactMap { type in
      guard type.kind == .classType else { return nil }
      let counter = ConstraintCounter(type.file)
      for node in type.bodies { counter.count(node.syntax, node.file) }
      guard !counter.constraints.isEmpty || !counter.blocks.isEmpty else { return nil }
      return StatedConstraints(
        className: type.qualifiedName,
        location: LayoutEngine.SourceLocation(type.place),
        constraints: counter.constraints,
        blocks: counter.blocks
      )
    }
  }
}

extension TypeDeclaration {
  /// All that the type and its extensions declare and that can be run.
  fileprivate var bodies: [(syntax: Syntax, file: SourceFile)] {
    let functions =
      Array(members.functions.values.joined()) + Array(statics.functions.values.joined())
    let properties = Array(members.properties.values) + Array(statics.properties.values)
    return (functions + initializers).map { ($0.syntax, $0.file) }
      + properties.map { ($0.syntax, $0.file) }
  }
}

/// Counts what makes constraints in syntax.
private final class ConstraintCounter: SyntaxVisitor {
  private(set) var constraints: [LayoutEngine.SourceLocation: Int] = [:]
  private(set) var blocks: Set<LayoutEngine.SourceLocation> = []
  private var file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  func count(_ syntax: Syntax, _ file: SourceFile) {
    self.file = file
    walk(syntax)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      if node.calledExpression.trimmedDescription == "NSLayoutConstraint",
        node.arguments.first?.label?.text == "item"
      {
        add(1, node)
      }
      return .visitChildren
    }
    let name = access.declName.baseName.text
    if name == "constraint",
      node.arguments.first?.label?.text.hasPrefix("equalTo") == true
        || node.arguments.first?.label?.text.contains("ThanOrEqualTo") == true
    {
      add(1, node)
    } else if name == "constraints", node.arguments.first?.label?.text == "withVisualFormat" {
      // At least one: how many, only its views say.
      add(1, node)
    } else if Self.blockNames.contains(name),
      access.base?.trimmedDescription.hasSuffix("snp") == true
    {
      blocks.insert(LayoutEngine.SourceLocation(file.place(of: node)))
    } else if Self.relations.contains(name), let base = access.base {
      add(Self.attributes(of: base), node)
    }
    return .visitChildren
  }

  private func add(_ count: Int, _ node: some SyntaxProtocol) {
    guard count > 0 else { return }
    constraints[LayoutEngine.SourceLocation(file.place(of: node)), default: 0] += count
  }

  /// How many attributes stand between the maker and the relation.
  private static func attributes(of expression: ExprSyntax) -> Int {
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return 0 }
    let name = access.declName.baseName.text
    let own = weights[name] ?? (singles.contains(name) ? 1 : 0)
    guard own > 0 else { return 0 }
    return own + (access.base.map(attributes) ?? 0)
  }

  private static let blockNames: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints",
  ]
  private static let relations: Set<String> = [
    "equalTo", "equalToSuperview", "greaterThanOrEqualTo", "greaterThanOrEqualToSuperview",
    "lessThanOrEqualTo", "lessThanOrEqualToSuperview",
  ]
  private static let weights = [
    "edges": 4, "size": 2, "center": 2, "horizontalEdges": 2, "verticalEdges": 2, "margins": 4,
    "directionalEdges": 4, "directionalHorizontalEdges": 2, "directionalVerticalEdges": 2,
    "centerWithinMargins": 2,
  ]
  private static let singles: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "lastBaseline", "firstBaseline", "baseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]
}
