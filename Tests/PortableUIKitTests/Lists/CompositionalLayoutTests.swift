import Foundation
import PortableUIKit
import Testing

/// Numbers of items, with cells that ask for 30 points of height.
@MainActor
private final class Counts: NSObject, UICollectionViewDataSource {
  let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    counts[section]
  }

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
      withReuseIdentifier: "end",
      for: indexPath
    )
  }
}

/// A cell that asks for a height of 30 points.
private final class LowCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct `A compositional layout` {
  private func frames(
    _ section: NSCollectionLayoutSection,
    _ source: Counts,
    cell: AnyClass = UICollectionViewCell.self
  ) -> [CGRect] {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "end"
    )
    view.dataSource = source
    view.layoutIfNeeded()
    return view.visibleCells.map(\.frame)
  }

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `repeats an item as long as it fits`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    // Two halves of 320 − 20 = 300 in each group; groups at 5 and 5 + 50 + 10.
    #expect(
      frames(section, Counts([3])) == [
        rect(12, 6, 144, 46), rect(162, 6, 144, 46), rect(12, 66, 144, 46),
      ]
    )
  }

  @Test func `shares a group among a number of items`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitem: item,
      count: 3
    )
    group.interItemSpacing = .fixed(10)
    // (320 − 20) ÷ 3 = 100
    #expect(
      frames(NSCollectionLayoutSection(group: group), Counts([4])) == [
        rect(0, 0, 100, 40), rect(110, 0, 100, 40), rect(220, 0, 100, 40), rect(0, 40, 100, 40),
      ]
    )
  }

  @Test func `lets views say an estimated height`() {
    let estimated = size(.fractionalWidth(1), .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: estimated,
      subitems: [NSCollectionLayoutItem(layoutSize: estimated)]
    )
    #expect(
      frames(NSCollectionLayoutSection(group: group), Counts([3]), cell: LowCell.self) == [
        rect(0, 0, 320, 30), rect(0, 30, 320, 30), rect(0, 60, 320, 30),
      ]
    )
  }

  @Test func `nests groups`() {
    let half = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))
    )
    let stack = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitems: [half]
    )
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [large, stack]
    )
    // 240 and 80 wide; the two in the stack 50 high each.
    #expect(
      frames(NSCollectionLayoutSection(group: group), Counts([4])) == [
        rect(0, 0, 240, 100), rect(240, 0, 80, 50), rect(240, 50, 80, 50), rect(0, 100, 240, 100),
      ]
    )
  }

  @Test func `puts headers above sections and groups beside each other`() {
    let full = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(150), .absolute(60)),
      subitems: [full]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        elementKind: "header",
        alignment: .top
      )
    ]
    // The third begins at 320, where the collection ends; the second section at 20 + 60.
    #expect(
      frames(section, Counts([3, 1])) == [
        rect(0, 20, 150, 60), rect(160, 20, 150, 60), rect(0, 100, 150, 60),
      ]
    )
  }
}
