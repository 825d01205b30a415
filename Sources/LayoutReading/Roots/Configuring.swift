import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Calls the methods that fill an object and make constraints while they do, with samples.
  ///
  /// A cell that builds itself in `configure(with:)` has no layout before. A class that made constraints by then is left
  /// as it is.
  func configure(_ instance: Instance) throws {
    try callMakers(of: instance, among: Self.isConfiguring)
    // By another name, where the code that makes the object can call it.
    try callMakers(of: instance) { isOpenToCode($0, instance.declaration) }
  }

  /// Whether the code that makes an object can call a method, and hands over no views of its own.
  func isOpenToCode(_ function: FunctionDeclaration, _ type: TypeDeclaration) -> Bool {
    Self.isCalledByCode(function) && !Self.isPrivate(function)
      && !function.signature.parameters.contains { takesViews($0.type, in: type) }
  }

  /// Calls methods with samples that make constraints, unless there are some.
  private func callMakers(
    of instance: Instance,
    among isMeant: (FunctionDeclaration) -> Bool
  ) throws {
    guard evaluatedBlocks.isEmpty, !keptObjects.contains(where: host.isConstraint) else { return }
    let unreached = unreached(instance.declaration)
    // What another one calls that may be called itself is left to that one, which may choose between several.
    func isCalled(_ function: FunctionDeclaration) -> Bool {
      unreached.contains { other in
        other !== function
          && (Self.isConfiguring(other) || isOpenToCode(other, instance.declaration))
          && mayLayOut(other.syntax, among: [function.name])
          && !mayLayOut(function.syntax, among: [other.name])
      }
    }
    for function in unreached where isMeant(function) && !isCalled(function) {
      guard makesConstraints(function.syntax), !isCalledByUIKitLater(function, instance),
        !calledFunctions.contains(ObjectIdentifier(function))
      else { continue }
      // Of two methods, whoever makes the object may call either.
      isFurtherGuess = !filledBy.isEmpty
      defer { isFurtherGuess = false }
      note(
        .unknown,
        function.signature.parameters.isEmpty
          ? "nothing that was read calls `\(function.fullName)`, which is run all the same"
          : "`\(function.fullName)` is called with samples",
        function.file.place(of: function.syntax)
      )
      filledBy.append(function)
      try callWithSamples(function, instance)
    }
  }

  /// Whether a method that UIKit calls when it shows an object or lays it out calls a function: it is not run before.
  private func isCalledByUIKitLater(
    _ function: FunctionDeclaration,
    _ instance: Instance
  ) -> Bool {
    layers(of: .declared(instance.declaration)).contains { layer in
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        return false
      }
      return Self.laterMethods.contains { name in
        declaration.members.functions[name]?.contains {
          mayLayOut($0.syntax, among: [function.name])
        } == true
      }
    }
  }

  private static let laterMethods = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "layoutSubviews", "updateConstraints", "updateViewConstraints",
    "didMoveToSuperview", "didMoveToWindow", "willMove", "updateProperties",
  ]

  /// Calls what events would call that changes the layout, so that it is known to be understood.
  ///
  /// The layout is captured before: which event comes is not known.
  func callEventMethods(of instance: Instance) throws {
    for function in unreached(instance.declaration)
    where !calledFunctions.contains(ObjectIdentifier(function)) && mayLayOut(function.syntax) {
      try callWithSamples(function, instance)
    }
  }

  /// Whether methods or closures that were not run make more constraints: what is missing before may come with them.
  func hasMoreConstraints(_ instance: Instance) -> Bool {
    let words = Self.makingWords
    return hasEmptyLists || hasWaitingConstraints
      || unreached(instance.declaration).contains { mayLayOut($0.syntax, among: words) }
      || unobserved(instance.declaration).contains { mayLayOut($0, among: words) }
  }

  /// The code of a class that runs when its properties are set, as that of a cell with a model, and that was not run; what
  /// overrides a property of UIKit is left out.
  func unobserved(_ type: TypeDeclaration) -> [Syntax] {
    layers(of: .declared(type)).flatMap { layer -> [Syntax] in
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        return []
      }
      return declaration.members.properties.values.filter {
        !$0.isOverride && !observed.contains(ObjectIdentifier($0))
      }.flatMap { [$0.willSet, $0.didSet, $0.setter].compactMap { $0.map { Syntax($0.body) } } }
    }
  }

  /// The methods of a class that were not run and that something can call, in the order of the source.
  func unreached(_ type: TypeDeclaration) -> [FunctionDeclaration] {
    var result: [FunctionDeclaration] = []
    for layer in layers(of: .declared(type)) {
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        continue
      }
      result += declaration.members.functions.values.joined().filter { function in
        function.body != nil && !calledFunctions.contains(ObjectIdentifier(function))
          && !isKnownToUIKit(function, declaration) && !isNeverCalled(function)
      }.sorted { ($0.file.path, $0.syntax.position) < ($1.file.path, $1.syntax.position) }
    }
    return result
  }

  func callWithSamples(_ function: FunctionDeclaration, _ instance: Instance) throws {
    guard let owner = function.owner else { return }
    noteEmptyLists(function)
    let arguments = function.signature.parameters.enumerated().map { place, parameter -> Value in
      if let stated = statedSwitch(place, of: function) { return .bool(stated) }
      if case .optional = parameter.type { return handedOver(parameter, parameter.type.unwrapped) }
      if Self.takesLayout(parameter.type)
        || takesViews(parameter.type, in: owner) && parameter.type.element == nil
      {
        return .unknown(Unknown(parameter.name, type: parameter.type))
      }
      if isDecided(by: parameter, in: function) {
        return .unknown(Unknown(parameter.name, type: parameter.type))
      }
      if isReadWithTexts, takesElements(of: parameter, function, in: owner) {
        return handedOver(parameter, parameter.type)
      }
      let sample = sample(of: parameter.type, in: owner, for: parameter.names)
      return sample.isUnknown ? handedOver(parameter, parameter.type) : sample
    }
    do {
      _ = try call(function, on: .object(instance), arguments)
    } catch let error as Interruption where error.isRecoverable {
      note(error)
    } catch Interruption.thrown {
      return
    }
  }

  /// What other code hands over for a parameter, of which nothing else is known.
  func handedOver(_ parameter: Signature.Parameter, _ type: TypeReference) -> Value {
    let unknown = Unknown(parameter.name, type: type)
    unknown.isHandedOver = true
    return .unknown(unknown)
  }

  static func isConfiguring(_ function: FunctionDeclaration) -> Bool {
    isCalledByCode(function) && beginnings.contains { function.name.hasPrefix($0) }
  }

  /// Whether it is the app's code that calls a method, and neither UIKit nor an event.
  private static func isCalledByCode(_ function: FunctionDeclaration) -> Bool {
    !function.isOverride && !function.isStatic && !function.attributes.contains("objc")
      && !function.attributes.contains("IBAction")
      && !function.signature.parameters.contains { $0.label == nil && isSender($0.type) }
  }

  /// Whether only the file of a method can call it.
  private static func isPrivate(_ function: FunctionDeclaration) -> Bool {
    func isPrivate(_ modifiers: DeclModifierListSyntax?) -> Bool {
      modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
    }
    if isPrivate(function.syntax.as(FunctionDeclSyntax.self)?.modifiers) { return true }
    var node = function.syntax.parent
    while let each = node {
      if let around = each.as(ExtensionDeclSyntax.self) { return isPrivate(around.modifiers) }
      node = each.parent
    }
    return false
  }

  /// Whether only its own file can call a method, and nothing in it does.
  func isNeverCalled(_ function: FunctionDeclaration) -> Bool {
    Self.isPrivate(function) && !function.isOverride
      && !function.attributes.contains("IBAction")
      && !mentionedNames(in: function.file).contains(function.name)
  }

  /// Whether a type is a view, or a list of views.
  func takesViews(_ type: TypeReference, in context: TypeDeclaration) -> Bool {
    let element = type.unwrapped.element ?? type.unwrapped
    return switch resolve(element, in: context, context.file) {
    case .host(let host)?: host.metatype is UIView.Type
    case .declared(let declaration)?: hostClass(of: declaration)?.metatype is UIView.Type
    default: false
    }
  }

  /// Whether a type is that of constraints or anchors: one that is made up belongs to no view.
  private static func takesLayout(_ type: TypeReference) -> Bool {
    let element = type.unwrapped.element ?? type.unwrapped
    return ["NSLayoutConstraint", "Constraint", "LayoutConstraint"].contains(element.name ?? "")
      || element.name?.hasPrefix("NSLayout") == true
  }

  /// Whether a type is that of the view or controller that a delegate's method says it is about.
  private static func isSender(_ type: TypeReference) -> Bool {
    type.unwrapped.name.map { $0.hasPrefix("UI") && $0 != "UIView" } ?? false
  }

  private static let beginnings = [
    "config", "setup", "setUp", "set", "bind", "fill", "render", "populate", "apply", "display",
    "update", "build", "layout", "initialize", "create", "add", "bindData", "draw", "load",
  ]

  /// Keeps in mind that code which lays out the elements of a list gets one without any: what each adds is missing.
  func noteEmptyLists(_ function: FunctionDeclaration) {
    func isList(_ type: TypeReference) -> Bool {
      switch type {
      case .array, .dictionary: true
      default: false
      }
    }
    guard function.signature.parameters.contains(where: { isList($0.type) && !$0.isVariadic }),
      makesConstraints(function.syntax)
    else { return }
    hasEmptyLists = true
  }

  /// Keeps in mind that a loop makes constraints for the elements of a list that is empty only here: a list made of a sample,
  /// or a property that those fill who make the object.
  func noteEmptyList(_ list: ExprSyntax, _ body: CodeBlockSyntax, _ scope: Scope) {
    guard !hasEmptyLists, let name = ChangeCollector.start(of: list), makesConstraints(Syntax(body))
    else { return }
    let isLocal = !name.isOfSelf && scope.variable(name.text) != nil
    if isLocal ? handsOutEmptyLists : handsOutEmptyLists || isSetByOthers(name.text, scope) {
      hasEmptyLists = true
    }
  }

  /// Whether something that is nil, while a list asks for its rows, starts with a property that only other code sets: the code
  /// that makes the object sets it before that is shown, else the program would stop there.
  ///
  /// - Parameters:
  ///   - expression: What is nil.
  ///   - scope: The variables around it.
  /// - Returns: False where no list asks.
  func isSetBeforeUse(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
    guard asksForRows else { return false }
    switch expression.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple):
      return tuple.elements.count == 1
        && tuple.elements.first.map { isSetBeforeUse($0.expression, scope) } == true
    case .optionalChainingExpr(let chain): return isSetBeforeUse(chain.expression, scope)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return false }
      guard base.trimmedDescription == "self" else { return isSetBeforeUse(base, scope) }
      return isSetByOthers(access.declName.baseName.bareText, scope)
    case .declReferenceExpr(let reference):
      let name = reference.baseName.bareText
      return scope.variable(name) == nil && isSetByOthers(name, scope)
    default: return false
    }
  }

  /// Whether others can set a property of the object whose code is run.
  private func isSetByOthers(_ name: String, _ scope: Scope) -> Bool {
    guard let value = scope.selfValue else { return false }
    return layers(of: value).contains { layer in
      guard case .declared(let declaration) = layer,
        let property = declaration.members.properties[name]
      else { return false }
      return !property.isPrivate && !property.isSetPrivately && !property.isLet
        && !property.isComputed
    }
  }

  /// Whether code makes constraints that were not there before.
  func makesConstraints(_ node: Syntax) -> Bool {
    mayLayOut(node, among: Self.makers)
  }

  private static let makers: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "activate", "constraint",
    "NSLayoutConstraint", "prepareConstraints",
    "addSubview", "addArrangedSubview",
  ]
}
