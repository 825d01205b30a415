/// Something that keeps a class from being read whole.
struct ReadingNote: Hashable, Sendable {
  /// What kind of thing it is.
  enum Kind: String, Hashable, Sendable {
    /// A value that is not known and that the layout depends on.
    case unknown
    /// A condition that is not known.
    case condition
    /// Something that the reader does not understand.
    case unsupported
    /// The program would stop there, for what it is made with.
    case trap
    /// UIKit raises an exception there.
    case exception
    /// A text, a picture or a font that is not known: all views and constraints are there, and sizes hang on it.
    case content
    /// The budget was spent.
    case budget
  }

  var kind: Kind
  /// What it is, in words that follow a line: "`Theme.margin` is not known".
  var message: String
  var place: SourcePlace?

  /// Whether it says that a plain view stands for one of a class that is not known.
  var isOfStandIn: Bool { kind == .unknown && message.hasSuffix("takes its place") }

  /// Whether it says that a class has a superclass that is not known.
  var isOfSuperclass: Bool {
    kind == .unknown && message.contains("is not known: it is taken for a")
  }

  /// Whether it says that something was run of which nothing tells who calls it.
  var isOfGuess: Bool {
    kind == .unknown
      && ["which is run all the same", "is called with samples"].contains(where: message.hasSuffix)
  }
}
