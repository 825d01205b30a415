import PortableUIKit
import SwiftSyntax

/// A call that fills an object, once for each of some answers to a question that its code asks.
struct AnsweredFilling: Hashable {
  /// How the object is filled.
  enum Way: Hashable {
    /// By a method, by its name with labels.
    case method(String)
    /// By a property that has an observer.
    case property(String)
  }

  var way: Way
  var question: FillingQuestion
  /// The answers, one for each time.
  var answers: [FillingQuestion.Answer]
  /// Whether the moment is meant at which the last one switches, and not what comes of it.
  var isMoment: Bool

  /// What happened, in words that end a sentence.
  var words: String {
    let (name, happens) =
      switch way {
      case .method(let name): ("`\(name)`", "runs")
      case .property(let name): ("`\(name)`", "is set")
      }
    guard let last = answers.last else { return "after \(name)" }
    guard isMoment else { return "after \(name), where \(question.words(last))" }
    return "while \(name) \(happens), where `\(question.text)` "
      + (last == .holds(true) ? "holds, which it did not before" : "no longer holds")
  }
}

extension Evaluator {
  /// The states of an object that hang on what code asks of a value which fills it, and, of views that lists use again, the
  /// moments between two of them.
  ///
  /// A list gives a row of its own to what was sent and, a moment later, to what was received.
  func answeredVariants(of root: TypeDeclaration) -> [ReadingVariant] {
    let asked = methodsAsking(root) + propertiesAsking(root)
    let isReusable = hostClass(of: root)?.isReusable == true
    return asked.flatMap { way, question -> [AnsweredFilling] in
      let states = question.answers.map {
        AnsweredFilling(way: way, question: question, answers: [$0], isMoment: false)
      }
      guard isReusable, question.answers.contains(.holds(true)) else { return states }
      let orders = [question.answers, Array(question.answers.reversed())]
      return states
        + orders.map {
          AnsweredFilling(way: way, question: question, answers: $0, isMoment: true)
        }
    }.prefix(4).map { ReadingVariant(choice: .answered($0), words: $0.words) }
  }

  /// What methods that other code calls ask of their arguments.
  private func methodsAsking(
    _ root: TypeDeclaration
  ) -> [(AnsweredFilling.Way, FillingQuestion)] {
    unreached(root).filter {
      !$0.signature.parameters.isEmpty && (Self.isConfiguring($0) || isOpenToCode($0, root))
    }.flatMap { function in
      let names = Set(function.signature.parameters.map(\.name))
      return questions(function.syntax, names, function.file).map {
        (AnsweredFilling.Way.method(function.fullName), $0)
      }
    }
  }

  /// What the observers of properties that other code sets ask of them.
  private func propertiesAsking(
    _ root: TypeDeclaration
  ) -> [(AnsweredFilling.Way, FillingQuestion)] {
    observedFromOutside(root).flatMap { property in
      property.didSet.map { observer in
        questions(observer.body, [property.name], property.file).map {
          (AnsweredFilling.Way.property(property.name), $0)
        }
      } ?? []
    }
  }

