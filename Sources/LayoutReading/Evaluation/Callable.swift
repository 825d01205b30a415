import SwiftSyntax

/// Something that can be called, with what it is called on.
@MainActor
struct Callable {
  enum Kind {
    /// A function of the source, and the block that a local one is declared in.
    case declared(FunctionDeclaration, on: Value?, in: Scope?)
    /// A function of UIKit, with the object and the value that stands for it.
    case host(HostFunction, on: Any, Value?)
    /// A case of an enumeration with a payload.
    case enumerationCase(TypeDeclaration, EnumerationCase)
    /// The initialiser that a struct has without one of its own.
    case memberwise(TypeDeclaration)
    /// An initialiser of the source for a type.
    case initializer(FunctionDeclaration, TypeDeclaration)
    /// An initialiser of UIKit for a class of the source.
    case hostInitializer(HostFunction, TypeDeclaration)
  }

  let kind: Kind
  private(set) var signature: Signature
  /// The class of UIKit that an initialiser makes an object of, where it stands in an extension of one above it or of a protocol.
  private(set) var made: HostType?

  init(_ function: FunctionDeclaration, on value: Value? = nil, in scope: Scope? = nil) {
    kind = .declared(function, on: value, in: scope)
    signature = function.signature
  }

  init(_ function: HostFunction, on object: Any = (), _ value: Value? = nil) {
    kind = .host(function, on: object, value)
    signature = function.signature
  }

  init(_ kind: Kind, _ signature: Signature, making made: HostType? = nil) {
    self.kind = kind
    self.signature = signature
    self.made = made
  }

  /// The same with types in place of the names of generic parameters.
  func replacing(_ types: [String: TypeReference]) -> Callable {
    guard !types.isEmpty else { return self }
    var result = self
    for index in result.signature.parameters.indices {
      result.signature.parameters[index].type = signature.parameters[index].type.replacing(types)
    }
    result.signature.result = signature.result.replacing(types)
    return result
  }

  /// The same as an operator, whose operands have no labels.
  var unlabeled: Callable {
    var result = self
    for index in result.signature.parameters.indices {
      result.signature.parameters[index].label = nil
    }
    return result
  }

  /// Whether a call changes the value that it is made on.
  var isMutating: Bool {
    switch kind {
    case .declared(let function, _, _): function.isMutating
    case .host(let function, _, _): function.isMutating
    default: false
    }
  }
}

/// An argument of a call.
@MainActor
struct Argument {
  enum Source {
    case expression(ExprSyntax)
    case value(Value)
  }

  var label: String?
  var source: Source
  /// Whether it is a closure behind the parentheses.
  var isTrailing = false

  init(label: String? = nil, expression: ExprSyntax, isTrailing: Bool = false) {
    self.label = label
    source = .expression(expression)
    self.isTrailing = isTrailing
  }

  init(label: String? = nil, value: Value) {
    self.label = label
    source = .value(value)
  }

  /// Whether it is a function that is written down.
  var isClosure: Bool {
    switch source {
    case .expression(let expression): expression.is(ClosureExprSyntax.self)
    case .value(let value): value.isFunction
    }
  }

  /// Values as arguments; without labels where they are not told.
  static func all(_ values: [Value], _ labels: [String?]) -> [Argument] {
    values.enumerated().map { place, value in
      Argument(label: place < labels.count ? labels[place] : nil, value: value)
    }
  }

  /// The arguments of a call.
  static func all(
    _ list: LabeledExprListSyntax,
    _ trailing: ClosureExprSyntax?,
    _ additional: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var result = list.map { Argument(label: $0.label?.bareText, expression: $0.expression) }
    if let trailing {
      result.append(Argument(expression: ExprSyntax(trailing), isTrailing: true))
    }
    for each in additional {
      let label = each.label.bareText
      result.append(
        Argument(
          label: label == "_" ? nil : label,
          expression: ExprSyntax(each.closure),
          isTrailing: true
        )
      )
    }
    return result
  }

  var expression: ExprSyntax? {
    if case .expression(let expression) = source { return expression }
    return nil
  }
}

/// Which arguments go to which parameter of a signature.
struct ArgumentMatch {
  /// The places of the arguments of each parameter; empty for one that has its default.
  var places: [[Int]]

  /// Matches labels.
  ///
  /// - Returns: Nil where the arguments are not those of the signature.
  @MainActor
  init?(_ arguments: [Argument], _ signature: Signature, ignoringLabels: Bool = false) {
    places = Array(repeating: [], count: signature.parameters.count)
    var next = 0
    for (index, parameter) in signature.parameters.enumerated() {
      guard next < arguments.count else {
        guard parameter.hasDefault || parameter.isVariadic else { return nil }
        continue
      }
      let argument = arguments[next]
      if argument.isTrailing, argument.label == nil {
        let mayBeFunction =
          parameter.type.functionParts != nil || parameter.type == .any
          || (parameter.type.name != nil && !parameter.hasDefault)
        let trailing = arguments.count - next
        let laterNeedsIt = signature.parameters[(index + 1)...].contains {
          !$0.hasDefault && !$0.isVariadic && $0.type.functionParts != nil
        }
        if mayBeFunction, !(parameter.hasDefault && laterNeedsIt && trailing == 1) {
          places[index] = [next]
          next += 1
        } else if !parameter.hasDefault, !parameter.isVariadic {
          return nil
        }
        continue
      }
      if argument.label == parameter.label || ignoringLabels
        || (argument.isTrailing && argument.label == parameter.name)
      {
        places[index] = [next]
        next += 1
        guard parameter.isVariadic else { continue }
        while next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
          places[index].append(next)
          next += 1
        }
      } else if !parameter.hasDefault, !parameter.isVariadic {
        return nil
      }
    }
    if next < arguments.count { return nil }
  }
}
