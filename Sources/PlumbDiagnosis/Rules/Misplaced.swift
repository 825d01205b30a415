extension Rule {
  /// A view whose saved frame is not the one that its constraints give.
  public static let misplaced: Rule = Rule(
    "misplaced",
    "A view whose saved frame is not what its constraints give",
    page: "Misplaced"
  ) { $0.solved.misplacementFindings(tolerance: $0.options.misplacementTolerance) }
}
