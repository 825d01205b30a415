import ConstraintSolver

/// Engines whose frames are found by a ``ComposedLayout``.
///
/// As with what a stand-in answers, an engine keeps what it collected and the frames. Whoever asks for more, or changes more
/// than what is known of items in the parts, has it take in what it collected then.
extension LayoutSolver {
  /// Solves what was collected part by part.
  ///
  /// - Returns: What changed; nil, with nothing done, where that does not come to the same as solving it as a whole.
  func solveByParts(_ told: ToldItems) -> LayoutChanges? {
    guard repeatsLayouts else { return nil }
    var changes = LayoutChanges(items: [], widths: [], conflicts: [])
    if let composed {
      let former = reportedWidths(composed)
      guard composed.update(self) else { return nil }
      changes.widths = zip(former, reportedWidths(composed)).compactMap { former, now in
        former.width == now.width ? nil : now.item
      }
      placeParts(composed, &changes, told)
      return changes
    }
    guard isCollecting else { return nil }
    endFollowing()
    guard let composed = ComposedLayout(self) else { return nil }
    self.composed = composed
    isCollecting = false
    isAnswered = true
    changes.widths = reportedWidths(composed).map(\.item)
    placeParts(composed, &changes, told)
    return changes
  }

  /// The widths of the items that ``LayoutChanges/widths`` tells of.
  private func reportedWidths(_ composed: ComposedLayout) -> [(item: ItemID, width: Double)] {
    var widths: [(item: ItemID, width: Double)] = []
    guard reportsWidths else { return widths }
    for index in 0..<items.count where items.base[index].reports.contains(.width) {
      let id = ItemID(index: index)
      widths.append((id, composed.frame(of: id).width))
    }
    return widths
  }

  /// Notes that something else is known of an item, for the next solution.
  ///
  /// - Returns: False, with nothing done, where the layout cannot be put together of parts any more.
  func edit(_ new: ItemProperties, of id: ItemID, _ composed: ComposedLayout) -> Bool {
    let record = items[id.index]
    guard record.pointee.properties != new else { return true }
    guard composed.noteEdit(of: Int32(truncatingIfNeeded: id.index), record.pointee.properties)
    else { return false }
    record.pointee.properties = new
    record.pointee.isPlain = new.isPlain
    return true
  }

  /// Takes in what was collected and belongs to the frames, and then what changed since.
  func build(_ composed: ComposedLayout) {
    self.composed = nil
    isAnswered = false
    var edits: [(item: Int32, new: ItemProperties)] = []
    for edit in composed.edits.reversed() {
      let record = items[edit.item]
      edits.append((edit.item, record.pointee.properties))
      record.pointee.properties = edit.former
      record.pointee.isPlain = edit.former.isPlain
    }
    isCollecting = true
    endCollecting()
    _ = solveBuilt([], isFirstOfCollected: false)
    for edit in edits.reversed() { apply(edit.new, to: ItemID(index: Int(edit.item))) }
  }
}

extension ComposedLayout {
  /// The values of all variables, by their places in the engine that collected them.
  var knownValues: KnownValues { KnownValues(values: values) }

  /// The exact frame of an item, relative to its parent, in points.
  func frame(of id: ItemID) -> LayoutRect {
    let values = knownValues
    let first = Int32(truncatingIfNeeded: id.index * 4)
    func value(_ number: Int32) -> Double { values[Variable(index: first + number, generation: 0)] }
    return LayoutRect(x: value(2), y: value(3), width: value(0), height: value(1))
  }
}
