public import Foundation

// What an application asks of the system, which is not there: it is kept where it can be asked for again, and done by nobody.

/// The answer to a notification.
open class UNNotificationResponse: NSObject {}

/// An address that was opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// Creates it for an address.
  init(url: URL) {
    self.url = url
    super.init()
  }
}

@MainActor private var statusBarIsHidden = false
@MainActor private var statusBarLook = UIStatusBarStyle.default

extension UIApplication {
  /// How the status bar stands: as the screen does.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIWindowScene.main.interfaceOrientation
  }

  /// Whether there is no status bar, where controllers do not say so.
  ///
  /// - Note: UIKit: setting it does something only where the application's property list says that the status bar is not the
  ///   controllers' affair; the space at the top of the screen stays as it is here.
  public var isStatusBarHidden: Bool {
    get { statusBarIsHidden }
    set { statusBarIsHidden = newValue }
  }

  /// How the status bar looks, where controllers do not say so.
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBarLook }
    set { statusBarLook = newValue }
  }

  /// Hides the status bar, or shows it.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    statusBarIsHidden = hidden
  }

  /// Whether the icon can be another: no, as there is none.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon, where it is another than the usual one.
  public var alternateIconName: String? { nil }

  /// Asks for another icon; fails here.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Asks for notifications from afar; none come here.
  public func registerForRemoteNotifications() {}
  /// Asks for them no longer.
  public func unregisterForRemoteNotifications() {}
  /// Whether they come; no.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Asks the user for notifications, as before iOS 10.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {}
  /// What the user allows of notifications, as before iOS 10: nothing.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }

  /// Whether the application may fetch in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// How long work may still go on in the background, in seconds.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// The shortest time between fetching, in seconds: as short as the system likes.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// Never fetch.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Says how often to fetch; nothing is fetched here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Begins work that goes on in the background: no work, as nothing is left here.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends such work.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// What is known of an address that is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the fact.
    public let rawValue: String
    /// Creates a fact from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The application that asked for it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// What the application handed over.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
    )
    /// Whether the file has to be copied before it is changed.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
    )
  }
}

extension UIApplication.LaunchOptionsKey {
  /// An application opened an address.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
  )
  /// A notification from afar was answered.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
  )
  /// A notification of the application's own was answered.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey"
  )
  /// Something was chosen of what the icon offers.
  public static let shortcutItem = Self(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
  )
  /// An activity is gone on with.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
  )
}
