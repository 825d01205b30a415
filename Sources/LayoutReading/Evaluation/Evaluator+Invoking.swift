import HostCalls
import PortableUIKit
import SwiftSyntax

#if !canImport(Darwin)
import Plumb
#endif

extension Evaluator {
  /// The value of an argument, as a parameter of a type takes it.
  func value(
    of argument: Argument,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    switch argument.source {
    case .value(let value): coerce(value, to: type, scope)
    case .expression(let expression):
      coerce(try evaluate(expression, scope, expecting: type), to: type, scope)
    }
  }

  /// Calls a function with its arguments.
  ///
  /// - Parameters:
  ///   - choice: The function.
  ///   - scope: The variables around the call.
  ///   - node: The call.
  ///   - reference: Where the value is that the function is called on, for one that changes it.
  /// - Returns: What it answers.
  /// - Throws: ``Interruption``.
  func invoke(
    _ choice: Choice,
    _ scope: Scope,
    _ node: some SyntaxProtocol,
    on reference: Reference?
  ) throws -> Value {
    let place = scope.frame.file.place(of: node)
    let choice = try bindingGenerics(choice, scope)
    let callable = choice.callable
    let context = context(of: callable, scope)
    var values: [Value?] = []
    var writeBack: [(Int, Reference)] = []
    for (index, parameter) in callable.signature.parameters.enumerated() {
      let places = choice.match.places[index]
      if places.isEmpty {
        values.append(parameter.isVariadic ? .array([]) : nil)
        continue
      }
      if parameter.isVariadic {
        values.append(
          .array(try places.map { try self.value(choice, $0, parameter, scope, context) })
        )
        continue
      }
      if parameter.isInout, case .expression(let expression) = choice.arguments[places[0]].source,
        let target = expression.as(InOutExprSyntax.self)?.expression
      {
        let reference = try self.reference(target, scope)
        writeBack.append((index, reference))
        values.append(try reference.get())
        continue
      }
      values.append(try self.value(choice, places[0], parameter, scope, context))
    }
    switch callable.kind {
    case .declared(let function, let value, let around):
      let selfVariable = value.map { Variable($0) }
      let frame: Frame
      if let around {
        frame = Frame(self: around.frame.selfVariable, in: around.frame.type, function.file)
        frame.initializing = around.frame.initializing
        frame.localTypes = around.frame.localTypes
      } else {
        frame = Frame(self: selfVariable, in: function.owner, function.file)
      }
      frame.generics.merge(generics(of: callable.signature, values, choice.expected, scope)) { $1 }
      let outer = (helperCall, isLibraryCall)
      if function.file.isOfLibrary {
        // A block that the app hands to a library calls it again.
        if !scope.frame.file.isOfLibrary, helperCall == nil || isLibraryCall {
          (helperCall, isLibraryCall) = (place, true)
        }
      } else if around == nil, value != nil, function.owner?.kind == .foreign {
        helperCall = helperCall ?? place
      }
      defer { (helperCall, isLibraryCall) = outer }
      let (result, after) = try run(function, frame, values, around)
      for (index, reference) in writeBack {
        if let changed = after[index] { try reference.set(changed) }
      }
      if function.isMutating, let reference, let changed = selfVariable?.value {
        try reference.set(changed)
      }
      return result
    case .host(let function, let object, _):
      return try callHost(function, object, values, place, node, scope, reference)
    case .enumerationCase(let type, let element):
      return .enumeration(
        EnumerationValue(
          declaration: type,
          name: element.name,
          payload: zip(callable.signature.parameters, values).map {
            .init(label: $0.label, value: $1 ?? .none)
          }
        )
      )
    case .memberwise(let type): return try makeMemberwise(type, callable.signature, values)
    case .initializer(let function, let type):
      return try make(type, function, values, scope, node, as: callable.made)
    case .hostInitializer(let function, let type):
      return try make(type, function, values, scope, node)
    }
  }

  func context(of callable: Callable, _ scope: Scope) -> TypeDeclaration? {
    switch callable.kind {
    case .declared(let function, _, let around): around == nil ? function.owner : nil
    case .initializer(let function, _): function.owner
    case .enumerationCase(let type, _), .memberwise(let type): type
    default: nil
    }
  }