  private func observedFromOutside(_ root: TypeDeclaration) -> [PropertyDeclaration] {
    layers(of: .declared(root)).flatMap { layer -> [PropertyDeclaration] in
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        return []
      }
      return declaration.stored.filter {
        $0.didSet != nil && !$0.isLet && !$0.isStatic && !$0.isPrivate && !$0.isSetPrivately
          && !$0.isOverride && $0.wrapper == nil && $0.type != nil
      }
    }
  }

  private func questions(
    _ code: some SyntaxProtocol,
    _ names: Set<String>,
    _ file: SourceFile
  ) -> [FillingQuestion] {
    let words: Set<String> = hidesInStacks(file) ? Self.switches.union(["isHidden"]) : Self.switches
    guard mayLayOut(code, among: words) else { return [] }
    let finder = FillingQuestionFinder(names, file) { [unowned self] in
      mayLayOut($0, among: words)
    }
    finder.walk(code)
    return finder.found
  }

  /// Whether a file has stack views, which close up over what is hidden.
  func hidesInStacks(_ file: SourceFile) -> Bool {
    mentionedNames(in: file).contains("UIStackView")
  }

  /// Fills an object once for each answer, as a list does that uses a view again.
  ///
  /// - Throws: ``Interruption``.
  func run(_ filling: AnsweredFilling, _ instance: Instance) throws {
    isSwitching = true
    defer {
      isSwitching = false
      answer = nil
    }
    for (place, each) in filling.answers.enumerated() {
      answer = nil
      if place > 0, let reuse = override("prepareForReuse()", of: instance.declaration) {
        _ = try call(reuse, on: .object(instance), [])
      }
      answer = (filling.question.text, each)
      if filling.isMoment, place == filling.answers.count - 1 {
        switchOrder = SwitchOrder(instance)
      }
      try fill(instance, by: filling.way)
    }
  }

  /// Calls a method that fills an object once for each answer to the first question on which its constraints hang, and once where
  /// there is none.
  ///
  /// - Throws: ``Interruption``.
  func callWithEachAnswer(_ function: FunctionDeclaration, _ instance: Instance) throws {
    let names = Set(function.signature.parameters.map(\.name))
    try forEachAnswer(to: questions(function.syntax, names, function.file).first) {
      try callWithSamples(function, instance)
    }
  }

  /// Sets a property that fills an object once for each answer to the first question that its observer asks of it.
  ///
  /// - Throws: ``Interruption``.
  func fillWithEachAnswer(_ property: PropertyDeclaration, _ instance: Instance) throws {
    let asked = property.didSet.flatMap { questions($0.body, [property.name], property.file).first }
    try forEachAnswer(to: asked) { try fill(instance, by: .property(property.name)) }
  }

  private func forEachAnswer(to question: FillingQuestion?, _ fill: () throws -> Void) throws {
    guard let question else { return try fill() }
    defer { answer = nil }
    for each in question.answers {
      answer = (question.text, each)
      try fill()
    }
  }

  /// The properties that other code sets to fill an object, and whose observers make constraints.
  func propertiesMaking(_ root: TypeDeclaration) -> [PropertyDeclaration] {
    observedFromOutside(root).filter { property in
      property.didSet.map { mayLayOut($0.body, among: Self.repeatedMakers) } == true
    }
  }

  private func fill(_ instance: Instance, by way: AnsweredFilling.Way) throws {
    switch way {
    case .method(let name):
      // Each time that it is asked for, although it was called before.
      guard let function = functionToFill(name, instance.declaration) else { return }
      try callWithSamples(function, instance)
    case .property(let name):
      guard
        let property = observedFromOutside(instance.declaration).first(where: { $0.name == name }),
        let type = property.type?.unwrapped, let owner = property.owner
      else { return }
      let made = sample(of: type, in: owner, for: [name])
      let value = made.isUnknown ? Value.unknown(Unknown(name, type: type)) : made
      try hand(value, to: property, of: instance)
    }
  }

  private func functionToFill(_ name: String, _ type: TypeDeclaration) -> FunctionDeclaration? {
    layers(of: .declared(type)).lazy.compactMap { layer -> FunctionDeclaration? in
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        return nil
      }
      return declaration.members.functions.values.joined().first { $0.fullName == name }
    }.first
  }

  /// The value of an expression that an answer is known of in this reading; nil for others.
  func answered(_ expression: ExprSyntax) -> Bool? {
    guard let answer, case .holds(let holds) = answer.answer,
      expression.trimmedDescription == answer.question
    else { return nil }
    return holds
  }

  /// Whether several conditions hold together, where an answer to that is known in this reading; nil for others.
  func answered(_ list: ConditionElementListSyntax) -> Bool? {
    guard list.count > 1, let answer, case .holds(let holds) = answer.answer,
      list.trimmedDescription == answer.question
    else { return nil }
    return holds
  }

  /// The case that a `switch` takes by an answer that is known in this reading; nil for others.
  func answered(
    _ statement: SwitchExprSyntax,
    _ cases: [SwitchCaseSyntax],
    _ file: SourceFile
  ) -> SwitchCaseSyntax? {
    guard let answer, case .takes(let place, _) = answer.answer,
      statement.subject.trimmedDescription == answer.question
    else { return nil }
    return cases.first { file.place(of: $0) == place }
  }
}
