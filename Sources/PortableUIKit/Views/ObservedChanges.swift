internal import Foundation

/// What is to be done again after a change of what it has read.
struct ObservedUpdate: Sendable {
  /// What has read.
  enum Part {
    /// `updateProperties()`.
    case properties
    /// `updateConstraints()`, or a controller's `updateViewConstraints()`.
    case constraints
    /// `layoutSubviews()`, and what a controller is told before and after it.
    case layout
    /// `updateConfiguration`, and the handler after it.
    case configuration
    /// `updateContentUnavailableConfiguration(using:)`.
    case contentUnavailable
    /// Any of these.
    case all
  }

  let part: Part
  /// The view that did.
  private(set) weak var view: UIView?
  /// The controller that did.
  private(set) weak var controller: UIViewController?
  /// A view that did, or one below it.
  private(set) weak var root: UIView?

  init(_ part: Part, of view: UIView) {
    self.part = part
    self.view = view
  }

  init(_ part: Part, of controller: UIViewController) {
    self.part = part
    self.controller = controller
  }

  /// Everything that was called of views at and below `root`.
  init(below root: UIView) {
    part = .all
    self.root = root
  }
}

/// Changes of what updates have read, on whatever thread they were made, until the next layout.
final class ObservedChanges: @unchecked Sendable {
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var updates: [ObservedUpdate] = []

  var areThere: Bool { count > 0 }

  var count: Int { lock.withLock { updates.count } }

  func add(_ update: ObservedUpdate) {
    lock.withLock { updates.append(update) }
  }

  func takeAll() -> [ObservedUpdate] {
    lock.withLock {
      defer { updates = [] }
      return updates
    }
  }
}
