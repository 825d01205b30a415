import ConstraintSolver

/// What an engine has collected, cut into parts that have to do with the rest by their edges alone: the cells of a list.
///
/// A part is what lies below a child of one item. No constraint ties anything inside it to anything outside, so that what is
/// asked inside it is a question of its own, as soon as it is known what the rest says of its width or height.
struct PartedTree {
  /// A subtree.
  struct Part {
    /// The item that is at the top of it, and the one behind its last.
    let root: Int32
    let end: Int32
    /// The first and the last of the constraints inside it; −1 for none.
    fileprivate(set) var firstConstraint: Int32 = -1
    fileprivate var lastConstraint: Int32 = -1
    fileprivate(set) var constraintCount: Int32 = 0
    /// Whether its constraints lie side by side; otherwise they are on a list.
    fileprivate var isRun = true
    /// The part whose constraints these are once more, where that is known.
    fileprivate var likePart: Int32 = -1
    /// The number of its shape; see ``shapes``.
    fileprivate(set) var shape = 0

    var count: Int { Int(end &- root) }
  }

  private(set) var parts: [Part] = []
  /// The first part of each shape: all parts of a shape have the same items and constraints, but for what is known of the
  /// items.
  private(set) var shapes: [Int] = []
  /// The part that each item is in, −1 for none.
  private(set) var partOfItem: [Int32]
  /// The constraints that are in no part.
  private(set) var outerConstraints: [Int32] = []
  /// The next constraint on the list of a part whose constraints do not lie side by side.
  private var nextConstraint: [Int32: Int32] = [:]

  /// How many items an engine must have for it to be worth the trouble.
  private static var leastItems: Int { 48 }
  /// How many items the smallest part has.
  private static var leastInPart: Int32 { 3 }
  /// How many shapes there may be.
  private static var mostShapes: Int { 12 }

  /// Cuts the tree of an engine that only collected it yet.
  ///
  /// - Returns: Nil where there are no such parts, or not enough of one shape that others would save work.
  init?(_ engine: LayoutSolver) {
    guard engine.items.count >= Self.leastItems,
      let ends = Self.ends(of: engine.items),
      let top = Self.parentOfParts(ends, engine.items)
    else { return nil }
    partOfItem = Array(repeating: -1, count: engine.items.count)
    var child = top + 1
    while child < ends[Int(top)] {
      let end = ends[Int(child)]
      if end - child >= Self.leastInPart {
        let number = Int32(truncatingIfNeeded: parts.count)
        partOfItem.withUnsafeMutableBufferPointer { partOfItem in
          for index in Int(child)..<Int(end) { partOfItem[index] = number }
        }
        parts.append(Part(root: child, end: end))
      }
      child = end
    }
    guard assignConstraints(engine), assignShapes(engine) else { return nil }
    let once = shapes.reduce(0) { $0 + parts[$1].count }
    let all = parts.reduce(0) { $0 + $1.count }
    guard (all - once) * 2 >= engine.items.count else { return nil }
  }

  /// The index behind the last item below each; nil where items below one do not follow it.
  private static func ends(of items: RecordTable<LayoutSolver.ItemRecord>) -> [Int32]? {
    let base = UnsafePointer(items.base)
    let count = items.count
    var isInOrder = true
    let ends = [Int32](unsafeUninitializedCapacity: count) { ends, initialized in
      ends.initialize(repeating: 0)
      initialized = count
      // First the numbers of items below each.
      for index in stride(from: count - 1, to: 0, by: -1) {
        let parent = Int((base + index).pointee.parent)
        guard parent >= 0, parent < index else { return isInOrder = false }
        ends[parent] &+= ends[index] &+ 1
      }
      guard Int(ends[0]) == count - 1 else { return isInOrder = false }
      ends[0] = Int32(truncatingIfNeeded: count)
      for index in 1..<count {
        ends[index] &+= Int32(truncatingIfNeeded: index) &+ 1
        if ends[index] > ends[Int((base + index).pointee.parent)] { isInOrder = false }
      }
    }
    return isInOrder ? ends : nil
  }

  /// The item below which the parts are: the deepest that has more than half of all items below it.
  private static func parentOfParts(
    _ ends: [Int32],
    _ items: RecordTable<LayoutSolver.ItemRecord>
  ) -> Int32? {
    let half = Int32(truncatingIfNeeded: items.count / 2)
    var top: Int32 = 0
    while true {
      var (child, largest, next) = (top + 1, Int32(0), top)
      while child < ends[Int(top)] {
        let count = ends[Int(child)] - child
        if count > largest { (largest, next) = (count, child) }
        child = ends[Int(child)]
      }
      guard largest >= leastInPart else { return nil }
      if largest <= half { return top }
      top = next
    }
  }

