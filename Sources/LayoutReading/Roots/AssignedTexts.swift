import PortableUIKit

extension Evaluator {
  /// The labels of a class to which code of other classes gives a text, with what the text is or is taken from:
  /// `cell.name.text = user.name`.
  ///
  /// Numbers and other short texts are left out; a label that gets literals alone has the longest of them.
  func textsFromOtherCode(of type: TypeDeclaration) -> [(name: String, text: AssignedText)] {
    let names = type.members.properties.values.filter {
      !$0.isStatic && !$0.isPrivate && !$0.isComputed
    }.map(\.name)
    guard !names.isEmpty else { return [] }
    var found: [String: AssignedText] = [:]
    for assignment in module.textAssignments[type.name] ?? []
    where names.contains(assignment.member) {
      let name = assignment.member
      switch (assignment.source, found[name]) {
      case (let source?, _):
        if [name, source].contains(where: ViewNames.isShortText) { continue }
        found[name] = .taken(from: source)
      case (nil, .taken?): continue
      case (nil, .literal(let known)?) where known.count >= assignment.literal?.count ?? 0: continue
      case (nil, _): found[name] = assignment.literal.map { .literal($0) }
      }
    }
    return found.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
  }

  /// Gives the labels of an object the texts that code of other classes gives them.
  func handAssignedTexts(to instance: Instance) {
    for (name, text) in textsFromOtherCode(of: instance.declaration) {
      guard let label = instance.fields[name].flatMap(hostObject) as? UILabel else { continue }
      switch text {
      case .literal(let text): label.text = text
      case .taken(let source): label.text = sampleText(for: [name, source])
      }
    }
  }
}

/// A text that other code gives to a label.
enum AssignedText: Equatable {
  case literal(String)
  /// Taken from something of a name.
  case taken(from: String)
}

extension SourceModule {
  /// The texts that code gives to members of other objects, by the types that are named where these come from.
  static func textAssignments(in files: [SourceFile]) -> [String: [TextAssignments.Assignment]] {
    var result: [String: [TextAssignments.Assignment]] = [:]
    for file in files where !file.isOfLibrary && file.text.utf8.contains(".text".utf8) {
      for assignment in TextAssignments(file.tree).assignments {
        for type in assignment.types { result[type, default: []].append(assignment) }
      }
    }
    return result
  }
}
