import UIKit

/// What applications of ten years ago ask of the status bar and the device.
enum OldGeometry {
  static var barHeight: CGFloat { UIApplication.shared.statusBarFrame.height }

  static var isLandscape: Bool { UIApplication.shared.statusBarOrientation.isLandscape }

  static var newBarHeight: CGFloat {
    UIApplication.shared.windows.first?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
  }

  static func hideBar() {
    UIApplication.shared.isStatusBarHidden = true
    UIApplication.shared.statusBarStyle = .lightContent
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
  }

  static var isFlat: Bool {
    switch UIDevice.current.orientation {
    case .faceUp, .faceDown, .unknown: return true
    case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight: return false
    @unknown default: return false
    }
  }

  static var identifier: String { UIDevice.current.identifierForVendor?.uuidString ?? "" }

  static func spinner() -> [UIActivityIndicatorView] {
    [.gray, .white, .whiteLarge].map { UIActivityIndicatorView(style: $0) }
  }
}

/// Asks in the old way.
final class OldAlerts: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
  private(set) var pressed: [Int] = []

  func ask() -> UIAlertView {
    let alert = UIAlertView(
      title: "Sure?",
      message: nil,
      delegate: self,
      cancelButtonTitle: "No",
      otherButtonTitles: "Yes"
    )
    alert.alertViewStyle = .plainTextInput
    alert.textField(at: 0)?.placeholder = "Why"
    alert.show()
    return alert
  }

  func choose(in view: UIView) -> UIActionSheet {
    let sheet = UIActionSheet(
      title: nil,
      delegate: self,
      cancelButtonTitle: "Cancel",
      destructiveButtonTitle: "Delete",
      otherButtonTitles: "Keep",
      "Share"
    )
    sheet.show(in: view)
    return sheet
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    pressed.append(buttonIndex)
  }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    pressed.append(buttonIndex)
  }
}

/// Starts as applications do.
final class OldDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var shortcut: String?
  private(set) var fetched: UIBackgroundFetchResult?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let settings = UIUserNotificationSettings(types: [.alert, .badge, .sound], categories: nil)
    application.registerUserNotificationSettings(settings)
    application.registerForRemoteNotifications()
    application.shortcutItems = [
      UIApplicationShortcutItem(
        type: "new",
        localizedTitle: "New",
        localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "plus"),
        userInfo: nil
      )
    ]
    return true
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    shortcut = shortcutItem.type
    completionHandler(true)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    fetched = .newData
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    restorationHandler(nil)
    return userActivity.activityType == NSUserActivityTypeBrowsingWeb
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    options[.sourceApplication] == nil
  }

  func openPage(_ url: URL) {
    UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { _ in }
  }

  func useIcon(_ name: String?) {
    guard UIApplication.shared.supportsAlternateIcons else { return }
    UIApplication.shared.setAlternateIconName(name) { _ in }
  }
}

/// Starts as applications with scenes do.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var opened: [URL] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    opened += connectionOptions.urlContexts.map(\.url)
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      self.scene(scene, continue: activity)
    }
    if let item = connectionOptions.shortcutItem { print(item.localizedTitle) }
    if let response = connectionOptions.notificationResponse { print(response) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let url = userActivity.webpageURL { opened.append(url) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    opened += URLContexts.map(\.url)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "reading")
    activity.title = "Reading"
    activity.userInfo = ["page": 3]
    activity.isEligibleForHandoff = true
    activity.isEligibleForSearch = true
    activity.becomeCurrent()
    return activity
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}

/// A window that sees all events.
final class WatchingWindow: UIWindow {
  private(set) var events = 0
  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    events += 1
  }
  var isAbove: Bool { windowLevel > .normal && windowLevel < .alert }
}

/// An application that sees all events.
final class WatchingApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    super.sendAction(action, to: target, from: sender, for: event)
  }
}
