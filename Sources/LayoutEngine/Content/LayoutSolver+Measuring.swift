import Requirements

/// A content whose height follows its width.
struct MeasuredContent {
  var measure: LayoutSolver.ContentMeasure
  /// The width, in points of the alignment rectangle, that the height was measured at; nil if it has to
  /// be measured anew.
  var width: Double?
}

extension LayoutSolver {
  /// Tells how much room a content takes, in points.
  ///
  /// It is asked with nil for the natural size, with all the room that the content likes, and with a
  /// width above 0 for the size at that width, of which only the height counts.
  public typealias ContentMeasure = (_ width: Double?) -> LayoutSize

  /// Gives an item a content that is measured: text that wraps, or whatever gets higher as it gets
  /// narrower.
  ///
  ///     layout.setMeasure({ width in
  ///       let lines = wrap(text, at: width ?? .infinity)
  ///       return LayoutSize(width: lines.map(\.count).max() ?? 0, height: lines.count)
  ///     }, of: paragraph)
  ///
  /// The natural width is the item's ``ItemProperties/intrinsicWidth``, with the priorities to hug it and to
  /// resist compression. Once ``solve()`` knows the item's width, the height at that width becomes the
  /// ``ItemProperties/intrinsicHeight`` and the layout is solved again, as UIKit does for labels of several
  /// lines. As widths may depend on heights, there are at most four such rounds.
  ///
  /// - Parameters:
  ///   - measure: Tells the size; nil takes the content away. A size that is not finite, or is negative,
  ///     stops the program.
  ///   - id: The item.
  public func setMeasure(_ measure: ContentMeasure?, of id: ItemID) {
    if let measure {
      measures[id.index] = MeasuredContent(measure: measure)
      staleContents.insert(id.index)
      setReportsWidth(true, of: id)
    } else if measures.removeValue(forKey: id.index) != nil {
      setReportsWidth(false, of: id)
      var properties = properties(of: id)
      properties.intrinsicWidth = nil
      properties.intrinsicHeight = nil
      properties.wrapsLines = nil
      apply(properties, to: id)
    }
  }

  /// Says that a measured content is another than before, so that the next ``solve()`` measures it.
  public func contentChanged(of id: ItemID) {
    requirement(measures[id.index] != nil, "\(name(of: id)) has no measure; see setMeasure(_:of:)")
    staleContents.insert(id.index)
  }

  // MARK: - Rounds

  private static let roundLimit = 4

  /// Solves until the heights of contents fit the widths that they got.
  func solveWithContent() -> LayoutChanges {
    var unmeasured = measureNaturalSizes()
    renewStacks()
    var changes = solveOnce(.items)
    unmeasured.formUnion(changes.widths)
    for _ in 0..<Self.roundLimit {
      guard measureHeights(of: unmeasured) else { break }
      renewStacks()
      let more = solveOnce(.items)
      unmeasured = Set(more.widths)
      append(more, to: &changes)
    }
    return changes
  }

  /// Measures contents that are new or others than before, with all the room they like.
  ///
  /// - Returns: Their items.
  private func measureNaturalSizes() -> Set<ItemID> {
    var measured: Set<ItemID> = []
    for index in staleContents.sorted() {
      guard let content = measures[index] else { continue }
      let id = ItemID(index: index)
      let size = checked(content.measure(nil), of: id)
      measures[index]?.width = nil
      measured.insert(id)
      var properties = properties(of: id)
      properties.intrinsicWidth = size.width
      properties.intrinsicHeight = size.height
      properties.wrapsLines = true
      apply(properties, to: id)
    }
    staleContents.removeAll(keepingCapacity: true)
    return measured
  }

  /// Measures contents at the widths that their items got.
  ///
  /// - Returns: Whether a height changed.
  private func measureHeights(of ids: Set<ItemID>) -> Bool {
    var changed = false
    for id in ids.sorted() {
      guard let content = measures[id.index] else { continue }
      var properties = properties(of: id)
      let width = exactFrame(of: id).width - properties.contentInsets(.horizontal)
      // Narrower than nothing is no place to break lines in.
      guard width > 0, abs(width - (content.width ?? -1)) > 1e-6 else { continue }
      measures[id.index]?.width = width
      let height = checked(content.measure(width), of: id).height
      guard height != properties.intrinsicHeight else { continue }
      properties.intrinsicHeight = height
      apply(properties, to: id)
      changed = true
    }
    return changed
  }

  private func checked(_ size: LayoutSize, of id: ItemID) -> LayoutSize {
    for length in [size.width, size.height] {
      requirement(
        length >= 0 && LayoutLimits.contains(length: length),
        "the measure of \(name(of: id)) answered \(size.width) × \(size.height); a size has to be "
          + "finite and not negative"
      )
    }
    return size
  }

  /// Adds the changes of a later pass.
  private func append(_ more: LayoutChanges, to changes: inout LayoutChanges) {
    let known = Set(changes.items)
    changes.items += more.items.filter { !known.contains($0) }
    // Parents before children, as in one pass.
    changes.items = changes.items.enumerated()
      .map { (depth: item($0.element).pointee.depth, place: $0.offset, id: $0.element) }
      .sorted { ($0.depth, $0.place) < ($1.depth, $1.place) }
      .map(\.id)
    let widths = Set(changes.widths)
    changes.widths += more.widths.filter { !widths.contains($0) }
    // A conflict of an earlier pass stands as long as what gave way is out of force, and is not told twice.
    let broken = Set(brokenConstraints)
    let told = Set(more.conflicts.compactMap(\.broken))
    changes.conflicts.removeAll { conflict in
      guard let id = conflict.broken else { return false }
      return !broken.contains(id) || told.contains(id)
    }
    changes.conflicts += more.conflicts
  }

  // MARK: - Properties

  /// Other properties with the size that was measured.
  func keepingMeasuredSize(_ properties: ItemProperties, of id: ItemID) -> ItemProperties {
    guard measures[id.index] != nil else { return properties }
    var properties = properties
    let known = self.properties(of: id)
    properties.intrinsicWidth = known.intrinsicWidth
    properties.intrinsicHeight = known.intrinsicHeight
    properties.wrapsLines = known.wrapsLines
    return properties
  }
}
