import SwiftSyntax

/// All that the files of a module declare.
@MainActor
final class SourceModule {
  private(set) var files: [SourceFile]
  /// The texts by their keys.
  let texts: LocalizedTexts
  /// The xib and storyboard files.
  let documents: ModuleDocuments
  /// Types by name; several of one name where files belong to several modules.
  private(set) var types: [String: [TypeDeclaration]] = [:]
  /// What the source adds to types of other modules.
  private(set) var foreign: [String: TypeDeclaration] = [:]
  private(set) var aliases: [String: TypeReference] = [:]
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var variables: [String: [PropertyDeclaration]] = [:]
  /// The functions of operators, wherever they are declared.
  private(set) var operators: [String: [FunctionDeclaration]] = [:]
  /// All types in the order of the source.
  private(set) var allTypes: [TypeDeclaration] = []
  /// The previews, in the order of the source.
  private(set) var previews: [PreviewDeclaration] = []
  /// The types whose members those of a type have, which each root would find anew.
  ///
  /// It keeps the types that it knows.
  var layers: [ResolvedType.Key: [Layer]] = [:]
  /// What ``bodies(named:)`` collects when it is asked first.
  private var bodiesByName: [String: [CodeBlockItemListSyntax]]?

  /// The members that code constrains from outside of their objects, wherever it is.
  private(set) lazy var constrainedMembers = files.filter { !$0.isOfLibrary }
    .reduce(into: Set<String>()) { $0.formUnion($1.mentions.constrained) }
  /// The texts that code gives to members of objects of other classes, by the names of these.
  private(set) lazy var textAssignments = Self.textAssignments(in: files)
  /// The names that each file mentions about which somebody asked.
  var mentionedNames: [ObjectIdentifier: Set<String>] = [:]
  /// How high the rows are of the cells about which somebody asked; nil for those of which the source does not tell it.
  var rowHeights: [ObjectIdentifier: RowHeight?] = [:]
  /// How large the items are of the cells about which somebody asked; nil for those of which the source does not tell it.
  var itemSizes: [ObjectIdentifier: ItemSize?] = [:]
  /// How wide the items are of those on the usual phones; nil for those of which the source does not tell it.
  var itemWidths: [ObjectIdentifier: [Double]?] = [:]
  /// The classes of which others are subclasses, as soon as somebody asked.
  var superclasses: Set<ObjectIdentifier>?

  /// Collects what files declare.
  init(
    _ files: [SourceFile],
    texts: LocalizedTexts = LocalizedTexts(),
    documents: ModuleDocuments = ModuleDocuments()
  ) {
    self.files = files
    self.texts = texts
    self.documents = documents
    var extensions: [(ExtensionDeclSyntax, SourceFile)] = []
    for file in files {
      let collector = DeclarationCollector(file)
      collector.onType = { [unowned self] in add($0) }
      collector.onExtension = { extensions.append(($0, file)) }
      collector.onFunction = { [unowned self] function in
        functions[function.name, default: []].append(function)
        noteOperator(function)
      }
      collector.onVariable = { [unowned self] in variables[$0.name, default: []].append($0) }
      collector.onAlias = { [unowned self] in aliases[$0] = $1 }
      collector.onPreview = { [unowned self] in previews.append($0) }
      collector.collect()
    }
    // Types that extensions declare are there before members are added to them.
    for (syntax, file) in extensions {
      guard let name = TypeReference(syntax.extendedType).extendedName else { continue }
      let type = type(name, near: file) ?? foreignType(name, syntax, file)
      for inherited in syntax.inheritanceClause?.inheritedTypes ?? [] {
        type.inherited.append(TypeReference(inherited.type))
      }
      let collector = DeclarationCollector(file)
      collector.onType = { [unowned self] in add($0) }
      collector.collect(syntax.memberBlock.members, into: type)
    }
    previews += allTypes.compactMap { PreviewDeclaration($0) }
    for type in allTypes + foreign.values.sorted(by: { $0.name < $1.name }) {
      for (_, functions) in type.statics.functions.sorted(by: { $0.key < $1.key }) {
        functions.forEach(noteOperator)
      }
    }
  }

  /// What is run by functions and computed properties of a name, wherever they are declared.
  func bodies(named name: String) -> [CodeBlockItemListSyntax] {
    if bodiesByName == nil {
      var index: [String: [CodeBlockItemListSyntax]] = [:]
      func add(_ table: MemberTable) {
        for (name, functions) in table.functions {
          index[name, default: []] += functions.compactMap(\.body)
        }
        for (name, property) in table.properties {
          index[name, default: []] += [
            property.getter, property.setter?.body, property.didSet?.body, property.willSet?.body,
          ].compactMap(\.self)
        }
      }
      for type in allTypes + Array(foreign.values) {
        add(type.members)
        add(type.statics)
      }
      for (name, functions) in functions {
        index[name, default: []] += functions.compactMap(\.body)
      }
      bodiesByName = index
    }
    return bodiesByName?[name] ?? []
  }

  private func add(_ type: TypeDeclaration) {
    allTypes.append(type)
    if type.outer == nil { types[type.name, default: []].append(type) }
  }

  private func foreignType(
    _ name: String,
    _ syntax: ExtensionDeclSyntax,
    _ file: SourceFile
  ) -> TypeDeclaration {
    if let known = foreign[name] { return known }
    let type = TypeDeclaration(
      name: name,
      .foreign,
      syntax: Syntax(syntax),
      file: file,
      outer: nil
    )
    foreign[name] = type
    return type
  }

  private func noteOperator(_ function: FunctionDeclaration) {
    guard let first = function.name.unicodeScalars.first, !first.properties.isXIDStart,
      first != "_"
    else { return }
    operators[function.name, default: []].append(function)
  }

  /// The type of a name, which may have dots in it; of several the one nearest to a file.
  func type(_ name: String, near file: SourceFile?) -> TypeDeclaration? {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, let candidates = types[first] else { return nil }
    var type = candidates.count == 1 ? candidates[0] : nearest(candidates, to: file) { $0.file }
    for part in parts.dropFirst() { type = type?.nested[part] }
    return type
  }

  /// The variable of a name; of several the one nearest to a file.
  func variable(_ name: String, near file: SourceFile?) -> PropertyDeclaration? {
    guard let candidates = variables[name] else { return nil }
    return candidates.count == 1 ? candidates[0] : nearest(candidates, to: file) { $0.file }
  }

  private func nearest<Element>(
    _ candidates: [Element],
    to file: SourceFile?,
    _ place: (Element) -> SourceFile
  ) -> Element? {
    guard let file else { return candidates.first }
    func distance(_ other: SourceFile) -> Int {
      if other === file { return -1 }
      let (first, second) = (file.path.split(separator: "/"), other.path.split(separator: "/"))
      let common = zip(first, second).prefix { $0 == $1 }.count
      return first.count + second.count - 2 * common
    }
    return candidates.min { distance(place($0)) < distance(place($1)) }
  }
}

extension TypeReference {
  /// The name by which a type is extended.
  fileprivate var extendedName: String? {
    switch self {
    case .named(let name, _): name
    case .array: "Array"
    case .optional: "Optional"
    case .dictionary: "Dictionary"
    default: nil
    }
  }
}
