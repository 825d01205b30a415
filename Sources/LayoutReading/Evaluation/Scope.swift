/// A variable, which closures share.
@MainActor
final class Variable {
  var value: Value?
  let type: TypeReference?

  init(_ value: Value?, type: TypeReference? = nil) {
    self.value = value
    self.type = type
  }
}

/// What a function's body has around it.
@MainActor
final class Frame {
  /// `self`, or nil where there is none.
  let selfVariable: Variable?
  /// The type that the code stands in.
  let type: TypeDeclaration?
  let file: SourceFile
  /// The type of what the function returns.
  var result: TypeReference?
  /// The type whose initialiser this is.
  var initializing: TypeDeclaration?
  /// The class of UIKit that an initialiser of an extension makes an object of.
  var made: HostType?
  /// What generic parameters stand for here.
  var generics: [String: TypeReference] = [:]
  /// The types of the block that is run, with those of the blocks around.
  var localTypes: TypeDeclaration?
  /// Whether something that is not known may have ended the function with another value.
  var hasOpenReturn = false
  /// The function's name, for `#function`.
  var function = ""

  init(self value: Variable?, in type: TypeDeclaration?, _ file: SourceFile) {
    selfVariable = value
    self.type = type
    self.file = file
    if let type, case .object(let instance)? = value?.value {
      generics = instance.generics[ObjectIdentifier(type)] ?? [:]
    }
  }
}

extension Frame {
  /// Where the names of types are looked up: in the blocks around, then in the type that the code stands in.
  var typeContext: TypeDeclaration? { localTypes ?? type }
}

/// The variables of a block.
@MainActor
final class Scope {
  let parent: Scope?
  let frame: Frame
  private var variables: [String: Variable] = [:]
  /// Functions that are declared in the block.
  private var functions: [String: [FunctionDeclaration]] = [:]

  init(_ frame: Frame, in parent: Scope? = nil) {
    self.frame = frame
    self.parent = parent
  }

  /// A block inside this one.
  func inner() -> Scope { Scope(frame, in: self) }

  func declare(_ name: String, _ value: Value?, type: TypeReference? = nil) {
    variables[name] = Variable(value, type: type)
  }

  func declare(_ function: FunctionDeclaration) {
    functions[function.name, default: []].append(function)
  }

  /// The variable of a name, in this block or one around it.
  func variable(_ name: String) -> Variable? {
    var scope: Scope? = self
    while let each = scope {
      if let variable = each.variables[name] { return variable }
      scope = each.parent
    }
    return nil
  }

  /// The functions of a name, with the block in which they are declared.
  func functions(_ name: String) -> (Scope, [FunctionDeclaration])? {
    var scope: Scope? = self
    while let each = scope {
      if let functions = each.functions[name] { return (each, functions) }
      scope = each.parent
    }
    return nil
  }

  /// `self`: a closure may have bound it anew.
  var selfValue: Value? { (variable("self") ?? frame.selfVariable)?.value }
}
