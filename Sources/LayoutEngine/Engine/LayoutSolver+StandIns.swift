import ConstraintSolver
import Requirements

/// Engines that solve for others which collected the same.
///
/// A cell in a hierarchy of its own, or a question for the size that fits a view, is laid out once and hardly asked for more
/// than its frames. Where an engine before had the same items and constraints, a *stand-in* of that layout is given the lengths
/// of the contents and solves; the engine keeps what it collected and the frames. Whoever asks for more, or changes more
/// than lengths of contents, makes it take over the tables then. Nobody can tell the difference: solutions hang on what
/// there is, and not on what was there before.
extension LayoutSolver {
  /// Whether the records of items and constraints are what was collected, with nothing behind them.
  @inline(__always)
  var isUnbuilt: Bool { isCollecting || isAnswered }

  /// Has a stand-in solve what was collected.
  ///
  /// - Returns: What changed; nil, with nothing done, where there is none, or it met a conflict.
  func solveByStandIn(_ told: ToldItems) -> LayoutChanges? {
    guard isUnbuilt, composed == nil, repeatsLayouts, items.count <= KnownLayouts.mostItems else {
      return nil
    }
    if isCollecting { noteFollowed() }
    let former = editedContents.map { edited in
      let record = items[edited.item.index]
      defer { record.pointee.properties = edited.properties }
      return record.pointee.properties
    }
    guard let changes = KnownLayouts.withStandIn(for: self, { takeFrames(of: $0, told) }) else {
      for (edited, properties) in zip(editedContents, former) {
        items[edited.item.index].pointee.properties = properties
      }
      return nil
    }
    editedContents.removeAll()
    return changes
  }

  /// Takes the frames of an engine that has solved the same.
  private func takeFrames(of standIn: LayoutSolver, _ told: ToldItems) -> LayoutChanges {
    let isFirst = !isAnswered
    isCollecting = false
    isAnswered = true
    var changes = LayoutChanges(items: [], widths: [], conflicts: [])
    let count = items.count
    answeredFrames.reserve(count)
    if isFirst { answeredFrames.setCount(count) }
    dirtyItems.removeAll()
    dirtyItems.reserve(count)
    let listsItems = told.contains(.items)
    let (others, values) = (standIn.items.base, standIn.inSolver { $0.knownValues })
    var lastParent: Int32 = -1
    for index in 0..<count {
      let (record, other) = (items.base + index, UnsafePointer(others + index))
      let calculated = values.calculatedFrame(of: other)
      let known = answeredFrames.base + index
      if record.pointee.reports.contains(.width), isFirst || known.pointee != calculated {
        changes.widths.append(ItemID(index: index))
      }
      known.initialize(to: calculated)
      guard record.pointee.frame != other.pointee.frame else { continue }
      record.pointee.frame = other.pointee.frame
      if listsItems { changes.items.append(ItemID(index: index)) }
      if record.pointee.reports.contains(.frame) {
        dirtyItems.append(~Int32(truncatingIfNeeded: index))
      } else if record.pointee.parent >= 0, record.pointee.parent != lastParent {
        lastParent = record.pointee.parent
        dirtyItems.append(lastParent)
      }
    }
    if told.contains(.news) { takeNews(&changes) }
    return changes
  }

  /// Gives a stand-in the lengths of the contents, and has it solve.
  ///
  /// - Returns: Whether no constraint was put out of force.
  func prepare(_ standIn: LayoutSolver) -> Bool {
    for index in 0..<items.count {
      let (own, other) = (items.base + index, standIn.items.base + index)
      standIn.setLengths(
        own.pointee.properties.intrinsicWidth,
        own.pointee.properties.intrinsicHeight,
        of: other
      )
    }
    return standIn.solveOnce([]).conflicts.isEmpty && standIn.brokenConstraints.isEmpty
  }

  /// How many items an engine may have that goes on being answered when contents get other lengths: an answer looks at all
  /// of them, so that one with more takes over the tables instead.
  private static var mostAnsweredAgain: Int { 128 }

  /// Notes that a content has other lengths, for the next solution.
  ///
  /// - Returns: False, with nothing done, where more than lengths is another.
  func editAnswered(_ new: ItemProperties, of id: ItemID) -> Bool {
    if let composed { return edit(new, of: id, composed) }
    guard isAnswered, items.count <= Self.mostAnsweredAgain,
      items[id.index].pointee.properties.isLike(new)
    else { return false }
    if let place = editedContents.firstIndex(where: { $0.item == id }) {
      editedContents[place].properties = new
    } else if items[id.index].pointee.properties != new {
      editedContents.append((id, new))
    }
    return true
  }

  /// What was said of an item last, of which there is only what was collected.
  func unbuiltProperties(of id: ItemID) -> ItemProperties {
    editedContents.first { $0.item == id }?.properties ?? items[id.index].pointee.properties
  }

  /// The exact frame that was found of an item.
  func answeredFrame(of id: ItemID) -> LayoutRect {
    if let composed { return composed.frame(of: id) }
    let frame = answeredFrames[id.index].pointee
    return LayoutRect(
      x: KnownValues.given(frame.x),
      y: KnownValues.given(frame.y),
      width: KnownValues.given(frame.width),
      height: KnownValues.given(frame.height)
    )
  }

  /// Takes over the tables that belong to the frames, and then what changed since.
  func endBeingAnswered() {
    if let composed { return build(composed) }
    guard isAnswered, let knownLayout else { return }
    isAnswered = false
    takeOver(knownLayout, mentionShift: knownMentionShift)
    _ = solveBuilt([], isFirstOfCollected: false)
    assert(
      (0..<items.count).allSatisfy {
        exactFrame(of: ItemID(index: $0)) == answeredFrame(of: ItemID(index: $0))
      },
      "a stand-in found other frames"
    )
    for (id, properties) in editedContents { apply(properties, to: id) }
    editedContents.removeAll()
  }
}

extension KnownValues {
  /// The frame of an item relative to its parent, as it was calculated.
  @inline(__always)
  fileprivate func calculatedFrame(of record: UnsafePointer<LayoutSolver.ItemRecord>) -> LayoutRect
  {
    func value(_ variable: Variable) -> Double {
      records.load(fromByteOffset: Int(variable.index) &* stride, as: Double.self)
    }
    return LayoutRect(
      x: value(record.pointee.left),
      y: value(record.pointee.top),
      width: value(record.pointee.width),
      height: value(record.pointee.height)
    )
  }
}

extension LayoutSolver {
  /// Creates an engine that stands in for those with a known layout.
  convenience init(standingInFor known: KnownLayout, scale: Double) {
    self.init(scale: scale)
    items.copy(known.items, known.itemCount)
    constraints.copy(known.constraints, known.constraintCount)
    takeOver(known, mentionShift: 0)
  }
}
