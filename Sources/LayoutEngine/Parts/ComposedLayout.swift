import ConstraintSolver

/// A layout that is put together of its parts and of what is around them.
///
/// The cells of a list mostly ask each other for nothing: the list says how wide a cell is, and the cell how high. Solving such
/// a list takes two things: an engine of what is around the cells, in which each is a single item, and one for each shape of
/// cell, which solves one cell after the other. What the list needs beyond that, a row of the solver's for each constraint of
/// each cell, is made when somebody asks for more than frames.
///
/// That comes to the same, for these reasons. Let o be what the rest is missed by, and eₖ what part k is missed by, as vectors of
/// one number for each priority. The solution is where o + Σ eₖ is least, in the order of the priorities. Required equalities
/// outside of all parts say what is given of a part, so that the least eₖ hangs on nothing else. Where the rest, with the
/// lengths that the parts found, is missed by nothing, or by what required equalities say anyhow, o is as small as it can be as
/// well. Where that leaves something open, but not how large a part is, what is open in one has nothing to do with what is open
/// elsewhere, and the rule for ties decides it there as it would in the whole. If one of this does not hold, there is no
/// composed layout.
final class ComposedLayout {
  let tree: PartedTree
  /// What is around the parts; each is an item there.
  private let rest: LayoutSolver
  /// The item of the rest for each item that is in no part, or at the top of one; −1 for others.
  @exclusivity(unchecked) private var restItems: [Int32]
  /// Those items, in the order of their items in the rest.
  @exclusivity(unchecked) private(set) var outerItems: [Int32] = []
  /// What the rest says of each part.
  @exclusivity(unchecked) private var given: [PartSolver.GivenLengths] = []
  /// What solves the parts of each shape, by what is given of them.
  @exclusivity(unchecked) private var solvers: [[PartSolver?]]
  /// The constraints of the rest that hold the parts to the lengths that they found, two for each part.
  @exclusivity(unchecked) private var lengthRows: [LayoutConstraintID?] = []
  /// The lengths of contents outside of all parts that have to be as long as they would like to be: nothing else says it.
  @exclusivity(unchecked) private var openContents: [(item: Int32, axis: LayoutAxis)] = []
  /// The values of all variables, four for each item, relative to its parent, in points, as they were calculated.
  let values: UnsafeMutablePointer<Double>
  /// The values of the variables of the rest.
  private let restValues: UnsafeMutablePointer<Double>
  /// What was known of items before they got what is known now, the oldest first.
  @exclusivity(unchecked) private(set) var edits: [(item: Int32, former: ItemProperties)] = []
  /// For each part, the one before it in whose likeness it was solved, or itself where it is as it was placed last; −1 where
  /// its items are yet to be placed.
  @exclusivity(unchecked) private(set) var likeParts: [Int]
  /// Where the top item of each part was, in root coordinates, when the part was placed last.
  @exclusivity(unchecked) var places: [LayoutPlace]
  @exclusivity(unchecked) private var dirtyParts: [Int] = []
  @exclusivity(unchecked) private var isDirty: [Bool]
  /// How many parts were solved again so far.
  @exclusivity(unchecked) private var updatedParts = 0

  /// Puts the layout together that an engine collected.
  ///
  /// - Returns: Nil where that does not come to the same as solving it as a whole.
  init?(_ engine: LayoutSolver) {
    guard let tree = PartedTree(engine) else { return nil }
    self.tree = tree
    let count = engine.items.count
    values = .allocate(capacity: count * 4)
    rest = LayoutSolver(scale: engine.scale)
    restItems = Array(repeating: -1, count: count)
    solvers = Array(repeating: Array(repeating: nil, count: 4), count: tree.shapes.count)
    isDirty = Array(repeating: false, count: tree.parts.count)
    likeParts = Array(repeating: -1, count: tree.parts.count)
    places = Array(repeating: LayoutPlace(x: 0, y: 0), count: tree.parts.count)
    outerItems = Self.outerItems(tree, count)
    restValues = .allocate(capacity: outerItems.count * 4)
    guard buildRest(engine) else { return nil }
    askRest()
    lengthRows = Array(repeating: nil, count: tree.parts.count * 2)
    guard solveParts(engine, tree.parts.indices), solveRest() else { return nil }
  }

  deinit {
    values.deallocate()
    restValues.deallocate()
  }

  // MARK: - The rest

  /// The items in no part, and those at the top of one, in their order.
  private static func outerItems(_ tree: PartedTree, _ count: Int) -> [Int32] {
    var outer: [Int32] = []
    var index: Int32 = 0
    while index < Int32(truncatingIfNeeded: count) {
      outer.append(index)
      let part = tree.partOfItem[Int(index)]
      index = part < 0 ? index + 1 : tree.parts[Int(part)].end
    }
    return outer
  }

  /// Takes in what is around the parts.
  ///
  /// - Returns: False where a wish is among its constraints, which might be paid for by those of a part.
  private func buildRest(_ engine: LayoutSolver) -> Bool {
    rest.reserve(items: outerItems.count, constraints: outerItems.count * 4)
    for (number, index) in outerItems.enumerated() {
      let record = engine.items.base + Int(index)
      var properties = record.pointee.properties
      if tree.partOfItem[Int(index)] >= 0 {
        properties.intrinsicWidth = nil
        properties.intrinsicHeight = nil
      }
      let parent = record.pointee.parent
      restItems[Int(index)] = Int32(truncatingIfNeeded: number)
      _ = rest.addItem(
        parent: parent < 0 ? nil : ItemID(index: Int(restItems[Int(parent)])),
        properties: properties,
        order: Int(record.pointee.place)
      )
    }
    return addOuterConstraints(engine)
  }

