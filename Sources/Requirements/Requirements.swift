/// Stops the program unless `condition` holds, and prints why.
///
///     requirement(count >= 0, "The data source answered \(count) rows for section \(section)")
///
/// Like `precondition`, but release builds print the message too: compiled with `-O`, a failed
/// precondition stops the program without a word, and where UIKit raises an exception its reason is what
/// a developer has to go by. The message names the objects concerned and, where it is known, the line
/// of the application that made them; the runtime's backtrace leads to the call.
///
/// - Parameters:
///   - condition: What has to hold. It is evaluated once, in every build.
///   - message: A sentence that says what is wrong. It is made only where the condition fails.
///   - file: The file that is named in front of the message.
///   - line: The line there.
@inlinable
@inline(__always)
package func requirement(
  _ condition: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String,
  file: StaticString = #fileID,
  line: UInt = #line
) {
  guard condition() else { requirementFailure(message(), file: file, line: line) }
}

/// Stops the program and prints why, in release builds too.
///
/// - Parameters:
///   - message: A sentence that says what is wrong.
///   - file: The file that is named in front of the message.
///   - line: The line there.
///
/// Whoever watches misuse from outside of the process is told before.
@inline(never)
@usableFromInline
package func requirementFailure(
  _ message: @autoclosure () -> String,
  file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  let words = message()
  RequirementFailures.observer?(words)
  fatalError(words, file: file, line: line)
}

/// Who is told of misuse before it stops the program.
package enum RequirementFailures {
  /// Called with the message; set once, before anything else runs.
  nonisolated(unsafe) package static var observer: (@Sendable (String) -> Void)?
}
