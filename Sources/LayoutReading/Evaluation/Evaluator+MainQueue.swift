import SwiftSyntax

extension Evaluator {
  /// Keeps a closure for later that is handed to the main queue, which runs it as soon as the code that does so is done.
  ///
  /// - Returns: Whether that is what a call does.
  func handsToMainQueue(
    _ name: String,
    _ arguments: [Argument],
    _ scope: Scope
  ) throws -> Bool {
    guard Self.mainQueueCalls.contains(name), arguments.count == 1,
      case .function(let function) = try value(of: arguments[0], scope, .function([], .tuple([])))
    else { return false }
    mainQueue.append(function)
    return true
  }

  private static let mainQueueCalls: Set<String> = [
    "DispatchQueue.main.async", "OperationQueue.main.addOperation",
  ]

  /// Runs what code handed to the main queue, and what that hands to it in turn, a few times over.
  ///
  /// - Returns: Whether there was anything.
  /// - Throws: ``Interruption``.
  @discardableResult
  func runMainQueue() throws -> Bool {
    var hasRun = false
    for _ in 0..<3 where !mainQueue.isEmpty {
      let waiting = mainQueue
      mainQueue = []
      hasRun = true
      for function in waiting {
        do {
          _ = try function([])
        } catch let error as Interruption where error.isRecoverable {
          note(error)
        } catch Interruption.thrown {
          continue
        }
      }
    }
    mainQueue = []
    return hasRun
  }
}
