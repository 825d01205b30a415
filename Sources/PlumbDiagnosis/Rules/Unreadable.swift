extension Rule {
  /// A document that cannot be read: damaged, or not understood.
  ///
  /// No layout shows it; whoever reads documents makes its findings. A document for another platform than
  /// iOS is a note.
  public static let unreadable: Rule = Rule(
    "unreadable",
    "A document that cannot be read",
    .error,
    page: "Unreadable"
  ) { _ in [] }
}
