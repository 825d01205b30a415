public import Foundation

// What view code names of Core Data. Nothing is stored: objects keep what they are given as long as they live.

/// The name of a managed object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {}

/// Where managed objects live.
open class NSManagedObjectContext: NSObject {
  /// On which queue a context works.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  /// On which queue the context works.
  public let concurrencyType: ConcurrencyType
  /// Whether anything was inserted or deleted since the last time that it was saved.
  open private(set) var hasChanges = false
  /// What was inserted and not deleted.
  open private(set) var registeredObjects: Set<NSManagedObject> = []

  /// Creates a context.
  public init(concurrencyType: ConcurrencyType) {
    self.concurrencyType = concurrencyType
    super.init()
  }

  /// Takes an object in.
  open func insert(_ object: NSManagedObject) {
    registeredObjects.insert(object)
    hasChanges = true
  }

  /// Lets go of an object.
  open func delete(_ object: NSManagedObject) {
    registeredObjects.remove(object)
    hasChanges = true
  }

  /// Forgets that there were changes.
  open func save() throws { hasChanges = false }

  /// How two versions of an object become one; kept.
  open var mergePolicy: Any = NSErrorMergePolicy

  /// Whether what others save is taken over; kept.
  open var automaticallyMergesChangesFromParent = false

  /// The one that changes go to; kept.
  open var parent: NSManagedObjectContext?

  /// Returns the object of an identifier.
  ///
  /// - Throws: An error where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObjects.first(where: { $0.objectID === objectID }) else {
      throw CocoaError(.init(rawValue: 133000))
    }
    return object
  }

  /// Forgets all objects.
  open func reset() {
    registeredObjects = []
    hasChanges = false
  }

  /// Goes back to what was saved; nothing is kept of that.
  open func rollback() { hasChanges = false }

  /// Runs work at once.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Runs work at once.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Returns the objects of the request's class in no particular order: predicates and orders are not looked at.
  open func fetch<Result>(
    _ request: NSFetchRequest<Result>
  ) throws -> [Result] {
    registeredObjects.compactMap { $0 as? Result }
  }
}

/// An object of a store.
open class NSManagedObject: NSObject {
  /// Where the object lives.
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The name of the object.
  public let objectID = NSManagedObjectID()

  /// Creates an object in a context.
  public init(context moc: NSManagedObjectContext) {
    super.init()
    managedObjectContext = moc
    moc.insert(self)
  }

  /// Returns a request for objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }
}

/// What requests give.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}

/// What objects are asked for.
open class NSFetchRequest<ResultType>: NSObject {
  /// The name of the entity.
  public let entityName: String?
  /// What objects have to be like.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// How many are read at a time.
  open var fetchBatchSize = 0

  /// Creates a request.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
}

/// A store with its context.
open class NSPersistentContainer: NSObject {
  /// The name of the store.
  public let name: String
  /// The context of the main queue.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  /// Creates a container.
  public init(name: String) {
    self.name = name
    super.init()
  }
}

/// On which queue a context works.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// How two versions of an object become one.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Fails.
  public static let error = NSMergePolicy()
  /// What is stored wins.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// What is in memory wins.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// What is in memory is stored.
  public static let overwrite = NSMergePolicy()
  /// What is stored is kept.
  public static let rollback = NSMergePolicy()
}

/// Fails where there are two versions of an object.
public let NSErrorMergePolicy: any Sendable = NSMergePolicy.error
/// What is stored wins.
public let NSMergeByPropertyStoreTrumpMergePolicy: any Sendable =
  NSMergePolicy.mergeByPropertyStoreTrump
/// What is in memory wins.
public let NSMergeByPropertyObjectTrumpMergePolicy: any Sendable =
  NSMergePolicy.mergeByPropertyObjectTrump
/// What is in memory is stored.
public let NSOverwriteMergePolicy: any Sendable = NSMergePolicy.overwrite
/// What is stored is kept.
public let NSRollbackMergePolicy: any Sendable = NSMergePolicy.rollback

/// What is known of a store.
open class NSPersistentStoreDescription: NSObject {
  /// Where it is.
  open var url: URL?
  /// What kind of store it is.
  open var type = "SQLite"
  /// Whether it is brought up to date by itself.
  open var shouldMigrateStoreAutomatically = true

  /// Creates what is known of the store at a place.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
}

extension NSPersistentContainer {
  /// Loads the stores: there are none, which is told at once.
  public func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    block(NSPersistentStoreDescription(), nil)
  }

  /// Creates a context of its own.
  public func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
}
