#if !canImport(ObjectiveC)

/// What `plumbline swift` writes in place of `#selector`, for methods that no table has.
///
/// A name without colons gets one for each parameter: `#selector(UIView.endEditing)` does not say how many there are.
extension Selector {
  /// Creates the selector of a method without parameters, of objects of a type.
  public init<Target, Result>(
    _ name: String,
    _ method: @escaping (Target) -> () -> Result
  ) {
    let call = unsafeBitCast(method, to: (@Sendable (Target) -> () -> Result).self)
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, _ in
        call(target)()
      }
    )
  }

  /// Creates the selector of a method with one parameter, of objects of a type.
  public init<Target, First, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (First) -> Result
  ) {
    let name = name.contains(":") ? name : name + ":"
    let call = unsafeBitCast(method, to: (@Sendable (Target) -> (First) -> Result).self)
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, arguments in
        call(target)(arguments.value(0, for: name))
      }
    )
  }

  /// Creates the selector of a method with two parameters, of objects of a type.
  public init<Target, First, Second, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    let name = name.contains(":") ? name : name + "::"
    let call = unsafeBitCast(method, to: (@Sendable (Target) -> (First, Second) -> Result).self)
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, arguments in
        call(target)(arguments.value(0, for: name), arguments.value(1, for: name))
      }
    )
  }

  /// Creates the selector of a method with three parameters, of objects of a type.
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    let name = name.contains(":") ? name : name + ":::"
    let call = unsafeBitCast(
      method,
      to: (@Sendable (Target) -> (First, Second, Third) -> Result).self
    )
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, arguments in
        call(target)(
          arguments.value(0, for: name),
          arguments.value(1, for: name),
          arguments.value(2, for: name)
        )
      }
    )
  }
}

/// What `plumbline swift` writes in the tables of classes.
extension Selector {
  /// Creates a selector that calls a closure, with an object of a type.
  public init<Target, Result>(
    _ name: String,
    calling closure: @escaping @MainActor @Sendable (Target) -> Result
  ) {
    let call = unsafeBitCast(closure, to: (@Sendable (Target) -> Result).self)
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, _ in
        call(target)
      }
    )
  }

  /// Creates a selector that calls a closure, with an object of a type and one argument.
  public init<Target, First, Result>(
    _ name: String,
    calling closure: @escaping @MainActor @Sendable (Target, First) -> Result
  ) {
    let call = unsafeBitCast(closure, to: (@Sendable (Target, First) -> Result).self)
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, arguments in
        call(target, arguments.value(0, for: name))
      }
    )
  }

  /// Creates a selector that calls a closure, with an object of a type and two arguments.
  public init<Target, First, Second, Result>(
    _ name: String,
    calling closure: @escaping @MainActor @Sendable (Target, First, Second) -> Result
  ) {
    let call = unsafeBitCast(closure, to: (@Sendable (Target, First, Second) -> Result).self)
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, arguments in
        call(target, arguments.value(0, for: name), arguments.value(1, for: name))
      }
    )
  }

  /// Creates a selector that calls a closure, with an object of a type and three arguments.
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    calling closure: @escaping @MainActor @Sendable (Target, First, Second, Third) -> Result
  ) {
    let call = unsafeBitCast(closure, to: (@Sendable (Target, First, Second, Third) -> Result).self)
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, arguments in
        call(
          target,
          arguments.value(0, for: name),
          arguments.value(1, for: name),
          arguments.value(2, for: name)
        )
      }
    )
  }
}

#endif
