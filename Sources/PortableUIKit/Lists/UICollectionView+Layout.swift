import Foundation
import Requirements

extension UICollectionView {
  /// The number of items of each section, asked for once.
  var itemCounts: [Int] {
    if let storedCounts { return storedCounts }
    guard let dataSource else { return [] }
    let counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    storedCounts = counts
    return counts
  }

  func attributes(forItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: path)
  }

  /// Has the layout compute what it needs, where something has changed.
  func prepareLayout() {
    if bounds != preparedBounds { askAboutBounds() }
    if bounds.size != preparedBounds.size {
      layoutIsStale = true
      if !preparedBounds.isEmpty { collectionViewLayout.remeasure() }
    }
    preparedBounds = bounds
    guard layoutIsStale else { return }
    layoutIsStale = false
    collectionViewLayout.prepare()
  }

  /// Asks the layout whether it is computed anew for other bounds.
  ///
  /// Layouts compare the new bounds with those of the collection, which are still the former ones in UIKit.
  private func askAboutBounds() {
    guard !preparedBounds.isEmpty else { return }
    let new = bounds
    boundsForLayout = preparedBounds
    let context =
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
      ? collectionViewLayout.invalidationContext(forBoundsChange: new) : nil
    boundsForLayout = nil
    if let context { collectionViewLayout.invalidateLayout(with: context) }
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    layoutIsStale = true
    if context.invalidateDataSourceCounts || context.invalidateEverything { storedCounts = nil }
    if context.contentOffsetAdjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + context.contentOffsetAdjustment.x,
        y: contentOffset.y + context.contentOffsetAdjustment.y
      )
    }
    setNeedsLayout()
  }

  // MARK: - Placing items

  /// Makes and places what the layout puts into the visible rectangle, until no view prefers another
  /// size.
  func placeItems() {
    // Each round measures what came into sight with the last one.
    for _ in 0..<16 {
      prepareLayout()
      sizeContent(to: collectionViewLayout.collectionViewContentSize)
      let elements =
        bounds.isEmpty ? [] : collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      var kept: Set<ElementKey> = []
      var hasChanged = false
      for attributes in elements where !attributes.isHidden {
        let key = ElementKey(attributes)
        let isNew = shown[key] == nil
        let view = view(for: attributes, key)
        kept.insert(key)
        apply(attributes, to: view)
        if takePreference(of: view, attributes, isNew: isNew) { hasChanged = true }
      }
      letGo(except: kept)
      guard hasChanged || layoutIsStale else { break }
    }
    backgroundView?.frame = bounds
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes,
    to view: UICollectionReusableView
  ) {
    if CATransform3DIsIdentity(attributes.transform3D) {
      if view.isTransformedByLayout {
        view.isTransformedByLayout = false
        view.layer.transform = CATransform3DIdentity
      }
      view.frame = attributes.frame
    } else {
      view.isTransformedByLayout = true
      view.layer.transform = CATransform3DIdentity
      view.frame = attributes.frame
      view.layer.transform = attributes.transform3D
    }
    view.alpha = attributes.alpha
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  /// Asks a view what size it prefers.
  ///
  /// - Returns: Whether the layout takes it.
  private func takePreference(
    of view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes,
    isNew: Bool
  ) -> Bool {
    let layout = collectionViewLayout
    guard attributes.representedElementCategory != .decorationView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    if layout.estimatesSizes == nil {
      // Nobody knows what a layout of the application's would take; what is new is asked.
      guard isNew else { return false }
      copy.selfSizing = [.width, .height]
    } else if attributes.selfSizing.isEmpty {
      return false
    }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard preferred.size != attributes.size else {
      layout.preferredIsCurrent(ElementKey(attributes))
      return false
    }
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
    else { return false }
    layout.takePreferred(preferred)
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
    )
    return true
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) -> UICollectionReusableView {
    if let view = shown[key] { return view }
    let view = makeView(attributes)
    takeIn(view, key, attributes.frame)
    return view
  }

  /// Makes a view that of an element, and tells that it is about to be shown.
  func takeIn(_ view: UICollectionReusableView, _ key: ElementKey, _ frame: CGRect) {
    shown[key] = view
    view.frame = frame
    if let cell = view as? UICollectionViewCell {
      if cell.isSelected != selection.contains(key.path) {
        cell.isSelected = selection.contains(key.path)
      }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: key.kind,
        at: key.path
      )
    }
    guard view.superview !== self else { return }
    if key.category == .decorationView {
      insertSubview(view, at: 0)
    } else {
      addSubview(view)
    }
  }

  private func makeView(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    if attributes.representedElementCategory == .decorationView {
      let made = collectionViewLayout.makeDecoration(ofKind: kind, frame: attributes.frame)
      guard let made else {
        requirementFailure("no class is registered for decorations of kind \(kind)")
      }
      return made
    }
    guard let dataSource else {
      requirementFailure("\(type(of: self)) shows an item and has no data source")
    }
    return inOwnSystem {
      attributes.representedElementCategory == .cell
        ? dataSource.collectionView(self, cellForItemAt: path)
        : dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  private func letGo(except kept: Set<ElementKey>) {
    for (key, view) in shown where !kept.contains(key) {
      shown[key] = nil
      recycle(view, key)
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      }
    }
  }

  func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier else { return }
    reusables.waiting[.init(kind: key.kind, identifier: identifier), default: []].append(view)
  }

  /// Forgets what the items are; they are asked for anew with the next layout.
  func discardItems() {
    for (key, view) in shown { recycle(view, key) }
    shown = [:]
    storedCounts = nil
    collectionViewLayout.forgetPreferred()
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Has a cell that is shown measured anew whose content configuration has changed.
  ///
  /// Source: Apple's documentation of `selfSizingInvalidation`, which is enabled by default.
  func contentDidChange(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled,
      let key = shown.first(where: { $0.value === cell })?.key
    else { return }
    collectionViewLayout.forgetPreferred(key)
    layoutIsStale = true
    setNeedsLayout()
  }

  // MARK: - Making cells

  func registerSource(_ aClass: AnyClass?, kind: String, _ identifier: String) {
    requirement(!identifier.isEmpty, "An identifier for reuse has to have at least one character")
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    guard let aClass else {
      reusables.sources[key] = nil
      return
    }
    guard let viewClass = aClass as? UICollectionReusableView.Type else {
      requirementFailure(
        "\(aClass) was registered for \(identifier); it has to be a UICollectionReusableView"
      )
    }
    reusables.sources[key] = .type(viewClass)
  }

  func dequeue(
    kind: String,
    _ identifier: String,
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    if kind.isEmpty, let offeredCell, offeredCell.reuseIdentifier == identifier {
      return offeredCell
    }
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    let frame = attributes?.frame ?? .zero
    if let view = reusables.waiting[key]?.popLast() as? UICollectionReusableView {
      view.prepareForReuse()
      view.frame = frame
      takeListRole(view, kind, attributes)
      return view
    }
    let view: UICollectionReusableView? =
      switch reusables.sources[key] {
      case .type(let type):
        (type as? UICollectionReusableView.Type).map {
          UICollectionReusableView.make($0, frame: frame)
        }
      case .nib(let nib):
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
      case .prototype(let make): make() as? UICollectionReusableView
      case nil: nil
      }
    view?.reuseIdentifier = identifier
    if let view { takeListRole(view, kind, attributes) }
    return view
  }

  /// Tells a cell of a list what it is there, before it is filled.
  private func takeListRole(
    _ view: UICollectionReusableView,
    _ kind: String,
    _ attributes: UICollectionViewLayoutAttributes?
  ) {
    guard let cell = view as? UICollectionViewListCell, let path = attributes?.indexPath,
      path.count > 1,
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.listConfiguration(forSection: path.section)
    else { return }
    let isFirst = kind.isEmpty && path.item == 0 && list.headerMode == .firstItemInSection
    let part: ListRole.Part =
      kind == UICollectionView.elementKindSectionHeader || isFirst
      ? .header : kind == UICollectionView.elementKindSectionFooter ? .footer : .row
    cell.listRole = ListRole(appearance: list.appearance, part: part)
  }

  // MARK: - Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    var position = position
    // Source: sections that scroll across the collection scroll to their items; the collection itself does not move so.
    if let across = collectionViewLayout as? UICollectionViewCompositionalLayout,
      across.scrollAcross(to: path, position)
    {
      position.subtract([.left, .right, .centeredHorizontally])
      setNeedsLayout()
      layoutIfNeeded()
      if position.isEmpty { return }
    }
    // Sizes that are estimated become known on the way there.
    for _ in 0..<16 {
      guard let rect = attributes(forItemAt: path)?.frame else { return }
      sizeContent(to: collectionViewLayout.collectionViewContentSize)
      let insets = adjustedContentInset
      var offset = contentOffset
      if position.contains(.top) { offset.y = rect.minY - insets.top }
      if position.contains(.bottom) { offset.y = rect.maxY - bounds.height + insets.bottom }
      if position.contains(.centeredVertically) { offset.y = rect.midY - bounds.height / 2 }
      if position.contains(.left) { offset.x = rect.minX - insets.left }
      if position.contains(.right) { offset.x = rect.maxX - bounds.width + insets.right }
      if position.contains(.centeredHorizontally) { offset.x = rect.midX - bounds.width / 2 }
      let limited = clamped(offset)
      guard limited != contentOffset else { return }
      setContentOffset(limited, animated: animated)
      layoutIfNeeded()
    }
  }
}

extension UICollectionView.ElementKey {
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    path = attributes.indexPath
  }
}
