import Foundation
import PortableUIKit

/// What a list asks for its rows while code is read: it has the sections of its data source, and no rows.
@MainActor
final class EmptyListSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  /// How many sections the data source of the source has.
  var sections: () -> Int = { 1 }

  func numberOfSections(in tableView: UITableView) -> Int { sections() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections() }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
