/// Code that is evaluated, and not compiled: its stack tells nothing of its lines, and nobody reads its console.
@MainActor
package enum EvaluatedCode {
  /// Whether such code runs.
  package private(set) static var isRunning = false

  /// The class of a view's layer by such code, or nil where it says none.
  package static var layerClass: @MainActor (UIView) -> AnyClass? = { _ in nil }

  /// Runs such code.
  ///
  /// Conflicts and layouts that do not settle are not logged meanwhile, and no lines are looked up for them;
  /// observers hear of them as ever.
  package static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = isRunning
    isRunning = true
    defer { isRunning = before }
    return try body()
  }
}
