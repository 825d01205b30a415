public import Foundation
import Requirements

extension UICollectionView {
  /// How cells of a class are made and filled with an item.
  ///
  ///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
  ///       cell, indexPath, name in
  ///       var content = cell.defaultContentConfiguration()
  ///       content.text = name
  ///       cell.contentConfiguration = content
  ///     }
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (
      _ cell: Cell,
      _ indexPath: IndexPath,
      _ itemIdentifier: Item
    ) -> Void

    let handler: Handler
    let nib: UINib?
    let identifier = UUID().uuidString

    /// Creates a registration of cells made by `init(frame:)` of their class.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of cells from a document.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// How headers, footers and other views of a kind are made and filled.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary,
      _ elementKind: String,
      _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let nib: UINib?
    let elementKind: String
    let identifier = UUID().uuidString

    /// Creates a registration of views made by `init(frame:)` of their class.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of views from a document.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// Returns a cell of a registration, filled with an item.
  ///
  /// It is one that is no longer shown, or a new one. A registration made anew for each cell makes new
  /// ones always.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let key = ReusePool.Key(identifier: registration.identifier)
    if reusables.sources[key] == nil {
      reusables.sources[key] = registration.nib.map { .nib($0) } ?? .type(Cell.self)
    }
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      requirementFailure("The document of a registration of \(Cell.self) has a \(type(of: view))")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a view of a registration, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let key = ReusePool.Key(kind: kind, identifier: registration.identifier)
    if reusables.sources[key] == nil {
      reusables.sources[key] = registration.nib.map { .nib($0) } ?? .type(Supplementary.self)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: registration.identifier,
      for: indexPath
    )
    guard let supplementary = view as? Supplementary else {
      requirementFailure(
        "The document of a registration of \(Supplementary.self) has a \(type(of: view))"
      )
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}
