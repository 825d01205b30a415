import ConstraintSolver

/// A system that random changes start from, and how its parts belong together.
public struct HistoryKind: Sendable {
  /// Groups that form a list, one under the other.
  struct List: Sendable {
    /// The unknowns of one group that its neighbours and the surrounding view meet.
    struct Item: Sendable {
      var top: Int
      var height: Int
    }

    /// The groups in order.
    var items: [Item]
    /// The height of the view around them.
    var height: Int

    /// The rows that put some of the groups under each other.
    func rows(joining present: [Int]) -> [PlainSystem.Row] {
      guard let first = present.first, let last = present.last else { return [] }
      var rows = [row([items[first].top: 1])]
      for (upper, lower) in zip(present, present.dropFirst()) {
        rows.append(row([items[lower].top: 1, items[upper].top: -1, items[upper].height: -1]))
      }
      rows.append(row([height: 1, items[last].top: -1, items[last].height: -1]))
      return rows
    }

    private func row(_ terms: [Int: Double]) -> PlainSystem.Row {
      let sorted = terms.sorted { $0.key < $1.key }
      return PlainSystem.Row(
        variables: sorted.map(\.key),
        coefficients: sorted.map(\.value),
        relation: .equal,
        constant: 0,
        priority: 1000
      )
    }
  }

  /// A short name, for messages.
  public var name: String
  var system: PlainSystem
  /// The unknowns that come and go together.
  var groups: [[Int]] = []
  /// How many rows without any plan there may be at a time.
  var extraRowLimit: Int
  var list: List?
}

extension HistoryKind {
  /// Unknowns that come and go one by one, under rows without any plan.
  public static let unstructured: HistoryKind = {
    var system = PlainSystem()
    for number in 0..<10 {
      system.unknowns.append(
        .init(rest: Double(number % 4 * 5), isNonNegative: number % 2 == 0)
      )
    }
    return HistoryKind(
      name: "unstructured",
      system: system,
      groups: system.unknowns.indices.map { [$0] },
      extraRowLimit: 24
    )
  }()

  /// Cells of a feed in a root of a certain width; whole cells come and go.
  public static func feed(_ count: Int) -> HistoryKind {
    var builder = LayoutBuilder(hasNonNegativeSizes: true)
    let root = builder.root(width: 375)
    var groups: [[Int]] = []
    var items: [List.Item] = []
    for index in 0..<count {
      let start = builder.system.unknowns.count
      let cell = builder.feedCell(index)
      builder.fill(cell, in: root, .horizontal)
      groups.append(Array(start..<builder.system.unknowns.count))
      items.append(List.Item(top: cell.top, height: cell.height))
    }
    return HistoryKind(
      name: "feed of \(count) cells",
      system: builder.system,
      groups: groups,
      extraRowLimit: 1,
      list: List(items: items, height: root.height)
    )
  }

  /// Small cells, with a picture beside two labels, one under the other; whole cells come and go.
  public static func cells(_ count: Int) -> HistoryKind {
    var builder = LayoutBuilder(hasNonNegativeSizes: true)
    let root = builder.root(width: 120)
    var groups: [[Int]] = []
    var items: [List.Item] = []
    for index in 0..<count {
      let start = builder.system.unknowns.count
      let cell = builder.view()
      builder.fill(cell, in: root, .horizontal)
      builder.smallCell(index, in: cell)
      groups.append(Array(start..<builder.system.unknowns.count))
      items.append(List.Item(top: cell.top, height: cell.height))
    }
    return HistoryKind(
      name: "\(count) cells",
      system: builder.system,
      groups: groups,
      extraRowLimit: 2,
      list: List(items: items, height: root.height)
    )
  }

  /// Views of fixed height one under the other, of which each may go missing.
  public static func chain(_ count: Int) -> HistoryKind {
    HistoryKind(
      name: "chain of \(count)",
      system: LayoutWorkloads.chain(count),
      groups: views(1...count),
      extraRowLimit: 2
    )
  }

  /// Equal views in rows and columns, of which each may go missing.
  public static func grid(_ rows: Int, _ columns: Int) -> HistoryKind {
    HistoryKind(
      name: "grid of \(rows) × \(columns)",
      system: LayoutWorkloads.grid(rows, columns),
      groups: views(1...rows * columns),
      extraRowLimit: 2
    )
  }

  /// Labels that share less room than they want, of which each may go missing.
  public static func squeeze(_ count: Int) -> HistoryKind {
    HistoryKind(
      name: "squeeze of \(count)",
      system: LayoutWorkloads.squeeze(count),
      groups: views(1...count),
      extraRowLimit: 2
    )
  }

  /// Views inside views, the innermost of which may go missing.
  public static func nested(_ depth: Int) -> HistoryKind {
    HistoryKind(
      name: "nest of \(depth)",
      system: LayoutWorkloads.nested(depth),
      groups: views(depth - 1...depth),
      extraRowLimit: 2
    )
  }

  /// The unknowns of views by number; the root is view 0.
  private static func views(_ numbers: ClosedRange<Int>) -> [[Int]] {
    numbers.map { Array(4 * $0..<4 * $0 + 4) }
  }
}

extension LayoutBuilder {
  /// A picture of a third of the width at most, beside a title over a longer text.
  mutating func smallCell(_ index: Int, in cell: View) {
    let (picture, title, text) = (view(), view(), view())
    lead(picture, .horizontal, 4)
    lead(picture, .vertical, 4)
    lead(title, .vertical, 4)
    gap(picture, title, .horizontal, 8)
    gap(picture, text, .horizontal, 8)
    trail(title, in: cell, .horizontal, 4, .greaterThanOrEqual)
    trail(text, in: cell, .horizontal, 4)
    gap(title, text, .vertical, 2)
    trail(text, in: cell, .vertical, 4, .greaterThanOrEqual)
    trail(picture, in: cell, .vertical, 4, .greaterThanOrEqual)
    add([(picture.width, 1), (picture.height, -1)])
    add([(picture.width, 1), (cell.width, -1 / 3.0)], .lessThanOrEqual)
    intrinsic(picture, 40 + Double(index % 3) * 10, 40, hugging: 251, compression: 749)
    intrinsic(title, 60 + Double(index % 4) * 20, 20)
    intrinsic(text, 100, 20 + Double(index % 2) * 30)
    add([(cell.height, 1)], .equal, 0, 50)
  }
}
