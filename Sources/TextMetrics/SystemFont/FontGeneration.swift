/// Which generation of the system font text was measured with.
public enum FontGeneration: Hashable, Sendable {
  /// The variable font of iOS 14 and later: shapes change gradually from 17 to 28 points.
  case modern
  /// The two fonts before it: one below 20 points, another from 20 points on.
  case legacy
}
