public import Foundation

/// The application.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one application.
  public static let shared = UIApplication()

  /// Who hears of the application.
  open var delegate: (any UIApplicationDelegate)?

  /// The windows: the key window.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  /// The window that the user works with.
  open var keyWindow: UIWindow? { UIWindow.keyWindow }

  /// The scenes: one.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }

  /// Whether the application is used.
  open var applicationState: State { .active }

  /// Whether the screen stays on while nobody touches it.
  open var isIdleTimerDisabled = false

  /// The number on the icon.
  open var applicationIconBadgeNumber = 0

  /// What the icon offers.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// Whether something is loaded that the status bar would tell of; kept.
  open var isNetworkActivityIndicatorVisible = false

  /// Hands an event to the window that the user works with.
  open func sendEvent(_ event: UIEvent) {
    keyWindow?.sendEvent(event)
  }

  /// The responder behind the application: its delegate, where that is one.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Calls a method of an object.
  ///
  /// - Parameters:
  ///   - action: The method: it takes nothing, the sender, or the sender and an event.
  ///   - target: Whose it is; it must have it. With nil it is the first object to have it, from the first responder up,
  ///     and where there is none, from the sender up.
  ///   - sender: Who asks for it.
  ///   - event: What happened.
  /// - Returns: Whether an object was found.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    if let object = target.flatMap({ instance(in: $0) }) {
      Messages.send(action, to: object, [sender, event])
      return true
    }
    let starts = [UIResponder.current, sender as? UIResponder]
    for case let start? in starts {
      if let object = start.target(forAction: action, withSender: sender) as AnyObject? {
        Messages.send(action, to: object, [sender, event])
        return true
      }
    }
    return false
  }

  /// Whether an address can be opened; none can be here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens an address; none can be opened here.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Whether an application is used.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// A setting for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the setting.
    public let rawValue: String

    /// Creates a setting from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an application that knows the address is to open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The address of the application's page in the settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Posted when the application begins to be used; not here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the application is left; not here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted before the application is seen again; not here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted when memory runs short; not here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Posted when the clock jumps or the day changes; not here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
  /// Posted when the application is no longer seen; not here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted when the application has been started; not here.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted when the user took a picture of the screen; not here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
  /// Posted when the interface was turned; not here.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  /// Posted when the status bar got another frame; not here.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification"
  )
  /// Has touches ignored until ``endIgnoringInteractionEvents()``; there are none here.
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  /// Ends what ``beginIgnoringInteractionEvents()`` began.
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }
  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  private var ignoringCount = 0
  /// Whether files that need the device unlocked can be read.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the application has several scenes at once; not here.
  open var supportsMultipleScenes: Bool { false }
  /// Posted before the application ends; not here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )

  /// The reading direction of the application's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Why the application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a reason from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An address was opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}

/// What hears of the application.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of the application.
  var window: UIWindow? { get set }

  /// Tells that the application has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Where a program with `@main` on its delegate begins: it says that there is no screen, and ends.
  ///
  /// - Note: UIKit: runs the application. Here views are laid out by tests and tools; the declaration lets
  ///   the target compile.
  public static func main() {
    let note = "\(self): there is no screen to run on; views are laid out in tests\n"
    FileHandle.standardError.write(Data(note.utf8))
    exit(EXIT_FAILURE)
  }

  /// Sets a scene up: the usual one.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Says that all went well.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
}
