/// Directions in which the cost fell when all were looked at last.
///
/// With many columns and few rows, a look at all of them takes longer than the step that follows. So those that are good are listed,
/// and the next steps choose from the list, by prices of the day; when none of it is good any more, all are looked at
/// again. Which of several good directions comes first changes the way to the optimum, and not the optimum.
///
/// Source: G. B. Dantzig, "Linear Programming and Extensions", Princeton University Press, 1963 (multiple and partial
/// pricing).
struct ImprovingList {
  /// The first level in which a cost changes, and by how much for each unit.
  typealias Rate = (level: Int, rate: Double)
  typealias Direction = (variable: Int, sign: Double)

  private var directions: [Direction] = []
  private var level = 0

  /// With fewer variables, it is faster to look at all.
  static let fewVariables = 128
  /// With fewer variables for each row, a step takes longer than the look, and the best direction saves steps.
  static let leastRatio = 16
  private static let most = 64

  init() {}

  mutating func removeAll() { directions.removeAll(keepingCapacity: true) }

  /// The listed direction in which the cost falls fastest, in the level that the list is for or one before it.
  ///
  /// - Parameter rate: The rate of a direction; nil where the cost stays the same, or the variable is basic.
  /// - Returns: Nil if there is none.
  func best(_ rate: (Direction) -> Rate?) -> Direction? {
    var best: (direction: Direction, level: Int, rate: Double)?
    for direction in directions {
      guard let (level, rate) = rate(direction), level <= self.level, rate < 0 else { continue }
      if let best, (best.level, best.rate) <= (level, rate) { continue }
      best = (direction, level, rate)
    }
    return best?.direction
  }

  /// Lists directions that are nearly as good as the best.
  ///
  /// - Parameters:
  ///   - best: The best direction of all.
  ///   - count: The number of variables.
  ///   - rate: The rate of a direction; nil where the cost stays the same, or the variable is basic.
  mutating func list(besides best: Direction, of count: Int, _ rate: (Direction) -> Rate?) {
    removeAll()
    guard let (level, bestRate) = rate(best) else { return }
    self.level = level
    for variable in 0..<count {
      for sign in [1.0, -1.0] {
        guard let own = rate((variable, sign)), own.level == level, own.rate <= 0.5 * bestRate
        else { continue }
        directions.append((variable, sign))
        if directions.count == Self.most { return }
      }
    }
  }
}
