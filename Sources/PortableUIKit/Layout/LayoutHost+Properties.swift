internal import LayoutEngine

extension LayoutHost {
  func takeInChanges(of view: UIView) {
    let inputs = view.dirtyInputs
    view.dirtyInputs = []
    guard let id = view.engineItem, view.storedHost === self, isAlive else { return }
    if inputs == .intrinsicSize, view !== root, takeInPlainContent(of: view, id) { return }
    if view === root {
      updateRootSize()
    } else if inputs.contains(.autoresizing) {
      updateAutoresizing(of: view)
    }
    guard inputs != .autoresizing || view === root else {
      // A mask that was switched on takes the content's size out of the layout, or brings it back.
      noteWidthDependence(of: view, isNew: false)
      engine.setProperties(properties(of: view, isRoot: false), of: id)
      return
    }
    // The properties hold the text on one line again, whatever it was that changed.
    noteWidthDependence(of: view, isNew: false)
    engine.setProperties(properties(of: view, isRoot: view === root), of: id)
  }

  /// Takes in a content of which only the size is another, as in cells that are used again.
  ///
  /// - Returns: False, with nothing done, for one of another kind.
  private func takeInPlainContent(of view: UIView, _ id: ItemID) -> Bool {
    guard frames.hasPlainContent(id), !view.translatesAutoresizingMaskIntoConstraints,
      !view.hasHeightForWidth, !view.wrapsLines, view.engineExtras?.usesMargins != true,
      view.baselineOffsets == nil, view.hasPlainAlignment
    else { return false }
    let size = view.layoutIntrinsicSize
    return engine.setPlainContent(
      width: engineLength(size.width),
      height: engineLength(size.height),
      isRightToLeft: isRightToLeft(view),
      of: id
    )
  }

  private func updateRootSize() {
    guard case .layout = purpose, rootRows.count == 4 else { return }
    let insets = root.layoutAlignmentInsets
    let size = root.storedFrame.size
    engine.setConstant(Double(size.width - insets.left - insets.right), of: rootRows[2])
    engine.setConstant(Double(size.height - insets.top - insets.bottom), of: rootRows[3])
  }

  func properties(of view: UIView, isRoot: Bool) -> ItemProperties {
    let content = content(of: view, isRoot: isRoot)
    var result = ItemProperties()
    if content.width >= 0 { result.intrinsicWidth = content.width }
    if content.height >= 0 { result.intrinsicHeight = content.height }
    result.hugging = content.hugging
    result.compressionResistance = content.resistance
    result.isRightToLeft = isRightToLeft(view)
    if !view.hasPlainAlignment {
      result.alignmentInsets = LayoutInsets(view.layoutAlignmentInsets)
    }
    if view.wrapsLines { result.wrapsLines = true }
    if let baselines = view.baselineOffsets {
      let height = result.intrinsicHeight ?? Double(view.layoutIntrinsicSize.height)
      result.baselines = .init(
        firstFromTop: Double(baselines.firstFromTop),
        lastFromBottom: Double(baselines.lastFromBottom),
        centeredHeight: baselines.centersContent ? max(0, height) : nil
      )
    }
    if view.engineExtras?.usesMargins == true { result.margins = LayoutInsets(view.layoutMargins) }
    return result
  }

  /// Gives the engine an item for a view.
  @inline(__always)
  func addItem(of view: UIView, parent: ItemID?, order: Int) -> ItemID {
    guard view.hasPlainAlignment, !view.wrapsLines, view.baselineOffsets == nil,
      view.engineExtras?.usesMargins != true
    else {
      let properties = properties(of: view, isRoot: parent == nil)
      return engine.addItem(parent: parent, properties: properties, order: order)
    }
    let content = content(of: view, isRoot: parent == nil)
    return engine.addPlainItem(
      parent: parent,
      width: content.width,
      height: content.height,
      hugging: content.hugging,
      compressionResistance: content.resistance,
      isRightToLeft: isRightToLeft(view),
      order: order
    )
  }

  /// What the engine must know of the content of a view, in points of its alignment rectangle; −1 for no length.
  @inline(__always)
  private func content(
    of view: UIView,
    isRoot: Bool
  ) -> (
    width: Double, height: Double, hugging: ItemProperties.AxisPriorities,
    resistance: ItemProperties.AxisPriorities
  ) {
    var size = CGSize(width: -1, height: -1)
    if isRoot || !view.followsMask { size = view.layoutIntrinsicSize }
    let (hugging, resistance) = (view.hugging, view.resistance)
    return (
      engineLength(size.width), engineLength(size.height),
      .init(horizontal: hugging.horizontal.rawValue, vertical: hugging.vertical.rawValue),
      .init(horizontal: resistance.horizontal.rawValue, vertical: resistance.vertical.rawValue)
    )
  }

  /// A length as the engine takes it: what is negative or no number is none, which is −1 there.
  @inline(__always)
  private func engineLength(_ length: CGFloat) -> Double {
    length >= 0 ? Double(LayoutNumbers.constant(length)) : -1
  }

  /// Whether leading is right in a view.
  ///
  /// The traits that the view was told of spare the look at the current ones, which takes a lock. When
  /// they change, the view is told before the next layout, and its direction looked at again.
  @inline(__always)
  private func isRightToLeft(_ view: UIView) -> Bool {
    if case .layout = purpose, view.semanticContentAttribute == .unspecified,
      let traits = view.deliveredTraits
    {
      if traits !== knownTraits {
        knownTraits = traits
        isKnownRightToLeft = traits.layoutDirection == .rightToLeft
      }
      return isKnownRightToLeft
    }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(LayoutNumbers.constant(insets.top)),
      left: Double(LayoutNumbers.constant(insets.left)),
      bottom: Double(LayoutNumbers.constant(insets.bottom)),
      right: Double(LayoutNumbers.constant(insets.right))
    )
  }
}

extension ItemProperties {
  /// Takes over a UIKit size, in which a negative length, or one that is no number, means none.
  mutating func setIntrinsicSize(_ size: CGSize) {
    intrinsicWidth = size.width >= 0 ? Double(LayoutNumbers.constant(size.width)) : nil
    intrinsicHeight = size.height >= 0 ? Double(LayoutNumbers.constant(size.height)) : nil
  }
}
