public import Foundation

/// The root of a hierarchy of views, as large as the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The traits of the window's screen, where it is not the device's.
  package var traitOverride: UITraitCollection? {
    get { screen.ownTraits }
    set {
      guard let newValue else {
        screen = .main
        return
      }
      let scale = newValue.displayScale > 0 ? newValue.displayScale : screen.scale
      screen = UIScreen(bounds: screen.bounds, scale: scale, traits: newValue)
    }
  }

  /// The window of the application.
  private(set) static weak var keyWindow: UIWindow?

  /// The traits before any that views set.
  ///
  /// Source: Apple's documentation of `UITraitCollection`: traits come from the screen down.
  var baseTraits: UITraitCollection { screen.traitCollection }

  open override var traitCollection: UITraitCollection {
    if TraitUse.phase != .none { TraitUse.note(self) }
    return overriding(baseTraits)
  }

  override var windowAsRoot: UIWindow? { self }

  deinit {
    // Views below may live on, and would keep naming the window.
    noteWindow(nil)
  }

  /// The screen that the window is on: its traits are those of the window, unless it has others set.
  open var screen: UIScreen {
    get { storedScreen ?? .main }
    set {
      let change = ImmediateTransition()
      let traits = newValue.traitCollection
      if isShown, traits != baseTraits {
        rootViewController?.willTransition(to: traits, with: change)
      }
      storedScreen = newValue
      deliverTraitsIfChanged()
      change.finish()
      setNeedsLayout()
    }
  }
  private var storedScreen: UIScreen?

  /// The scene that the window is in; a window that is shown is in one.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  // MARK: - Creating a Window

  /// Creates a hidden window as large as the screen.
  ///
  /// Source: UIKit since iOS 9.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window with a frame in points.
  ///
  /// It is laid out all the same; what is in it appears once it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window from an archive, with size zero.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    super.init(coder: coder)
    isHidden = true
    coder.endDecoding(self)
  }

  /// Creates a window as large as the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Whether the window was shown, so that controllers in it appear.
  private(set) var isShown = false

  /// Whether the window is not shown: true at first.
  ///
  /// Showing it has its root controller appear, and hiding it has that disappear.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { hide() } else { show() }
    }
  }

  private func show() {
    if windowScene == nil { windowScene = .main }
    guard !isShown else { return }
    rootViewController?.appear()
    isShown = true
    layoutIfNeeded()
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    rootViewController?.beginAppearanceTransition(false, animated: false)
    rootViewController?.endAppearanceTransition()
  }

  /// The window's rectangle on its screen, in points.
  ///
  /// Before a window that is shown gets another size, its root controller is told.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard isShown, let controller = rootViewController, newValue.size != storedFrame.size else {
        super.frame = newValue
        return
      }
      let change = ImmediateTransition()
      controller.viewWillTransition(to: newValue.size, with: change)
      super.frame = newValue
      for presented in sequence(first: controller, next: \.presentedViewController).dropFirst() {
        presented.placePresented()
      }
      change.finish()
    }
  }

  /// Where the window stands before and behind others.
  open var windowLevel = Level.normal

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      // Where the window is shown, the view that comes in tells its controller.
      if let view = rootViewController?.view { addRootView(view) }
    }
  }

  private func addRootView(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  open override var next: UIResponder? { UIApplication.shared }

  private lazy var ownUndoManager = UndoManager()

  /// What undoes changes of everything in the window.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: - Managing the Key Window

  /// Whether the window is the one that the user works with.
  open var isKeyWindow: Bool { Self.keyWindow === self }

  /// Whether the window may become the one that the user works with.
  open var canBecomeKey: Bool { true }

  /// Told after the window became the one that the user works with.
  open func becomeKey() {}

  /// Told after another window became the one that the user works with.
  open func resignKey() {}

  /// Makes the window the one that the user works with.
  open func makeKey() {
    guard canBecomeKey, Self.keyWindow !== self else { return }
    let former = Self.keyWindow
    Self.keyWindow = self
    former?.resignKey()
    becomeKey()
  }

  /// Shows the window: its root controller appears and is laid out.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Hands an event to the views; there are no touches to hand on here.
  open func sendEvent(_ event: UIEvent) {}

  /// Where a window stands before and behind others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Whether one lies behind the other.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// The place as a number.
    public let rawValue: CGFloat

    /// Creates a place from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Behind.
    public static let normal = Level(rawValue: 0)
    /// Before the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Before everything.
    public static let alert = Level(rawValue: 2000)
  }

  /// Whether it may get smaller than its content on a Mac.
  open var canResizeToFitContent = false
}
