import HostCalls
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// The view that stands for an unknown one, which keeps its place in the tree.
  ///
  /// - Parameters:
  ///   - unknown: The value; the same one gets the same view each time.
  ///   - fallback: The class of UIKit, where neither the type nor the name says one.
  /// - Returns: The view, or nil for a value that is none by its declared type.
  func stand(for unknown: Unknown, or fallback: String? = nil) -> AnyObject? {
    if let stand = unknown.stand { return stand }
    guard let name = viewClass(of: unknown) ?? fallback,
      let type = host.type(named: name), let made = plainObject(of: type)
    else { return nil }
    unknown.stand = made
    // Views that are made in code and constrained say so themselves, most often in their initialisers.
    (made as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    keptObjects.append(made)
    if let view = made as? UIView, let around = unknown.surroundings as? UIView,
      !around.isDescendant(of: view)
    {
      around.addSubview(view)
    }
    if let place = unknown.place ?? site, origins[ObjectIdentifier(made)] == nil {
      origins[ObjectIdentifier(made)] = place
    }
    let typeName = unknown.type?.name
    if let typeName, ViewNames.isPlain(typeName) {
      standNames[ObjectIdentifier(made)] = typeName
      if let view = made as? UIView, typeName == "WKWebView" { Self.addScrollView(to: view) }
    } else {
      standIns.insert(ObjectIdentifier(made))
      note(
        .unknown,
        "`\(unknown.text)` is not known: a plain \(name) takes its place",
        unknown.place ?? site
      )
    }
    return made
  }

  /// Adds what scrolls a page, which is as large as the view.
  ///
  /// Source: Apple, WKWebView.scrollView.
  private static func addScrollView(to page: UIView) {
    let scroll = UIScrollView(frame: page.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.addSubview(scroll)
  }

  /// The view that stands for one of Apple's that is not here, as an initialiser of the source makes it.
  ///
  /// Its code is all there: it says itself whether constraints place the view.
  func plainStand(
    _ unknown: Unknown,
    _ arguments: [Argument],
    _ scope: Scope
  ) throws {
    guard let view = stand(for: unknown, or: "UIView") as? UIView else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    guard let frame = arguments.first(where: { $0.label == "frame" }) else { return }
    let value = try value(of: frame, scope, .named("CGRect", []))
    guard case .host(let rect as CGRect) = value else {
      note(.unknown, "the frame of `\(unknown.text)` is not known", unknown.place)
      return
    }
    view.frame = rect
  }

  /// The view that a function which is not known makes of the views that are handed to it: a stack, by its name.
  ///
  /// The views keep their place below it.
  func holder(
    _ name: String,
    of type: TypeReference?,
    _ views: [Value],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) -> Value? {
    let lowered = name.lowercased()
    let isStack = lowered.contains("stack")
    guard isStack || type?.name.map({ ViewNames.view($0) != nil }) == true else { return nil }
    let unknown = Unknown(
      Self.brief(node.trimmedDescription),
      type: isStack ? .named("UIStackView", []) : type,
      at: scope.frame.file.place(of: node)
    )
    guard let holder = stand(for: unknown, or: "UIView") as? UIView else { return nil }
    if let stack = holder as? UIStackView, lowered.contains("v") && !lowered.contains("hstack") {
      stack.axis =
        lowered.hasSuffix("vstack") || lowered.contains("vertical") ? .vertical : stack.axis
    }
    for view in allViews(in: views) where view.superview == nil && !holder.isDescendant(of: view) {
      if let stack = holder as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        holder.addSubview(view)
      }
    }
    return .unknown(unknown)
  }

  private func allViews(in values: [Value]) -> [UIView] {
    values.flatMap { value -> [UIView] in
      if case .array(let elements) = value { return allViews(in: elements) }
      return (hostObject(of: value) as? UIView).map { [$0] } ?? []
    }
  }

  /// The class of UIKit that an unknown value most likely has.
  func viewClass(of unknown: Unknown) -> String? {
    if let name = unknown.type?.name {
      if case .host(let type)? = resolve(.named(name, []), in: nil, nil),
        type.metatype is UIView.Type
      {
        return name
      }
      if let view = ViewNames.view(name) { return view }
      if ViewNames.isTypeName(name), !ResolvedType.builtins.contains(name),
        unknown.type?.unwrapped != .any, name.count > 1
      {
        return nil
      }
    }
    // What the source calls it: `viewModel.headerView`, `makeButton(title: …)`.
    let text = unknown.text.prefix { $0 != "(" && $0 != "{" }
    guard let last = text.split(whereSeparator: { ".?! ".contains($0) }).last.map(String.init)
    else {
      return nil
    }
    return ViewNames.view(last) ?? ViewNames.viewClass(ofVariable: last)
  }

  /// The class of views that a type is, or nil.
  func hostView(_ type: ResolvedType) -> HostType? {
    guard case .host(let host) = type, host.metatype is UIView.Type else { return nil }
    return host
  }

  /// A new object of a class of UIKit, as one without arguments makes it.
  func plainObject(of type: HostType) -> AnyObject? {
    if type.metatype == UICollectionView.self {
      return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    if type.metatype == UITableViewCell.self {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let empty = type.initializers.first { $0.signature.parameters.isEmpty }
    let frame = type.initializers.first { $0.signature.description(of: "init") == "init(frame:)" }
    var nothing: Any = ()
    let made: Value? =
      if let empty {
        try? empty.body(&nothing, HostArguments([]))
      } else if let frame {
        try? frame.body(&nothing, HostArguments([wrap(CGRect.zero)]))
      } else {
        nil
      }
    guard case .host(let object)? = made, Swift.type(of: object) is AnyObject.Type else {
      return nil
    }
    return object as AnyObject
  }

  /// Members by which a value shows itself to be a view.
  static let viewMembers: Set<String> = [
    "snp", "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor",
    "rightAnchor", "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor",
    "firstBaselineAnchor", "lastBaselineAnchor", "addSubview", "insertSubview",
    "addArrangedSubview", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
    "contentLayoutGuide", "frameLayoutGuide", "translatesAutoresizingMaskIntoConstraints",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "addLayoutGuide",
  ]

  /// The view that stands for a value that is called after one, where a layout library gives all views a method: `card.layout(…)`.
  func standByLibrary(_ name: String, _ unknown: Unknown) -> Value? {
    guard viewClass(of: unknown) != nil,
      module.foreign["UIView"]?.members.functions[name]?.contains(where: \.file.isOfLibrary) == true
    else { return nil }
    return stand(for: unknown).map { .host($0) }
  }

  /// A member of an unknown value that only views have, of the view that stands for it.
  func memberOfStand(_ name: String, _ unknown: Unknown) -> Value? {
    if let stand = unknown.stand { return .host(stand) }
    guard Self.viewMembers.contains(name) else { return nil }
    let fallback: String? =
      switch name {
      case "addArrangedSubview": "UIStackView"
      case "contentLayoutGuide", "frameLayoutGuide": "UIScrollView"
      default: "UIView"
      }
    if unknown.type == nil, ModuleNames.known.contains(unknown.text) { return nil }
    return stand(for: unknown, or: fallback).map { .host($0) }
  }
}
