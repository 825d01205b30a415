import Foundation
import PortableUIKit
import Testing

/// The items of a collection.
@MainActor
private final class Items: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sizes: [[CGSize]]
  var asked = 0

  init(_ sizes: [[CGSize]]) { self.sizes = sizes }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sizes[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.section][indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "end",
      for: indexPath
    )
  }
}

/// A cell that asks for 80 × 30 points.
private class AskingCell: UICollectionViewCell {
  /// What holds the content.
  var holder: UIView { contentView }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: holder.topAnchor),
      content.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 80),
      content.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The same with constraints to the cell itself.
private final class BesideCell: AskingCell {
  override var holder: UIView { self }
}

@MainActor
@Suite struct `A collection` {
  private let layout = UICollectionViewFlowLayout()

  private func collection(
    _ items: Items,
    cell: AnyClass = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "end"
      )
    }
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  private func sizes(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> [CGSize] {
    Array(repeating: CGSize(width: width, height: height), count: count)
  }

  @Test func `shares the space of a line among its gaps`() {
    layout.minimumLineSpacing = 5
    let view = collection(Items([sizes(4, 100, 40)]))
    // Three of 100 with gaps of at least 10 fill 320: the gaps are (320 − 300) ÷ 2 = 10.
    #expect(
      frames(view) == [
        rect(0, 0, 100, 40), rect(110, 0, 100, 40), rect(220, 0, 100, 40), rect(0, 45, 100, 40),
      ]
    )
    #expect(view.contentSize == CGSize(width: 320, height: 85))
  }

  @Test func `keeps the columns in a last line of equal items`() {
    let view = collection(Items([sizes(5, 90, 40)]))
    // (320 − 270) ÷ 2 = 25
    #expect(frames(view).map(\.minX) == [0, 115, 230, 0, 115])
  }

  @Test func `puts items in the middle of their line`() {
    let sizes = [CGSize(width: 150, height: 60), CGSize(width: 100, height: 20)]
    let view = collection(Items([sizes + [CGSize(width: 300, height: 10)]]))
    // The first two fill 250 of 320; the gap is 70, and the lower one stands at (60 − 20) ÷ 2.
    #expect(frames(view) == [rect(0, 0, 150, 60), rect(220, 20, 100, 20), rect(0, 70, 300, 10)])
  }

  @Test func `keeps insets, headers and footers`() {
    layout.sectionInset = UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 10)
    layout.headerReferenceSize = CGSize(width: 1, height: 20)
    layout.footerReferenceSize = CGSize(width: 1, height: 30)
    let view = collection(Items([sizes(1, 140, 40), sizes(2, 140, 40)]))
    let header = UICollectionView.elementKindSectionHeader
    let second = IndexPath(item: 0, section: 1)
    // 20 + 3 + 40 + 4 + 30 = 97
    #expect(
      view.supplementaryView(forElementKind: header, at: second)?.frame == rect(0, 97, 320, 20)
    )
    // 300 − 280 = 20 between the two.
    #expect(
      frames(view).map(\.origin) == [
        CGPoint(x: 10, y: 23), CGPoint(x: 10, y: 120), CGPoint(x: 170, y: 120),
      ]
    )
    #expect(view.contentSize.height == 194)
  }

  @Test(arguments: [AskingCell.self, BesideCell.self])
  func `lets cells say their size`(_ cell: UICollectionViewCell.Type) {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = collection(Items([sizes(4, 1, 1)]), cell: cell)
    // Three of 80 and two gaps of at least 10 fit into 320: (320 − 240) ÷ 2 = 40.
    #expect(
      frames(view) == [
        rect(0, 0, 80, 30), rect(120, 0, 80, 30), rect(240, 0, 80, 30), rect(0, 40, 80, 30),
      ]
    )
  }

  @Test func `scrolls from side to side`() {
    layout.scrollDirection = .horizontal
    let view = collection(Items([sizes(3, 100, 200)]))
    // Two of 200 fit below each other: 480 − 400 = 80 between them.
    #expect(
      frames(view).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 280), CGPoint(x: 110, y: 0),
      ]
    )
    #expect(view.contentSize == CGSize(width: 210, height: 480))
  }

  @Test func `makes only the cells that are visible`() {
    let items = Items([sizes(100_000, 320, 90)])
    let view = collection(items)
    // 480 ÷ (90 + 10): rows at 0, 100, 200, 300 and 400.
    #expect(items.asked == 5)
    view.contentOffset.y = 5_000_000
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first?.item == 50_000)
    #expect(items.asked == 10)
  }

  @Test func `is laid out by a layout of the application's`() {
    final class Diagonal: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let place = CGFloat(indexPath.item) * 20
        attributes.frame = CGRect(x: place, y: place, width: 15, height: 15)
        return attributes
      }
    }
    let items = Items([sizes(3, 1, 1)])
    let view = collection(items)
    view.collectionViewLayout = Diagonal()
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [0, 20, 40])
    #expect(view.contentSize == CGSize(width: 100, height: 100))
  }

  @Test func `copies attributes of a subclass`() {
    final class Marked: UICollectionViewLayoutAttributes {
      var mark = 0

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Marked)?.mark = mark
        return copy
      }
    }
    let attributes = Marked(forCellWith: IndexPath(item: 2, section: 1))
    attributes.mark = 5
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = attributes.copy() as? Marked
    #expect(copy !== attributes)
    #expect(copy?.mark == 5)
    #expect(copy?.frame == attributes.frame)
    #expect(copy?.indexPath == attributes.indexPath)
  }
}
