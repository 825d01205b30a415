import PortableUIKit
import SwiftParser
import SwiftSyntax

extension Evaluator {
  /// A call of something that is not known.
  ///
  /// It is noted where a view is handed to it, which may be laid out there.
  func callUnknown(
    _ name: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: FunctionCallExprSyntax
  ) throws -> Value {
    if try handsToMainQueue(name, arguments, scope) { return .void }
    if let stack = try madeStack(name, arguments, scope, node) { return stack }
    try keepTraitHandler(name, arguments, scope)
    bindTexts(name, arguments, scope)
    var takesView = false
    var views: [Value] = []
    var handed: [Value] = []
    for argument in arguments {
      if let closure = argument.expression?.as(ClosureExprSyntax.self) {
        keepWaiting(closure)
        // What it does is not done: that matters where it lays out.
        if mayLayOut(closure) { takesView = true }
        forgetChanged(by: closure, of: name, scope)
        if !Self.runsLater(name) {
          let last = name.split(separator: ".").last.map(String.init) ?? name
          let isIteration = ChangeCollector.iterations.contains(last)
          keepUnrun(closure, of: name, scope, onlyMasks: !isIteration)
          keepReached(namedIn: closure, by: name, scope)
        }
      } else if let value = try? value(of: argument, scope, nil) {
        if isOnlyTold(value, argument.label, name, scope) { continue }
        let objects = layoutObjects(in: value)
        if objects.isEmpty { continue }
        takesView = true
        handed += objects
        views += objects.filter { !isOwner($0, argument.label, scope) }
      }
    }
    for argument in arguments { try forgetInOut(argument, scope) }
    if takesView, !Self.runsLater(name), !Self.onlyDraws(name, arguments) {
      views.forEach(keepHandled)
      views.forEach(keepChanged)
      let last = name.split(separator: ".").last.map(String.init) ?? name
      handed.forEach { keepTakenAway(by: last, from: $0) }
      note(.unknown, "`\(Self.brief(name))` is not known", scope.frame.file.place(of: node))
    }
    if takesView, let holder = holder(name, of: type, views, scope, node) { return holder }
    // A call of a type makes a value of it.
    let made: TypeReference? =
      name.first?.isUppercase == true && !name.contains(".") ? .named(name, []) : nil
    let result = Unknown(
      Self.brief(node.trimmedDescription),
      type: made ?? type,
      at: scope.frame.file.place(of: node)
    )
    if made != nil, ViewNames.isPlain(name) { try plainStand(result, arguments, scope) }
    return .unknown(result)
  }

  /// Keeps in mind that something which is not known gets views or constraints, one after another, or is one of them:
  /// `[title, card].forEach(Theme.prepare)`, `heights[Theme.index]`.
  func hand(_ values: [Value], to unknown: Unknown) {
    guard values.contains(where: isLayoutObject), !Self.onlyDraws(unknown.text) else { return }
    values.forEach(keepHandled)
    values.forEach(keepChanged)
    note(.unknown, "`\(unknown.text)` is not known", unknown.place ?? site)
  }

  /// Forgets what a closure changes that is handed to something unknown, which may have called it, and more than once.
  ///
  /// What it changes of an object may as well come later, where it is not called for each of some elements.
  private func forgetChanged(by closure: ClosureExprSyntax, of name: String, _ scope: Scope) {
    guard !Self.runsLater(name) else { return }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    forgetChanged(
      in: [closure.statements],
      scope,
      onlyLocal: !ChangeCollector.iterations.contains(last)
    )
    forgetFlags(in: closure.statements, scope)
  }

  /// Whether an argument says who is to be told or asked, and is no view to be placed: `delegate: self`.
  func isOwner(_ value: Value, _ label: String?, _ scope: Scope) -> Bool {
    if let label, Self.ownerLabels.contains(where: label.lowercased().hasSuffix) { return true }
    guard let object = hostObject(of: value), let own = scope.selfValue.flatMap(hostObject)
    else { return false }
    return object === own
  }

  /// Whether an object hands itself over to be told or asked, `model.setDelegate(self)`, as an assignment to a property `delegate`
  /// does: whoever has it calls methods of a protocol, and lays nothing out.
  private func isOnlyTold(_ value: Value, _ label: String?, _ name: String, _ scope: Scope) -> Bool
  {
    guard let object = hostObject(of: value), let own = scope.selfValue.flatMap(hostObject),
      object === own
    else { return false }
    let words = [label ?? "", name.split(separator: ".").last.map(String.init) ?? ""]
    return words.contains { word in
      Self.listenerWords.contains { word.lowercased().hasSuffix($0) }
    }
  }

  private static let listenerWords = ["delegate", "datasource", "listener", "observer"]

  private static let ownerLabels = [
    "delegate", "datasource", "target", "owner", "parent", "controller", "listener", "observer",
    "presenter", "coordinator", "output",
  ]

  /// Whether a function of a name changes how a view looks, and not where it is: `roundCorners(of:)`.
  static func onlyDraws(_ name: String) -> Bool {
    let last = (name.split(separator: ".").last ?? "").lowercased()
    return drawingWords.contains { last.contains($0) }
  }

  /// Whether a call changes how a view looks, and not where it is: by its name, or by the key whose value it sets,
  /// `picker.setValue(UIColor.white, forKeyPath: "textColor")`.
  static func onlyDraws(_ name: String, _ arguments: [Argument]) -> Bool {
    if onlyDraws(name) { return true }
    guard name.split(separator: ".").last == "setValue",
      let key = arguments.first(where: { ["forKey", "forKeyPath"].contains($0.label) }),
      let literal = key.expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return false }
    return onlyDraws(literal) || literal == "highlightsToday"
  }

  private static let drawingWords = [
    "corner", "shadow", "gradient", "underline", "color", "tint", "accessibility", "haptic",
  ]

  /// Keeps in mind that code which is not known has had a view, or several.
  func keepHandled(_ value: Value) {
    if case .array(let elements) = value { return elements.forEach(keepHandled) }
    if let view = hostObject(of: value) as? UIView, handled.insert(ObjectIdentifier(view)).inserted
    {
      keptObjects.append(view)
    }
  }

  /// Whether what is handed to a function of a name is run by an event, and not when the layout is made.
  static func runsLater(_ name: String) -> Bool {
    name.split(separator: ".").contains { part in
      laterNames.contains(String(part)) || laterBeginnings.contains { part.hasPrefix($0) }
        || part.hasPrefix("on") && part.dropFirst(2).first?.isLowercase != true
    }
  }

  static let laterNames: Set<String> = [
    "rx", "sink", "drive", "asyncAfter", "addAction", "addTarget", "publisher", "throttle",
    "debounce", "receive", "assign", "perform", "notify", "completion", "setImage", "kf", "sd",
    "dataTask", "Task",
  ]
  static let laterBeginnings = [
    "fetch", "load", "get", "request", "observe", "subscribe", "bind", "download", "post",
    "send", "present", "dismiss", "schedule", "did", "register", "addObserver", "removeObserver",
    "when",
  ]

  /// Whether a value is something that is laid out, or lays out.
  func isLayoutObject(_ value: Value) -> Bool {
    switch value {
    case .object(let instance): instance.host.map(host.isLayoutObject) ?? false
    case .host(let object): host.isLayoutObject(object)
    case .array(let elements): elements.contains(where: isLayoutObject)
    default: false
    }
  }
}
