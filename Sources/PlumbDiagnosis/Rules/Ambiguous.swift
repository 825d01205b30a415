extension Rule {
  /// A view whose position or size is not determined.
  public static let ambiguous: Rule = Rule(
    "ambiguous",
    "A view whose position or size the constraints leave open",
    page: "Ambiguous"
  ) { $0.ambiguityFindings() }
}
