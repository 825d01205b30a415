import ConstraintSolver
import Requirements

/// How frames follow the width of an item's content.
public struct ContentResponse: Sendable, Hashable {
  /// The frames in a range of widths, linear between its ends.
  public struct Piece: Sendable, Hashable {
    /// The range of the content's width, in points.
    public var widths: ClosedRange<Double>
    /// The exact frames at the lower end, relative to parents, in the order of asking.
    public var start: [LayoutRect]
    /// The exact frames at the upper end.
    public var end: [LayoutRect]
  }

  /// The pieces, ascending; each begins where the one before ends.
  public var pieces: [Piece]
  /// Whether the pieces cover the whole range that was asked for.
  public var isComplete: Bool
}

extension LayoutSolver {
  /// How the frames of some items follow the width of another's content, after a solve.
  ///
  /// The answer is exact but for rounding: frames are linear between the widths at which another
  /// constraint starts or stops to count. The engine stays as it is.
  ///
  /// - Parameters:
  ///   - id: The item whose content changes; it has an intrinsic width.
  ///   - range: The widths of the content, in points; finite.
  ///   - asked: The items to follow.
  ///   - limit: The greatest number of pieces.
  /// - Returns: The frames, or nil for an item without an intrinsic width.
  /// - Complexity: A handful of solves for each piece, of what is connected with the items other than
  ///   through lengths that required equalities fix.
  public func response(
    toContentWidthOf id: ItemID,
    over range: ClosedRange<Double>,
    of asked: [ItemID],
    limit: Int = 50
  ) -> ContentResponse? {
    let record = item(id)
    guard let rows = record.pointee.contentRows(.horizontal) else { return nil }
    let insets = record.pointee.properties.contentInsets(.horizontal)
    let variables = asked.flatMap { id -> [Variable] in
      let record = item(id)
      return [record.pointee.left, record.pointee.width]
    }
    let least = LayoutLimits.limited(range.lowerBound + insets)
    let widths = least...max(least, LayoutLimits.limited(range.upperBound + insets))
    do throws(SolverError) {
      let response = try solver.response(
        of: variables,
        toAll: [rows.hugging, rows.resistance],
        restOf: record.pointee.width,
        over: widths,
        limit: limit
      )
      let pieces = response.pieces.map { piece in
        ContentResponse.Piece(
          widths: piece.range.lowerBound - insets...piece.range.upperBound - insets,
          start: frames(asked, piece.values),
          end: frames(asked, piece.values(at: piece.range.upperBound))
        )
      }
      return ContentResponse(pieces: pieces, isComplete: response.isComplete)
    } catch {
      requirementFailure("the solver refused a question: \(error)")
    }
  }

  private func frames(_ asked: [ItemID], _ values: [Double]) -> [LayoutRect] {
    asked.enumerated().map { place, id in
      var frame = exactFrame(of: id)
      frame.x = values[place * 2]
      frame.width = values[place * 2 + 1]
      return frame
    }
  }
}

extension LayoutSolver {
  /// Gives an item's content another size and solves, for as long as `body` runs.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - width: The width of the content in points, or nil for the present one.
  ///   - height: The height likewise.
  ///   - body: Is called between both solves, with the items whose frame is another one.
  /// - Returns: What `body` returns.
  public func withContent<Result>(
    of id: ItemID,
    width: Double? = nil,
    height: Double? = nil,
    _ body: ([ItemID]) -> Result
  ) -> Result {
    let before = properties(of: id)
    var after = before
    if let width { after.intrinsicWidth = width }
    if let height {
      after.intrinsicHeight = height
      // The lines are centred, and there are more or fewer of them.
      if let lines = before.baselines?.centeredHeight, let natural = before.intrinsicHeight {
        after.baselines?.centeredHeight = lines + height - natural
      }
    }
    setProperties(after, of: id)
    let changed = solve().items
    let result = body(changed)
    setProperties(before, of: id)
    _ = solve()
    return result
  }
}
