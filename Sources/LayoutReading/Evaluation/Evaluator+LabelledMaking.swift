import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// The view that an initialiser makes which is not known, such as one in an extension of another module.
  ///
  /// `UIStackView(arrangedSubviews: [a, b], axis: .vertical)` takes the views, and sets what its labels are called after. It
  /// stays a view that stands for another one: nothing that hangs on more is told as a fact. One without a value that is called
  /// after the mask, as PureLayout's is, makes the plain view.
  ///
  /// - Returns: Nil for what is no view, and where no label is a property's.
  func made(
    _ type: HostType,
    by arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    guard type.metatype is UIView.Type, !arguments.isEmpty else { return nil }
    // `UILabel(forAutoLayout: ())`, which Objective-C has as `initForAutoLayout`.
    if arguments.count == 1, let label = arguments[0].label, Self.freesMask(label),
      arguments[0].expression?.trimmedDescription == "()"
    {
      return freed(try make(.host(type), [], scope, node), by: label)
    }
    let views = arguments.filter { $0.label == "arrangedSubviews" }
    let settable = arguments.filter { argument in
      argument.label.map { label in
        layers(of: .host(type)).contains { layer in
          guard case .host(let each) = layer else { return false }
          return each.property(label)?.set != nil
        }
      } ?? false
    }
    guard !views.isEmpty || !settable.isEmpty else { return nil }
    let unknown = Unknown(
      Self.brief(node.trimmedDescription),
      type: .named(type.name, []),
      at: scope.frame.file.place(of: node)
    )
    guard let view = stand(for: unknown, or: type.name) else { return nil }
    let value = Value.host(view)
    for argument in settable {
      guard let label = argument.label else { continue }
      let expected = propertyType(label, layers(of: value))
      let new = try self.value(of: argument, scope, expected)
      if new.isUnknown { continue }
      try set(label, of: value, Reference(value), to: new, scope, node)
    }
    if let stack = view as? UIStackView {
      for argument in views {
        let list = try self.value(of: argument, scope, .array(.named("UIView", [])))
        for element in list.elements ?? [] {
          if let arranged = hostObject(of: element) as? UIView, !stack.isDescendant(of: arranged) {
            stack.addArrangedSubview(arranged)
          }
        }
      }
    }
    return .unknown(unknown)
  }
}