  // MARK: - Constraints

  /// The constraints inside a part, in their order.
  func constraints(of part: Part) -> [Int32] {
    guard part.firstConstraint >= 0 else { return [] }
    if part.isRun {
      return Array(part.firstConstraint..<part.firstConstraint &+ part.constraintCount)
    }
    var constraints = [part.firstConstraint]
    while let next = constraints.last.flatMap({ nextConstraint[$0] }) { constraints.append(next) }
    return constraints
  }

  /// Assigns each constraint to its part, or to those outside of all.
  ///
  /// - Returns: False where one ties something inside of a part to something outside.
  private mutating func assignConstraints(_ engine: LayoutSolver) -> Bool {
    let count = Int32(truncatingIfNeeded: engine.constraints.count)
    let constraints = UnsafePointer(engine.constraints.base)
    let roots = parts.map(\.root)
    outerConstraints.reserveCapacity(4 * parts.count)
    // Neither changes meanwhile.
    let partOfItem = self.partOfItem
    return partOfItem.withUnsafeBufferPointer { partOfItem in
      roots.withUnsafeBufferPointer { roots in
        var index: Int32 = 0
        while index < count {
          let constraint = (constraints + Int(index)).constraint
          let (first, second) = (constraint.pointee.firstIndex, constraint.pointee.secondIndex)
          let part = partOfItem[Int(first)]
          let other = second < 0 ? part : partOfItem[Int(second)]
          let isOfRoot = part >= 0 && roots[Int(part)] == first
          // Where a part is, is no matter of its own.
          if part >= 0, part == other, second >= 0 || !isOfRoot || constraint.pointee.isLength {
            let repeated = assignRun(to: Int(part), from: index, before: count, engine)
            if repeated == 0 { append(index, to: Int(part)) }
            index &+= max(repeated, 1)
            continue
          }
          guard part < 0 || isOfRoot, other < 0 || second < 0 || roots[Int(other)] == second else {
            return false
          }
          outerConstraints.append(index)
          index &+= 1
        }
        return true
      }
    }
  }

  /// Assigns the constraints from one on to a part, where they are those of the part before it once more.
  ///
  /// What these say of items inside of that part, they say of items inside of this one.
  ///
  /// - Returns: How many they are, 0 where they are others.
  private mutating func assignRun(
    to number: Int,
    from index: Int32,
    before end: Int32,
    _ engine: LayoutSolver
  ) -> Int32 {
    guard number > 0, parts[number].constraintCount == 0 else { return 0 }
    let known = parts[number - 1]
    let count = known.constraintCount
    guard known.isRun, known.count == parts[number].count, end &- index >= count else { return 0 }
    let base = UnsafePointer(engine.constraints.base)
    guard
      LayoutSolver.areSame(
        base + Int(index),
        base + Int(known.firstConstraint),
        count,
        shiftedBy: parts[number].root &- known.root
      )
    else { return 0 }
    parts[number].firstConstraint = index
    parts[number].lastConstraint = index &+ count &- 1
    parts[number].constraintCount = count
    parts[number].likePart = Int32(truncatingIfNeeded: number - 1)
    return count
  }

  /// Assigns a constraint to a part.
  private mutating func append(_ index: Int32, to number: Int) {
    let last = parts[number].lastConstraint
    if last < 0 {
      parts[number].firstConstraint = index
    } else if parts[number].isRun, index != last &+ 1 {
      parts[number].isRun = false
      for place in parts[number].firstConstraint..<last { nextConstraint[place] = place &+ 1 }
    }
    if !parts[number].isRun { nextConstraint[last] = index }
    parts[number].likePart = -1
    parts[number].lastConstraint = index
    parts[number].constraintCount &+= 1
  }

  // MARK: - Shapes

  /// Gives each part the shape of an earlier one, or a new one.
  ///
  /// - Returns: False where there are too many.
  private mutating func assignShapes(_ engine: LayoutSolver) -> Bool {
    for index in parts.indices {
      if let shape = shapes.indices.last(where: { isLike(index, $0, engine) }) {
        parts[index].shape = shape
      } else {
        guard shapes.count < Self.mostShapes else { return false }
        parts[index].shape = shapes.count
        shapes.append(index)
      }
    }
    return true
  }

