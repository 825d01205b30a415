import Foundation
import PortableUIKit

#if !canImport(Darwin)
import Plumb

extension Builtins {
  /// What the DSL adds to arrays.
  static func collectionDSL(_ name: String, _ elements: [Value]) throws -> Value? {
    guard name == "snp" || name == "boxed" || name == "bi", !elements.isEmpty else { return nil }
    if name == "snp" {
      let items = try elements.map { try native($0, (any LayoutConstraintItem).self) }
      return wrap(items.snp)
    }
    return wrap(try elements.map { try native($0, UIView.self) }.boxed)
  }

  /// What functions the DSL adds to arrays.
  static func callCollectionDSL(
    _ name: String,
    _ elements: [Value],
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    guard !elements.isEmpty else { return nil }
    func argument<Native>(_ label: String, _ type: String, _ kind: Native.Type) throws -> Native? {
      guard let argument = arguments.first(where: { $0.label == label }) else { return nil }
      return try native(evaluator.value(of: argument, scope, TypeTexts.type(type)), kind)
    }
    switch name {
    case "boxed":
      guard let layout = try argument("layout", "BoxLayout", BoxLayout.self) else { return nil }
      return wrap(try elements.map { try native($0, UIView.self) }.boxed(layout: layout))
    case "inBoxView":
      let items = try elements.map { value -> BoxItem in
        if let item = try? native(value, BoxItem.self) { return item }
        return try native(value, UIView.self).boxed
      }
      return wrap(
        items.inBoxView(
          axis: try argument("axis", "BoxLayout.Axis", BoxLayout.Axis.self) ?? .y,
          spacing: try argument("spacing", "CGFloat", CGFloat.self) ?? 0,
          insets: try argument("insets", "UIEdgeInsets", UIEdgeInsets.self) ?? .zero
        )
      )
    default: return nil
    }
  }
}
#endif

extension Builtins {
  /// The size of a text.
  static func measured(
    _ name: String,
    _ text: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    guard name == "size", let argument = arguments.first, argument.label == "withAttributes" else {
      return nil
    }
    let attributes = try evaluator.value(
      of: argument,
      scope,
      TypeTexts.type("[NSAttributedString.Key: Any]")
    )
    return wrap(
      NSString(string: text).size(
        withAttributes: try native(attributes, [NSAttributedString.Key: Any]?.self)
      )
    )
  }
}
