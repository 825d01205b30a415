import Foundation
import HostCalls
import PortableUIKit

/// How cells of a class are made and filled, as the source registers them.
private struct SourceRegistration {
  /// The class of the views.
  let type: ResolvedType
  /// Fills a view.
  let handler: FunctionValue
}

/// How views beside the cells are made and filled.
private struct SupplementaryRegistration {
  let kind: String
  let registration: SourceRegistration
}

/// A snapshot with the types of its sections and items.
private struct SourceSnapshot: GenericValue {
  var snapshot = NSDiffableDataSourceSnapshot<HashableValue, HashableValue>()
  var genericTypes: [TypeReference]
}

/// The generic types of lists, with values of the source for their sections and items.
extension HostModule {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<HashableValue, HashableValue>
  private typealias CollectionSource =
    UICollectionViewDiffableDataSource<HashableValue, HashableValue>
  private typealias TableSource = UITableViewDiffableDataSource<HashableValue, HashableValue>

  func registerDiffable() {
    registerSnapshots()
    registerSources()
    registerRegistrations()
  }

  /// Whether a data source is one that the source gives all of its rows at once, and how many it has; nil for another.
  func rowCount(of source: AnyObject?) -> Int? {
    switch source {
    case let source as CollectionSource: source.snapshot().numberOfItems
    case let source as TableSource: source.snapshot().numberOfItems
    default: nil
    }
  }

  private func registerSnapshots() {
    add("NSDiffableDataSourceSnapshot", .structure, SourceSnapshot.self, []) {
      $0.take { t in
        t.initializer("init()") { _ in
          SourceSnapshot(genericTypes: Callbacks.evaluator?.genericTypes ?? [])
        }
        t.changer("mutating func appendSections(_ identifiers: [SectionIdentifierType])") {
          (o: inout SourceSnapshot, a) in
          o.snapshot.appendSections(
            try Self.new(a(0, [HashableValue].self), beside: o.snapshot.sectionIdentifiers)
          )
        }
        t.changer(
          "mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil)"
        ) { (o: inout SourceSnapshot, a) in
          let section = try a(1, HashableValue?.self, or: nil)
          guard let section = section ?? o.snapshot.sectionIdentifiers.last,
            o.snapshot.sectionIdentifiers.contains(section)
          else { throw ConversionError(message: "items were found where a section is needed") }
          let items = try Self.new(a(0, [HashableValue].self), beside: o.snapshot.itemIdentifiers)
          o.snapshot.appendItems(items, toSection: section)
        }
        t.changer("mutating func deleteAllItems()") { (o: inout SourceSnapshot, _) in
          o.snapshot.deleteAllItems()
        }
        t.changer("mutating func reloadItems(_ identifiers: [ItemIdentifierType])") {
          (_: inout SourceSnapshot, _) in
        }
        t.changer("mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])") {
          (_: inout SourceSnapshot, _) in
        }
        t.changer("mutating func reloadSections(_ identifiers: [SectionIdentifierType])") {
          (_: inout SourceSnapshot, _) in
        }
        t.get("numberOfItems", "Int") { (o: SourceSnapshot) in o.snapshot.numberOfItems }
        t.get("numberOfSections", "Int") { (o: SourceSnapshot) in o.snapshot.numberOfSections }
        t.get("itemIdentifiers", "[ItemIdentifierType]") { (o: SourceSnapshot) in
          o.snapshot.itemIdentifiers
        }
        t.get("sectionIdentifiers", "[SectionIdentifierType]") { (o: SourceSnapshot) in
          o.snapshot.sectionIdentifiers
        }
      }
    } matches: {
      $0 is SourceSnapshot
    }
  }

  /// Values that are not there yet: UIKit stops the program over one that is there twice, and what is equal here need
  /// not be so by an operator of the source's.
  private static func new(
    _ values: [HashableValue],
    beside known: [HashableValue]
  ) throws -> [HashableValue] {
    var result: [HashableValue] = []
    for value in values {
      guard !known.contains(value), !result.contains(value) else {
        throw ConversionError(message: "a value was found twice where one is needed")
      }
      result.append(value)
    }
    return result
  }