  /// Whether a part has the tree and the constraints of a shape.
  private func isLike(_ number: Int, _ shape: Int, _ engine: LayoutSolver) -> Bool {
    let (part, known) = (parts[number], parts[shapes[shape]])
    guard part.count == known.count, part.constraintCount == known.constraintCount else {
      return false
    }
    let distance = part.root &- known.root
    var item = UnsafePointer(engine.items.base) + Int(part.root) + 1
    let end = UnsafePointer(engine.items.base) + Int(part.end)
    while item < end {
      if item.pointee.parent != (item - Int(distance)).pointee.parent &+ distance { return false }
      item += 1
    }
    if part.likePart >= 0 {
      let like = parts[Int(part.likePart)]
      // The part before may have got more constraints since.
      if like.constraintCount == part.constraintCount, like.isRun { return like.shape == shape }
    }
    let constraints = UnsafePointer(engine.constraints.base)
    if part.isRun, known.isRun {
      return part.constraintCount == 0
        || LayoutSolver.areSame(
          constraints + Int(part.firstConstraint),
          constraints + Int(known.firstConstraint),
          part.constraintCount,
          shiftedBy: distance
        )
    }
    let (own, others) = (self.constraints(of: part), self.constraints(of: known))
    return zip(own, others).allSatisfy { own, other in
      LayoutSolver.saySame(constraints + Int(own), constraints + Int(other), 1, shiftedBy: distance)
        .constraints
    }
      && TieRank.areAlike(
        own.map { constraints[Int($0)].mention },
        others.map { constraints[Int($0)].mention }
      )
  }
}

extension LayoutSolver {
  /// Whether constraints that lie side by side say the same as others, to the last bit, of items that come so many places
  /// later, and rank them alike.
  fileprivate static func areSame(
    _ constraints: UnsafePointer<ConstraintRecord>,
    _ others: UnsafePointer<ConstraintRecord>,
    _ count: Int32,
    shiftedBy distance: Int32
  ) -> Bool {
    let same = saySame(constraints, others, count, shiftedBy: distance)
    if same.mentions || !same.constraints { return same.constraints }
    let mentions = [constraints, others].map { first in (0..<Int(count)).map { first[$0].mention } }
    return TieRank.areAlike(mentions[0], mentions[1])
  }

  /// Whether constraints say the same as others, and whether their mentions are as far apart.
  fileprivate static func saySame(
    _ constraints: UnsafePointer<ConstraintRecord>,
    _ others: UnsafePointer<ConstraintRecord>,
    _ count: Int32,
    shiftedBy distance: Int32
  ) -> (constraints: Bool, mentions: Bool) {
    assert(MemoryLayout<LayoutConstraint>.offset(of: \.secondIndex) == MemoryLayout<Int32>.size)
    guard count > 0 else { return (true, true) }
    // The first two words have both indices, which are small, or −1 for no second one.
    let shift = SIMD4(distance, distance, 0, 0)
    let mentionShift = constraints.pointee.mention &- others.pointee.mention
    var (constraint, known) = (UnsafeRawPointer(constraints), UnsafeRawPointer(others))
    let end = UnsafeRawPointer(constraints + Int(count))
    // Most often all are the same: to gather what differs takes less than to look at each.
    var difference = SIMD4<Int32>()
    var mentionDifference: Int32 = 0
    while constraint < end {
      let other = known.halfOfConstraint(0)
      difference |=
        constraint.halfOfConstraint(0) ^ (other &+ shift.replacing(with: 0, where: other .< 0))
      difference |= constraint.halfOfConstraint(1) ^ known.halfOfConstraint(1)
      mentionDifference |= constraint.mention &- known.mention &- mentionShift
      constraint += MemoryLayout<ConstraintRecord>.stride
      known += MemoryLayout<ConstraintRecord>.stride
    }
    return (difference == SIMD4(), mentionDifference == 0)
  }
}

extension TieRank {
  /// Whether mentions come in the same order as others, one by one, so that they rank items alike.
  fileprivate static func areAlike(_ mentions: [Int32], _ others: [Int32]) -> Bool {
    func order(_ mentions: [Int32]) -> [Int] {
      mentions.indices.sorted { (mentions[$0], $0) < (mentions[$1], $1) }
    }
    // Those that a stack view or nobody gives have no place of their own.
    return zip(mentions, others).allSatisfy { own, other in
      own < arranged ? other < arranged : own == other
    } && order(mentions) == order(others)
  }
}

extension UnsafeRawPointer {
  /// The mention of a constraint's record.
  @inline(__always)
  fileprivate var mention: Int32 {
    assumingMemoryBound(to: LayoutSolver.ConstraintRecord.self).pointee.mention
  }
}
