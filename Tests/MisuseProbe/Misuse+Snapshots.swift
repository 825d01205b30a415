import Foundation
import PortableUIKit

extension Misuse {
  @MainActor static let snapshots = [
    Misuse("items in no section", "append the section first") {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    },
    Misuse("items in a section that is not there", "The section 7 is not in the snapshot") {
      _ = oneItem().itemIdentifiers(inSection: 7)
    },
    Misuse("section before one that is not there", "The section 7 is not in the snapshot") {
      var snapshot = oneItem()
      snapshot.insertSections([1], beforeSection: 7)
    },
    Misuse("section twice", "The section 0 is in the snapshot already") {
      var snapshot = oneItem()
      snapshot.appendSections([0])
    },
    Misuse("item twice", "The item 1 is in the snapshot already") {
      var snapshot = oneItem()
      snapshot.appendItems([1])
    },
    Misuse("item before one that is not there", "The item 9 is not in the snapshot") {
      var snapshot = oneItem()
      snapshot.insertItems([2], beforeItem: 9)
    },
    Misuse("item before one that the section lacks", "The item 9 is not in the section's snapshot")
    {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.insert([2], before: 9)
    },
    Misuse("item below one that the section lacks", "The item 9 is not in the section's snapshot") {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([2], to: 9)
    },
    Misuse("item twice in a section", "The item 1 is in the section's snapshot already") {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1])
      snapshot.append([1])
    },
  ]
}
