import Foundation
import PortableUIKit

/// The sizes that an object of the source gives to the rows, headers and items of a list.
///
/// Where it says nothing, the properties of the list count, as without a delegate.
@MainActor
final class SourceListSizes: SourceList, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
  /// The methods that decide on the layout of a list.
  static let methods = [
    "tableView(_:heightForRowAt:)",
    "tableView(_:estimatedHeightForRowAt:)",
    "tableView(_:heightForHeaderInSection:)",
    "tableView(_:heightForFooterInSection:)",
    "tableView(_:estimatedHeightForHeaderInSection:)",
    "tableView(_:estimatedHeightForFooterInSection:)",
    "tableView(_:viewForHeaderInSection:)",
    "tableView(_:viewForFooterInSection:)",
    "tableView(_:willDisplay:forRowAt:)",
    "collectionView(_:layout:sizeForItemAt:)",
    "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)",
    "collectionView(_:willDisplay:forItemAt:)",
  ]

  // MARK: - Tables

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ask("tableView(_:heightForRowAt:)", [tableView, indexPath], CGFloat.self)
      ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    ask("tableView(_:estimatedHeightForRowAt:)", [tableView, indexPath], CGFloat.self)
      ?? tableView.estimatedRowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    ask("tableView(_:heightForHeaderInSection:)", [tableView, section], CGFloat.self)
      ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    ask("tableView(_:heightForFooterInSection:)", [tableView, section], CGFloat.self)
      ?? tableView.sectionFooterHeight
  }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    ask("tableView(_:estimatedHeightForHeaderInSection:)", [tableView, section], CGFloat.self)
      ?? tableView.estimatedSectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    ask("tableView(_:estimatedHeightForFooterInSection:)", [tableView, section], CGFloat.self)
      ?? tableView.estimatedSectionFooterHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    ask("tableView(_:viewForHeaderInSection:)", [tableView, section], UIView?.self)
      ?? nil
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    ask("tableView(_:viewForFooterInSection:)", [tableView, section], UIView?.self)
      ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tell("tableView(_:willDisplay:forRowAt:)", [tableView, cell, indexPath])
  }

  // MARK: - Collections

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size("sizeForItemAt", collectionView, collectionViewLayout, indexPath, CGSize.self)
      ?? flow(collectionViewLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    size("insetForSectionAt", collectionView, collectionViewLayout, section, UIEdgeInsets.self)
      ?? flow(collectionViewLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    size(
      "minimumLineSpacingForSectionAt",
      collectionView,
      collectionViewLayout,
      section,
      CGFloat.self
    )
      ?? flow(collectionViewLayout)?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    size(
      "minimumInteritemSpacingForSectionAt",
      collectionView,
      collectionViewLayout,
      section,
      CGFloat.self
    )
      ?? flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    size(
      "referenceSizeForHeaderInSection",
      collectionView,
      collectionViewLayout,
      section,
      CGSize.self
    )
      ?? flow(collectionViewLayout)?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    size(
      "referenceSizeForFooterInSection",
      collectionView,
      collectionViewLayout,
      section,
      CGSize.self
    )
      ?? flow(collectionViewLayout)?.footerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    tell("collectionView(_:willDisplay:forItemAt:)", [collectionView, cell, indexPath])
  }

  private func size<Native>(
    _ name: String,
    _ collection: UICollectionView,
    _ layout: UICollectionViewLayout,
    _ place: Any,
    _ type: Native.Type
  ) -> Native? {
    ask("collectionView(_:layout:\(name):)", [collection, layout, place], type)
  }

  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
}
