import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Ties views as a visual format says that a method which is not there gets along with them:
  /// `addConstraintsWithFormat("H:|-8-[v0]-4-[v1]|", views: title, note)`.
  ///
  /// A format of views that are all called `v0`, `v1` and so on, with views behind it, can mean no others than these in their
  /// order: the method puts them into the dictionary that UIKit asks for. It turns their masks off, without which no format
  /// holds.
  ///
  /// Source: Apple, "Visual Format Language", in the archived Auto Layout Guide.
  ///
  /// - Parameters:
  ///   - arguments: What the method is called with.
  ///   - scope: The variables around.
  ///   - node: The call.
  /// - Returns: Nil where it gets something else, or no such format.
  /// - Throws: ``Interruption``.
  func tiedByFormat(
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    guard arguments.count > 1, let first = arguments[0].expression,
      first.is(StringLiteralExprSyntax.self), let type = host.type(named: "NSLayoutConstraint"),
      case .string(let format) = try value(of: arguments[0], scope, .string),
      let last = Self.lastNumber(in: format)
    else { return nil }
    var views: [UIView] = []
    for argument in arguments.dropFirst() {
      let value = try value(of: argument, scope, nil)
      if case .unknown(let unknown) = value, viewClass(of: unknown) == nil { return nil }
      guard !value.isNone, collect(value, &views) else { return nil }
    }
    guard views.count > last else { return nil }
    views.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let pairs = views.enumerated().map { place, view in
      (key: Value.string("v\(place)"), value: wrap(view))
    }
    let made = try callStatic(
      "constraints",
      of: .host(type),
      [
        Argument(label: "withVisualFormat", value: .string(format)),
        Argument(label: "views", value: .dictionary(DictionaryValue(pairs: pairs))),
      ],
      scope,
      nil,
      node
    )
    guard let made else { return nil }
    _ = try callStatic("activate", of: .host(type), [Argument(value: made)], scope, nil, node)
    return .void
  }

  /// The highest number of a view in a visual format whose views are all called `v0`, `v1` and so on; nil where one is not.
  private static func lastNumber(in format: String) -> Int? {
    let names = format.matches(of: /\[(\w+)/).map { $0.output.1 }
    let numbers = names.compactMap { $0.first == "v" ? Int($0.dropFirst()) : nil }
    return numbers.count == names.count ? numbers.max() : nil
  }
}
