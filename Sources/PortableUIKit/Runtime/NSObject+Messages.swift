#if !canImport(ObjectiveC)
public import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method for a selector.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { Messages.canSend($0, to: self) } ?? false
  }

  /// Calls a method without parameters, which the object must have.
  ///
  /// - Returns: The object that the method returned; nil where it returned none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple declares it.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    unretained(Messages.send(aSelector, to: self, []), of: self)
  }

  /// Calls a method with one parameter, which the object must have.
  ///
  /// - Returns: The object that the method returned; nil where it returned none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple declares it.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    unretained(Messages.send(aSelector, to: self, [object]), of: self)
  }

  /// Calls a method with two parameters, which the object must have.
  ///
  /// - Returns: The object that the method returned; nil where it returned none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple declares it.
  @discardableResult
  public func perform(
    _ aSelector: Selector,
    with object1: Any?,
    with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    unretained(Messages.send(aSelector, to: self, [object1, object2]), of: self)
  }
}

/// Returns an object without a claim to it.
///
/// The receiver keeps it until it is asked again, as there is no pool that would.
private func unretained(_ value: Any?, of receiver: AnyObject) -> Unmanaged<AnyObject>? {
  let object = value.flatMap { instance(in: $0) }
  setAssociatedObject(
    object,
    of: receiver,
    key: resultKey,
    policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC
  )
  return object.map { Unmanaged.passUnretained($0) }
}

/// An address that serves as key, and is not read.
private nonisolated(unsafe) let resultKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
)

#endif
