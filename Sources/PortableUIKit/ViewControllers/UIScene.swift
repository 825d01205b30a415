public import Foundation

/// A part of the application that the user sees as a whole; there is one here, with all windows in it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far a scene has come.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene was connected with; nothing here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses that were opened.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The application that asked for it.
    open var sourceApplication: String? { nil }
    /// The kind of activity that will be handed over.
    open var handoffUserActivityType: String? { nil }
    /// What is gone on with.
    open var userActivities: Set<NSUserActivity> { [] }
    /// What was chosen of what the icon offers.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The answer to a notification.
    open var notificationResponse: UNNotificationResponse? { nil }
  }

  /// What the scene belongs to.
  public let session: UISceneSession
  /// Who hears of the scene.
  open var delegate: (any UISceneDelegate)?
  /// How far the scene has come.
  open internal(set) var activationState = ActivationState.foregroundActive
  // Apple declares the title so; it is never nil here.
  /// The name of the scene.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene that belongs to a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// The one scene of the application.
  static let main = UIWindowScene(
    session: UISceneSession(),
    connectionOptions: UIScene.ConnectionOptions()
  )

  /// The screen of the windows.
  open var screen: UIScreen { .main }

  /// The windows that were put into the scene and are still alive, the oldest first.
  open var windows: [UIWindow] { entries.compactMap(\.window) }

  /// The window that the user works with, where it is in the scene.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// How the device is held, by the shape of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The coordinates of the scene: those of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  func remove(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }
}

/// What the system keeps of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the purpose.
    public let rawValue: String

    /// Creates a purpose from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows of the application.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// How the scene was set up.
  public let configuration: UISceneConfiguration
  /// What tells the session from others.
  public let persistentIdentifier = UUID().uuidString
  /// Data of the application's choice.
  open var userInfo: [String: Any]?
  /// What the scene showed when it was left.
  open var stateRestorationActivity: NSUserActivity?

  /// The scene, where there is one.
  open var scene: UIScene? { UIWindowScene.main.session === self ? UIWindowScene.main : nil }

  /// Creates a session of windows.
  override init() {
    role = .windowApplication
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }
}

/// How a scene is set up.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the setup.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of who hears of the scene.
  open var delegateClass: AnyClass?

  /// Creates a setup.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// What hears of a scene; nothing calls it here but code that does.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells that the scene is there.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Tells that the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells that the user works with the scene.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells that the user is about to leave the scene.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells that the scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells that the scene is no longer seen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Tells that addresses were opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Asks for what is needed to come back to what is shown.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Tells that an activity will be handed over.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Tells that an activity is gone on with.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Needs nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// What hears of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// Tells that something was chosen of what the icon offers.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

extension UIWindowSceneDelegate {
  /// Says that it was not done.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIScene {
  /// Posted when a scene is made; not here.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification"
  )
  /// Posted when a scene is gone; not here.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted when a scene takes touches; not here.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted when a scene is about to take no touches; not here.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted when a scene is about to be seen; not here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted when a scene is no longer seen; not here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

extension UIWindowScene {
  /// How a scene is wished to stand.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// How a scene is wished to stand on a phone or tablet.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The ways to hold the device.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates a wish.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Asks the system to turn the scene; it stays as it is here.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
