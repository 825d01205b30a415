import Foundation
import SwiftSyntax

/// How high the tables of a module make the rows of a cell.
enum RowHeight: Equatable {
  /// As high as their content asks for: the automatic dimension, which tables have unless something else is said.
  case ofContent
  /// So many points.
  case fixed(CGFloat)
}

extension Evaluator {
  /// How high the rows of a cell are, where the source tells it for all tables that the cell is registered with.
  ///
  /// Apple's page of `UITableView.rowHeight` has the order: the delegate's `tableView(_:heightForRowAt:)` is asked first, then
  /// the property counts, which is `automaticDimension` unless it is set.
  ///
  /// - Returns: Nil where a table is not among the sources, takes its delegate from elsewhere, or computes its heights.
  func rowHeight(of cell: TypeDeclaration) -> RowHeight? {
    // A cell is read several times, and the files stay what they are.
    if let known = module.rowHeights[ObjectIdentifier(cell)] { return known }
    let heights = registrations(of: cell).map(rowHeight(in:))
    let first = heights.first ?? nil
    let height = heights.allSatisfy { $0 == first } ? first : nil
    module.rowHeights[ObjectIdentifier(cell)] = .some(height)
    return height
  }

  /// The types whose code registers a cell with a table.
  func registrations(of cell: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    for file in module.files where mentionedNames(in: file).contains(cell.name) {
      for name in RegistrationFinder.types(registering: cell.name, in: file) {
        guard let type = module.type(name, near: file), !found.contains(where: { $0 === type })
        else { continue }
        found.append(type)
      }
    }
    return found
  }

  /// How high the rows are of the table that the code of a type registers its cells with.
  private func rowHeight(in type: TypeDeclaration) -> RowHeight? {
    guard !hasUnknownSuperclass(type) else { return nil }
    let files = files(of: type)
    let settings = files.map { ListSettings($0, of: .table) }
    guard settings.allSatisfy({ !$0.hasOtherDelegate }), !hasTableClassWithRowHeight else {
      return nil
    }
    if let function = override("tableView(_:heightForRowAt:)", of: type) {
      guard let value = function.body?.onlyExpression else { return nil }
      return height(value, type)
    }
    let isOwnDelegate =
      settings.contains(where: \.isOwnDelegate)
      || hostClass(of: type)?.name == "UITableViewController"
    guard isOwnDelegate || !isImplemented("tableView(_:heightForRowAt:)") else { return nil }
    let stated = settings.flatMap(\.lengths)
    guard let last = stated.last else { return .ofContent }
    let height = height(last, type)
    return stated.allSatisfy { self.height($0, type) == height } ? height : nil
  }

  /// The files that a type, its extensions and its superclasses are in.
  func files(of type: TypeDeclaration) -> [SourceFile] {
    var files: [SourceFile] = []
    for layer in layers(of: .declared(type)) {
      guard case .declared(let declaration) = layer else { continue }
      let members = declaration.members
      let all =
        [declaration.file] + members.functions.values.joined().map(\.file)
        + members.properties.values.map(\.file)
      for file in all where !files.contains(where: { $0 === file }) { files.append(file) }
    }
    return files
  }

  func isImplemented(_ name: String) -> Bool {
    let base = String(name.prefix { $0 != "(" })
    return module.allTypes.contains { type in
      type.members.functions[base]?.contains { $0.fullName == name } == true
    }
  }

  /// Whether a table's own class may set the height of its rows.
  private var hasTableClassWithRowHeight: Bool {
    module.allTypes.contains { type in
      type.kind == .classType && mentionedNames(in: type.file).contains("rowHeight")
        && hostClass(of: type)?.name == "UITableView"
    }
  }

  private func height(_ expression: ExprSyntax, _ type: TypeDeclaration) -> RowHeight? {
    let text = expression.trimmedDescription
    if text.hasSuffix("utomaticDimension") { return .ofContent }
    guard let height = plain(expression, type, CGFloat.self), height > 0 else { return nil }
    return .fixed(height)
  }

  /// What an expression of literals and constants comes to in a type; nil for any other expression.
  func plain<Native>(
    _ expression: ExprSyntax,
    _ type: TypeDeclaration,
    _ native: Native.Type
  ) -> Native? {
    guard Self.isPlain(expression) else { return nil }
    var value: Value?
    try? unnoted {
      value = try evaluate(expression, Scope(Frame(self: nil, in: type, type.file)), expecting: nil)
    }
    return value.flatMap { try? LayoutReading.native($0, native) }
  }
}

extension CodeBlockItemListSyntax {
  /// The expression that a body consists of, returned or not.
  var onlyExpression: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

/// Finds the types whose code registers a class: `table.register(Cell.self, forCellReuseIdentifier: "cell")`, or a helper of
/// a name that begins so.
private final class RegistrationFinder: SyntaxVisitor {
  private let name: String
  private var types: [String] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func types(registering name: String, in file: SourceFile) -> [String] {
    let finder = RegistrationFinder(name)
    finder.walk(file.tree)
    return finder.types
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.hasPrefix("register"),
      node.arguments.first?.expression.trimmedDescription == name + ".self"
    else { return .visitChildren }
    var parent = node.parent
    while let each = parent {
      if let type = each.as(ClassDeclSyntax.self)?.name.text
        ?? each.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      {
        types.append(type)
        break
      }
      parent = each.parent
    }
    return .visitChildren
  }
}

/// What a file says of the tables in it, or of the collection views.
final class ListSettings: SyntaxVisitor {
  enum List {
    case table
    case collection

    /// The property that says how long the rows or how large the items are.
    fileprivate var property: String { self == .table ? "rowHeight" : "itemSize" }
    /// What is in the names of the lists of the other kind.
    fileprivate var other: String { self == .table ? "collection" : "table" }
  }

  /// What it sets `rowHeight` or `itemSize` to.
  private(set) var lengths: [ExprSyntax] = []
  /// Whether it makes an object the delegate of something that is its own.
  private(set) var isOwnDelegate = false
  /// Whether a list may get a delegate that is another object.
  private(set) var hasOtherDelegate = false
  /// All names in it, those of types among them.
  private(set) var names: Set<String> = []
  private let list: List

  init(_ file: SourceFile, of list: List) {
    self.list = list
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = node.tokenKind { names.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.is(AssignmentExprSyntax.self) else { return .visitChildren }
    let member = node.leftOperand.as(MemberAccessExprSyntax.self)
    let name =
      member?.declName.baseName.text
      ?? node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text
    switch name {
    case list.property: lengths.append(node.rightOperand)
    case "delegate":
      if node.rightOperand.trimmedDescription == "self" {
        isOwnDelegate = true
      } else if let base = member?.base?.trimmedDescription.lowercased(),
        !(Self.others + [list.other]).contains(where: base.contains)
      {
        hasOtherDelegate = true
      }
    default: break
    }
    return .visitChildren
  }

  /// Words in the names of objects that are no lists and have a delegate.
  private static let others = [
    "text", "field", "scroll", "search", "picker", "navigation", "manager", "map",
    "controller", "vc", "gesture", "recogni", "session", "presenter", "viewmodel", "transition",
  ]
}
