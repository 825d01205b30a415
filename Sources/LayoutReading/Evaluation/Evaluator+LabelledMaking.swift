import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// The view that an initialiser makes which is not known, such as one in an extension of another module.
  ///
  /// `UIStackView(arrangedSubviews: [a, b], axis: .vertical)` takes the views, and sets what its labels are called after. It
  /// stays a view that stands for another one: nothing that hangs on more is told as a fact. One without a value that is called
  /// after the mask, as PureLayout's is, makes the plain view.
  ///
  /// - Parameters:
  ///   - type: What is made.
  ///   - arguments: What the initialiser is called with.
  ///   - scope: The variables around.
  ///   - node: The call.
  ///   - name: The name of the class, where only its name says that it descends from the type.
  /// - Returns: Nil for what is no view, and where no label is a property's.
  /// - Throws: ``Interruption``.
  func made(
    _ type: HostType,
    by arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol,
    named name: String? = nil
  ) throws -> Value? {
    guard type.metatype is UIView.Type, !arguments.isEmpty else { return nil }
    // `UILabel(forAutoLayout: ())`, which Objective-C has as `initForAutoLayout`.
    if arguments.count == 1, let label = arguments[0].label, Self.freesMask(label),
      arguments[0].expression?.trimmedDescription == "()"
    {
      return freed(try make(.host(type), [], scope, node), by: label)
    }
    let views =
      type.metatype is UIStackView.Type ? arguments.filter(Self.isOfArranged) : []
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
      type: .named(name ?? type.name, []),
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
        var arranged: [UIView] = []
        for element in list.elements ?? [] { _ = collect(element, &arranged) }
        for view in arranged where !stack.isDescendant(of: view) { stack.addArrangedSubview(view) }
      }
    }
    return .unknown(unknown)
  }

  /// The stack view that a class of the app's makes which is not known but by its name, of the views that it is given:
  /// `CardStackView(arrangedSubviews: [a, b], spacing: 8)`.
  ///
  /// - Returns: Nil for other names, and where it is given no views by their label.
  func madeStack(
    _ name: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    guard arguments.contains(where: Self.isOfArranged), ViewNames.view(name) == "UIStackView",
      let type = host.type(named: "UIStackView")
    else { return nil }
    return try made(type, by: arguments, scope, node, named: name)
  }

  /// Whether an argument is the list of the views that a stack view arranges, by its label.
  private static func isOfArranged(_ argument: Argument) -> Bool {
    argument.label.map(arrangedLabels.contains) == true
  }

  private static let arrangedLabels: Set<String> = [
    "arrangedSubviews", "views", "subviews", "arrangedViews",
  ]
}
