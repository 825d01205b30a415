extension Rule {
  /// Constraints that code makes anew each time that it runs again, such as in `layoutSubviews()`.
  ///
  /// Whoever reads code lays it out several times and counts.
  public static let constraintsPileUp: Rule = Rule(
    "constraints-pile-up",
    "Constraints that pile up",
    .warning,
    page: "ConstraintsPileUp"
  ) { _ in [] }

  /// An override of `updateConstraints()` or `updateViewConstraints()` that does not call `super`.
  ///
  /// Source: Apple's pages of these methods, which ask for the call at the end.
  public static let missingSuperCall: Rule = Rule(
    "missing-super-call",
    "A call of super that is missing",
    .warning,
    page: "MissingSuperCall"
  ) { _ in [] }

  /// A view that code adds to a cell instead of its content view.
  ///
  /// Source: Apple's page of `UITableViewCell.contentView`, which asks for it.
  public static let besideContentView: Rule = Rule(
    "beside-content-view",
    "A view beside a cell's content view",
    .note,
    page: "BesideContentView"
  ) { _ in [] }
}
