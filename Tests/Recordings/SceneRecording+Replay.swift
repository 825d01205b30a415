import Foundation
import PortableUIKit

extension SceneRecording {
  /// The frames that our engine gives, by path, in points.
  ///
  /// - Parameter pinned: Whether labels get the sizes that Apple's fonts gave them.
  /// - Returns: For each path left, top, width and height.
  /// - Throws: ``UnreadableRecording`` for a view or constraint that this program does not know.
  @MainActor
  func replay(pinned: Bool) throws -> [String: [Double]] {
    SimulatedDevice.named(scale == 3 ? "iPhone 16" : "iPhone SE (3rd generation)")?.makeCurrent()
    let builder = SceneBuilder()
    if pinned {
      builder.recordedSizes = golden.compactMapValues { element in
        element.intrinsic.map { CGSize(width: $0[0], height: $0[1]) }
      }
    }
    let view = try builder.build(root)
    let controller = UIViewController()
    controller.view = view
    controller.additionalSafeAreaInsets = safeArea
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    view.frame = CGRect(origin: .zero, size: size)
    try builder.constrain(constraints)
    window.layoutIfNeeded()
    view.layoutIfNeeded()
    var frames: [String: CGRect] = ["": view.frame]
    for (path, view) in builder.views where !path.isEmpty {
      frames[path] = view.frame
      for (part, frame) in Self.parts(of: view) { frames[path + part] = frame }
    }
    return frames.mapValues { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
  }

  /// The frames of what a view is made of, in its coordinates, by a name that follows its path.
  @MainActor
  private static func parts(of view: UIView) -> [(String, CGRect)] {
    switch view {
    case let button as UIButton:
      let label = button.titleLabel ?? labels(in: button).first
      let image = below(button).lazy.compactMap { $0 as? UIImageView }.first
      return [(".t", label), (".i", image)].compactMap { name, part in
        part.map { (name, button.convert($0.bounds, from: $0)) }
      }
    case let field as UITextField: return [(".textRect", field.textRect(forBounds: field.bounds))]
    case let text as UITextView:
      return [(".content", CGRect(origin: .zero, size: text.contentSize))]
    case let control as UIPageControl:
      return control.subviews.first.map { [(".content", $0.frame)] } ?? []
    case let collection as UICollectionView: return parts(of: collection)
    case let table as UITableView:
      return (0..<table.numberOfSections).flatMap { parts(of: table, section: $0) }
    default: return []
    }
  }

  @MainActor
  private static func parts(of collection: UICollectionView) -> [(String, CGRect)] {
    var parts: [(String, CGRect)] = []
    for section in 0..<collection.numberOfSections {
      for item in 0..<collection.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        if let attributes = collection.layoutAttributesForItem(at: path) {
          parts.append((".c\(section).\(item)", attributes.frame))
        }
      }
      for (kind, name) in [
        (UICollectionView.elementKindSectionHeader, "h"),
        (UICollectionView.elementKindSectionFooter, "f"),
      ] {
        let path = IndexPath(item: 0, section: section)
        if let attributes = collection.layoutAttributesForSupplementaryElement(
          ofKind: kind,
          at: path
        ) {
          parts.append((".\(name)\(section)", attributes.frame))
        }
      }
    }
    return parts
  }

  @MainActor
  private static func parts(of table: UITableView, section: Int) -> [(String, CGRect)] {
    var parts = [
      (".h\(section)", table.rectForHeader(inSection: section)),
      (".f\(section)", table.rectForFooter(inSection: section)),
    ]
    if let header = table.headerView(forSection: section),
      let label = labels(in: header).first(where: { $0.text != nil })
    {
      parts.append((".h\(section).t", header.convert(label.bounds, from: label)))
    }
    for row in 0..<table.numberOfRows(inSection: section) {
      guard let cell = table.cellForRow(at: IndexPath(row: row, section: section)) else { continue }
      let name = ".r\(section).\(row)"
      parts.append((name, table.convert(cell.bounds, from: cell)))
      parts.append((name + ".content", cell.contentView.frame))
      let texts = labels(in: cell).filter { $0.text?.isEmpty == false }
      for (label, suffix) in zip(texts, [".t", ".d"]) {
        parts.append((name + suffix, cell.convert(label.bounds, from: label)))
      }
    }
    return parts
  }

  @MainActor
  private static func below(_ view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + below($0) }
  }

  @MainActor
  private static func labels(in view: UIView) -> [UILabel] {
    below(view).compactMap { $0 as? UILabel }
  }
}
