import SwiftSyntax

/// One thing that the source of a class leaves open, decided otherwise than it usually is.
@MainActor
struct ReadingVariant {
  enum Choice {
    /// Another branch of a choice that is not known, by the line of its `if`, `case` or question mark.
    case otherBranch(SourcePlace)
    /// The value of a parameter of the initialiser, by the parameter's place.
    case argument(Int, SampleRecipe)
    /// A method that fills the object was called, by its name with labels.
    case filled(String)
    /// Texts that come from outside are this one.
    case texts(String)
    /// Methods that events call were called, one after the other.
    case called([CallStep])
    /// The same, while the last of them runs: constraints of two states are active at once.
    case moment([CallStep])
    /// What code asks of a value that fills the object has some answer, each time that it is filled.
    case answered(AnsweredFilling)
    /// The device is turned once the object is laid out; or the moment is meant at which it is.
    case turned(isMoment: Bool)
    /// It is read for the smallest phone.
    case smallPhone
    /// It is read for a screen whose width is regular.
    case wideScreen
    /// It is what a preview shows.
    case preview(PreviewDeclaration)
  }

  let choice: Choice
  /// What is decided, in words that end a sentence: "with `Trap.saidTwice`".
  let words: String

  /// How many variants of a class are read.
  static let limit = 8
}

/// A call of a method that switches between states.
struct CallStep: Hashable {
  /// The method, by its name with labels.
  var name: String
  /// The argument of a method with one parameter that is true or false.
  var flag: Bool?

  /// The call in words.
  var words: String {
    guard let flag else { return "`\(name)`" }
    return "`\(name.split(separator: ":").first ?? "")\(name.contains("(_") ? "" : ":") \(flag))`"
      .replacing("(_ ", with: "(")
  }
}

/// A value of the source that can be made anew in each evaluation.
@MainActor
enum SampleRecipe {
  /// A constant of a type that has this type: `static let warning = Style(…)`.
  case constant(TypeDeclaration, String)
  /// A value in a list of them: `static let all = [Style(…), Style(…)]`.
  case element(TypeDeclaration, String, Int)
  case enumerationCase(TypeDeclaration, String)
  case bool(Bool)

  /// What the source calls it.
  var text: String {
    switch self {
    case .constant(let type, let name), .enumerationCase(let type, let name):
      "\(type.name).\(name)"
    case .element(let type, let name, let place): "\(type.name).\(name)[\(place)]"
    case .bool(let value): "\(value)"
    }
  }
}

extension Evaluator {
  /// The variants of a class that was just read, those that its samples tell first.
  func variants(of root: TypeDeclaration) -> [ReadingVariant] {
    let all =
      argumentVariants(of: root) + textVariants(of: root) + branchVariants
      + fillingVariants(of: root) + answeredVariants(of: root) + turningVariants(of: root)
      + callingVariants(of: root)
    return Array(all.prefix(ReadingVariant.limit))
  }

  // MARK: - Branches

  /// Names that code mentions which makes constraints or switches them on and off.
  static let constraintWords: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "activate", "deactivate",
    "constraint", "constraints", "isActive", "addConstraint", "addConstraints",
    "NSLayoutConstraint",
  ]

  // MARK: - Samples

  private func argumentVariants(of root: TypeDeclaration) -> [ReadingVariant] {
    guard let chosen = chosenInitializer(of: root) else { return [] }
    return chosen.signature.parameters.enumerated().flatMap { place, parameter in
      var recipes = recipes(for: parameter.type, in: root)
      if let value = parameter.defaultValue?.trimmedDescription {
        let name = value.split(separator: ".").last.map(String.init) ?? value
        recipes.removeAll { $0.text == value || $0.text.hasSuffix("." + name) }
      } else if !recipes.isEmpty {
        // The first one is what the class is usually read with.
        recipes.removeFirst()
      }
      return recipes.map { recipe in
        let isBool = if case .bool = recipe { true } else { false }
        return ReadingVariant(
          choice: .argument(place, recipe),
          words: "with `\(isBool ? "\(parameter.label ?? parameter.name): " : "")\(recipe.text)`"
        )
      }
    }
  }

