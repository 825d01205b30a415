public import Foundation

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// What is known of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The rectangle of the bar on the screen, in points: as high as the safe area at the top.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether there is no bar.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

extension UIWindowScene {
  private static let bar = UIStatusBarManager()

  /// What is known of the status bar.
  public var statusBarManager: UIStatusBarManager? { Self.bar }
}

extension UIApplication {
  /// The rectangle of the status bar on the screen, in points: as high as the safe area at the top of the window.
  public var statusBarFrame: CGRect {
    let window = UIWindowScene.main.keyWindow ?? UIWindowScene.main.windows.first
    return CGRect(
      x: 0,
      y: 0,
      width: UIScreen.main.bounds.width,
      height: window?.safeAreaInsets.top ?? 0
    )
  }
}
