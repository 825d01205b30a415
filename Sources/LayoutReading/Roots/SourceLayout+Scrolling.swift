import PlumbDiagnosis

extension Evaluator {
  /// Whether a class changes constraints each time that something is scrolled.
  ///
  /// Source: Apple, `UIScrollViewDelegate.scrollViewDidScroll(_:)`.
  func followsScrolling(_ root: TypeDeclaration) -> Bool {
    override("scrollViewDidScroll(_:)", of: root).map {
      mayLayOut($0.syntax, among: Self.constraintWords.union(["constant", "update"]))
    } == true
  }
}

extension SourceLayout {
  /// Whether a finding says what scrolling does to a view that is held from outside, while the class changes constraints as it
  /// goes: a header that is stretched keeps its place in the content by that.
  func isMadeUpForWhileScrolling(_ finding: Finding) -> Bool {
    finding.rule == .tiedOutsideScroll && followsScrolling && !stored.isEmpty
  }
}
