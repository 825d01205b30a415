#if !canImport(Darwin)
import Plumb
#endif

/// What the DSL has to say about the code that is read.
@MainActor
enum Issues {
  /// Runs something while the evaluator hears what is wrong with descriptions of layouts.
  static func heard<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(Darwin)
    return try body()
    #else
    let before = (onIssue, strict)
    onIssue = { hear($0) }
    strict = false
    defer { (onIssue, strict) = before }
    return try body()
    #endif
  }

  #if !canImport(Darwin)
  /// SnapKit stops the program over what leaves nothing to install; the rest is no matter of reading.
  private static func hear(_ issue: LayoutIssue) {
    guard let evaluator = Callbacks.evaluator else { return }
    switch issue.kind {
    case .noSuperview, .noCommonAncestor, .missingItem, .unpairableAttributes, .invalidNumber,
      .invalidTarget:
      evaluator.note(
        .exception,
        Evaluator.brief(issue.message),
        SourcePlace(file: issue.file, line: Int(issue.line))
      )
    default: break
    }
  }
  #endif
}
