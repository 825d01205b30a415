extension Rule {
  /// Code that the program stops over before there is a layout.
  ///
  /// No layout shows it; whoever reads code makes its findings: a constraint that is activated before its views are in
  /// one hierarchy, a nil that is unwrapped.
  public static let stopsInCode: Rule = Rule(
    "stops-in-code",
    "Code that stops the program",
    .error,
    page: "StopsInCode"
  ) { _ in [] }
}
