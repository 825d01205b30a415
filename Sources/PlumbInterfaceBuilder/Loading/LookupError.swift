/// Why something of a document that code asks for is not there.
///
/// `description` reads like a compiler's message: `Main.storyboard:12: error: …`.
public struct LookupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document's name as it was given by the reader.
  public let file: String
  /// The line of what was found instead, counted from 1; nil where nothing was found.
  public let line: Int?
  /// What is wrong.
  public let problem: Problem

  /// The kinds of things that can be wrong.
  public enum Problem: Hashable, Sendable {
    /// No scene has the name; the names that there are.
    case unknownScene(String, known: [String])
    /// No outlet has the name; the names that there are.
    case unknownOutlet(String, known: [String])
    /// More than one outlet has the name; the lines on which they stand.
    case ambiguousOutlet(String, lines: [Int])
    /// No element of the hierarchy has the identifier, or it is no view, guide or constraint.
    case unknownIdentifier(String)
    /// The object is of another class than was asked for.
    case otherClass(name: String, expected: String, found: String)
  }

  /// Creates an error; lines are counted from 1.
  public init(file: String, line: Int? = nil, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// The place and the message on one line.
  public var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): error: \(message)"
  }

  /// What is wrong, without the place.
  public var message: String {
    switch problem {
    case .unknownScene(let name, let known): "no scene is called \"\(name)\"" + Self.list(known)
    case .unknownOutlet(let name, let known): "no outlet is called \"\(name)\"" + Self.list(known)
    case .ambiguousOutlet(let name, let lines):
      "several outlets are called \"\(name)\" (lines "
        + lines.map(String.init).joined(separator: ", ") + "): say of which object"
    case .unknownIdentifier(let id):
      "no view, guide or constraint of the hierarchy has the id \"\(id)\""
    case .otherClass(let name, let expected, let found):
      "\"\(name)\" is not of the class \(expected), but of \(found)"
    }
  }

  private static func list(_ known: [String]) -> String {
    known.isEmpty ? "; there is none" : "; there are: " + known.joined(separator: ", ")
  }
}
