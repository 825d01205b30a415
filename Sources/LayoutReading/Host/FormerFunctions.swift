import HostCalls
import PortableUIKit

extension Evaluator {
  /// A call of a function of `NSLayoutConstraint` by the name that it had before Swift 3, under the name that it has now.
  ///
  /// Source: the `renamed:` attributes of Apple's headers, as their documentation shows them, and the proposal SE-0005, which took
  /// words off that repeat types.
  ///
  /// - Returns: Nil for other names and types.
  static func currentCall(
    _ name: String,
    of type: ResolvedType,
    _ arguments: [Argument]
  ) -> (name: String, arguments: [Argument])? {
    guard case .host(let host) = type, host.metatype is NSLayoutConstraint.Type,
      let current = formerFunctions[name], var first = arguments.first, first.label == nil
    else { return nil }
    first.label = current.label
    return (current.name, [first] + arguments.dropFirst())
  }

  private static let formerFunctions: [String: (name: String, label: String?)] = [
    "constraintsWithVisualFormat": ("constraints", "withVisualFormat"),
    "activateConstraints": ("activate", nil),
    "deactivateConstraints": ("deactivate", nil),
  ]
}