  private func registerSources() {
    add("UICollectionViewDiffableDataSource", .classType, CollectionSource.self, ["NSObject"]) {
      $0.take { t in
        t.initializer(
          "init(collectionView: UICollectionView, cellProvider: (UICollectionView, IndexPath, Any) -> UICollectionViewCell?)"
        ) { a in
          let provider = try a.function(1)
          let source = CollectionSource(collectionView: try a(0, UICollectionView.self)) {
            view,
            path,
            item in
            provider.ask([view, path, item], (UICollectionViewCell?).self)
              ?? UICollectionViewCell(frame: .zero)
          }
          Self.note(source)
          return source
        }
        t.method(
          "func apply(_ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)"
        ) { (o: CollectionSource, a) in
          o.apply(try a(0, SourceSnapshot.self).snapshot, animatingDifferences: false)
          try a.optionalFunction(2)?.call([])
        }
        t.method("func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot)") {
          (o: CollectionSource, a) in
          o.apply(try a(0, SourceSnapshot.self).snapshot, animatingDifferences: false)
        }
        t.method("func snapshot() -> NSDiffableDataSourceSnapshot") { (o: CollectionSource, _) in
          Self.snapshot(o.snapshot(), of: o)
        }
        t.method("func sectionIdentifier(for index: Int) -> Any?") { (o: CollectionSource, a) in
          o.sectionIdentifier(for: try a(0, Int.self))
        }
        t.method("func itemIdentifier(for indexPath: IndexPath) -> Any?") {
          (o: CollectionSource, a) in
          o.itemIdentifier(for: try a(0, IndexPath.self))
        }
        t.handler(
          "supplementaryViewProvider",
          "((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?"
        ) { (o: CollectionSource, a) in
          o.supplementaryViewProvider = try a.optionalFunction(0).map { provider in
            { view, kind, path in
              provider.ask([view, kind, path], (UICollectionReusableView?).self)
                ?? UICollectionReusableView(frame: .zero)
            }
          }
        }
      }
    } matches: {
      $0 is CollectionSource
    }
    add("UITableViewDiffableDataSource", .classType, TableSource.self, ["NSObject"]) {
      $0.take { t in
        t.initializer(
          "init(tableView: UITableView, cellProvider: (UITableView, IndexPath, Any) -> UITableViewCell?)"
        ) { a in
          let provider = try a.function(1)
          let source = TableSource(tableView: try a(0, UITableView.self)) { view, path, item in
            provider.ask([view, path, item], (UITableViewCell?).self)
              ?? UITableViewCell(style: .default, reuseIdentifier: nil)
          }
          Self.note(source)
          return source
        }
        t.method(
          "func apply(_ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)"
        ) { (o: TableSource, a) in
          o.apply(try a(0, SourceSnapshot.self).snapshot, animatingDifferences: false)
          try a.optionalFunction(2)?.call([])
        }
        t.method("func snapshot() -> NSDiffableDataSourceSnapshot") { (o: TableSource, _) in
          Self.snapshot(o.snapshot(), of: o)
        }
        t.method("func itemIdentifier(for indexPath: IndexPath) -> Any?") { (o: TableSource, a) in
          o.itemIdentifier(for: try a(0, IndexPath.self))
        }
      }
    } matches: {
      $0 is TableSource
    }
  }

  private func registerRegistrations() {
    add("UICollectionView.CellRegistration", .structure, SourceRegistration.self, []) { t in
      t.initializer("init(handler: (Any, IndexPath, Any) -> Void)") { a in
        try Self.registration(a)
      }
    } matches: {
      $0 is SourceRegistration
    }
    add(
      "UICollectionView.SupplementaryRegistration",
      .structure,
      SupplementaryRegistration.self,
      []
    ) { t in
      t.initializer("init(elementKind: String, handler: (Any, String, IndexPath) -> Void)") { a in
        guard case .host(let made) = try Self.registration(a, handlerAt: 1),
          let registration = made as? SourceRegistration
        else { return .none }
        return .host(
          SupplementaryRegistration(kind: try a(0, String.self), registration: registration)
        )
      }
    } matches: {
      $0 is SupplementaryRegistration
    }
    extend("UICollectionView") { t in
      t.method(
        "func dequeueConfiguredReusableSupplementary(using registration: UICollectionView.SupplementaryRegistration, for indexPath: IndexPath) -> UICollectionReusableView"
      ) { (_: UICollectionView, a) in
        let registration = try a(0, SupplementaryRegistration.self)
        let view = try Self.made(registration.registration.type)
        let path = try a(1, IndexPath.self)
        _ = try registration.registration.handler([view, .string(registration.kind), wrap(path)])
        return view
      }
      t.method(
        "func dequeueConfiguredReusableCell(using registration: UICollectionView.CellRegistration, for indexPath: IndexPath, item: Any?) -> UICollectionViewCell"
      ) { (_: UICollectionView, a) in
        let registration = try a(0, SourceRegistration.self)
        let cell = try Self.made(registration.type)
        let (path, item) = (try a(1, IndexPath.self), try a(2, HashableValue.self))
        _ = try registration.handler([cell, wrap(path), item.value])
        return cell
      }
    }
  }

  /// Remembers the types of the sections and items of a data source that is being made.
  private static func note(_ source: AnyObject) {
    guard let evaluator = Callbacks.evaluator else { return }
    evaluator.keptObjects.append(source)
    evaluator.genericTypesOfObjects[ObjectIdentifier(source)] = evaluator.genericTypes
  }

  private static func snapshot(_ snapshot: Snapshot, of source: AnyObject) -> SourceSnapshot {
    SourceSnapshot(
      snapshot: snapshot,
      genericTypes: Callbacks.evaluator?.genericTypesOfObjects[ObjectIdentifier(source)] ?? []
    )
  }

  /// A registration of the class that the call names between angle brackets.
  private static func registration(
    _ a: HostArguments,
    handlerAt place: Int = 0
  ) throws -> Value {
    guard let handler = try a.function(place) as? FunctionValue,
      let evaluator = Callbacks.evaluator, let first = evaluator.genericTypes.first,
      let scope = evaluator.genericScope, let type = evaluator.resolve(first, scope)
    else { throw ConversionError(message: "a registration was found where a class is needed") }
    return .host(SourceRegistration(type: type, handler: handler))
  }

  /// A new view of a class.
  private static func made(_ type: ResolvedType) throws -> Value {
    guard let evaluator = Callbacks.evaluator else { return .none }
    switch type {
    case .declared(let declaration):
      if let made = try evaluator.makeSample(of: declaration) { return made }
    case .host(let host):
      if let made = evaluator.plainObject(of: host) { return .host(made) }
    case .builtin: break
    }
    throw ConversionError(message: "a \(type.name) was found where a view is needed")
  }
}
