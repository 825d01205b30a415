/// Why an evaluation does not go on.
enum Interruption: Error {
  /// The source threw an error.
  case thrown(Value)
  /// The program would stop here: a nil that is unwrapped, `fatalError`, an exception of UIKit.
  case trap(String, SourcePlace?)
  /// The budget of steps or of depth is spent.
  case budget(String, SourcePlace?)
}

/// How a statement ends.
enum Flow {
  case normal
  case returned(Value)
  case broken(String?)
  case continued(String?)
  case fellThrough
}
