import PortableUIKit

#if !canImport(Darwin)
import Plumb
#endif

/// What the evaluator has to know of UIKit beside its interface.
extension HostModule {
  /// A selector, which nobody sends.
  func selector(_ name: String) -> Value { wrap(Selector(name)) }

  /// Whether an object is laid out, or lays out.
  func isLayoutObject(_ object: Any) -> Bool {
    object is UIView || object is UILayoutGuide || object is NSLayoutConstraint
      || object is UIViewController || object is NSLayoutXAxisAnchor
      || object is NSLayoutYAxisAnchor || object is NSLayoutDimension
  }

  /// Whether an object is seen, and decides on no frame but that of the text or picture that it is.
  func isLook(_ object: Any) -> Bool {
    object is UIColor || object is UIFont || object is UIImage || object is PortableUIKit.CGColor
  }

  /// Whether a type is one of those objects, by its name.
  func isLookType(_ name: String) -> Bool {
    ["UIColor", "UIFont", "UIImage", "CGColor"].contains(name)
  }

  func isConstraint(_ object: Any) -> Bool { object is NSLayoutConstraint }

  /// Whether what is set by a name changes no frame, so that it does not matter what it is.
  func isOnlyLook(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return Self.looks.contains { lowered.contains($0) }
  }

  /// The view that a block of the DSL constrains.
  func constrainedView(_ object: Any) -> UIView? {
    #if canImport(Darwin)
    nil
    #else
    (object as? any ConstraintDSL)?.target as? UIView
    #endif
  }

  /// Whether what is set by a name is a text, a picture or a value that a view shows.
  func isContent(_ name: String) -> Bool {
    guard !isOnlyLook(name) else { return false }
    let lowered = name.lowercased()
    return Self.wholeContents.contains(lowered) || Self.contents.contains { lowered.contains($0) }
  }

  private static let wholeContents: Set<String> = [
    "value", "ison", "date", "minimumvalue", "maximumvalue",
  ]

  private static let contents = [
    "text", "font", "image", "title", "placeholder", "attributed", "prompt", "subtitle",
    "detail", "progress", "numberofpages", "currentpage", "segment", "symbol", "icon", "message",
    "html", "configuration",
  ]

  private static let looks = [
    "color", "delegate", "searchresultsupdater", "shadow", "corner", "border", "accessibility",
    "tag",
    "prefetch", "passwordrules", "target", "action", "gesture", "animation", "alpha", "keyboard",
    "selection", "haptic",
    "cursor", "tint", "register", "invalidationhandler", "separator", "notification", "observer",
    "identifier", "contentmode", "skeleton",
  ]

  /// The arguments of the designated initialisers that one without arguments ends in.
  var zeroArguments: [String: [Value?]] {
    [
      "init(frame:)": [wrap(CGRect.zero)],
      "init(frame:textContainer:)": [wrap(CGRect.zero), Value.none],
      "init(style:reuseIdentifier:)": [wrap(UITableViewCell.CellStyle.default), Value.none],
      "init(reuseIdentifier:)": [Value.none],
      "init(nibName:bundle:)": [Value.none, Value.none],
    ]
  }

  /// The arguments of the designated initialisers that a convenience one with arguments ends in.
  func furtherArguments(behind name: String, _ values: [Value?]) -> [String: [Value?]] {
    name == "init(frame:)" ? ["init(frame:textContainer:)": values + [Value.none]] : [:]
  }

  /// Whether a call is left out, because it asks a list for rows that only a data source at run time has.
  func isLeftOut(_ function: HostFunction, on object: Any) -> Bool {
    (object is UITableView || object is UICollectionView)
      && Self.callsOnRows.contains { function.name.hasPrefix($0) }
  }

  private static let callsOnRows = [
    "scrollTo", "selectRow", "selectItem", "insertRows", "deleteRows", "reloadRows", "moveRow",
    "insertSections", "deleteSections", "reloadSections", "moveSection", "insertItems",
    "deleteItems",
    "reloadItems", "moveItem", "performBatchUpdates", "dequeueReusable", "reconfigure",
  ]

  // MARK: - What UIKit would not take

