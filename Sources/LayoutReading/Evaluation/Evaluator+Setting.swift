import HostCalls
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Sets a member.
  ///
  /// - Parameters:
  ///   - name: The member.
  ///   - value: What it is a member of.
  ///   - owner: Where that is, for values that are changed as a whole.
  ///   - new: The new value.
  ///   - scope: The variables around.
  ///   - node: The expression on the left.
  /// - Throws: ``Interruption``.
  func set(
    _ name: String,
    of value: Value,
    _ owner: Reference,
    to new: Value,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws {
    switch value {
    case .unknown(let unknown):
      keepMasksOpen(by: name, of: unknown)
      if let stand = memberOfStand(name, unknown) {
        return try set(name, of: stand, owner, to: new, scope, node)
      }
      if isLayoutObject(new) {
        note(.unknown, "`\(unknown.text)` is not known", scope.frame.file.place(of: node))
      }
      keepChangedByUnknown(name)
      return
    case .type(let type): return try setStatic(name, of: type, to: new)
    case .tuple(var elements):
      guard let place = elements.firstIndex(where: { $0.label == name }) ?? Int(name) else {
        return
      }
      elements[place].value = new
      return try owner.set(.tuple(elements))
    default: break
    }
    try set(name, of: value, owner, to: new, layers(of: value), scope, node)
  }

  func set(
    _ name: String,
    of value: Value,
    _ owner: Reference,
    to new: Value,
    _ layers: [Layer],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws {
    for (index, layer) in layers.enumerated() {
      switch layer {
      case .declared(let declaration):
        guard let property = declaration.members.properties[name] else { continue }
        if property.isOverride, !property.isComputed {
          // A class that initialises its own property does so directly, whatever overrides it.
          if let initializing = scope.frame.initializing,
            initializing.members.properties[name]?.isOverride == false
          {
            continue
          }
          // Observers around what is above.
          let old = try self.property(name, of: value, Array(layers[(index + 1)...])) ?? .none
          try observe(property.willSet, property, value, new)
          try bypassing(name, of: value) {
            try set(name, of: value, owner, to: new, Array(layers[(index + 1)...]), scope, node)
          }
          try observe(property.didSet, property, value, old)
          return
        }
        return try set(property, of: value, owner, to: new, scope)
      case .host(let type):
        guard let property = type.property(name) else { continue }
        guard let set = property.set else { return }
        return try setHost(property, set, name, of: value, owner, to: new, scope, node)
      }
    }
    if case .structure(var structure) = value {
      structure.fields[name] = new
      return try owner.set(.structure(structure))
    }
    if try Builtins.set(name, of: owner, to: new) { return }
    if let current = Self.currentMember(name, in: layers) {
      return try set(current, of: value, owner, to: new, layers, scope, node)
    }
    if host.isOnlyLook(name) || isOfPlainView(value) && !isLayoutObject(new) { return }
    keepHandled(value)
    keepUnknown(name, value, new)
    note(
      .unknown,
      "`\(Self.brief(node.trimmedDescription))` is not known",
      scope.frame.file.place(of: node)
    )
  }

  /// Whether a value stands for a view of Apple's that is not here and that has no size of its own: what it shows is no
  /// matter of the layout.
  private func isOfPlainView(_ value: Value) -> Bool {
    guard let object = hostObject(of: value) else { return false }
    return standNames[ObjectIdentifier(object as AnyObject)].map(ViewNames.isPlain) ?? false
  }

  func setHost(
    _ property: HostProperty,
    _ set: @MainActor (inout Any, Value) throws -> Void,
    _ name: String,
    of value: Value,
    _ owner: Reference,
    to new: Value,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws {
    let place = scope.frame.file.place(of: node)
    let outer = site
    site = place
    defer { site = outer }
    let new =
      handedText(new, for: name, of: value) ?? textOfRunTime(new, for: name, of: value, node)
      ?? coerce(new, to: property.type, scope)
    if name == "dataSource", let list = hostObject(of: value),
      list is UITableView || list is UICollectionView
    {
      setSource(of: list, new.isNone ? nil : new, place)
      return
    }
    if name == "dataSource", let asking = hostObject(of: value), setPages(of: asking, new, place) {
      return
    }
    if name == "delegate", let list = hostObject(of: value),
      list is UITableView || list is UICollectionView, setSizes(of: list, new, place)
    {
      return
    }
    if name == "contentSize", let view = hostObject(of: value), view is UIScrollView {
      keptObjects.append(view as AnyObject)
      sizedScrollViews.insert(ObjectIdentifier(view as AnyObject))
    }
    do {
      switch value {
      case .object(let instance):
        guard var object = instance.host as Any? else { return }
        if let reason = host.refusal(ofSetting: name, of: object, to: new) {
          throw Interruption.exception(reason, place)
        }
        try guarding { try set(&object, new) }
      case .host(var object):
        if name == "isActive", case .bool(true) = new {
          adoptItems(of: constraints(in: [value]), scope)
        }
        if let reason = host.refusal(ofSetting: name, of: object, to: new) {
          throw Interruption.exception(reason, place)
        }
        let isObject = Swift.type(of: object) is AnyObject.Type
        try guarding { try set(&object, new) }
        if !isObject { try owner.set(.host(object)) }
        if name == "isActive" { keepOrigin(of: .host(object), place) }
      default: break
      }
      forgetUnknownFrame(name, of: value)
      keepKnown(name, of: value)
    } catch let error as UnknownError {
      keepUnknownFrame(name, of: value, error.unknown)
      keepOpen(name, of: value, error.unknown)
      if case .host(let host) = value, Self.isLength(name, of: host) {
        return try owner.set(
          .unknown(Unknown(error.unknown.text, type: typeName(of: value), at: place))
        )
      }
      if host.isContent(name) || name == "numberOfLines" || hidesInPlace(name, value) {
        note(.content, "`\(error.unknown.text)` is not known", place)
        if name == "font", let view = hostObject(of: value) {
          viewsOfUnknownFonts.insert(ObjectIdentifier(view))
        }
        if name == "image" { keepPictureView(hostObject(of: value), error.unknown, place) }
      } else if !host.isOnlyLook(name) {
        note(.unknown, "`\(error.unknown.text)` is not known", place)
        let object = hostObject(of: value)
        if name == "constant" && object is NSLayoutConstraint
          || name == "spacing" && object is UIStackView
        {
          placesOfUnknownNumbers.insert(place)
        }
      }
    } catch let error as ConversionError {
      if !host.isOnlyLook(name) { note(.unsupported, "`\(name)`: \(error.message)", place) }
    }
  }

  /// Whether a property is a length of a rectangle, of a size or of insets, without which what has it is not known.
  private static func isLength(_ name: String, of object: Any) -> Bool {
    switch object {
    case is CGRect, is CGSize: ["width", "height", "size"].contains(name)
    case is UIEdgeInsets, is NSDirectionalEdgeInsets: true
    default: false
    }
  }

  /// Whether a property hides a view that keeps its place: only a stack closes up over what is hidden.
  private func hidesInPlace(_ name: String, _ value: Value) -> Bool {
    guard name == "isHidden", let view = hostObject(of: value) as? UIView,
      let container = view.superview
    else { return false }
    return !(container is UIStackView)
  }

  /// Sets a property of the source.
  func set(
    _ property: PropertyDeclaration,
    of value: Value,
    _ owner: Reference,
    to new: Value,
    _ scope: Scope
  ) throws {
    let new = coerce(new, to: property.type, scope)
    if property.isComputed {
      guard let setter = property.setter else { return }
      observed.insert(ObjectIdentifier(property))
      let variable = Variable(value)
      let frame = Frame(self: variable, in: property.owner, property.file)
      frame.function = property.name
      let inner = Scope(frame)
      inner.declare(setter.name, new, type: property.type)
      _ = try run(setter.body, inner)
      if case .object = value { return }
      return try owner.set(variable.value ?? value)
    }
    // In an initialiser of the type itself, nothing is observed.
    let isQuiet = scope.frame.initializing != nil && scope.frame.initializing === property.owner
    switch value {
    case .object(let instance):
      if property.wrapper != nil, let wrapper = instance.fields["_" + property.name] {
        let reference = Reference {
          wrapper
        } set: {
          instance.fields["_" + property.name] = $0
        }
        return try set("wrappedValue", of: wrapper, reference, to: new, scope, property.syntax)
      }
      let old = instance.fields[property.name] ?? .none
      if !isQuiet { try observe(property.willSet, property, value, new) }
      instance.fields[property.name] = new
      if !isQuiet { try observe(property.didSet, property, value, old) }
    case .structure(var structure):
      if property.wrapper != nil, let wrapper = structure.fields["_" + property.name] {
        let reference = Reference {
          wrapper
        } set: { changed in
          structure.fields["_" + property.name] = changed
          try owner.set(.structure(structure))
        }
        return try set("wrappedValue", of: wrapper, reference, to: new, scope, property.syntax)
      }
      let old = structure.fields[property.name] ?? .none
      structure.fields[property.name] = new
      try owner.set(.structure(structure))
      if !isQuiet, let observer = property.didSet {
        let variable = Variable(.structure(structure))
        let inner = Scope(Frame(self: variable, in: property.owner, property.file))
        inner.declare(observer.name, old)
        _ = try run(observer.body, inner)
        if let changed = variable.value { try owner.set(changed) }
      }
    default: break
    }
  }

  func observe(
    _ observer: PropertyDeclaration.Observer?,
    _ property: PropertyDeclaration,
    _ value: Value,
    _ other: Value
  ) throws {
    guard let observer else { return }
    observed.insert(ObjectIdentifier(property))
    let frame = Frame(self: Variable(value), in: property.owner, property.file)
    // Setting the property in its own observer is not observed.
    frame.initializing = property.owner
    frame.function = property.name
    let scope = Scope(frame)
    scope.declare(observer.name, other)
    _ = try run(observer.body, scope)
  }

  /// Sets a property that the source overrides, from inside of UIKit.
  func set(
    _ property: PropertyDeclaration,
    of instance: Instance,
    to new: Value,
    _ change: () -> Void
  ) throws {
    let value = Value.object(instance)
    if property.isComputed {
      guard let setter = property.setter else { return change() }
      let scope = Scope(Frame(self: Variable(value), in: property.owner, property.file))
      scope.declare(setter.name, new)
      _ = try run(setter.body, scope)
      return
    }
    let hosted = instance.host as? any HostedObject
    let old =
      try hosted?.link.bypassing(property.name) {
        try self.property(
          property.name,
          of: value,
          layersAbove(property.owner ?? instance.declaration, of: value)
        )
      } ?? .none
    try observe(property.willSet, property, value, new)
    change()
    try observe(property.didSet, property, value, old)
  }

  func setSuper(
    _ name: String,
    of value: Value,
    to new: Value,
    _ scope: Scope
  ) throws {
    guard let type = scope.frame.type else { return }
    let above = layersAbove(type, of: value)
    let owner = Reference(value)
    let body = {
      try self.set(name, of: value, owner, to: new, above, scope, type.syntax)
    }
    try bypassing(name, of: value, body)
  }

  /// Runs something in which a member of an object is UIKit's own.
  func bypassing(_ name: String, of value: Value, _ body: () throws -> Void) throws {
    if case .object(let instance) = value, let hosted = instance.host as? any HostedObject {
      try hosted.link.bypassing(name, body)
    } else {
      try body()
    }
  }

  func setStatic(_ name: String, of type: ResolvedType, to new: Value) throws {
    for layer in layers(of: type) {
      switch layer {
      case .declared(let declaration):
        if let property = declaration.statics.properties[name] {
          return try setGlobal(property, to: new)
        }
      case .host(let host):
        if let set = host.shared(name)?.set {
          var nothing: Any = ()
          return try set(&nothing, new)
        }
      }
    }
  }
}
