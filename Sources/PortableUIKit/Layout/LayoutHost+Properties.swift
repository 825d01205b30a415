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
      width: size.width >= 0 ? Double(LayoutNumbers.constant(size.width)) : -1,
      height: size.height >= 0 ? Double(LayoutNumbers.constant(size.height)) : -1,
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
    var result = ItemProperties()
    takeProperties(of: view, isRoot: isRoot, into: &result)
    return result
  }

  /// Takes the properties of a view, where those of an item without content are.
  @inline(__always)
  func takeProperties(of view: UIView, isRoot: Bool, into result: inout ItemProperties) {
    if !view.hasPlainAlignment {
      result.alignmentInsets = LayoutInsets(view.layoutAlignmentInsets)
    }
    if isRoot || !view.translatesAutoresizingMaskIntoConstraints {
      result.setIntrinsicSize(view.layoutIntrinsicSize)
    }
    if view.wrapsLines { result.wrapsLines = true }
    let (hugging, resistance) = (view.hugging, view.resistance)
    result.hugging.horizontal = hugging.horizontal.rawValue
    result.hugging.vertical = hugging.vertical.rawValue
    result.compressionResistance.horizontal = resistance.horizontal.rawValue
    result.compressionResistance.vertical = resistance.vertical.rawValue
    result.isRightToLeft = isRightToLeft(view)
    if let baselines = view.baselineOffsets {
      let height = result.intrinsicHeight ?? Double(view.layoutIntrinsicSize.height)
      result.baselines = .init(
        firstFromTop: Double(baselines.firstFromTop),
        lastFromBottom: Double(baselines.lastFromBottom),
        centeredHeight: baselines.centersContent ? max(0, height) : nil
      )
    }
    if view.engineExtras?.usesMargins == true { result.margins = LayoutInsets(view.layoutMargins) }
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
