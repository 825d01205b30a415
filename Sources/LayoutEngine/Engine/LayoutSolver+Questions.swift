import ConstraintSolver
import Requirements

extension LayoutSolver {
  /// What the constraints leave open of one item, after a solve.
  ///
  /// - Complexity: As ``freedoms()``, for the component of the item alone.
  public func freedoms(of id: ItemID) -> [LayoutFreedom] {
    let record = item(id)
    let variables: [(LayoutFreedom.Quantity, Variable)] = [
      (.x, record.pointee.left), (.y, record.pointee.top),
      (.width, record.pointee.width), (.height, record.pointee.height),
    ]
    return variables.compactMap { quantity, variable in
      solver.freedom(of: variable).map {
        LayoutFreedom(item: id, quantity: quantity, lower: $0.lower, upper: $0.upper)
      }
    }
  }

  /// The constraints on which an item's place and size along an axis depend, after a solve, in the order
  /// of their addition.
  ///
  /// A constraint counts where moving its constant by however little, up or down, moves the item or makes
  /// the required constraints that hold it contradict each other. Places are those relative to the parent. A
  /// constraint that is out of force does not count.
  ///
  /// - Complexity: A handful of solves of the component for each constraint that is connected with the
  ///   item: for questions in a debugger, not in a layout.
  public func constraintsAffecting(_ id: ItemID, _ axis: LayoutAxis) -> [LayoutConstraintID] {
    let record = item(id)
    let variables =
      axis == .horizontal
      ? [record.pointee.left, record.pointee.width] : [record.pointee.top, record.pointee.height]
    let broken = Set(brokenConstraints)
    let related = constraintsRelated(to: id, axis)
    return constraintsConnected(with: id).filter { constraint in
      guard let row = constraintRecord(constraint).pointee.row, !broken.contains(constraint) else {
        return false
      }
      do throws(SolverError) {
        let (below, above) = try solver.sensitivity(of: variables, to: row)
        guard let below, let above else { return related.contains(constraint) }
        return (below.slopes + above.slopes).contains { abs($0) > 1e-9 }
      } catch {
        requirementFailure("the solver refused a question: \(error)")
      }
    }
  }

  /// The constraints on which the place and size of each item depend, as
  /// ``constraintsAffecting(_:_:)`` tells for one.
  ///
  /// - Returns: For each item, in order, the constraints along the horizontal and the vertical axis; none that
  ///   is out of force.
  ///   Constraints whose change would make the required ones contradict each other are listed for the
  ///   items that they are about.
  /// - Complexity: A handful of solves of the component for each constraint.
  public func constraintsAffectingEach() -> [[LayoutAxis: [LayoutConstraintID]]] {
    endCollecting()
    var result = Array(repeating: [LayoutAxis: [LayoutConstraintID]](), count: items.count)
    let alive = (0..<items.count).filter { items[$0].pointee.isAlive }
    let variables = alive.flatMap { index in
      let record = items[index]
      return [
        record.pointee.left, record.pointee.width, record.pointee.top, record.pointee.height,
      ]
    }
    let broken = Set(brokenConstraints)
    for index in 0..<constraints.count where constraints[index].pointee.isAlive {
      let id = LayoutConstraintID(index: index)
      guard !broken.contains(id), let row = constraints[index].pointee.row else { continue }
      do throws(SolverError) {
        let (below, above) = try solver.sensitivity(of: variables, to: row)
        guard let below, let above else {
          let ends = constraints[index].pointee.constraint
          for end in Set([ends.first, ends.second].compactMap(\.self)) {
            for axis in LayoutAxis.allCases where ends.isAbout(end, axis) {
              result[end.index][axis, default: []].append(id)
            }
          }
          continue
        }
        for (place, item) in alive.enumerated() {
          for (axis, first) in [(LayoutAxis.horizontal, 4 * place), (.vertical, 4 * place + 2)] {
            let slopes = below.slopes[first..<first + 2] + above.slopes[first..<first + 2]
            if slopes.contains(where: { abs($0) > 1e-9 }) {
              result[item][axis, default: []].append(id)
            }
          }
        }
      } catch {
        requirementFailure("the solver refused a question: \(error)")
      }
    }
    return result
  }

  /// The constraints along an axis that a chain of such constraints connects with an item, but not through the
  /// item that everything is in.
  private func constraintsRelated(to id: ItemID, _ axis: LayoutAxis) -> Set<LayoutConstraintID> {
    var found: Set<LayoutConstraintID> = []
    var seen: Set<ItemID> = [id]
    var waiting = [id]
    while let item = waiting.popLast() {
      forEachUse(self.item(item)) { constraint in
        let ends = constraintRecord(constraint).pointee.constraint
        guard ends.isAbout(item, axis), found.insert(constraint).inserted else { return }
        for end in [ends.first, ends.second].compactMap(\.self) {
          guard parent(of: end) != nil, ends.isAbout(end, axis), seen.insert(end).inserted else {
            continue
          }
          waiting.append(end)
        }
      }
    }
    return found
  }

  /// The constraints that a chain of items connects with one, its parents included, in which others may be
  /// measured.
  private func constraintsConnected(with id: ItemID) -> [LayoutConstraintID] {
    var found: Set<LayoutConstraintID> = []
    var seen: Set<Int32> = [Int32(id.index)]
    var waiting = [Int32(id.index)]
    while let index = waiting.popLast() {
      func visit(_ other: Int32) {
        var other = other
        while other >= 0, seen.insert(other).inserted {
          waiting.append(other)
          other = items[other].pointee.parent
        }
      }
      visit(items[index].pointee.parent)
      forEachUse(items[index]) { constraint in
        guard found.insert(constraint).inserted else { return }
        let ends = constraintRecord(constraint).pointee.constraint
        visit(Int32(ends.first.index))
        if let second = ends.second { visit(Int32(second.index)) }
      }
    }
    return found.sorted()
  }
}

extension LayoutConstraint {
  /// Whether the constraint names an attribute of an item along an axis.
  fileprivate func isAbout(_ item: ItemID, _ axis: LayoutAxis) -> Bool {
    (first == item && firstAttribute.axis == axis)
      || (second == item && secondAttribute.axis == axis)
  }
}
