import PlumbDiagnosis
import PlumbLog

/// The usual cause of a list of constraints, and what to do.
///
/// - Parameters:
///   - lines: The constraints.
///   - broken: The place of the one that gives way, from 0, or nil for a log that does not say.
/// - Returns: Nil where nothing is told.
func advice(_ lines: [String], broken: Int? = nil) -> (cause: String, fix: String)? {
  let text =
    "Unable to simultaneously satisfy constraints.\n(\n    "
    + lines.map { "\"\($0)\"" }.joined(separator: ",\n    ") + "\n)\n"
    + (broken.map { "Will attempt to recover by breaking constraint\n\(lines[$0])\n" } ?? "")
  return ConflictLog(text).conflicts.first
    .flatMap { ExplanationWording(ConflictExplanation($0)).cause }
}