  /// Gives the rest its constraints.
  private func addOuterConstraints(_ engine: LayoutSolver) -> Bool {
    var (room, count) = (rest.roomForConstraints(), 0)
    for index in tree.outerConstraints {
      guard let places = room?.places else { return false }
      let record = engine.constraints.base + Int(index)
      var constraint = record.pointee.constraint
      guard constraint.priority >= 1000 else { return false }
      constraint.firstIndex = restItems[Int(constraint.firstIndex)]
      if constraint.secondIndex >= 0 {
        constraint.secondIndex = restItems[Int(constraint.secondIndex)]
      }
      let mention = TieRank.place(ofMention: record.pointee.mention)
      (places + count).initialize(
        to: NewConstraint(constraint: constraint, mention: mention ?? -1)
      )
      count += 1
      guard count == NewConstraint.most, let full = room else { continue }
      rest.addNewConstraints(count, in: full)
      (room, count) = (rest.roomForConstraints(), 0)
    }
    if let room { rest.addNewConstraints(count, in: room) }
    return true
  }

  /// Finds out what the rest says of the parts, and which of its contents it does not say the length of.
  private func askRest() {
    let known = rest.solver
    known.findGivenValues()
    for part in tree.parts {
      let record = rest.items.base + Int(restItems[Int(part.root)])
      var given: PartSolver.GivenLengths = []
      for axis in LayoutAxis.allCases {
        guard let length = known.givenValue(of: record.pointee.variable(axis)) else { continue }
        given.insert(.along(axis))
        values[Int(part.root) * 4 + axis.number] = length
      }
      self.given.append(given)
    }
    for (number, index) in outerItems.enumerated() where tree.partOfItem[Int(index)] < 0 {
      let record = rest.items.base + number
      for axis in LayoutAxis.allCases
      where record.pointee.properties.content(axis).length != nil
        && known.givenValue(of: record.pointee.variable(axis)) == nil
      {
        openContents.append((Int32(truncatingIfNeeded: number), axis))
      }
    }
  }

  /// Solves the rest with the lengths of the parts.
  private func solveRest() -> Bool {
    guard rest.solveUnplaced() else { return false }
    rest.inSolver { $0.writeValues(ofFirst: outerItems.count * 4, to: restValues) }
    for (number, axis) in openContents {
      let length = rest.items.base[Int(number)].properties.rest(axis)
      guard abs(restValues[Int(number) * 4 + axis.number] - length) < 1e-9 else { return false }
    }
    for (number, index) in outerItems.enumerated() {
      (values + Int(index) * 4).update(from: restValues + number * 4, count: 4)
    }
    return true
  }

  // MARK: - Parts

  /// Solves parts, and tells the rest of the lengths that they found.
  private func solveParts(_ engine: LayoutSolver, _ numbers: some Sequence<Int>) -> Bool {
    for number in numbers {
      let part = tree.parts[number]
      let place = values + Int(part.root) * 4
      let solver = solver(of: part, given[number], place, engine)
      guard let like = solver.solve(part, number, of: engine, place) else { return false }
      likeParts[number] = like == number ? -1 : like
      for axis in LayoutAxis.allCases where !given[number].contains(.along(axis)) {
        setLength(place[axis.number], number, part, axis)
      }
    }
    return true
  }

  private func solver(
    of part: PartedTree.Part,
    _ given: PartSolver.GivenLengths,
    _ values: UnsafePointer<Double>,
    _ engine: LayoutSolver
  ) -> PartSolver {
    if let known = solvers[part.shape][Int(given.rawValue)] { return known }
    let solver = PartSolver(part, of: tree, engine, given: given, values)
    solvers[part.shape][Int(given.rawValue)] = solver
    return solver
  }

  /// Tells the rest how long a part is.
  private func setLength(
    _ length: Double,
    _ number: Int,
    _ part: PartedTree.Part,
    _ axis: LayoutAxis
  ) {
    let item = ItemID(index: Int(restItems[Int(part.root)]))
    let constant = length - rest.items.base[item.index].properties.contentInsets(axis)
    if let row = lengthRows[number * 2 + axis.number] {
      rest.setConstant(constant, of: row)
    } else {
      lengthRows[number * 2 + axis.number] = rest.add(
        LayoutConstraint(item, axis.length, constant: constant)
      )
    }
  }

  // MARK: - Changes

  /// Notes what was known of an item until now.
  ///
  /// - Returns: False where the item is in no part.
  func noteEdit(of item: Int32, _ former: ItemProperties) -> Bool {
    let part = tree.partOfItem[Int(item)]
    guard part >= 0 else { return false }
    // The insets of the top item have a part in the rows of the rest.
    if tree.parts[Int(part)].root == item { return false }
    edits.append((item, former))
    if !isDirty[Int(part)] {
      isDirty[Int(part)] = true
      dirtyParts.append(Int(part))
    }
    return true
  }

  /// Solves what changed.
  ///
  /// Texts of several lines get their heights when their widths are known, once in each part. Where parts go on changing, the
  /// whole is the quicker one.
  ///
  /// - Returns: False where it is, or where this does not come to the same any more; what it was before is lost then.
  func update(_ engine: LayoutSolver) -> Bool {
    updatedParts += dirtyParts.count
    guard updatedParts <= tree.parts.count else { return false }
    for number in tree.parts.indices { likeParts[number] = number }
    guard !dirtyParts.isEmpty else { return true }
    for solver in solvers.joined() { solver?.forgetLast() }
    dirtyParts.sort()
    guard solveParts(engine, dirtyParts), solveRest() else { return false }
    for part in dirtyParts { isDirty[part] = false }
    dirtyParts.removeAll()
    edits.removeAll()
    return true
  }
}

extension LayoutSolver.ItemRecord {
  /// The variable of the length along an axis.
  fileprivate func variable(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
}
