import Foundation
import PortableUIKit

/// The rows of a table in a scene.
final class SceneTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let sections: [SceneView]

  init(_ sections: [SceneView]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].parts("rows").count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].text("h")
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].text("f")
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let row = sections[path.section].parts("rows")[path.row]
    let styles: [String: UITableViewCell.CellStyle] = ["subtitle": .subtitle, "value1": .value1]
    let style = styles[row.text("st") ?? ""] ?? .default
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = row.text("t")
    content.secondaryText = row.text("d")
    cell.contentConfiguration = content
    switch row.text("a") {
    case "d": cell.accessoryType = .disclosureIndicator
    case "c": cell.accessoryType = .checkmark
    default: break
    }
    return cell
  }
}

/// The items of a collection in a scene.
final class SceneCollection: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let scene: SceneView

  init(_ scene: SceneView) { self.scene = scene }

  func numberOfSections(in collectionView: UICollectionView) -> Int { scene.numbers("secs").count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    Int(scene.numbers("secs")[section])
  }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: path
    )
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize {
    if let sizes = scene.dictionary("sizes")["\(path.section)"] as? [Any] {
      return SceneView.size(sizes[path.item])
    }
    return scene.size("item")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { referenceSize("head", section) }
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { referenceSize("foot", section) }

  private func referenceSize(_ key: String, _ section: Int) -> CGSize {
    let flags = scene.numbers(key + "s")
    return scene.has(key) && flags.indices.contains(section) && flags[section] > 0
      ? scene.size(key) : .zero
  }
}
