import ConstraintSolver

/// Puts together systems as layouts have them: views with four unknowns each, positions relative to
/// the view around them.
struct LayoutBuilder {
  /// A view, by its first unknown.
  struct View {
    var left: Int
    var top: Int { left + 1 }
    var width: Int { left + 2 }
    var height: Int { left + 3 }
  }

  /// One of the two directions.
  enum Axis: Int {
    case horizontal = 0
    case vertical = 1
  }

  var system = PlainSystem()
  private let hasNonNegativeSizes: Bool

  init(hasNonNegativeSizes: Bool) {
    self.hasNonNegativeSizes = hasNonNegativeSizes
  }

  mutating func view() -> View {
    let first = system.unknowns.count
    for isSize in [false, false, true, true] {
      system.unknowns.append(.init(isNonNegative: isSize && hasNonNegativeSizes))
    }
    return View(left: first)
  }

  mutating func add(
    _ terms: [(Int, Double)],
    _ relation: Relation = .equal,
    _ constant: Double = 0,
    _ priority: Float = 1000
  ) {
    system.rows.append(
      .init(
        variables: terms.map(\.0),
        coefficients: terms.map(\.1),
        relation: relation,
        constant: constant,
        priority: priority
      )
    )
  }

  func origin(_ view: View, _ axis: Axis) -> Int { view.left + axis.rawValue }
  func size(_ view: View, _ axis: Axis) -> Int { view.left + 2 + axis.rawValue }

  /// The distance from the start of the surrounding view.
  mutating func lead(
    _ view: View,
    _ axis: Axis,
    _ constant: Double,
    _ relation: Relation = .equal,
    _ priority: Float = 1000
  ) {
    add([(origin(view, axis), 1)], relation, constant, priority)
  }

  /// The distance from the end of the surrounding view.
  mutating func trail(
    _ view: View,
    in parent: View,
    _ axis: Axis,
    _ constant: Double,
    _ relation: Relation = .equal,
    _ priority: Float = 1000
  ) {
    add(
      [(size(parent, axis), 1), (origin(view, axis), -1), (size(view, axis), -1)],
      relation,
      constant,
      priority
    )
  }

  /// The distance between two neighbours.
  mutating func gap(
    _ first: View,
    _ second: View,
    _ axis: Axis,
    _ constant: Double,
    _ relation: Relation = .equal,
    _ priority: Float = 1000
  ) {
    add(
      [(origin(second, axis), 1), (origin(first, axis), -1), (size(first, axis), -1)],
      relation,
      constant,
      priority
    )
  }

  mutating func fill(_ view: View, in parent: View, _ axis: Axis, _ inset: Double = 0) {
    lead(view, axis, inset)
    trail(view, in: parent, axis, inset)
  }

  /// The size of the content, with priorities against growing and against shrinking.
  mutating func intrinsic(
    _ view: View,
    _ width: Double,
    _ height: Double,
    hugging: Float = 250,
    compression: Float = 750
  ) {
    add([(view.width, 1)], .lessThanOrEqual, width, hugging)
    add([(view.width, 1)], .greaterThanOrEqual, width, compression)
    add([(view.height, 1)], .lessThanOrEqual, height, hugging)
    add([(view.height, 1)], .greaterThanOrEqual, height, compression)
  }

  /// A view that everything else lies in.
  mutating func root(width: Double? = nil, height: Double? = nil) -> View {
    let root = view()
    lead(root, .horizontal, 0)
    lead(root, .vertical, 0)
    if let width { add([(root.width, 1)], .equal, width) }
    if let height { add([(root.height, 1)], .equal, height) }
    return root
  }
}
