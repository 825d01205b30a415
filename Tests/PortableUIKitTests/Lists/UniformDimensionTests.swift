import Foundation
import PortableUIKit
import Testing

/// Cells of which each asks for the height that its number says.
@MainActor
private final class Heights: NSObject, UICollectionViewDataSource {
  let heights: [CGFloat]

  init(_ heights: [CGFloat]) { self.heights = heights }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    heights.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height.constant = heights[indexPath.item]
    return cell
  }
}

private final class Cell: UICollectionViewCell {
  let content = UIView()
  lazy var height = content.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(content)
    let bottom = content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = .init(999)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentView.topAnchor), bottom, height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct `A dimension that is uniform across siblings` {
  private func frames(
    _ heights: [CGFloat],
    _ group: (NSCollectionLayoutItem) -> NSCollectionLayoutGroup
  ) -> [CGRect] {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .uniformAcrossSiblings(estimate: 20)
      )
    )
    let section = NSCollectionLayoutSection(group: group(item))
    section.interGroupSpacing = 10
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    let source = Heights(heights)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return heights.indices.map {
      view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null
    }
  }

  @Test func `gives cells in a row the height of the highest`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(20)
    )
    let frames = frames([30, 50, 40, 25]) { .horizontal(layoutSize: size, subitems: [$0, $0]) }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 160, height: 50), CGRect(x: 160, y: 0, width: 160, height: 50),
        CGRect(x: 0, y: 60, width: 160, height: 40), CGRect(x: 160, y: 60, width: 160, height: 40),
      ]
    )
  }

  @Test func `gives cells in a column the height of the highest`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(40)
    )
    let frames = frames([30, 50]) { .vertical(layoutSize: size, subitems: [$0, $0]) }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 160, height: 50), CGRect(x: 0, y: 50, width: 160, height: 50),
      ]
    )
  }

  @Test func `is an estimate`() {
    let dimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 12)
    #expect(dimension.isUniformAcrossSiblings)
    #expect(dimension.isEstimated)
    #expect(dimension.dimension == 12)
    #expect(!NSCollectionLayoutDimension.estimated(12).isUniformAcrossSiblings)
  }
}
