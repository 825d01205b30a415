extension DocumentError: CustomStringConvertible {
  /// The place and the message on one line.
  public var description: String {
    let place = column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
    return "\(place): error: \(message)"
  }

  /// What is wrong, without the place.
  public var message: String {
    switch problem {
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .malformed(let reason): "not well-formed XML: \(reason)"
    case .truncated(let open):
      open.last.map { "the document ends inside <\($0)> (open: \(open.joined(separator: " > ")))" }
        ?? "the document is empty"
    case .documentType: "document type declarations (<!DOCTYPE>) are not accepted"
    case .unknownEncoding(let name): "unknown text encoding \"\(name)\""
    case .invalidBytes(let encoding): "the bytes here are not \(encoding) text"
    case .tooLarge(let limit, let maximum):
      "the document has more than \(maximum) \(limit.rawValue)"
    case .notInterfaceBuilder(let root):
      "not an Interface Builder document of version 3: the root is <\(root)>"
    case .unsupportedPlatform(let type): "not an iOS document: its type is \"\(type)\""
    case .missingAttribute(let element, let attribute): "<\(element)> has no \(attribute)"
    case .invalidValue(let element, let attribute, let value, let expected):
      "<\(element)> has \(attribute)=\"\(value)\"; expected \(expected)"
    case .missingElement(let name, let parent): "<\(parent)> has no <\(name)>"
    case .duplicateIdentifier(let id, let line): "id \"\(id)\" is already used on line \(line)"
    case .cycle(let id, let line):
      "\"\(id)\" contains itself: it begins here and is contained again on line \(line)"
    }
  }
}
