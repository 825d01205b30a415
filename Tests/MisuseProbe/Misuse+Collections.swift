import Foundation
import PortableUIKit

/// Answers whatever a case sets, and makes plain cells.
@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    1
  }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}

@MainActor private final class Decorated: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "shelf",
      with: IndexPath(item: 0, section: 0)
    )
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return [attributes]
  }
}

/// Places an item whether there is one or not.
private final class Unasked: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return [attributes]
  }
}

private final class NoCells: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 1 }
}

private final class NoHeaders: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
}

private final class OtherGroup: NSCollectionLayoutGroup {}
private final class OtherDecoration: NSCollectionLayoutDecorationItem {}

@MainActor private let whole = NSCollectionLayoutSize(
  widthDimension: .fractionalWidth(1),
  heightDimension: .absolute(40)
)

@MainActor private func flow(header: CGFloat = 0) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.headerReferenceSize = CGSize(width: header, height: header)
  return layout
}

@MainActor private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
  UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: layout
  )
}

/// Lays out a collection of one plain item.
@MainActor private func show(_ layout: UICollectionViewLayout) {
  let view = collection(layout)
  let items = Items()
  view.dataSource = items
  view.layoutIfNeeded()
  _ = items
}

@MainActor private func show(_ controller: UICollectionViewController) {
  controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  controller.view.layoutIfNeeded()
}

extension Misuse {
  @MainActor static let collections = [
    Misuse("dequeue of a cell that is not registered", "a cell with identifier album") {
      _ = collection(flow())
        .dequeueReusableCell(withReuseIdentifier: "album", for: IndexPath(item: 0, section: 0))
    },
    Misuse("dequeue of a view that is not registered", "a view of kind shelf with identifier album")
    {
      _ = collection(flow())
        .dequeueReusableSupplementaryView(
          ofKind: "shelf",
          withReuseIdentifier: "album",
          for: IndexPath(item: 0, section: 0)
        )
    },
    Misuse("collection identifier without characters", "has to have at least one character") {
      collection(flow()).register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
    },
    Misuse("registration of a class of no cell", "it has to be a UICollectionReusableView") {
      collection(flow()).register(UILabel.self, forCellWithReuseIdentifier: "album")
    },
    Misuse("item without a data source", "shows an item and has no data source") {
      collection(Unasked()).layoutIfNeeded()
    },
    Misuse("header that no data source makes", "collectionView(_:viewForSupplementaryElementOfKind")
    {
      show(flow(header: 20))
    },
    Misuse(
      "decoration that is not registered",
      "no class is registered for decorations of kind shelf"
    ) {
      show(Decorated())
    },
    Misuse("section provider without a section", "The section provider gave no section for 0") {
      show(UICollectionViewCompositionalLayout { _, _ in nil })
    },
    Misuse("custom group without items", "The provider of a custom group gave no item") {
      let group = NSCollectionLayoutGroup.custom(layoutSize: whole) { _ in [] }
      show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    },
    Misuse("custom group of a class of its own", "OtherGroup cannot make groups") {
      _ = OtherGroup.custom(layoutSize: whole) { _ in [] }
    },
    Misuse("background of a class of its own", "OtherDecoration cannot make backgrounds") {
      _ = OtherDecoration.background(elementKind: "shelf")
    },
    Misuse(
      "collection controller without cells",
      "NoCells does not override collectionView(_:cellForItemAt:)"
    ) {
      show(NoCells(collectionViewLayout: flow()))
    },
    Misuse("collection controller without headers", "NoHeaders does not override") {
      show(NoHeaders(collectionViewLayout: flow(header: 20)))
    },
    Misuse("cell provider without a cell", "The cell provider made no cell for") {
      let view = collection(flow())
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
        nil
      }
      source.apply(oneItem(), animatingDifferences: false)
      view.layoutIfNeeded()
    },
    Misuse("provider without a header", "The supplementary view provider made no") {
      let view = collection(flow(header: 20))
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
        UICollectionViewCell(frame: .zero)
      }
      source.apply(oneItem(), animatingDifferences: false)
      view.layoutIfNeeded()
    },
  ]
}
