import ConstraintSolver

/// Systems like those of real screens, to measure and to test with.
public enum LayoutWorkloads {
  /// A list of cells with 21 views each, one under the other.
  public static func feed(_ count: Int, nonNegative: Bool = true) -> PlainSystem {
    var builder = LayoutBuilder(hasNonNegativeSizes: nonNegative)
    let root = builder.root(width: 375)
    var previous: LayoutBuilder.View?
    for index in 0..<count {
      let cell = builder.feedCell(index)
      builder.fill(cell, in: root, .horizontal)
      if let previous {
        builder.gap(previous, cell, .vertical, 0)
      } else {
        builder.lead(cell, .vertical, 0)
      }
      previous = cell
    }
    if let previous { builder.trail(previous, in: root, .vertical, 0) }
    return builder.system
  }

  /// Views of fixed height one under the other.
  public static func chain(_ count: Int, nonNegative: Bool = true) -> PlainSystem {
    var builder = LayoutBuilder(hasNonNegativeSizes: nonNegative)
    let root = builder.root(width: 375)
    var previous: LayoutBuilder.View?
    for _ in 0..<count {
      let view = builder.view()
      builder.fill(view, in: root, .horizontal)
      if let previous {
        builder.gap(previous, view, .vertical, 8)
      } else {
        builder.lead(view, .vertical, 0)
      }
      builder.add([(view.height, 1)], .equal, 44)
      previous = view
    }
    if let previous { builder.trail(previous, in: root, .vertical, 0) }
    return builder.system
  }

  /// Views inside views, in a root that has room for the innermost.
  public static func nested(_ depth: Int, nonNegative: Bool = true) -> PlainSystem {
    var builder = LayoutBuilder(hasNonNegativeSizes: nonNegative)
    let room = 4 * Double(depth)
    var parent = builder.root(width: max(20_000, room), height: max(30_000, room))
    for _ in 0..<depth {
      let view = builder.view()
      builder.fill(view, in: parent, .horizontal, 2)
      builder.fill(view, in: parent, .vertical, 2)
      parent = view
    }
    return builder.system
  }

  /// Equal views in rows and columns, in a root that has room for them and the gaps between them.
  public static func grid(_ rows: Int, _ columns: Int, nonNegative: Bool = true) -> PlainSystem {
    var builder = LayoutBuilder(hasNonNegativeSizes: nonNegative)
    let root = builder.root(
      width: max(1000, 8 * Double(columns)),
      height: max(2000, 8 * Double(rows))
    )
    var views: [LayoutBuilder.View] = []
    for _ in 0..<rows * columns { views.append(builder.view()) }
    for row in 0..<rows {
      for column in 0..<columns {
        let view = views[row * columns + column]
        if column == 0 {
          builder.lead(view, .horizontal, 4)
        } else {
          builder.gap(views[row * columns + column - 1], view, .horizontal, 4)
        }
        if row == 0 {
          builder.lead(view, .vertical, 4)
        } else {
          builder.gap(views[(row - 1) * columns + column], view, .vertical, 4)
        }
        if row > 0 || column > 0 {
          builder.add([(view.width, 1), (views[0].width, -1)])
          builder.add([(view.height, 1), (views[0].height, -1)])
        }
        if row == 0 && column == columns - 1 { builder.trail(view, in: root, .horizontal, 4) }
        if column == 0 && row == rows - 1 { builder.trail(view, in: root, .vertical, 4) }
      }
    }
    return builder.system
  }

  /// Labels one under the other that have to share four fifths of the height they want.
  public static func squeeze(_ count: Int, nonNegative: Bool = true) -> PlainSystem {
    var builder = LayoutBuilder(hasNonNegativeSizes: nonNegative)
    let root = builder.root(width: 375, height: 16 * Double(count))
    var previous: LayoutBuilder.View?
    for index in 0..<count {
      let view = builder.view()
      builder.fill(view, in: root, .horizontal)
      if let previous {
        builder.gap(previous, view, .vertical, 0)
      } else {
        builder.lead(view, .vertical, 0)
      }
      builder.add([(view.height, 1)], .greaterThanOrEqual, 5)
      builder.add([(view.height, 1)], .lessThanOrEqual, 20, 250)
      builder.add([(view.height, 1)], .greaterThanOrEqual, 20, index % 2 == 1 ? 750 : 749)
      previous = view
    }
    if let previous { builder.trail(previous, in: root, .vertical, 0) }
    return builder.system
  }
}
