extension ConsoleMessage {
  /// The message of a line, or nil for one that has none.
  ///
  /// - Complexity: O(n) for n bytes: marks are looked for where their first byte is.
  init?(_ bytes: Bytes) {
    var found: ConsoleMessage?
    for place in bytes.indices {
      for (message, mark) in Self.marksByFirstByte[Int(bytes[place])]
      where (found.map { message.rank < $0.rank } ?? true) && bytes.has(mark, at: place) {
        found = message
      }
    }
    guard let found else { return nil }
    self = found
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  private static let marksByFirstByte: [[(ConsoleMessage, StaticString)]] = {
    var table = [[(ConsoleMessage, StaticString)]](repeating: [], count: 256)
    for message in allCases {
      for mark in message.marks { table[Int(mark.utf8Start[0])].append((message, mark)) }
    }
    return table
  }()

  /// What the message is about, as far as the line names it: a class, or a name in a visual format.
  func subject(in bytes: Bytes) -> String? {
    switch self {
    case .unknownNameInFormat:
      return bytes.find(" is not a key in the ").flatMap { Self.name(before: $0, in: bytes) }
    case .barOfController:
      guard let mark = bytes.find("Cannot modify constraints for ") else { return nil }
      return Self.name(from: mark + 30, in: bytes)
    case .missingSuper:
      let mark = bytes.find("'s implementation of") ?? bytes.find("\" implementation of")
      return mark.flatMap { Self.name(before: $0, in: bytes) }
    case .missingSuperOfLayout:
      return bytes.find("calling -[").flatMap { Self.name(from: $0 + 10, in: bytes) }
    case .itemTooWide, .itemTooHigh, .feedbackLoop, .nestedLayout, .backgroundThread,
      .backgroundThreadWarning, .notANumber, .unreadableFormat, .formatWithoutSuperview,
      .endlessPasses, .immenseConstant, .uncopiedAttributes, .negativeItemSize, .missingItem,
      .invalidFrame, .missingAttributes, .changedAttributes, .layerCycle, .missingSection,
      .singularTransform, .emptyDynamicItem, .foreignCell, .earlySnapshot, .addedTwice,
      .attributeCycle:
      return nil
    case .unregisteredCell:
      return bytes.find("with identifier ").flatMap { Self.name(from: $0 + 16, in: bytes) }
    case .preferenceLoop:
      return bytes.find("Bound preference ").flatMap { Self.name(from: $0 + 17, in: bytes) }
    case .missingCell:
      return bytes.find("dataSource (<").flatMap { Self.name(from: $0 + 13, in: bytes) }
    case .wrongUpdate, .scrollBeyond:
      let isTable =
        bytes.find("invalid number of rows") != nil || bytes.find("UITableView") != nil
        || bytes.find("table view") != nil
      return isTable ? "table" : "collection view"
    case .subviewOfHosting:
      return bytes.find("' as a subview of ").flatMap { Self.name(before: $0, in: bytes) }
    case .missingRow:
      return bytes.find("incoming head ").flatMap { Self.name(from: $0 + 14, in: bytes) }
    case .negativeRowHeight:
      if bytes.find("header height must") != nil { return "header" }
      return bytes.find("footer height must") == nil ? "row" : "footer"
    case .updateLoop:
      // UIKit 15 prints no colon between the class and the address.
      return bytes.find(" is stuck in ").flatMap { mark in
        bytes[..<mark].findLast("<").flatMap { Self.name(from: $0 + 1, in: bytes) }
      }
    default:
      return Self.describedClass(in: bytes)
    }
  }

  /// The class of the first object that is described: `Cell: <App.ItemCell: 0x7f; frame = …>`.
  private static func describedClass(in bytes: Bytes) -> String? {
    var place = bytes.startIndex
    while let open = bytes.find("<", from: place) {
      if let name = name(from: open + 1, in: bytes),
        bytes.has(": 0x", at: open + 1 + name.utf8.count)
          || bytes.has(":0x", at: open + 1 + name.utf8.count)
      {
        return name
      }
      place = open + 1
    }
    return nil
  }

  private static func name(before end: Int, in bytes: Bytes) -> String? {
    var start = end
    while start > bytes.startIndex, bytes[start - 1].isNamePart { start -= 1 }
    return start < end ? bytes[start..<end].string : nil
  }

  private static func name(from start: Int, in bytes: Bytes) -> String? {
    var end = start
    while end < bytes.endIndex, bytes[end].isNamePart { end += 1 }
    return start < end ? bytes[start..<end].string : nil
  }
}
