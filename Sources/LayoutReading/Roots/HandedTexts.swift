import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// The text that a label shows of a value that other code hands over, in a reading with other texts; nil for what is none.
  ///
  /// What `label.text = user.name` assigns is a text, whatever the type of `user` is.
  func handedText(_ new: Value, for property: String, of owner: Value) -> Value? {
    guard property == "text", let label = hostObject(of: owner) as? UILabel else { return nil }
    // What a list has at a place says nothing of it: the label may.
    if case .unknown(let unknown) = new, unknown.isElement, isFilled(unknown),
      nameInSource(at: UInt(bitPattern: ObjectIdentifier(label))).map(ViewNames.isShortText) == true
    {
      return .string(sampleText(for: ["number"]))
    }
    return handedText(new)
  }

  /// Arguments of a method that shows a text, with a text for each member of a value that other code hands over.
  func withHandedTexts(_ values: [Value?]) -> [Value?] {
    values.map { value in value.map { handedText($0) ?? $0 } }
  }

  /// A text put together with one that other code hands over, in a reading with other texts: `"by " + user.name` is handed over as
  /// well; nil for what is none.
  func joinedText(_ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.string, .unknown(let part)), (.unknown(let part), .string):
      guard isFilled(part) else { return nil }
      let whole = Unknown(part.text, type: .string)
      whole.isHandedOver = true
      return .unknown(whole)
    default: return nil
    }
  }

  private func handedText(_ new: Value) -> Value? {
    guard case .unknown(let unknown) = new, isFilled(unknown), !unknown.text.contains("(") else {
      return nil
    }
    let names = unknown.text.split { !$0.isLetter && $0 != "_" }.map(String.init)
    guard names.count > 1 || unknown.isElement, let last = names.last else { return nil }
    return .string(sampleText(for: [last]))
  }

  /// Whether a value is one that other code hands over, in a reading with other texts or with an answer: it is there, and so is
  /// what is in it.
  func isFilled(_ unknown: Unknown) -> Bool {
    (isReadWithTexts || answer != nil) && unknown.isHandedOver
  }

  /// Whether a value is a part of one that other code hands over, in a reading with long texts: it is not empty.
  func isFilledWithLongText(_ unknown: Unknown) -> Bool {
    guard case .texts(let text)? = variant?.choice, !text.isEmpty else { return false }
    return unknown.isHandedOver && unknown.text.contains(".")
  }

  /// Whether texts from outside have another length than usual in this reading.
  var isReadWithTexts: Bool {
    guard case .texts? = variant?.choice else { return false }
    return true
  }

  /// Whether the code that makes an object hands over a value of a type that is not known, and the object shows a text of it:
  /// `init(user: User)` and `name.text = user.name`.
  func showsTextOfArgument(_ type: TypeDeclaration) -> Bool {
    guard let chosen = chosenInitializer(of: type) else { return false }
    let names = chosen.signature.parameters.filter { isUnknownModel($0.type, in: type) }
      .map(\.name)
    guard !names.isEmpty else { return false }
    return files(of: type).contains { file in
      !ShownTexts(file.tree).shownValues.isDisjoint(with: names)
    }
  }

  /// The names of what gets a text by methods that fill an object, or when its properties are set, and that was not run.
  func textsOfLater(_ instance: Instance) -> Set<String> {
    let methods = unreached(instance.declaration).filter { !$0.signature.parameters.isEmpty }
      .map { Syntax($0.syntax) }
    return (methods + unobserved(instance.declaration)).reduce(into: []) {
      $0.formUnion(ShownTexts($1).mentioned)
    }
  }

  /// Whether a method takes a value of a type that is not known and shows a text, by its looks.
  func takesUnknownText(_ function: FunctionDeclaration, in context: TypeDeclaration) -> Bool {
    function.signature.parameters.contains {
      isUnknownModel($0.type, in: context) || takesElements(of: $0, function, in: context)
    } && mayLayOut(function.syntax, among: ["text"])
  }

  /// Whether a method that other code can call, or a closure later, shows one of its arguments as a text, whatever the method is
  /// called; one that makes something of it does not fill the object.
  func showsArgument(_ function: FunctionDeclaration, _ instance: TypeDeclaration) -> Bool {
    let names = function.signature.parameters.map(\.name)
    return !names.isEmpty
      && (isOpenToCode(function, instance) || isCalledLater(function, of: instance))
      && function.signature.result == .tuple([])
      && !ShownTexts(function.syntax).shownValues.isDisjoint(with: names)
  }

  /// The properties of an object that other code sets to a text, and that show it then: `var title: String? { didSet { … } }`.
  func propertiesWithText(of type: TypeDeclaration) -> [PropertyDeclaration] {
    layers(of: .declared(type)).flatMap { layer -> [PropertyDeclaration] in
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        return []
      }
      return declaration.members.properties.values.filter { property in
        guard !property.isLet, !property.isStatic, !property.isSetPrivately, !property.isOverride,
          property.wrapper == nil, isText(property),
          let observer = property.didSet ?? property.setter
        else { return false }
        let names = [property.name, observer.name, "newValue"]
        return !ShownTexts(observer.body).shownValues.isDisjoint(with: names)
      }.sorted { ($0.file.path, $0.syntax.position) < ($1.file.path, $1.syntax.position) }
    }
  }

  private func isText(_ property: PropertyDeclaration) -> Bool {
    property.type.map { $0.unwrapped == .string }
      ?? (property.initializer?.is(StringLiteralExprSyntax.self) == true)
  }

  /// The properties of an object that other code sets to a value of a type which is not known, or of the source and has a text, and
  /// that show a text of it then.
  func propertiesWithUnknownText(of type: TypeDeclaration) -> [PropertyDeclaration] {
    layers(of: .declared(type)).flatMap { layer -> [PropertyDeclaration] in
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        return []
      }
      return declaration.stored.filter { property in
        guard !property.isLet, !property.isStatic, !property.isSetPrivately, !property.isOverride,
          property.initializer == nil, property.wrapper == nil, let type = property.type,
          let observer = property.didSet
        else { return false }
        return type.isOptional && type.unwrapped != .string
          && (isUnknownModel(type, in: declaration) || hasText(type, in: declaration))
          && mayLayOut(observer.body, among: ["text"])
      }
    }
  }

  /// Gives the properties that show a text, or one of an unknown value, one in a reading with other texts.
  ///
  /// - Throws: ``Interruption``.
  func handTexts(to instance: Instance) throws {
    guard case .texts? = variant?.choice else { return }
    for property in propertiesWithText(of: instance.declaration) {
      try hand(.string(sampleText(for: [property.name])), to: property, of: instance)
    }
    for property in propertiesWithUnknownText(of: instance.declaration) {
      try hand(modelWithTexts(for: property), to: property, of: instance)
    }
    for (name, text) in textsFromClosures(of: instance.declaration) {
      guard let label = instance.fields[name].flatMap(hostObject) as? UILabel else { continue }
      label.text = sampleText(for: [name, text])
    }
    handAssignedTexts(to: instance)
  }

  /// The members of a class that closures give a text of something which they are handed, as those of requests do, with the names
  /// of the texts; who runs them, and when, is not looked for.
  func textsFromClosures(of type: TypeDeclaration) -> [(name: String, text: String)] {
    let found = files(of: type).map { ShownTexts($0.tree).later }
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    return found.filter { name, text in
      type.members.properties[name]?.isStatic == false
        && ![name, text].contains(where: ViewNames.isShortText)
    }
    .sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
  }

  /// What other code sets a property to that shows a text of it.
  private func modelWithTexts(for property: PropertyDeclaration) -> Value {
    let type = property.type?.unwrapped
    if let type, let owner = property.owner, hasText(type, in: owner) {
      let made = sample(of: type, in: owner, for: [property.name])
      if !made.isUnknown { return made }
    }
    let unknown = Unknown(property.name, type: type)
    unknown.isHandedOver = true
    return .unknown(unknown)
  }

  /// Whether a type is none of UIKit's or Foundation's and is not among the sources.
  func isUnknownModel(_ type: TypeReference, in context: TypeDeclaration) -> Bool {
    guard case .named(let name, _) = type.unwrapped, !name.hasPrefix("UI"), !name.hasPrefix("NS")
    else { return false }
    return resolve(type.unwrapped, in: context, context.file) == nil
  }
}