  /// The values that the source has for a type: its constants, the cases of an enumeration, false and true.
  func recipes(for type: TypeReference, in context: TypeDeclaration) -> [SampleRecipe] {
    guard case .named = type else { return [] }
    switch resolve(type, in: context, context.file) {
    case .builtin("Bool")?: return [.bool(false), .bool(true)]
    case .declared(let declaration)?:
      switch declaration.kind {
      case .enumeration:
        return declaration.cases.map { .enumerationCase(declaration, $0.name) }
      case .structure, .classType: return constants(of: declaration)
      case .protocolType, .foreign: return []
      }
    default: return []
    }
  }

  /// The constants of a type that are of this type themselves, in the order of the source.
  func constants(of type: TypeDeclaration) -> [SampleRecipe] {
    guard hostClass(of: type) == nil else { return [] }
    let known = type.statics.properties.values.sorted {
      ($0.file.path, $0.syntax.position) < ($1.file.path, $1.syntax.position)
    }
    let single = known.filter {
      $0.type?.name == type.name && $0.type?.isOptional == false
        || ($0.type == nil && $0.initializer.map { makes($0, type) } == true)
    }
    if !single.isEmpty { return single.map { .constant(type, $0.name) } }
    for property in known {
      guard let list = property.initializer?.as(ArrayExprSyntax.self), !list.elements.isEmpty,
        property.type?.element?.name == type.name
          || list.elements.allSatisfy({ makes($0.expression, type) })
      else { continue }
      return list.elements.indices.enumerated().map { place, _ in
        .element(type, property.name, place)
      }
    }
    return []
  }

