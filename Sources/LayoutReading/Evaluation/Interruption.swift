/// Why an evaluation does not go on.
enum Interruption: Error {
  /// The source threw an error.
  case thrown(Value)
  /// The program would stop here: a nil that is unwrapped, an element that is not there.
  case trap(String, SourcePlace?)
  /// UIKit raises an exception here.
  case exception(String, SourcePlace?)
  /// The source ends the program: `fatalError`.
  case ended(String, SourcePlace?)
  /// The budget of steps or of depth is spent.
  case budget(String, SourcePlace?)
}

extension Interruption {
  /// Whether the evaluation can go on behind the statement: what a sample or something unknown leads to need not
  /// happen in the app.
  var isRecoverable: Bool {
    switch self {
    case .trap, .exception, .ended: true
    case .thrown, .budget: false
    }
  }
}

/// How a statement ends.
enum Flow {
  case normal
  case returned(Value)
  case broken(String?)
  case continued(String?)
  case fellThrough
}
