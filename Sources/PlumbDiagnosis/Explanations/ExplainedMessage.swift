public import PlumbLog

/// A message of a log that is no conflict, in words.
public struct ExplainedMessage: Hashable, Sendable {
  /// The message, as it is first in the log.
  public let message: LoggedMessage
  /// The lines of all that say the same, in order; at least one.
  public internal(set) var lines: [Int]

  /// The messages of a log, each once.
  ///
  /// A window or another host is ambiguous whenever something in it is: where a trace says what is open in some
  /// views, those of which it does not are left out.
  static func all(_ messages: [LoggedMessage]) -> [ExplainedMessage] {
    let saysWhat = messages.contains { message in
      if case .ambiguous(_, let variables) = message.kind { !variables.isEmpty } else { false }
    }
    var result: [ExplainedMessage] = []
    for message in messages {
      if saysWhat, case .ambiguous(_, []) = message.kind { continue }
      if let place = result.firstIndex(where: { $0.message.kind == message.kind }) {
        result[place].lines.append(message.line)
      } else {
        result.append(ExplainedMessage(message: message, lines: [message.line]))
      }
    }
    return result
  }

  /// The name of what the message is about, such as `no common ancestor` or `ambiguous`.
  public var name: String {
    switch message.kind {
    case .noCommonAncestor: "no common ancestor"
    case .unpreparedHierarchy: "warning"
    case .ambiguous: "ambiguous"
    case .console(let message, _): message.stopsApp ? "crash" : "warning"
    }
  }

  /// Whether the app stops with it.
  public var stopsApp: Bool {
    switch message.kind {
    case .noCommonAncestor: true
    case .unpreparedHierarchy, .ambiguous: false
    case .console(let message, _): message.stopsApp
    }
  }

  /// What it says, in a sentence.
  public var summary: String {
    switch message.kind {
    case .noCommonAncestor(let anchors):
      let items = Self.items(of: anchors)
      guard items.count == 2 else {
        return "a constraint between views that are not in one hierarchy stops the app"
      }
      return
        "a constraint between \(items[0]) and \(items[1]), which are not in one hierarchy, stops the app"
    case .unpreparedHierarchy(let anchors):
      let items = Self.items(of: anchors)
      let names = items.count == 2 ? "\(items[0]) and \(items[1])" : "views"
      return
        "a constraint between \(names) is added before they are in one hierarchy; the app stops if it is laid out before that"
    case .ambiguous(let item, let variables):
      let name = ConflictWording.item(item)
      guard !variables.isEmpty else { return "the constraints of \(name) leave its frame open" }
      return "the constraints of \(name) leave its " + Self.list(variables.map(\.words)) + " open"
    case .console(let message, let subject): return message.words(about: subject).summary
    }
  }

  /// What is behind it.
  public var cause: String {
    switch message.kind {
    case .noCommonAncestor, .unpreparedHierarchy:
      return
        "a constraint is activated before both views are added with addSubview(_:), or after one was removed, or is added "
        + "to a view that is not around both"
    case .ambiguous(_, let variables):
      let missing =
        variables.isEmpty ? "a position or a size is missing" : "something is missing"
      return missing + ": several frames fit, and Auto Layout takes any of them"
    case .console(let message, let subject): return message.words(about: subject).cause
    }
  }

  /// What to do.
  public var fix: String {
    switch message.kind {
    case .noCommonAncestor(let anchors), .unpreparedHierarchy(let anchors):
      let items = Self.items(of: anchors)
      let names = items.count == 2 ? "\(items[0]) and \(items[1])" : "both views"
      return
        "add \(names) to their superviews first, then activate the constraint with isActive, which finds the view "
        + "that it belongs to"
    case .ambiguous(_, let variables):
      guard !variables.isEmpty else {
        return
          "give it a position and a size along both axes; Debug View Hierarchy in Xcode shows which is missing"
      }
      return variables.map(\.remedy).joined(separator: "; ")
    case .console(let message, let subject): return message.words(about: subject).fix
    }
  }

  /// The different views, in words.
  private static func items(of anchors: [LoggedConstraint.Anchor]) -> [String] {
    var seen: Set<String> = []
    return anchors.filter { seen.insert($0.item.id).inserted }.map {
      ConflictWording.item($0.item)
    }
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension LoggedMessage.Variable {
  /// What is open.
  fileprivate var words: String {
    switch self {
    case .minX: "horizontal position"
    case .minY: "vertical position"
    case .width: "width"
    case .height: "height"
    }
  }

  /// What to add.
  fileprivate var remedy: String {
    switch self {
    case .minX: "add a leading, trailing or centerX constraint"
    case .minY: "add a top, bottom or centerY constraint"
    case .width:
      "add a width, or leading and trailing, or give neighbours different hugging priorities"
    case .height:
      "add a height, or top and bottom, or give neighbours different hugging priorities"
    }
  }
}
