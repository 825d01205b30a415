import PortableUIKit

/// What a view of the source shows, as a value of the source that makes the view.
struct SourceContentConfiguration: UIContentConfiguration {
  /// A value of a type of the source that is a `UIContentConfiguration`.
  let value: Value

  /// Takes a value for one, or gives nil where its type says nothing of the protocol.
  init?(_ value: Value) {
    guard let evaluator = Callbacks.evaluator,
      let type = evaluator.resolvedType(of: value), case .declared(let declaration) = type,
      evaluator.override("makeContentView()", of: declaration) != nil
    else { return nil }
    self.value = value
  }

  func makeContentView() -> any UIView & UIContentView {
    ask("makeContentView()", [], (any UIView & UIContentView).self)
      ?? UIListContentView(configuration: .cell())
  }

  func updated(for state: any UIConfigurationState) -> Self {
    ask("updated(for:)", [wrap(any: state)], Self.self) ?? self
  }

  /// What a method answers; nil where the source has none, or where it was interrupted.
  private func ask<Native>(_ name: String, _ arguments: [Value], _ type: Native.Type) -> Native? {
    guard let evaluator = Callbacks.evaluator,
      case .declared(let declaration)? = evaluator.resolvedType(of: value),
      let function = evaluator.override(name, of: declaration)
    else { return nil }
    var result: Native?
    Callbacks.run {
      result = try native(try evaluator.call(function, on: value, arguments), type)
    }
    return result
  }
}

extension Evaluator {
  /// Whether a configuration is of the type of the one that a view of the source shows.
  ///
  /// Source: Apple's documentation of `UIContentView.supports(_:)`.
  func isOfShownType(_ configuration: Any?, _ view: Instance) -> Bool {
    guard let shown = view.fields["configuration"].flatMap(resolvedType),
      let new = (configuration as? SourceContentConfiguration).flatMap({
        resolvedType(of: $0.value)
      })
    else { return false }
    return isType(new, shown)
  }
}
