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
    /// The program would stop there.
    case trap
    /// The budget was spent.
    case budget
  }

  var kind: Kind
  /// What it is, in words that follow a line: "`Theme.margin` is not known".
  var message: String
  var place: SourcePlace?
}
