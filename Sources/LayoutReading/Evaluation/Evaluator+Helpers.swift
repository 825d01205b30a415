import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Calls a helper that many apps take from a library or from a module of their own, and that does what it is called.
  ///
  /// - Returns: Nil for a name that is none of those.
  func callHelper(
    _ name: String,
    on value: Value,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    // What runs a block of something else may be a queue, and may run it later or never.
    let isConfigurer =
      Self.configurers.contains(name) || name == "run" && hostObject(of: value) is UIView
    if isConfigurer, arguments.count == 1, isReference(value),
      case .function(let function) = try self.value(of: arguments[0], scope, nil)
    {
      _ = try function([value])
      return name == "do" ? .void : value
    }
    if arguments.isEmpty, let freed = freed(value, by: name) { return freed }
    if hostObject(of: value) is UIView, let tied = try tiedByFormat(arguments, scope, node) {
      return tied
    }
    guard let view = hostObject(of: value) as? UIView,
      let adder = Self.adder(name, arguments.first?.label, on: view)
    else {
      return nil
    }
    var views: [UIView] = []
    var blocks: [FunctionValue] = []
    var placements: [FunctionValue] = []
    for argument in arguments {
      if arguments.count == 1, try listed(argument, &views, scope) { continue }
      let isPlacement = Self.placesOneView(argument)
      let argument = try self.value(of: argument, scope, nil)
      if isPlacement, case .function(let block) = argument {
        placements.append(block)
      } else if case .function(let block) = argument, (block.parameterCount ?? 0) == 0 {
        blocks.append(block)
      } else if !collect(argument, &views) {
        return nil
      }
    }
    let place = scope.frame.file.place(of: node)
    let lowered = name.lowercased()
    for each in views where !view.isDescendant(of: each) {
      try invokeHost(adder, on: value, view, [wrap(each)], place, scope, node)
      if lowered.contains("constrain") || lowered.contains("autolayout") {
        each.translatesAutoresizingMaskIntoConstraints = false
      } else {
        // Many of these helpers turn the mask off, too.
        keepHandled(.host(each))
      }
    }
    // What places the views that were added.
    for block in blocks { _ = try block([]) }
    if let only = views.first, views.count == 1 {
      for block in placements { try self.place(only, by: block, scope, node) }
    }
    return .void
  }

  /// Whether an argument is a block of SnapKit for the view that is added: `addSubview(title) { $0.edges.equalToSuperview() }`.
  private static func placesOneView(_ argument: Argument) -> Bool {
    guard let closure = argument.expression?.as(ClosureExprSyntax.self) else { return false }
    let text = closure.trimmedDescription
    return (closure.signature != nil || text.contains("$0"))
      && ["equalTo", "ThanOrEqualTo"].contains(where: text.contains)
  }

  /// Collects the views that a closure lists by name, one in a line, as that of a result builder does: `subviews { title; note }`.
  ///
  /// - Returns: Whether it lists views, and nothing else.
  private func listed(_ argument: Argument, _ views: inout [UIView], _ scope: Scope) throws -> Bool
  {
    guard let closure = argument.expression?.as(ClosureExprSyntax.self), closure.signature == nil,
      !closure.statements.isEmpty
    else { return false }
    var listed: [UIView] = []
    for statement in closure.statements {
      guard case .expr(let expression) = statement.item,
        expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self),
        collect(try evaluate(expression, scope), &listed)
      else { return false }
    }
    views += listed
    return true
  }

  private func place(
    _ view: UIView,
    by block: FunctionValue,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws {
    guard let namespace = try member("snp", of: wrap(view), scope, node) else { return }
    let callables = methods("makeConstraints", of: namespace, layers(of: namespace))
    _ = try invoke(callables, [Argument(value: .function(block))], scope, nil, node)
  }

  /// Helpers that hand an object to a block and answer the object, as those of Then do.
  static let configurers: Set<String> = [
    "then", "do", "with", "apply", "also", "configure", "config", "setup", "tap", "style",
  ]

  /// What a helper that adds views does with each, by its name: `addSubviews`, `addConstrainedSubviews`, `app_add(subviews:)`.
  ///
  /// - Returns: Nil for other names, and for one that may arrange the views of a stack view or only put them into it.
  private static func adder(_ name: String, _ label: String?, on view: UIView) -> String? {
    let (lowered, label) = (name.lowercased(), label?.lowercased() ?? "")
    // A prefix that tells the helpers of an app from UIKit's own.
    let own = lowered.split(separator: "_").last ?? ""
    guard own.hasPrefix("add") || Self.adders.contains(String(own)),
      (own + label).contains("subview") || own == "sv"
    else { return nil }
    if (own + label).contains("arrange") { return "addArrangedSubview" }
    return view is UIStackView ? nil : "addSubview"
  }

  /// Helpers that are called after what they add: `subviews(title, note)`.
  private static let adders: Set<String> = ["subviews", "sv"]

  /// The view itself, of a helper that is called after what it does to the mask: `UILabel().forAutoLayout`.
  ///
  /// - Returns: Nil for what is no view, and for names that say nothing of the mask.
  func freed(_ value: Value, by name: String) -> Value? {
    guard Self.freesMask(name), let view = hostObject(of: value) as? UIView else { return nil }
    view.translatesAutoresizingMaskIntoConstraints = false
    return value
  }

  /// Whether a helper turns a mask off, by its name.
  static func freesMask(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return lowered.contains("autolayout") || lowered.contains("autoresizing")
  }

  private func isReference(_ value: Value) -> Bool {
    switch value {
    case .object, .unknown: true
    case .host(let object): Swift.type(of: object) is AnyObject.Type
    default: false
    }
  }

  /// The object of UIKit that a value is, or that stands for it.
  func hostObject(of value: Value) -> AnyObject? {
    switch value {
    case .object(let instance): instance.host
    case .host(let object):
      Swift.type(of: object) is AnyObject.Type ? object as AnyObject : nil
    case .unknown(let unknown): unknown.stand
    default: nil
    }
  }

  /// Adds the view that a value is, or those in a list, to some; false where it is something else.
  func collect(_ value: Value, _ views: inout [UIView]) -> Bool {
    if case .array(let elements) = value {
      return elements.allSatisfy { collect($0, &views) }
    }
    if case .unknown(let unknown) = value {
      guard let stand = stand(for: unknown, or: "UIView") as? UIView else { return false }
      views.append(stand)
      return true
    }
    guard let view = hostObject(of: value) as? UIView else { return value.isNone }
    views.append(view)
    return true
  }

  private func invokeHost(
    _ name: String,
    on value: Value,
    _ view: UIView,
    _ arguments: [Value],
    _ place: SourcePlace,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws {
    let callables = methods(
      name,
      of: value.isUnknown ? .host(view) : value,
      layers(of: .host(view))
    )
    _ = try invoke(callables, arguments.map { Argument(value: $0) }, scope, nil, node)
  }
}