  /// Why a call would raise an exception, or nil.
  func refusal(of function: HostFunction, on object: Any, _ values: [Value?]) -> String? {
    switch function.name {
    case "activate":
      guard case .array(let elements)?? = values.first else { return nil }
      for case .host(let each) in elements {
        guard let constraint = each as? NSLayoutConstraint else { continue }
        if let reason = refusal(ofActivating: constraint) { return reason }
      }
      return nil
    case "addConstraint":
      guard let constraint = self.object(in: values) as? NSLayoutConstraint else { return nil }
      return refusal(ofActivating: constraint)
    case "addConstraints":
      guard case .array(let elements)?? = values.first else { return nil }
      for case .host(let each) in elements {
        guard let constraint = each as? NSLayoutConstraint else { continue }
        if let reason = refusal(ofActivating: constraint) { return reason }
      }
      return nil
    case "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview":
      guard let view = self.object(in: values) as? UIView, let parent = object as? UIView,
        parent.isDescendant(of: view)
      else { return nil }
      return "a view is added to itself or to a view below it"
    case "constraints":
      // The views of a visual format.
      guard case .dictionary(let views)?? = values.last else { return nil }
      if views.pairs.contains(where: { $0.value.isNone }) {
        return "a view of a visual format is nil"
      }
      return problem(ofFormat: values, views)
        ?? refusal(ofFormat: values.first ?? nil, views.pairs.map(\.value))
    case "constraint":
      guard let anchor = object as? NSLayoutXAxisAnchor,
        let other = self.object(in: values) as? NSLayoutXAxisAnchor
      else { return nil }
      return anchor.refusal(with: other)
    case "init": return refusal(ofMaking: function, values)
    default: return nil
    }
  }

  /// Why a constraint cannot be made, or nil.
  ///
  /// Source: what UIKit says as it raises: location attributes must be specified in pairs.
  private func refusal(ofMaking function: HostFunction, _ values: [Value?]) -> String? {
    guard let place = function.signature.parameters.firstIndex(where: { $0.label == "toItem" }),
      place < values.count, values[place]?.isNone == true,
      case .host(let host)?? = values.dropFirst().first,
      let attribute = host as? NSLayoutConstraint.Attribute,
      ![.width, .height, .notAnAttribute].contains(attribute)
    else { return nil }
    return
      "its \(attribute) is held to a number: an edge or a center needs an item that it is tied to"
  }

  /// What keeps a format from being read, by the names of its views and metrics; which numbers and views those are does not matter,
  /// as long as a priority may be one.
  private func problem(ofFormat values: [Value?], _ views: DictionaryValue) -> String? {
    guard values.count == 4, case .string(let format)?? = values.first,
      let names = Self.names(in: views)
    else { return nil }
    var metrics: [String: CGFloat] = [:]
    switch values[2] {
    case .dictionary(let numbers)?:
      guard let names = Self.names(in: numbers) else { return nil }
      for name in names { metrics[name] = 1 }
    case nil, Value.none?: break
    default: return nil
    }
    return NSLayoutConstraint.problem(ofVisualFormat: format, metrics: metrics, views: names)
  }

  private static func names(in dictionary: DictionaryValue) -> Set<String>? {
    var names: Set<String> = []
    for pair in dictionary.pairs {
      guard case .string(let name) = pair.key else { return nil }
      names.insert(name)
    }
    return names
  }

  /// Why the bar of a format has nothing that it stands for, or nil.
  private func refusal(ofFormat format: Value?, _ views: [Value]) -> String? {
    guard case .string(let format)? = format, format.contains("|"),
      views.allSatisfy({ (object(in: [$0]) as? UIView).map { $0.superview == nil } ?? false }),
      !views.isEmpty
    else { return nil }
    return
      "`|` of the visual format \(format) has no view that it stands for: `addSubview` comes first"
  }

  private func object(in values: [Value?]) -> AnyObject? {
    switch values.first {
    case .some(.some(.host(let object))): object as AnyObject
    case .some(.some(.object(let instance))): instance.host
    default: nil
    }
  }

  /// Why a property cannot be set, or nil.
  func refusal(ofSetting name: String, of object: Any, to value: Value) -> String? {
    if name == "isActive", case .bool(true) = value, let constraint = object as? NSLayoutConstraint
    {
      return refusal(ofActivating: constraint)
    }
    if name == "priority", object is NSLayoutConstraint, case .host(let host) = value,
      let priority = host as? UILayoutPriority,
      !(priority.rawValue > 0 && priority.rawValue <= 1000)
    {
      return "a priority of \(priority.rawValue) is outside of 1 to 1000"
    }
    if ["constant", "frame", "bounds"].contains(name), let number = value.number, number.isNaN {
      return "the \(name) is not a number, such as 0 ÷ 0"
    }
    return nil
  }

  private func refusal(ofActivating constraint: NSLayoutConstraint) -> String? {
    guard !constraint.isActive, !constraint.canActivate else { return nil }
    return
      "the constraint is activated before its views are in one hierarchy: `addSubview` comes first"
  }
}
