#if !canImport(ObjectiveC)
public import Foundation

/// The type of an activity that is a page in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user does, so that it can be gone on with elsewhere; it is kept, and handed to nobody.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of activity it is.
  public let activityType: String
  /// What the user would call it.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of what is needed.
  open var requiredUserInfoKeys: Set<String>?
  /// The page that can be opened instead.
  open var webpageURL: URL?
  /// The page that it came from.
  open var referrerURL: URL?
  /// Words that it is found by.
  open var keywords: Set<String> = []
  /// When it is no longer of use.
  open var expirationDate: Date?
  /// Whether ``userInfo`` is to be renewed.
  open var needsSave = false
  /// Whether it can be gone on with on another device: yes at first.
  open var isEligibleForHandoff = true
  /// Whether it is found by a search.
  open var isEligibleForSearch = false
  /// Whether others may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// What it is called when it is suggested by the app.
  open var persistentIdentifier: String?
  /// What stands for the scene that shows it.
  open var targetContentIdentifier: String?
  /// What is told of it.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that the user does it now.
  open func becomeCurrent() {}
  /// Says that the user does it no longer.
  open func resignCurrent() {}
  /// Says that it is over.
  open func invalidate() {}
}

/// What is told of an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Asks for what is needed to go on.
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
#else
public import Foundation
#endif

/// What can be put back to where an activity was.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Puts the object back to where the activity was.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// What a responder keeps of what the user does.
@MainActor private var activityKey: UInt8 = 0

extension UIResponder {
  /// What the user does with the object; kept.
  public var userActivity: NSUserActivity? {
    get { associatedObject(of: self, key: &activityKey) as? NSUserActivity }
    set {
      setAssociatedObject(
        newValue,
        of: self,
        key: &activityKey,
        policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }
}