  private func value(
    _ choice: Choice,
    _ place: Int,
    _ parameter: Signature.Parameter,
    _ scope: Scope,
    _ context: TypeDeclaration?
  ) throws -> Value {
    // Names of types in the signature are those of the place where it stands.
    let type = qualified(parameter.type, in: context)
    if let known = choice.values[place] { return coerce(known, to: type, scope) }
    if parameter.isAutoclosure,
      case .expression(let expression) = choice.arguments[place].source
    {
      return .function(
        FunctionValue(name: "autoclosure", parameterCount: 0) { [weak self] _, _ in
          guard let self else { return .void }
          return coerce(try evaluate(expression, scope, expecting: type), to: type, scope)
        }
      )
    }
    if let builder = parameter.builder.flatMap({ resultBuilder($0, context, scope) }),
      let closure = choice.arguments[place].expression?.as(ClosureExprSyntax.self)
    {
      return .function(self.closure(closure, scope, type.functionParts, builder: builder))
    }
    return try value(of: choice.arguments[place], scope, type)
  }

  /// A type whose name is understood in a type, by its full name.
  func qualified(_ type: TypeReference, in context: TypeDeclaration?) -> TypeReference {
    guard let context else { return type }
    switch type {
    case .named(let name, let arguments):
      guard module.type(name, near: nil) == nil else { return type }
      switch resolve(name: name, in: context, context.file) {
      case .declared(let found)?: return .named(found.qualifiedName, arguments)
      // `Alignment` in an extension of `UIStackView`.
      case .host(let found)? where host.type(named: name) == nil:
        return .named(found.name, arguments)
      default: return type
      }
    case .optional(let wrapped): return .optional(qualified(wrapped, in: context))
    case .array(let element): return .array(qualified(element, in: context))
    default: return type
    }
  }

  /// Runs the body of a function.
  ///
  /// - Returns: What it answers, and its parameters afterwards.
  func run(
    _ function: FunctionDeclaration,
    _ frame: Frame,
    _ values: [Value?],
    _ around: Scope? = nil
  ) throws -> (result: Value, after: [Value?]) {
    guard let body = function.body else { return (.void, values) }
    calledFunctions.insert(ObjectIdentifier(function))
    frame.result = function.signature.result
    frame.function = function.fullName
    let scope = Scope(frame, in: around)
    for (parameter, value) in zip(function.signature.parameters, values) {
      var value = value
      if value == nil, let expression = parameter.defaultValue {
        value = coerce(
          try evaluate(expression, scope, expecting: parameter.type),
          to: parameter.type,
          scope
        )
      }
      scope.declare(parameter.name, value ?? Value.none, type: parameter.type)
    }
    let builder = builder(of: function.attributes, frame)
    let result: Value
    do {
      result = try runBody(
        body,
        scope,
        expecting: function.signature.result,
        builder: builder
      )
    } catch let error as Interruption {
      guard case .ended = error else { throw error }
      note(error)
      result = .unknown(Unknown(function.fullName, type: function.signature.result))
    }
    return (
      coerce(result, to: function.signature.result, scope),
      function.signature.parameters.map { $0.isInout ? scope.variable($0.name)?.value : nil }
    )
  }

  /// Calls a method of the source with values in their order.
  func call(
    _ function: FunctionDeclaration,
    on value: Value,
    _ arguments: [Value]
  ) throws -> Value {
    let frame = Frame(self: Variable(value), in: function.owner, function.file)
    return try run(function, frame, arguments.map { $0 }).result
  }

  /// Runs statements that answer something.
  func runBody(
    _ body: CodeBlockItemListSyntax,
    _ scope: Scope,
    expecting type: TypeReference?,
    builder: ResolvedType? = nil
  ) throws -> Value {
    if let builder { return try build(body, scope, builder) }
    if body.count == 1, let only = body.first {
      switch only.item {
      case .expr(let expression): return try evaluate(expression, scope, expecting: type)
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression,
          type.map({ $0 != .tuple([]) }) ?? expression.hasBranchValues
        {
          return try evaluate(expression, scope, expecting: type)
        }
      case .decl: break
      }
    }
    switch try run(body, scope) {
    case .returned(let value):
      guard scope.frame.hasOpenReturn, isPlain(value, type, scope) else { return value }
      return .unknown(
        Unknown(scope.frame.function, type: type, at: scope.frame.file.place(of: body))
      )
    default: return .void
    }
  }

