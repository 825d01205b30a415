import Foundation
import PortableUIKit

extension Evaluator {
  /// What came of a call of UIKit that an unknown value keeps from being made as it is.
  enum Substitution {
    /// Arguments that stand in the place of what is not known.
    case values([Value?])
    /// It decides on a text or a picture alone.
    case content
    /// Nothing can stand in its place.
    case none
  }

  /// What stands in the place of unknown arguments.
  ///
  /// A constraint keeps its shape, and so do views: what is not known of them is a number, a text or a picture.
  func substitution(
    for function: HostFunction,
    on object: Any,
    _ values: [Value?]
  ) -> Substitution {
    let makesConstraint = Self.constraintMakers.contains(function.name)
    let isInitializer = function.name == "init"
    guard makesConstraint || isInitializer else {
      return host.isContent(function.name) || object is NSAttributedString ? .content : .none
    }
    // A text made of one that is not known.
    if function.signature.parameters.contains(where: { $0.label == "attributedString" }) {
      return .content
    }
    var result = values
    for (index, parameter) in function.signature.parameters.enumerated() {
      if parameter.label == "metrics", index < result.count {
        guard let metrics = metrics(result[index]) else { return .none }
        result[index] = metrics
        continue
      }
      guard index < result.count, case .unknown(let unknown)?? = result[index].map(Optional.some)
      else { continue }
      // Without its item a constraint is another one, or none that can be, as one is without its format.
      guard parameter.label != "toItem", parameter.label != "withVisualFormat",
        let value = parameter.label == "multiplier"
          ? .double(1) : substitute(for: unknown, as: parameter.type, in: function.name)
      else { return .none }
      result[index] = value
    }
    return .values(result)
  }

  /// The metrics of a visual format, with a number in the place of each that is not known; nil where it is not known which
  /// there are.
  private func metrics(_ value: Value?) -> Value?? {
    switch value {
    case .unknown?: return nil
    case .dictionary(var dictionary)?:
      for place in dictionary.pairs.indices {
        guard case .unknown = dictionary.pairs[place].value else { continue }
        dictionary.pairs[place].value = .double(0)
      }
      return .some(.dictionary(dictionary))
    default: return .some(value)
    }
  }

  private static let constraintMakers: Set<String> = [
    "constraint", "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo", "offset", "inset",
    "multipliedBy", "dividedBy", "priority", "setCustomSpacing", "update", "updateOffset",
    "updateInset", "updateInsets", "insets", "constraints",
    "setContentHuggingPriority", "setContentCompressionResistancePriority",
  ]

  private func substitute(
    for unknown: Unknown,
    as type: TypeReference,
    in function: String
  ) -> Value? {
    if case .optional = type { return Value.none }
    guard let name = type.name else {
      switch type {
      case .array: return .array([])
      case .function: return .function(FunctionValue { _, _ in .void })
      default: return nil
      }
    }
    if ResolvedType.fractions.contains(name) || ResolvedType.wholes.contains(name)
      || Self.numberTargets.contains(name)
    {
      switch function {
      case "multipliedBy", "dividedBy": return .double(1)
      case "priority": return .double(750)
      case "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo": return .double(40)
      case "constraint": return .double(0)
      default: return ResolvedType.wholes.contains(name) ? .int(0) : .double(0)
      }
    }
    if ResolvedType.strings.contains(name) { return .string("") }
    if name == "Bool" { return .bool(false) }
    if name == "UILayoutPriority" { return wrap(UILayoutPriority(rawValue: 750)) }
    guard let type = host.type(named: name) else { return nil }
    if type.metatype is UIView.Type { return stand(for: unknown, or: name).map { .host($0) } }
    if let zero = type.shared("zero"), let value = try? zero.get(()) { return value }
    if type.metatype == UICollectionViewLayout.self { return wrap(UICollectionViewFlowLayout()) }
    return plainObject(of: type).map { .host($0) }
  }

  private static let numberTargets: Set<String> = [
    "ConstraintRelatableTarget", "ConstraintOffsetTarget", "ConstraintInsetTarget",
    "ConstraintDirectionalInsetTarget", "ConstraintMultiplierTarget", "ConstraintPriorityTarget",
    "ConstraintConstantTarget",
  ]
}
