internal import Foundation
import Requirements

extension UICollectionViewCompositionalLayout {
  /// Places the headers or the footers of all that is laid out.
  func placeGlobals(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    atEnd: Bool,
    _ container: CGSize,
    _ y: inout CGFloat
  ) {
    let whole = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(0),
          heightDimension: .absolute(0)
        ),
        subitems: []
      )
    )
    var result = globalSurroundings ?? SectionSurroundings(section: whole)
    for item in items where item.alignment.isBottom == atEnd {
      let path = IndexPath(index: 0)
      globals.append(boundary(item, path, whole, (0, 0), container, &y))
      if item.pinToVisibleBounds { result.pinned[item.elementKind] = item }
    }
    globalSurroundings = result
  }

  func place(
    _ section: NSCollectionLayoutSection,
    _ index: Int,
    _ collectionView: UICollectionView,
    _ container: CGSize,
    _ y: inout CGFloat
  ) {
    let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let reference = section.contentInsetsReference
    let sides = sides(
      reference == .automatic ? configuration.contentInsetsReference : reference,
      of: collectionView
    )
    var insets = section.contentInsets
    insets.leading += sides.leading
    insets.trailing += sides.trailing
    let ends = boundarySides(section, (insets.leading, insets.trailing), collectionView)
    let path = IndexPath(item: 0, section: index)
    decorated = []
    let inner = CGSize(
      width: container.width - insets.leading - insets.trailing,
      height: container.height
    )
    var boundaries: [UICollectionViewLayoutAttributes] = []
    y += section.boundaryInsets.top
    for item in section.boundarySupplementaryItems where !item.alignment.isBottom {
      boundaries.append(boundary(item, path, section, ends, container, &y))
    }
    y += insets.top
    let count = collectionView.numberOfItems(inSection: index)
    var items: [UICollectionViewLayoutAttributes] = []
    items.reserveCapacity(count)
    let isAcross = section.orthogonalScrollingBehavior != .none
    var x: CGFloat = 0
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      x = max(0, (inner.width - section.group.layoutSize.size(in: inner).width) / 2)
    }
    let start = x
    var height: CGFloat = 0
    while items.count < count {
      if !items.isEmpty {
        if isAcross { x += section.interGroupSpacing } else { y += section.interGroupSpacing }
      }
      let origin = CGPoint(x: insets.leading + x, y: y)
      let size = fill(section.group, at: origin, in: inner, index, count, &items)
      if isAcross { x += size.width } else { y += size.height }
      height = max(height, size.height)
    }
    if isAcross { y += height }
    y += insets.bottom
    for item in section.boundarySupplementaryItems where item.alignment.isBottom {
      boundaries.append(boundary(item, path, section, ends, container, &y))
    }
    y += section.boundaryInsets.bottom
    var around = SectionSurroundings(section: section)
    // Where groups rest in the middle, the last one can be scrolled there, as the first one is.
    if isAcross { around.lengthAcross = insets.leading + x + start + insets.trailing }
    around.extras = supplementaries(of: decorated) { measure($0, $1, $2) }
    for item in section.boundarySupplementaryItems where item.pinToVisibleBounds {
      around.pinned[item.elementKind] = item
    }
    if isRightToLeft {
      for attributes in items + boundaries + around.extras {
        attributes.frame.origin.x = container.width - attributes.frame.maxX
      }
    }
    sections.append(items)
    self.ends.append(boundaries)
    surroundings.append(around)
  }

  /// The space beside headers and footers of a section, in points.
  func boundarySides(
    _ section: NSCollectionLayoutSection,
    _ own: (leading: CGFloat, trailing: CGFloat),
    _ view: UICollectionView
  ) -> (leading: CGFloat, trailing: CGFloat) {
    guard section.supplementariesFollowContentInsets else { return (0, 0) }
    switch section.supplementaryContentInsetsReference {
    case .automatic: return own
    case .none: return (0, 0)
    case let reference: return sides(reference, of: view)
    }
  }

  /// Places items in a group.
  ///
  /// - Returns: The size of the group in points.
  func fill(
    _ group: NSCollectionLayoutGroup,
    at origin: CGPoint,
    in container: CGSize,
    _ section: Int,
    _ count: Int,
    _ items: inout [UICollectionViewLayoutAttributes]
  ) -> CGSize {
    var size = group.layoutSize.size(in: container)
    let spacing = group.interItemSpacing?.spacing ?? 0
    let insets = group.contentInsets
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    let isHorizontal = group.isHorizontal
    let along = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let limit = along.isEstimated ? CGFloat.infinity : (isHorizontal ? room.width : room.height)
    let most = group.count ?? (along.isEstimated ? group.subitems.count : Int.max)
    let shares = CGFloat(max(1, group.count ?? 1))
    if let provider = group.customItems {
      addCustom(provider, CGRect(origin: origin, size: size), insets, section, count, &items)
      return size
    }
    let first = items.count
    var used: CGFloat = 0
    var across: CGFloat = 0
    var placed = 0
    while placed < most, items.count < count, !group.subitems.isEmpty {
      let item = group.subitems[placed % group.subitems.count]
      var box = item.layoutSize.size(in: room)
      if group.sharesEqually, limit.isFinite {
        let share = (limit - spacing * (shares - 1)) / shares
        if isHorizontal { box.width = share } else { box.height = share }
      }
      let gap = placed > 0 ? spacing : 0
      let length = isHorizontal ? box.width : box.height
      if placed > 0, group.count == nil, used + gap + length > limit + 1e-6 { break }
      let place = CGPoint(
        x: origin.x + insets.leading + (isHorizontal ? used + gap : 0),
        y: origin.y + insets.top + (isHorizontal ? 0 : used + gap)
      )
      if let inner = item as? NSCollectionLayoutGroup {
        box = fill(inner, at: place, in: room, section, count, &items)
      } else {
        box = add(item, IndexPath(item: items.count, section: section), place, box, &items)
      }
      used += gap + (isHorizontal ? box.width : box.height)
      across = max(across, isHorizontal ? box.height : box.width)
      placed += 1
    }
    if items.count - first == placed {
      used += makeUniform(group, &items[first...])
    }
    spread(group, items[first...], used: used, limit: limit, placed: placed)
    // A group whose length is an estimate is as long as its items.
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (isHorizontal ? used : across) + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (isHorizontal ? across : used) + insets.top + insets.bottom
    }
    return size
  }

  /// Places cells where the application says, in a group that has a rectangle.
  func addCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ rect: CGRect,
    _ insets: NSDirectionalEdgeInsets,
    _ section: Int,
    _ count: Int,
    _ items: inout [UICollectionViewLayoutAttributes]
  ) {
    guard let collectionView else { return }
    let first = items.count
    for item in provider(CollectionEnvironment(collectionView, group: rect.size)) {
      guard items.count < count else { return }
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: items.count, section: section)
      )
      attributes.frame = item.frame
        .offsetBy(dx: rect.minX + insets.leading, dy: rect.minY + insets.top)
      attributes.zIndex = item.zIndex
      items.append(attributes)
    }
    requirement(items.count > first, "The provider of a custom group gave no item")
  }

  /// Gives the items of a group that want it the length of the longest of them.
  ///
  /// - Returns: How much longer the group is by that along its axis, in points.
  private func makeUniform(
    _ group: NSCollectionLayoutGroup,
    _ items: inout ArraySlice<UICollectionViewLayoutAttributes>
  ) -> CGFloat {
    let sizes = items.indices.map {
      group.subitems[($0 - items.startIndex) % group.subitems.count].layoutSize
    }
    let widest = zip(items, sizes).filter { $1.widthDimension.isUniformAcrossSiblings }
      .map(\.0.frame.width).max()
    let highest = zip(items, sizes).filter { $1.heightDimension.isUniformAcrossSiblings }
      .map(\.0.frame.height).max()
    guard widest != nil || highest != nil else { return 0 }
    var gained: CGFloat = 0
    for (attributes, size) in zip(items, sizes) {
      var frame = attributes.frame
      if group.isHorizontal { frame.origin.x += gained } else { frame.origin.y += gained }
      let before = frame.size
      if let widest, size.widthDimension.isUniformAcrossSiblings { frame.size.width = widest }
      if let highest, size.heightDimension.isUniformAcrossSiblings { frame.size.height = highest }
      gained += group.isHorizontal ? frame.width - before.width : frame.height - before.height
      attributes.frame = frame
    }
    return gained
  }

  /// Shares the room that is left among flexible spaces.
  func spread(
    _ group: NSCollectionLayoutGroup,
    _ items: ArraySlice<UICollectionViewLayoutAttributes>,
    used: CGFloat,
    limit: CGFloat,
    placed: Int
  ) {
    guard group.interItemSpacing?.isFlexibleSpacing == true, limit.isFinite, placed > 1,
      items.count == placed, limit > used
    else { return }
    let share = (limit - used) / CGFloat(placed - 1)
    for (index, attributes) in items.enumerated() {
      if group.isHorizontal {
        attributes.frame.origin.x += share * CGFloat(index)
      } else {
        attributes.frame.origin.y += share * CGFloat(index)
      }
    }
  }

  func add(
    _ item: NSCollectionLayoutItem,
    _ path: IndexPath,
    _ place: CGPoint,
    _ size: CGSize,
    _ items: inout [UICollectionViewLayoutAttributes]
  ) -> CGSize {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let box = measure(item, attributes, size)
    let width = item.layoutSize.widthDimension
    let height = item.layoutSize.heightDimension
    let insets = item.contentInsets
    attributes.frame = CGRect(
      x: place.x + (width.isEstimated ? 0 : insets.leading),
      y: place.y + (height.isEstimated ? 0 : insets.top),
      width: max(0, box.width - (width.isEstimated ? 0 : insets.leading + insets.trailing)),
      height: max(0, box.height - (height.isEstimated ? 0 : insets.top + insets.bottom))
    )
    items.append(attributes)
    if !item.supplementaryItems.isEmpty {
      decorated.append(DecoratedItem(item: item, attributes: attributes))
    }
    return box
  }

  /// The size of an item, with the lengths that its view has said in place of estimates.
  func measure(
    _ item: NSCollectionLayoutItem,
    _ attributes: UICollectionViewLayoutAttributes,
    _ size: CGSize
  ) -> CGSize {
    var size = size
    let key = UICollectionView.ElementKey(attributes)
    let known = measured[key]
    let isStale = stale.contains(key)
    if item.layoutSize.widthDimension.isEstimated {
      if let known { size.width = known.width }
      if known == nil || isStale { attributes.selfSizing.insert(.width) }
    }
    if item.layoutSize.heightDimension.isEstimated {
      if let known { size.height = known.height }
      if known == nil || isStale { attributes.selfSizing.insert(.height) }
    }
    return size
  }

  func boundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ path: IndexPath,
    _ section: NSCollectionLayoutSection,
    _ sides: (leading: CGFloat, trailing: CGFloat),
    _ container: CGSize,
    _ y: inout CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind,
      with: path
    )
    var room = container
    var x = sides.leading
    room.width -= sides.leading + sides.trailing
    let size = measure(item, attributes, item.layoutSize.size(in: room))
    switch item.alignment {
    case .top, .bottom: x += (room.width - size.width) / 2
    case .topTrailing, .bottomTrailing, .trailing: x += room.width - size.width
    case .none, .topLeading, .bottomLeading, .leading: break
    }
    let isOver = !item.extendsBoundary
    let top = isOver && item.alignment.isBottom ? y - size.height : y
    let insets = item.contentInsets
    let moved = item.moved(of: size)
    attributes.frame = CGRect(
      x: x + insets.leading + moved.x,
      y: top + insets.top + moved.y,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    attributes.zIndex = item.zIndex
    if !isOver { y += size.height }
    return attributes
  }

  // MARK: - Providing Layout Attributes
}
