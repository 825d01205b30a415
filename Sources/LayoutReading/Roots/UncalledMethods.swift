import Foundation
import SwiftSyntax

extension Evaluator {
  /// Runs what a superclass or a protocol calls that is not among the sources: methods without parameters that
  /// override one of it, or that nobody mentions.
  ///
  /// They are run in the order that their names suggest, views before their constraints.
  func runUncalledMethods(of instance: Instance) throws {
    let type = instance.declaration
    var functions: [FunctionDeclaration] = []
    for layer in layers(of: .declared(type)) {
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        continue
      }
      let overrides = hasUnknownSuperclass(declaration)
      let conforms = hasUnknownProtocol(declaration)
      guard overrides || conforms else { continue }
      for function in declaration.members.functions.values.joined() {
        guard function.signature.parameters.isEmpty, function.body != nil,
          !calledFunctions.contains(ObjectIdentifier(function)),
          !isKnownToUIKit(function, declaration)
        else { continue }
        if overrides, function.isOverride {
          functions.append(function)
        } else if conforms, !function.isOverride, !function.attributes.contains("objc"),
          isMentionedOnce(function), mayLayOut(function.syntax) || makesViews(function)
        {
          functions.append(function)
        }
      }
    }
    guard !functions.isEmpty else { return }
    functions.sort {
      (Self.rank($0.name), $0.syntax.position) < (Self.rank($1.name), $1.syntax.position)
    }
    for function in functions where !calledFunctions.contains(ObjectIdentifier(function)) {
      note(
        .unknown,
        "nothing that was read calls `\(function.fullName)`, which is run all the same",
        function.file.place(of: function.syntax)
      )
      do {
        _ = try call(function, on: .object(instance), [])
      } catch let error as Interruption where error.isRecoverable {
        note(error)
      }
    }
  }

  /// Notes which class of UIKit a superclass is taken for.
  func noteAssumedSuperclasses(of type: TypeDeclaration) {
    for layer in layers(of: .declared(type)) {
      guard case .declared(let declaration) = layer,
        let assumed = assumedSuperclass(of: declaration),
        let name = declaration.inherited.first?.name
      else { continue }
      note(
        .unknown,
        "`\(name)` is not known: it is taken for a \(assumed.name)",
        declaration.place
      )
    }
  }

  private func hasUnknownProtocol(_ type: TypeDeclaration) -> Bool {
    type.inherited.dropFirst(superclass(of: type) == nil ? 0 : 1).contains { parent in
      guard let name = parent.name, !name.hasSuffix("Delegate"), !name.hasSuffix("DataSource")
      else {
        return false
      }
      return resolve(parent, in: type.outer, type.file) == nil
    }
  }

  /// Whether UIKit calls a method of a class, which overrides one of its own.
  ///
  /// What only has the base name of one is another method: `show(_ user: User)` beside `show(_:sender:)`.
  func isKnownToUIKit(_ function: FunctionDeclaration, _ type: TypeDeclaration) -> Bool {
    guard let host = hostClass(of: type) else { return false }
    return function.isOverride
      && layers(of: .host(host)).contains { layer in
        guard case .host(let each) = layer else { return false }
        return !each.functions(function.name).isEmpty
      } || Self.calledByUIKit.contains(function.name)
  }

  private static let calledByUIKit: Set<String> = [
    "prepareForReuse", "didReceiveMemoryWarning", "awakeFromNib", "prepareForInterfaceBuilder",
    "becomeFirstResponder", "resignFirstResponder", "updateConfiguration", "viewDidUnload",
  ]

  /// Whether a method makes what others lay out, by its name, as `createViewComponents()` does.
  private func makesViews(_ function: FunctionDeclaration) -> Bool {
    Self.rank(function.name) < 0
  }

  private func isMentionedOnce(_ function: FunctionDeclaration) -> Bool {
    let text = function.file.text
    guard let first = text.range(of: function.name) else { return true }
    return text.range(of: function.name, range: first.upperBound..<text.endIndex) == nil
  }

  /// Views come first, those that have to be made before they are added, then their constraints, then the rest.
  private static func rank(_ name: String) -> Int {
    let lowered = name.lowercased()
    func has(_ words: String...) -> Bool { words.contains { lowered.contains($0) } }
    if ["create", "make"].contains(where: lowered.hasPrefix), has("view", "component", "element") {
      return -1
    }
    if has("constraint", "layout") { return 2 }
    if has("hierarchy", "addsub", "addview", "subview", "addcomponent", "addelement", "addui") {
      return 0
    }
    if has("view", "ui", "setup", "configure", "render", "appearance", "attribute", "prepare") {
      return 1
    }
    return 3
  }
}
