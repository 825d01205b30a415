import SwiftSyntax

/// The tables of methods.
extension FileRewriter {
  /// Adds to a class the methods that are found by selectors.
  ///
  /// There is one table for what always counts, and one in each clause of `#if` behind the clause's last method.
  ///
  /// - Returns: What comes into the class: the table for what always counts.
  func tables(of node: ClassDeclSyntax) -> [String] {
    guard let facts = module.index.classes[scope.joined(separator: ".")], facts.file == number
    else {
      return []
    }
    let methods = facts.methods.filter(\.isTabled)
    let regions = Dictionary(grouping: methods, by: \.region)
    var members: [String] = []
    for (place, region) in regions.keys.sorted().enumerated() {
      guard let methods = regions[region], let last = methods.last else { continue }
      let table = Self.table(of: methods, class: node.name.text, number: place)
      needsUIKit = true
      if region == 0 {
        members.append(table)
      } else {
        changes.insert("; " + table, at: last.end)
      }
    }
    return members
  }

  /// Adds to a class the properties that are found by their names, as ``tables(of:)`` does methods.
  ///
  /// - Returns: What comes into the class.
  func keyTables(of node: ClassDeclSyntax) -> [String] {
    let full = scope.joined(separator: ".")
    guard let facts = module.index.classes[full], facts.file == number, !facts.isCoded else {
      return []
    }
    let exposesAll = module.scope.lineage(of: full).contains(where: \.exposesMembers)
    let keyed = facts.keyed.filter { property in
      (property.isObjective || exposesAll && !property.isPrivate)
        && !(property.isPrivate && property.file != facts.file)
        && !(property.isInExtension && property.region != 0)
        && !facts.overridden.contains(property.name)
    }
    let regions = Dictionary(grouping: keyed, by: \.region)
    var members: [String] = []
    for (place, region) in regions.keys.sorted().enumerated() {
      guard let properties = regions[region], let last = properties.last else { continue }
      let table = Self.keyTable(of: properties, class: node.name.text, number: place)
      needsUIKit = true
      if region == 0 {
        members.append(table)
      } else {
        changes.insert("; " + table, at: last.end)
      }
    }
    return members
  }

  private static func keyTable(
    of properties: [KeyedFacts],
    class name: String,
    number: Int
  ) -> String {
    let suffix = number == 0 ? "" : "\(number)"
    let entries = properties.map { property in
      let set = property.isSettable ? ", set: { (o: \(name), v) in o.\(property.name) = v }" : ""
      return
        "k.append(.init(\"\(property.plainName)\", get: { (o: \(name)) in o.\(property.name) }\(set)))"
    }
    return "nonisolated private struct _KeyTable\(suffix): KeyTable "
      + "{ static var keys: [KeyedProperty] { var k: [KeyedProperty] = []; "
      + entries.joined(separator: "; ") + "; return k } }; "
      + "private let _keyTable\(suffix) = _KeyTable\(suffix)()"
  }

  /// Puts members in front of the closing brace of a class.
  func addMembers(_ members: [String], to node: ClassDeclSyntax) {
    guard !members.isEmpty else { return }
    let block = node.memberBlock
    var separator = ""
    if let last = block.members.last, last.semicolon == nil {
      let between = file.bytes[last.range.upperBound..<block.rightBrace.range.lowerBound]
      if !between.contains(10) { separator = "; " }
    }
    changes.insert(
      separator + members.joined(separator: "; ") + " ",
      at: block.rightBrace.range.lowerBound
    )
  }

  private static func table(of methods: [MethodFacts], class name: String, number: Int) -> String {
    let suffix = number == 0 ? "" : "\(number)"
    let entries = methods.map { method in
      "s.append(.init(\"\(method.selector)\", \(method.closure(of: name))))"
    }
    return "nonisolated private struct _SelectorTable\(suffix): SelectorTable "
      + "{ static var selectors: [Selector] { var s: [Selector] = []; "
      + entries.joined(separator: "; ") + "; return s } }; "
      + "private let _selectorTable\(suffix) = _SelectorTable\(suffix)()"
  }
}

extension MethodFacts {
  /// The argument of a selector's initialiser that calls the method of an object of a type.
  func closure(of type: String) -> String {
    let names = parameters.indices.map { "a\($0)" }
    let declared = zip(names, parameters).map { ", \($0): \($1.type.oneLine)" }
    let arguments = zip(names, parameters).map { name, parameter in
      parameter.label == "_" ? name : "\(parameter.label): \(name)"
    }
    return "calling: { (o: \(type)\(declared.joined())) in \(canThrow ? "try? " : "")"
      + "o.\(base)(\(arguments.joined(separator: ", "))) }"
  }
}

extension KeyedFacts {
  /// The name without backquotes.
  fileprivate var plainName: String { name.filter { $0 != "`" } }
}

extension String {
  /// The text without line breaks.
  var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
