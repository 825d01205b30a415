import ConstraintSolver

/// The items and constraints of an engine whose structure is known, for others that take in the same.
///
/// Cells in hierarchies of their own have an engine each, and so has every question for the size that fits a view. Most
/// of these take in what one before did. Where the items have the same parents, insets and directions, and a constraint
/// says the same of the same items, its row is the same.
///
/// Nobody changes it once it is made.
final class KnownLayout {
  /// The rows that the constraints have.
  let structure: KnownStructure
  let constraints: UnsafeMutablePointer<LayoutSolver.ConstraintRecord>
  let constraintCount: Int
  private let items: UnsafeMutablePointer<Item>
  private let itemCount: Int

  /// What of an item counts for the rows of plain constraints.
  private struct Item {
    var parent: Int32
    var isRightToLeft: Bool
    var insets: LayoutInsets
  }

  init(
    _ structure: KnownStructure,
    _ items: RecordTable<LayoutSolver.ItemRecord>,
    _ constraints: RecordTable<LayoutSolver.ConstraintRecord>
  ) {
    self.structure = structure
    itemCount = items.count
    self.items = .allocate(capacity: itemCount)
    for index in 0..<itemCount {
      let record = items.base + index
      (self.items + index).initialize(
        to: Item(
          parent: record.pointee.parent,
          isRightToLeft: record.pointee.properties.isRightToLeft,
          insets: record.pointee.properties.alignmentInsets
        )
      )
    }
    constraintCount = constraints.count
    self.constraints = .allocate(capacity: constraintCount)
    self.constraints.initialize(from: constraints.base, count: constraintCount)
  }

  deinit {
    items.deallocate()
    constraints.deallocate()
  }

  /// Whether an engine has the same items; nothing was removed from it.
  func hasItems(_ others: RecordTable<LayoutSolver.ItemRecord>) -> Bool {
    guard others.count == itemCount else { return false }
    var (item, other) = (items, others.base)
    let end = items + itemCount
    var index: Int32 = 0
    while item < end {
      guard other.pointee.hasPlace(index), item.pointee.parent == other.pointee.parent,
        item.pointee.isRightToLeft == other.pointee.properties.isRightToLeft,
        item.pointee.insets == other.pointee.properties.alignmentInsets
      else { return false }
      item += 1
      other += 1
      index &+= 1
    }
    return true
  }
}

/// Layouts of small engines, for others that take in the same.
///
/// A few are kept; a new one takes the place of the oldest.
final class KnownLayouts {
  nonisolated(unsafe) private static let shared = HandedOn<KnownLayouts>()

  /// How many layouts are kept.
  private static var most: Int { 8 }

  private var layouts: [KnownLayout] = []
  /// The place of the oldest.
  private var oldest = 0

  private init() {}

  /// A known layout of the same items as an engine's.
  static func layout(of items: RecordTable<LayoutSolver.ItemRecord>) -> KnownLayout? {
    guard let known = shared.take() else { return nil }
    defer { shared.leave(known) }
    return known.layouts.first { $0.hasItems(items) }
  }

  /// Keeps a layout, which nobody changes from then on.
  static func keep(_ layout: KnownLayout) {
    let known = shared.take() ?? KnownLayouts()
    if known.layouts.count < most {
      known.layouts.append(layout)
    } else {
      known.layouts[known.oldest] = layout
      known.oldest = (known.oldest + 1) % most
    }
    shared.leave(known)
  }
}

extension LayoutSolver {
  /// Looks for a known layout of the items that there are, before the first solution.
  ///
  /// Until it is forgotten, the engine's items are those of the known one, at the same places.
  func lookForKnownLayout() {
    hasLookedForKnown = true
    guard repeatsLayouts, placing == 0, freeItems.count == 0, solver.takesRowsBehind,
      items.count <= Self.mostKnownItems, let known = KnownLayouts.layout(of: items)
    else { return }
    knownLayout = known
    knownConstraints = UnsafePointer(known.constraints)
    knownCount = Int32(truncatingIfNeeded: known.constraintCount)
  }

  /// How many items an engine may have whose layout is known: the solver has four variables for each.
  private static var mostKnownItems: Int { 128 }

  /// Keeps what was taken in, for other engines, where the solver found a structure that was not known.
  func keepLayout() {
    forgetKnownLayout()
    guard let structure = solver.takeKeptStructure(), repeatsLayouts, freeItems.count == 0,
      freeConstraints.count == 0
    else { return }
    KnownLayouts.keep(KnownLayout(structure, items, constraints))
  }

  /// Takes no engine's layout for that of this one any more.
  func forgetKnownLayout() {
    hasLookedForKnown = true
    guard knownCount > 0 else { return }
    knownCount = 0
    knownLayout = nil
  }
}
