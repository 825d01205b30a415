import Foundation
import PortableUIKit
import Testing

@MainActor
private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 5 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }
}

// Source: Apple's documentation of orthogonalScrollingBehavior and visibleItemsInvalidationHandler.
@MainActor @Suite struct `A section that scrolls across` {
  private let items = Items()

  private func collection(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    width: CGFloat,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(width),
      heightDimension: .absolute(100)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.visibleItemsInvalidationHandler = handler
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  private func places(_ view: UICollectionView) -> [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for cell in view.visibleCells {
      if let path = view.indexPath(for: cell) { result[path.item] = cell.frame.minX }
    }
    return result
  }

  @Test func `scrolls to its items, and the collection stays`() {
    let view = collection(.continuous, width: 200)
    #expect(places(view) == [0: 0, 1: 200])
    view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)
    #expect(places(view) == [2: 0, 3: 200])
    #expect(view.contentOffset == .zero)
    // Five items are 1,000 points: the last stands at the end.
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
    #expect(places(view) == [3: -100, 4: 100])
  }

  @Test func `rests its groups in the middle`() {
    let view = collection(.groupPagingCentered, width: 200)
    #expect(places(view)[0] == 50)
    view.scrollToItem(
      at: IndexPath(item: 4, section: 0),
      at: .centeredHorizontally,
      animated: false
    )
    #expect(places(view)[4] == 50)
  }

  @Test func `tells its offset and items where they are in it`() {
    var told: (offset: CGPoint, first: CGFloat)?
    let view = collection(.continuous, width: 200) { items, offset, _ in
      told = (offset, items.map(\.frame.minX).min() ?? -1)
    }
    view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)
    #expect(told?.offset == CGPoint(x: 400, y: 0))
    #expect(told?.first == 400)
  }
}

// Source: Apple's documentation of sectionHeadersPinToVisibleBounds.
@MainActor @Suite struct `A flow layout` {
  @Test func `pins headers as soon as it is told to`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 300)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let (view, items) = (
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: layout
      ), Items()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = items
    view.layoutIfNeeded()
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    layout.sectionHeadersPinToVisibleBounds = true
    let header = layout.layoutAttributesForElements(in: view.bounds)?
      .first { $0.representedElementKind == UICollectionView.elementKindSectionHeader }
    #expect(header?.frame.minY == 100)
  }
}
