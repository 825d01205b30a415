internal import Foundation

/// What is to have its properties updated.
struct PropertyRequest: Sendable {
  /// A view.
  weak var view: UIView?
  /// A controller.
  weak var controller: UIViewController?
  /// A view with all that are below it.
  weak var root: UIView?
}

/// Changes of what updates of properties have read, on whatever thread they were made, until the next layout.
final class PropertyChanges: @unchecked Sendable {
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var requests: [PropertyRequest] = []

  var areThere: Bool { lock.withLock { !requests.isEmpty } }

  func add(_ request: PropertyRequest) {
    lock.withLock { requests.append(request) }
  }

  func takeAll() -> [PropertyRequest] {
    lock.withLock {
      defer { requests = [] }
      return requests
    }
  }
}