  /// Whether an expression is a call that makes a value of a type: `Style(…)` or `Self(…)`.
  private func makes(_ expression: ExprSyntax, _ type: TypeDeclaration) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let callee = call.calledExpression.trimmedDescription
    return callee == type.name || callee == type.qualifiedName || callee == "Self"
  }

  /// Makes the value of a recipe.
  ///
  /// - Throws: ``Interruption``.
  func value(of recipe: SampleRecipe) throws -> Value? {
    switch recipe {
    case .bool(let value): return .bool(value)
    case .constant(let type, let name):
      return try type.statics.properties[name].map { try constant($0) }
    case .element(let type, let name, let place):
      guard let property = type.statics.properties[name],
        case .array(let elements) = try constant(property), elements.indices.contains(place)
      else { return nil }
      return elements[place]
    case .enumerationCase(let type, let name):
      guard let element = type.cases.first(where: { $0.name == name }) else { return nil }
      let payload = (element.signature?.parameters ?? []).map {
        Value.TupleElement(label: $0.label, value: sample(of: $0.type, in: type, depth: 2))
      }
      return .enumeration(EnumerationValue(declaration: type, name: name, payload: payload))
    }
  }

  private func constant(_ property: PropertyDeclaration) throws -> Value {
    property.isComputed
      ? try get(property, of: property.owner.map { .type(.declared($0)) }) : try global(property)
  }

  // MARK: - Texts

  /// What a text that comes from outside is in a sample.
  ///
  /// - Parameter purpose: The names of what the text is for, such as those of a parameter.
  /// - Returns: The text.
  func sampleText(for purpose: [String]) -> String {
    let usual = "Sample text"
    guard case .texts(let text)? = variant?.choice else {
      madeUpSamples.insert(.texts)
      return usesOtherSamples ? "Text" : usual
    }
    return text.count > usual.count && purpose.contains(where: ViewNames.isShortText) ? usual : text
  }

  private func textVariants(of root: TypeDeclaration) -> [ReadingVariant] {
    let initial = chosenInitializer(of: root)?.signature.parameters ?? []
    let filling = fillingMethods(of: root)
    let filled = filling.flatMap(\.signature.parameters)
    let comesByItself =
      !propertiesWithText(of: root).isEmpty || !textsFromClosures(of: root).isEmpty
      || showsTextOfArgument(root) || !textsFromOtherCode(of: root).isEmpty
      || !labelsFilledElsewhere(of: root).isEmpty || showsTextOfRunTime
    guard
      (initial + filled).contains(where: { hasText($0.type, in: root) })
        || filling.contains(where: { takesUnknownText($0, in: root) })
        || !propertiesWithUnknownText(of: root).isEmpty || comesByItself
    else { return [] }
    // What such a method does beside setting a text is done then, too.
    let isByMethod = filling.count == 1 && !comesByItself
    let start = isByMethod ? "after `\(filling[0].fullName)` with" : "with"
    let end = isByMethod ? "text" : "text from outside"
    return [
      ReadingVariant(choice: .texts(Self.longText), words: "\(start) a long \(end)"),
      ReadingVariant(choice: .texts(""), words: "\(start) an empty \(end)"),
    ]
  }

  /// A text as long as a sentence in an app gets.
  nonisolated static let longText =
    "A sample text that is long enough to take more than one line on the screen of a phone"

  /// Whether a type is a text, or a type of the source with one.
  func hasText(_ type: TypeReference, in context: TypeDeclaration) -> Bool {
    guard case .named = type.unwrapped else { return false }
    switch resolve(type.unwrapped, in: context, context.file) {
    case .builtin(let name)?: return ResolvedType.strings.contains(name)
    case .declared(let declaration)?: return isModel(declaration) && hasText(declaration)
    default: return false
    }
  }

  /// Whether a type of the source is none that UIKit or a list of cases stands behind.
  private func isModel(_ type: TypeDeclaration) -> Bool {
    type.kind == .structure || type.kind == .classType && hostClass(of: type) == nil
  }

  private func hasText(_ type: TypeDeclaration) -> Bool {
    type.stored.contains { $0.type?.unwrapped == .string }
  }

  /// The methods that fill an object, by their names; where none has such a name, those that show what they get.
  private func fillingMethods(of root: TypeDeclaration) -> [FunctionDeclaration] {
    let named = methodsNamedForFilling(of: root)
    return named.isEmpty ? methodsWithValues(of: root).filter { showsArgument($0, root) } : named
  }

  private func methodsNamedForFilling(of root: TypeDeclaration) -> [FunctionDeclaration] {
    methodsWithValues(of: root).filter(Self.isConfiguring)
  }

  private func methodsWithValues(of root: TypeDeclaration) -> [FunctionDeclaration] {
    unreached(root).filter {
      !$0.signature.parameters.isEmpty && !isPartOfAnother($0, root, besidesOtherMakers: true)
    }
  }

  // MARK: - Filling

  /// Methods that fill an object which has its constraints already, and that make or switch some.
  private func fillingVariants(of root: TypeDeclaration) -> [ReadingVariant] {
    guard !evaluatedBlocks.isEmpty || keptObjects.contains(where: host.isConstraint) else {
      return []
    }
    return methodsNamedForFilling(of: root).filter {
      mayLayOut($0.syntax, among: Self.constraintWords)
        || hidesInStacks($0.file) && mayLayOut($0.syntax, among: ["isHidden"])
    }.map {
      ReadingVariant(choice: .filled($0.fullName), words: "after `\($0.fullName)`")
    }
  }

  /// Fills an object twice, as a list does that uses a view again.
  ///
  /// - Throws: ``Interruption``.
  func fill(_ instance: Instance) throws {
    if case .called(let steps)? = variant?.choice { try run(steps, instance) }
    if case .moment(let steps)? = variant?.choice {
      try run(steps, instance)
      returnToMoment()
    }
    if case .answered(let filling)? = variant?.choice {
      try run(filling, instance)
      if filling.isMoment { returnToMoment() }
    }
    try handTexts(to: instance)
    if case .texts? = variant?.choice {
      // Of two that switch constraints, whoever fills the view may call either.
      var hasSwitched = false
      for function in fillingMethods(of: instance.declaration) {
        let switches = mayLayOut(function.syntax, among: Self.constraintWords)
        guard !switches || !hasSwitched else { continue }
        try callWithSamples(function, instance)
        hasSwitched = hasSwitched || switches
      }
      fillEmptyLabels(of: instance)
    }
    guard case .filled(let name)? = variant?.choice,
      let function = unreached(instance.declaration).first(where: { $0.fullName == name })
    else { return }
    try callWithSamples(function, instance)
    if let reuse = override("prepareForReuse()", of: instance.declaration) {
      _ = try call(reuse, on: .object(instance), [])
    }
    try callWithSamples(function, instance)
  }

  // MARK: - States

  /// The states that methods switch to which events call, and those behind another one.
  private func callingVariants(of root: TypeDeclaration) -> [ReadingVariant] {
    let steps = unreached(root).filter {
      !Self.isConfiguring($0) && mayLayOut($0.syntax, among: Self.switches)
        && !isPartOfAnother($0, root)
    }.compactMap { function -> [CallStep]? in
      let parameters = function.signature.parameters
      switch parameters.count {
      case 1 where parameters[0].type == .bool:
        return [true, false].map { CallStep(name: function.fullName, flag: $0) }
      case 0: return [CallStep(name: function.fullName)]
      case 1 where function.attributes.contains("objc") || function.attributes.contains("IBAction"):
        return [CallStep(name: function.fullName)]
      default: return nil
      }
    }.flatMap(\.self).prefix(4)
    var orders = steps.map { [$0] }
    // Who makes a view may choose one of two for good; a list gives a cell now this one and now that one.
    let returns =
      hostClass(of: root)?.isReusable == true
      || steps.contains { step in
        unreached(root).contains { $0.fullName == step.name && switchesOff($0) }
      }
    for first in steps where returns {
      for second in steps where first != second { orders.append([first, second]) }
    }
    let states = orders.map { order in
      ReadingVariant(
        choice: .called(order),
        words: "after " + order.map(\.words).joined(separator: " and then ")
      )
    }
    // A method without an argument most often switches to and fro.
    let ways = orders + steps.filter { $0.flag == nil }.map { [$0, $0] }
    return states + momentVariants(ways, of: root)
  }

  /// Whether code takes a constraint away, so that it is there for changes.
  private func switchesOff(_ function: FunctionDeclaration) -> Bool {
    mayLayOut(function.syntax, among: ["deactivate", "remakeConstraints", "removeConstraints"])
      || function.syntax.description.contains(/isActive\s*=\s*([^t\s]|t[^r])/)
  }

  /// Names by which code switches constraints on and off.
  static let switches: Set<String> = [
    "isActive", "activate", "deactivate", "remakeConstraints", "updateConstraints",
  ]

  private func run(_ steps: [CallStep], _ instance: Instance) throws {
    var functions: [String: FunctionDeclaration] = [:]
    for function in unreached(instance.declaration) { functions[function.fullName] = function }
    isSwitching = true
    defer { isSwitching = false }
    for (place, step) in steps.enumerated() {
      // A list takes a cell out of one state before it puts it into another one.
      if place > 0, let reuse = override("prepareForReuse()", of: instance.declaration) {
        _ = try call(reuse, on: .object(instance), [])
      }
      guard let function = functions[step.name] else { continue }
      if case .moment? = variant?.choice { switchOrder = SwitchOrder(instance) }
      do {
        if let flag = step.flag {
          _ = try call(function, on: .object(instance), [.bool(flag)])
        } else {
          try callWithSamples(function, instance)
        }
      } catch let error as Interruption where error.isRecoverable {
        note(error)
      }
    }
  }
}