  // MARK: - UIKit

  /// Puts a plain cell in the place of one that a table would give, whatever class the source takes it for.
  private func standInForCell(
    _ unknown: Unknown,
    _ function: HostFunction,
    _ list: Any,
    _ place: SourcePlace
  ) {
    guard list is UITableView, function.name == "dequeueReusableCell" else { return }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    unknown.stand = cell
    keptObjects.append(cell)
    standIns.insert(ObjectIdentifier(cell))
    note(
      .unknown,
      "the class of a row's cell is not known: a plain UITableViewCell takes its place",
      place
    )
  }

  /// Calls a function of UIKit.
  func callHost(
    _ function: HostFunction,
    _ object: Any,
    _ values: [Value?],
    _ place: SourcePlace,
    _ node: some SyntaxProtocol,
    _ scope: Scope,
    _ reference: Reference?
  ) throws -> Value {
    let outer = site
    site = place
    defer { site = outer }
    let values = function.name == "setTitle" ? withHandedTexts(values) : values
    if isFurtherGuess { openPlaces.insert(helperCall ?? place) }
    if let made = try reuse(function, object, values) { return made }
    if host.isLeftOut(function, on: object), !comesFromDocument(function, object, values),
      !isRegistered(function, object, values)
    {
      if function.signature.result == .tuple([]) { return .void }
      let left = Unknown(function.name, type: function.signature.result, at: place)
      standInForCell(left, function, object, place)
      return .unknown(left)
    }
    if function.name == "activate" || function.name.hasPrefix("addConstraint") {
      adoptItems(of: constraints(in: values), scope)
    }
    if function.name == "constraints" {
      keepNames(ofFormat: values)
      adoptViews(ofFormat: values, scope)
    }
    keepMeasured(object, by: function.name)
    if let given = given(function.name, of: .host(object), function.signature.result) {
      return given
    }
    if values.contains(where: { $0?.isUnknown == true }) { keepTakenAway(function, object) }
    if let reason = host.refusal(of: function, on: object, values) {
      throw Interruption.exception(reason, place)
    }
    if Self.blockMakers.contains(function.name), values.contains(where: { $0?.isFunction == true })
    {
      evaluatedBlocks.insert(place)
      if isSwitching, function.name == "remakeConstraints", let view = host.constrainedView(object)
      {
        remade.insert(ObjectIdentifier(view))
      }
      if hasGaps, let view = host.constrainedView(object), view.superview == nil {
        adopt(view, scope)
      }
    }
    var object = object
    func make(_ values: [Value?]) throws -> Value {
      // Not by `guarding`, whose closure would send the object away: whole-module builds refuse that.
      failedDocument = nil
      let move = move(by: function, on: object, values, place)
      let result = try function.body(&object, HostArguments(values, at: helperCall ?? place))
      keep(move)
      if let pending { throw pending }
      // What a document would have given is not known without it.
      if failedDocument != nil, function.signature.result != .tuple([]) {
        failedDocument = nil
        return .unknown(Unknown(function.name, type: function.signature.result, at: place))
      }
      if function.isMutating, let reference { try reference.set(wrap(object)) }
      keepOrigin(of: result, place)
      return result
    }
    do {
      return try make(values)
    } catch let error as UnknownError {
      switch substitution(for: function, on: object, values) {
      case .values(let stands):
        let isMade = function.name == "init"
        let isContent =
          isMade && !function.signature.parameters.contains { $0.label == "arrangedSubviews" }
        note(isContent ? .content : .unknown, "`\(error.unknown.text)` is not known", place)
        if Self.isNumberOfConstraint(function, values) { placesOfUnknownNumbers.insert(place) }
        if let result = try? make(stands) {
          if !isMade || isConstraint(result) { openPlaces.insert(place) }
          if !isMade { keepChangedByLibrary(object) }
          if isMade, hasUnknownSize(result, function, values) {
            return .unknown(Unknown(error.unknown.text, type: typeName(of: result), at: place))
          }
          if isMade, Self.takesFrame(function) {
            keepUnknownFrame("frame", of: result, error.unknown)
          }
          if isMade { keepPicture(hostObject(of: result), error.unknown, place) }
          if isConstraint(result), !function.name.hasPrefix("constraints") {
            keepOpen("constant", of: result, error.unknown)
          }
          // That nothing comes of what stands in says nothing of the value itself.
          if result.isNone {
            return .unknown(Unknown(error.unknown.text, type: function.signature.result, at: place))
          }
          return result
        }
      case .content:
        note(.content, "`\(error.unknown.text)` is not known", place)
        return .unknown(Unknown(error.unknown.text, type: function.signature.result, at: place))
      case .none: break
      }
      return missed(error.unknown, function.name, place, function.signature.result)
    } catch let error as ConversionError {
      // An object of the source that only hears of events.
      if error.message.hasSuffix("Delegate is needed") {
        return .unknown(Unknown(function.name, type: function.signature.result, at: place))
      }
      note(.unsupported, "`\(function.name)`: \(error.message)", place)
      return .unknown(
        Unknown(Self.brief(node.trimmedDescription), type: function.signature.result, at: place)
      )
    }
  }

