import Foundation
import PortableUIKit

/// The rows and items that an object of the source gives to a list.
@MainActor
final class SourceRows: SourceList, UITableViewDataSource, UICollectionViewDataSource {
  // MARK: - Tables

  func numberOfSections(in tableView: UITableView) -> Int {
    has("numberOfSections(in:)") ? count("numberOfSections(in:)", [tableView]) : 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count("tableView(_:numberOfRowsInSection:)", [tableView, section])
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made(
      "tableView(_:cellForRowAt:)",
      [tableView, indexPath],
      else: UITableViewCell(style: .default, reuseIdentifier: nil)
    )
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask("tableView(_:titleForHeaderInSection:)", [tableView, section], String?.self) ?? nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ask("tableView(_:titleForFooterInSection:)", [tableView, section], String?.self) ?? nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    ask("tableView(_:canEditRowAt:)", [tableView, indexPath], Bool.self) ?? true
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ask("tableView(_:canMoveRowAt:)", [tableView, indexPath], Bool.self) ?? false
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    ask("sectionIndexTitles(for:)", [tableView], [String]?.self) ?? nil
  }

  // MARK: - Collections

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    has("numberOfSections(in:)") ? count("numberOfSections(in:)", [collectionView]) : 1
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    count("collectionView(_:numberOfItemsInSection:)", [collectionView, section])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made(
      "collectionView(_:cellForItemAt:)",
      [collectionView, indexPath],
      else: UICollectionViewCell(frame: .zero)
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    made(
      "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      [collectionView, kind, indexPath],
      else: UICollectionReusableView(frame: .zero)
    )
  }
}
