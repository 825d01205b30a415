import LayoutEngine
package import PlumbDiagnosis
package import PlumbInterfaceBuilder

extension SourceLayout {
  /// What the rules find in the layout, and what is not told of it because not all of the class is known.
  ///
  /// - Throws: `SnapshotError` for a layout that cannot be solved.
  package func untold(of rules: [Rule], _ options: DiagnosisOptions) throws -> [Finding] {
    guard let snapshot else { return [] }
    return try SolvedLayout(snapshot).findings(of: rules, options: options)
      .filter { judged($0) == nil }
  }

  /// The layouts for a check, without what the document alone is checked for: its own part stands where the code stopped.
  package func madeBesideDocument() -> [LayoutChecker.MadeLayout] {
    guard isStopped, let document else { return allMade() }
    return allMade().map { made in
      var made = made
      let judge = made.judge
      made.judge = { $0.location?.file == document.location.file ? nil : judge($0) }
      return made
    }
  }
}

extension ModuleDocuments {
  /// Which rules a document says to ignore.
  package func ignoredRules(in path: String) -> IgnoredRules? {
    (try? document(path)).map(IgnoredRules.init)
  }
}
