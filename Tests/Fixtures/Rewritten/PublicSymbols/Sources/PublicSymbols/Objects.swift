import CoreData
import UIKit

@objc protocol BoardDelegate: AnyObject {
  @objc optional func boardDidClose(_ board: Board)
}

/// Objects with keys, messages and notifications.
final class Board: NSObject {
  @objc dynamic var score = 0
  @objc dynamic var name = "board"
  weak var delegate: BoardDelegate?
  weak var scrollDelegate: UIScrollViewDelegate?
  private(set) var seen: [Int] = []
  private var context = 0

  func start() {
    addObserver(self, forKeyPath: #keyPath(Board.score), options: [.new, .old], context: &context)
  }

  func stop() { removeObserver(self, forKeyPath: #keyPath(Board.score), context: &context) }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &self.context else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    if let new = change?[.newKey] as? Int { seen.append(new) }
  }

  @objc func close() { delegate?.boardDidClose?(self) }

  func rename(_ other: String) -> String? {
    setValue(other, forKey: "name")
    return value(forKey: "name") as? String
  }

  func shut() {
    let selector = NSSelectorFromString("close")
    if responds(to: selector) { perform(selector) }
  }

  func scroll(_ view: UIScrollView) {
    scrollDelegate?.scrollViewDidScroll?(view)
    _ = scrollDelegate?.viewForZooming?(in: view)
  }
}

enum Requests {
  static func get(_ url: URL) -> URLRequest {
    let request = NSMutableURLRequest(url: url)
    request.httpMethod = "GET"
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    return request as URLRequest
  }

  static func old(_ url: URL) -> NSURLRequest { NSURLRequest(url: url) }

  static func isKnown(_ method: String) -> Bool {
    [
      NSURLAuthenticationMethodServerTrust, NSURLAuthenticationMethodHTTPBasic,
      NSURLAuthenticationMethodDefault,
    ].contains(method)
  }

  static func session() -> URLSession { URLSession(configuration: .ephemeral) }
}

func difference(_ one: [Int], _ other: [Int]) -> Int {
  let set = NSMutableSet(array: one)
  set.minus(Set(other))
  return set.count
}

func amount(_ count: Int) -> String {
  NSString.localizedStringWithFormat("%d items", count) as String
}

final class Store {
  lazy var container: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Model")
    container.loadPersistentStores { _, error in if let error { print(error) } }
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    return container
  }()

  func object(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject? {
    try? context.existingObject(with: id)
  }
}

@objc(TagsTransformer)
final class TagsTransformer: NSSecureUnarchiveFromDataTransformer {
  static let name = NSValueTransformerName(rawValue: "TagsTransformer")
  override static var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSString.self] }
  static func register() { ValueTransformer.setValueTransformer(TagsTransformer(), forName: name) }
}

func notifyOthers() {
  let center = CFNotificationCenterGetDarwinNotifyCenter()
  CFNotificationCenterPostNotification(
    center,
    CFNotificationName("changed" as CFString),
    nil,
    nil,
    true
  )
}

func asset() -> Data? { NSDataAsset(name: "Defaults")?.data }
