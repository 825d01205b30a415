/// A message about Auto Layout that is no conflict.
public struct LoggedMessage: Hashable, Sendable {
  /// The line of the log, from 1.
  public var line: Int
  /// What it says.
  public var kind: Kind

  /// What messages say.
  public enum Kind: Hashable, Sendable {
    /// A constraint was activated or added whose items are not in one hierarchy: UIKit stops the app.
    ///
    /// The anchors are those that the message names, in its order; it may name none.
    case noCommonAncestor([LoggedConstraint.Anchor])
    /// A constraint was added whose items are not in one hierarchy yet: UIKit warns, and stops the app only where it has to
    /// solve the constraint before they are.
    ///
    /// The anchors are those that the message names.
    case unpreparedHierarchy([LoggedConstraint.Anchor])
    /// A view is ambiguous: an item of a trace, with what its constraints leave open.
    ///
    /// Old systems do not say what is open; then there are no variables.
    case ambiguous(LoggedConstraint.Item, [Variable])
    /// Another message, with the class or the name that it is about, where it has one.
    case console(ConsoleMessage, about: String?)
  }

  /// What the constraints of a view can leave open.
  public enum Variable: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case minX
    /// The top edge.
    case minY
    case width
    case height
  }

  /// Creates a message.
  public init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }
}
