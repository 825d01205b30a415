import Foundation
import Requirements

/// Asks objects to call methods by name.
package enum Messages {
  /// Whether an object has the method.
  package static func canSend(_ selector: Selector, to object: AnyObject) -> Bool {
    if object is SegueTrigger { return selector == SegueTrigger.action }
    #if canImport(ObjectiveC)
    return (object as? NSObject)?.responds(to: selector) ?? false
    #else
    return SelectorTables.method(for: selector, of: object) != nil
    #endif
  }

  /// Calls the method of an object, which must have it.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - object: The object.
  ///   - arguments: The values for the parameters; a method with fewer takes the first ones.
  /// - Returns: What the method returned, where it is known.
  @discardableResult
  package static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?]) -> Any?
  {
    if let trigger = object as? SegueTrigger, selector == SegueTrigger.action {
      trigger.follow(arguments.first.flatMap { $0 })
      return nil
    }
    #if canImport(ObjectiveC)
    let first = arguments.first.flatMap { $0 }
    let second = arguments.dropFirst().first.flatMap { $0 }
    return (object as? NSObject)?.perform(selector, with: first, with: second)?
      .takeUnretainedValue()
    #else
    guard let method = SelectorTables.method(for: selector, of: object) else {
      let address = UInt(bitPattern: ObjectIdentifier(object))
      requirementFailure(
        "-[\(String(reflecting: type(of: object))) \(selector)]: unrecognized selector sent to instance 0x\(String(address, radix: 16))"
      )
    }
    return method.call(object, SelectorArguments(values: arguments))
    #endif
  }
}

/// Who is told of something, and by which method.
struct MessageTarget {
  /// The object, which is not kept alive; nil where it is looked for when there is something to tell.
  weak var object: AnyObject?
  /// Whether the one to tell is looked for among the responders.
  let isSearched: Bool
  /// The method.
  let action: Selector

  /// A target, which is looked for among the responders where `target` is nil.
  init(_ target: Any?, _ action: Selector) {
    object = target.flatMap { instance(in: $0) }
    isSearched = object == nil
    self.action = action
  }

  /// Whether nobody is there any longer.
  var isGone: Bool { !isSearched && object == nil }

  /// Whether the target and the action are the ones given, where nil stands for any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    let wanted = target.flatMap { instance(in: $0) }
    return (wanted == nil || wanted === object) && (action == nil || action == self.action)
  }
}