  /// Whether a rectangle, a size or another value is made of a number that is not known: none stands for it, as a view of that
  /// size would have no room for what is in it, and a priority of 0 would be none.
  ///
  /// Where a rectangle is says nothing of its size.
  private func hasUnknownSize(
    _ result: Value,
    _ function: HostFunction,
    _ values: [Value?]
  ) -> Bool {
    guard case .host(let host) = result, !(Swift.type(of: host) is AnyObject.Type),
      !(host is CGPoint)
    else { return false }
    return zip(function.signature.parameters, values).contains { parameter, value in
      guard case .unknown? = value else { return false }
      guard host is CGRect else { return true }
      return parameter.label.map(["width", "height", "size"].contains) == true
    }
  }

  private func isConstraint(_ value: Value) -> Bool {
    if case .host(let object) = value { host.isConstraint(object) } else { false }
  }

  /// Keeps in mind that a constraint of the DSL gets a number that is not known: `height.update(offset: style.height)`.
  private func keepChangedByLibrary(_ object: Any) {
    #if !canImport(Darwin)
    guard let constraint = object as? Constraint else { return }
    constraint.layoutConstraints.forEach { keepChanged(.host($0)) }
    #endif
  }

  /// Keeps in mind that constraints are taken away of which it is not known which.
  private func keepTakenAway(_ function: HostFunction, _ object: Any) {
    switch function.name {
    case "deactivate": keepOpenConstraints { _ in true }
    case "removeConstraint", "removeConstraints":
      keepTakenAway(by: function.name, from: .host(object))
    case "removeArrangedSubview", "setCustomSpacing", "insertArrangedSubview":
      keepChanged(.host(object))
    default: break
    }
  }

  /// Keeps in mind that a picture view is made with a picture that is not known, which decides on its size.
  private func keepPicture(_ object: AnyObject?, _ picture: Unknown, _ place: SourcePlace) {
    guard let view = object as? UIImageView else { return }
    keepPictureView(view, picture, place)
    keepOpen("image", of: .host(view), picture)
    keepUnknownSize(of: view, picture)
  }

  /// Whether what a function makes is a view with a frame.
  private static func takesFrame(_ function: HostFunction) -> Bool {
    function.signature.parameters.first?.label == "frame"
  }

  /// Functions of the DSL that run a block of constraints.
  private static let blockMakers: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints",
  ]

  /// What comes of a call of UIKit that an unknown value keeps from being made.
  private func missed(
    _ unknown: Unknown,
    _ name: String,
    _ place: SourcePlace,
    _ result: TypeReference
  ) -> Value {
    if !host.isOnlyLook(name) {
      note(.unknown, "`\(unknown.text)` is not known", place)
    }
    return .unknown(Unknown(unknown.text, type: result, at: place))
  }

  /// Remembers where constraints were made.
  func keepOrigin(of value: Value, _ place: SourcePlace) {
    switch value {
    case .host(let object): keepOrigin(of: object, place)
    case .array(let elements): for element in elements { keepOrigin(of: element, place) }
    default: break
    }
  }

  private func keepOrigin(of object: Any, _ place: SourcePlace) {
    guard host.isConstraint(object) else { return }
    let object = object as AnyObject
    let key = ObjectIdentifier(object)
    guard origins[key] == nil else { return }
    origins[key] = helperCall ?? place
    if repeatedCalls > 0 { repeatedPlaces.insert(helperCall ?? place) }
    keptObjects.append(object)
  }
}
