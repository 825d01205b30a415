import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Keeps what an object wants called when traits change, `registerForTraitChanges(_:handler:)`, where those are among them that
  /// change when the device is turned.
  ///
  /// - Throws: ``Interruption``.
  func keepTraitHandler(_ name: String, _ arguments: [Argument], _ scope: Scope) throws {
    guard name.split(separator: ".").last == "registerForTraitChanges",
      mentionedNames(in: scope.frame.file).contains(where: Self.traitsOfTurning.contains)
    else { return }
    for argument in arguments {
      guard let expression = argument.expression else { continue }
      if let closure = expression.as(ClosureExprSyntax.self) {
        let function = self.closure(closure, scope, nil)
        traitHandlers.append(TraitHandler(code: Syntax(closure), way: .closure(function)))
      } else if argument.label == "action",
        let name = expression.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression
          .lastName
      {
        traitHandlers.append(TraitHandler(code: Syntax(expression), way: .method(name)))
      }
    }
  }

  private static let traitsOfTurning: Set<String> = [
    "UITraitVerticalSizeClass", "UITraitHorizontalSizeClass", "systemTraitsAffectingSizeClass",
  ]

  /// Whether something switches or makes constraints that is called when the device is turned.
  var layOutByTraits: Bool {
    traitHandlers.contains { mayLayOut($0.code, among: Self.constraintWords) }
  }

  /// Calls what an object wants called when its traits change.
  ///
  /// - Throws: ``Interruption``.
  func callTraitHandlers(of instance: Instance) throws {
    let object = Value.object(instance)
    let traits = wrap(any: UITraitCollection.current)
    for handler in traitHandlers {
      do {
        switch handler.way {
        case .closure(let function): _ = try function([object, traits])
        case .method(let name):
          guard let method = method(name, of: instance.declaration) else { continue }
          let values = [object, traits].prefix(method.signature.parameters.count)
          _ = try call(method, on: object, Array(values))
        }
      } catch let error as Interruption where error.isRecoverable {
        note(error)
      }
    }
  }

  private func method(_ name: String, of type: TypeDeclaration) -> FunctionDeclaration? {
    layers(of: .declared(type)).lazy.compactMap { layer -> FunctionDeclaration? in
      guard case .declared(let declaration) = layer else { return nil }
      return declaration.members.functions[name]?.first
    }.first
  }
}

/// What an object wants called when traits change.
struct TraitHandler {
  enum Way {
    case closure(FunctionValue)
    /// A method of the object, by its name.
    case method(String)
  }

  /// The code, or the name of it.
  var code: Syntax
  var way: Way
}

extension ExprSyntax {
  /// The last of some names with dots between them.
  fileprivate var lastName: String? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.bareText
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.bareText
  }
}
