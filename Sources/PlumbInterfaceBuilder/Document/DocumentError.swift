/// Why an Interface Builder document cannot be read.
///
/// `description` reads like a compiler's message: `Main.storyboard:12:8: error: …`.
public struct DocumentError: Error, Hashable, Sendable {
  /// The document's name as it was given by the reader.
  public let file: String
  /// The line of the cause, counted from 1.
  public let line: Int
  /// The column of the cause, counted from 1, where it is known.
  public let column: Int?
  /// What is wrong.
  public let problem: Problem

  /// Creates an error; lines and columns are counted from 1.
  public init(file: String, line: Int, column: Int? = nil, problem: Problem) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }

  /// The kinds of things that can be wrong.
  public enum Problem: Hashable, Sendable {
    /// The file cannot be opened; the system's reason.
    case unreadable(reason: String)
    /// The text is not well-formed XML; what is wrong with it.
    case malformed(reason: String)
    /// The text ends inside the named elements, outermost first.
    case truncated(open: [String])
    /// The text has a document type declaration, which may define entities.
    case documentType
    /// The declared encoding is unknown.
    case unknownEncoding(String)
    /// The bytes do not fit the encoding.
    case invalidBytes(encoding: String)
    /// The document is larger, deeper or longer than permitted.
    case tooLarge(Limit, maximum: Int)
    /// The root is not a `document` element of a known version.
    case notInterfaceBuilder(root: String)
    /// The document is for a platform other than iOS.
    case unsupportedPlatform(type: String)
    /// An attribute that must be there is missing.
    case missingAttribute(element: String, attribute: String)
    /// The value of an attribute cannot be understood.
    case invalidValue(element: String, attribute: String, value: String, expected: String)
    /// An element that must be there is missing from another.
    case missingElement(String, parent: String)
    /// Two elements have the same identifier.
    case duplicateIdentifier(String, firstLine: Int)
    /// An element contains itself by way of a reference.
    case cycle(identifier: String, containedAtLine: Int)
  }

  /// A bound on the extent of documents.
  public enum Limit: String, Hashable, Sendable {
    case bytes, elements
    case depth = "levels of nesting"
  }
}
