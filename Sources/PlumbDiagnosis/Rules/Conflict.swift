extension Rule {
  /// Required constraints that cannot all hold.
  public static let conflict: Rule = Rule(
    "conflict",
    "Required constraints that cannot all hold",
    .error,
    page: "Conflict"
  ) { $0.solved.conflictFindings(judgedBy: $0) }
}
