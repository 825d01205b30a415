import PortableUIKit

extension Evaluator {
  /// Gives properties what other code sets before an object is shown, as a controller sets the model of the one that it presents;
  /// in the usual reading they stay without a value.
  ///
  /// - Throws: ``Interruption``.
  func handValues(to instance: Instance) throws {
    for (property, type) in settable(of: instance) {
      madeUpSamples.insert(.nothing)
      guard usesOtherSamples, let owner = property.owner else { continue }
      let made = sample(of: type, in: owner, for: [property.name])
      let value = made.isUnknown ? Value.unknown(Unknown(property.name, type: type)) : made
      try hand(value, to: property, of: instance)
    }
  }

  /// Sets a property of an object as code outside of its class does; what an observer of it throws ends there.
  ///
  /// - Throws: ``Interruption``.
  func hand(
    _ value: Value,
    to property: PropertyDeclaration,
    of instance: Instance
  ) throws {
    guard let owner = property.owner else { return }
    let object = Value.object(instance)
    let scope = Scope(Frame(self: nil, in: owner, owner.file))
    do {
      try set(property, of: object, Reference(object), to: value, scope)
    } catch let error as Interruption where error.isRecoverable {
      note(error)
    } catch Interruption.thrown {
      return
    }
  }

  /// The variables of an object that have no value, that code outside of its class can set, and that hold no views, delegates or
  /// callbacks; with the types of their values.
  private func settable(of instance: Instance) -> [(PropertyDeclaration, TypeReference)] {
    layers(of: .declared(instance.declaration)).flatMap {
      layer -> [(PropertyDeclaration, TypeReference)] in
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        return []
      }
      return declaration.stored.compactMap { property in
        guard !property.isLet, !property.isStatic, !property.isLazy, !property.isWeak,
          !property.isSetPrivately, property.initializer == nil, property.wrapper == nil,
          !property.attributes.contains("IBOutlet"), let type = property.type, type.isOptional,
          instance.fields[property.name]?.isNone != false,
          !takesViews(type, in: declaration)
        else { return nil }
        if case .function = type.unwrapped { return nil }
        return (property, type.unwrapped)
      }
    }
  }
}
