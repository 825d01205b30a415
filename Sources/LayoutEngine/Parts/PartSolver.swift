import ConstraintSolver

/// Solves the parts of a shape, one after the other.
///
/// It is an engine of the items of one part, at the place (0, 0), with the width or the height that is known of it. For the
/// next part it gets what else is known of those items: solutions hang on what there is, and not on what was there before.
final class PartSolver {
  /// What of a part's frame the rest of the layout says.
  struct GivenLengths: OptionSet {
    let rawValue: UInt8

    static let width = Self(rawValue: 1)
    static let height = Self(rawValue: 2)

    static func along(_ axis: LayoutAxis) -> Self { axis == .horizontal ? .width : .height }
  }

  private let engine: LayoutSolver
  private let given: GivenLengths
  private let count: Int
  /// The constraints that hold the top item to its width and its height, where they are given.
  @exclusivity(unchecked) private var lengthRows: [LayoutConstraintID?] = [nil, nil]
  /// The part that was solved last, with its top item and that item's width and height.
  @exclusivity(unchecked) private var last:
    (number: Int, root: Int32, lengths: (width: Double, height: Double))?

  /// Takes in the items and constraints of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - tree: What it is a part of.
  ///   - owner: The engine that collected it.
  ///   - given: What of its frame is known.
  ///   - values: The width and the height of the part, as far as they are known.
  init(
    _ part: PartedTree.Part,
    of tree: PartedTree,
    _ owner: LayoutSolver,
    given: GivenLengths,
    _ values: UnsafePointer<Double>
  ) {
    self.given = given
    count = part.count
    engine = LayoutSolver(scale: owner.scale)
    engine.reserve(items: count, constraints: Int(part.constraintCount) + 4)
    for index in part.root..<part.end {
      let record = owner.items.base + Int(index)
      _ = engine.addItem(
        parent: index == part.root ? nil : ItemID(index: Int(record.pointee.parent &- part.root)),
        properties: record.pointee.properties,
        order: Int(record.pointee.place)
      )
    }
    let top = ItemID(index: 0)
    engine.add(LayoutConstraint(top, .left))
    engine.add(LayoutConstraint(top, .top))
    for axis in LayoutAxis.allCases where given.contains(.along(axis)) {
      let length = values[axis.number] - engine.items.base.pointee.properties.contentInsets(axis)
      lengthRows[axis.number] = engine.add(LayoutConstraint(top, axis.length, constant: length))
    }
    for index in tree.constraints(of: part) {
      let record = owner.constraints.base + Int(index)
      var constraint = record.pointee.constraint
      constraint.firstIndex &-= part.root
      if constraint.secondIndex >= 0 { constraint.secondIndex &-= part.root }
      engine.add(constraint, mention: TieRank.place(ofMention: record.pointee.mention))
    }
  }

  /// Has the next part be compared with none: what is known of the last one may be something else by now.
  func forgetLast() { last = nil }

  /// Solves a part.
  ///
  /// - Parameters:
  ///   - part: A part of the shape.
  ///   - number: Its number.
  ///   - owner: The engine that collected it.
  ///   - values: Where the values of all its variables are written to, as they were calculated, in points, four for each
  ///     item. What is given of the part stands there beforehand.
  /// - Returns: The number of the part itself, or of one solved before in which everything is as large and in the same place;
  ///   nil where constraints contradict each other or do not decide how large the part is.
  func solve(
    _ part: PartedTree.Part,
    _ number: Int,
    of owner: LayoutSolver,
    _ values: UnsafeMutablePointer<Double>
  ) -> Int? {
    if let last, !given.contains(.width) || last.lengths.width == values[0],
      !given.contains(.height) || last.lengths.height == values[1],
      owner.areAlike(part.root, last.root, count)
    {
      // What is the top item's is written over by what the rest says.
      let distance = Int(part.root &- last.root) * 4
      (values + 4).update(from: values + 4 - distance, count: count * 4 - 4)
      (values[0], values[1]) = last.lengths
      return last.number
    }
    last = nil
    for index in 0..<count {
      let record = owner.items.base + Int(part.root) + index
      engine.setPartProperties(record, of: index)
    }
    let top = engine.items.base
    for axis in LayoutAxis.allCases {
      guard let row = lengthRows[axis.number] else { continue }
      engine.setConstant(values[axis.number] - top.pointee.properties.contentInsets(axis), of: row)
    }
    let lengths = (values[0], values[1])
    guard engine.solveUnplaced() else { return nil }
    let areDecided = engine.inSolver { solver in
      solver.writeValues(ofFirst: count * 4, to: values)
      return solver.isClearlyDecided(top.pointee.width)
        && solver.isClearlyDecided(top.pointee.height)
    }
    guard areDecided else { return nil }
    if given.contains(.width) { values[0] = lengths.0 }
    if given.contains(.height) { values[1] = lengths.1 }
    last = (number, part.root, (values[0], values[1]))
    return number
  }
}

