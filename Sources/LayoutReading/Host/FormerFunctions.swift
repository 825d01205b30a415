import HostCalls
import PortableUIKit

extension Evaluator {
  /// A call of a function of `NSLayoutConstraint` or `UIFont` by the name that it had before Swift 3, under the name that it
  /// has now.
  ///
  /// Source: the `renamed:` attributes of Apple's headers, as their documentation shows them, and the proposal SE-0005, which
  /// took words off that repeat types.
  ///
  /// - Returns: Nil for other names and types.
  static func currentCall(
    _ name: String,
    of type: ResolvedType,
    _ arguments: [Argument]
  ) -> (name: String, arguments: [Argument])? {
    guard case .host(let host) = type, var first = arguments.first, first.label == nil,
      let current = host.metatype is NSLayoutConstraint.Type
        ? formerFunctions[name] : host.metatype is UIFont.Type ? formerFonts[name] : nil
    else { return nil }
    first.label = current.label
    return (current.name, [first] + arguments.dropFirst())
  }

  private static let formerFunctions: [String: (name: String, label: String?)] = [
    "constraintsWithVisualFormat": ("constraints", "withVisualFormat"),
    "activateConstraints": ("activate", nil),
    "deactivateConstraints": ("deactivate", nil),
  ]

  private static let formerFonts: [String: (name: String, label: String?)] = [
    "systemFontOfSize": ("systemFont", "ofSize"),
    "boldSystemFontOfSize": ("boldSystemFont", "ofSize"),
    "italicSystemFontOfSize": ("italicSystemFont", "ofSize"),
    "monospacedDigitSystemFontOfSize": ("monospacedDigitSystemFont", "ofSize"),
    "preferredFontForTextStyle": ("preferredFont", "forTextStyle"),
  ]

  /// A call of a method of UIKit as it was written before Swift 3, as it is written now: `top.constraintEqualToAnchor(other)`,
  /// `label.setContentHuggingPriority(251, forAxis: .Horizontal)`.
  ///
  /// - Parameters:
  ///   - name: The method.
  ///   - value: What it is called on.
  ///   - arguments: What it is called with.
  /// - Returns: Nil for what is written as it is now.
  func currentCall(
    _ name: String,
    on value: Value,
    _ arguments: [Argument]
  ) -> (name: String, arguments: [Argument])? {
    guard let object = hostObject(of: value) else { return nil }
    if Self.isAnchor(object), let label = Self.anchorLabel(name), var first = arguments.first,
      first.label == nil
    {
      first.label = label
      return ("constraint", [first] + arguments.dropFirst())
    }
    guard object is UIView, arguments.contains(where: { Self.formerLabels[$0.label ?? ""] != nil })
    else { return nil }
    let current = arguments.map { argument in
      var argument = argument
      argument.label = argument.label.map { Self.formerLabels[$0] ?? $0 }
      return argument
    }
    return (name, current)
  }

  /// The first label of a method that makes a constraint of an anchor: `lessThanOrEqualTo` for
  /// `constraintLessThanOrEqualToAnchor`.
  private static func anchorLabel(_ name: String) -> String? {
    let parts = name.firstMatch(
      of: /^constraint(Equal|LessThanOrEqual|GreaterThanOrEqual)(To\w+)$/
    )
    guard let parts else { return nil }
    let relation = parts.output.1.prefix(1).lowercased() + parts.output.1.dropFirst()
    return relation + (parts.output.2 == "ToAnchor" ? "To" : parts.output.2)
  }

  private static func isAnchor(_ object: AnyObject) -> Bool {
    object is NSLayoutXAxisAnchor || object is NSLayoutYAxisAnchor || object is NSLayoutDimension
  }

  private static let formerLabels = [
    "forAxis": "for", "forState": "for", "forControlEvents": "for", "atIndex": "at",
  ]
}
