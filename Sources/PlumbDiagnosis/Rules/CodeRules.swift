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

  /// An override of `updateConstraints()` or `updateViewConstraints()` that does not call `super`, or of `layoutSubviews()` where
  /// constraints place what is in the view.
  ///
  /// Source: Apple's pages of the first two, which ask for the call at the end, and of `UIView.layoutSubviews()`, by which the default
  /// implementation uses the constraints.
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

  /// The content view of a table's cell whose autoresizing mask is turned off, by code or by constraints that `snp` makes
  /// of it, or a cell of a collection view that turns its own off.
  ///
  /// Source: UIKit logs it: "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a
  /// UITableViewCell is not supported and will result in undefined behavior".
  public static let contentViewMask: Rule = Rule(
    "content-view-mask",
    "A cell, or its content view, whose autoresizing mask is off",
    .warning,
    page: "ContentViewMask"
  ) { _ in [] }

  /// Constraints of two states that are active at once after a method switched between them.
  ///
  /// Whoever reads code calls what events call, alone and one after the other.
  public static let contradictingStates: Rule = Rule(
    "contradicting-states",
    "States that contradict each other",
    .error,
    page: "ContradictingStates"
  ) { _ in [] }

  /// `snp.updateConstraints` of something that was never made.
  ///
  /// Source: SnapKit 5.7, `Constraint.activateIfNeeded(updatingExisting:)`: "Updated constraint could not find existing
  /// matching constraint to update" stops the program.
  public static let updateOfUnmade: Rule = Rule(
    "update-of-unmade",
    "An update of a constraint that was never made",
    .error,
    page: "UpdateOfUnmade"
  ) { _ in [] }

  /// `snp.remakeConstraints` that leaves out what a view needs to have a place and a size.
  public static let remakeDropsConstraint: Rule = Rule(
    "remake-drops-constraint",
    "A remake that drops a constraint that is needed",
    .warning,
    page: "RemakeDropsConstraint"
  ) { _ in [] }

  /// Constraints that UIKit removes because code moves their view into another superview afterwards.
  ///
  /// Source: Apple's pages of `UIView.addSubview(_:)` and `removeFromSuperview()`.
  public static let moveDropsConstraints: Rule = Rule(
    "move-drops-constraints",
    "Constraints that go when their view moves",
    .warning,
    page: "MoveDropsConstraints"
  ) { _ in [] }

  /// A statement that makes a constraint of which nothing is kept: it is never activated, and does nothing.
  ///
  /// Source: Apple's page of `NSLayoutAnchor`: a constraint that it makes is inactive.
  public static let unusedConstraint: Rule = Rule(
    "unused-constraint",
    "A constraint that is made and never activated",
    .warning,
    page: "UnusedConstraint"
  ) { _ in [] }
}