extension LayoutAxis {
  /// Where the length along the axis stands among the variables of an item.
  var number: Int { self == .horizontal ? 0 : 1 }
}

extension LayoutSolver {
  /// Says what is known of an item of a part, as the engine that collected it has it.
  @inline(__always)
  fileprivate func setPartProperties(_ record: UnsafePointer<ItemRecord>, of index: Int) {
    let own = items.base + index
    guard own.pointee.isPlain, record.pointee.isPlain,
      own.pointee.properties.isPlainlyLike(record.pointee.properties)
    else { return apply(record.pointee.properties, to: ItemID(index: index)) }
    setLengths(
      record.pointee.properties.intrinsicWidth,
      record.pointee.properties.intrinsicHeight,
      of: own
    )
  }

  /// Whether the same is known of some items as of others, one by one.
  fileprivate func areAlike(_ first: Int32, _ other: Int32, _ count: Int) -> Bool {
    guard first != other else { return false }
    let (own, known) = (items.base + Int(first), items.base + Int(other))
    return Self.areSameWords(own, known, count)
      || (0..<count).allSatisfy { own[$0].properties == known[$0].properties }
  }

  /// Whether items are plain, and what plain properties may differ in is the same word by word, as it mostly is where it is
  /// the same at all.
  private static func areSameWords(
    _ own: UnsafeMutablePointer<ItemRecord>,
    _ other: UnsafeMutablePointer<ItemRecord>,
    _ count: Int
  ) -> Bool {
    assert(MemoryLayout<ItemProperties>.offset(of: \.alignmentInsets) == 48)
    var (own, known) = (own, other)
    let end = own + count
    var difference = SIMD2<UInt64>()
    var arePlain = true
    while own < end {
      let words = withUnsafePointer(to: &own.pointee.properties) { UnsafeRawPointer($0) }
      let others = withUnsafePointer(to: &known.pointee.properties) { UnsafeRawPointer($0) }
      for half in 0..<3 {
        difference |=
          words.loadUnaligned(fromByteOffset: half &* 16, as: SIMD2<UInt64>.self)
          ^ others.loadUnaligned(fromByteOffset: half &* 16, as: SIMD2<UInt64>.self)
      }
      arePlain = arePlain && own.pointee.isPlain && known.pointee.isPlain
      own += 1
      known += 1
    }
    return arePlain && difference == SIMD2()
  }

  /// Solves without placing items.
  ///
  /// - Returns: False where constraints contradict each other.
  func solveUnplaced() -> Bool {
    findMentions()
    return inSolver { solver in
      let solution = solver.solve { _ in nil }
      _ = solver.takeKeptStructure()
      return solution.conflicts.isEmpty && !solution.isOutOfRange
        && solver.constraintsOutOfForce.isEmpty
    }
  }
}

extension TieRank {
  /// The place from which a constraint's mention comes.
  static func place(ofMention mention: Int32) -> Int? {
    mention == none ? nil : Int(mention / 2)
  }
}
