public import Foundation

/// What decides the height of a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the screen below the status bar.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    /// The height in points, of the largest one.
    let height: (CGFloat) -> CGFloat

    init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat) {
      self.identifier = identifier
      self.height = height
    }

    /// About half of the screen.
    ///
    /// - Note: UIKit: Apple's says "approximately half"; half of the largest height here.
    public static func medium() -> Detent { Detent(.medium) { $0 / 2 } }

    /// All of the screen below the status bar.
    public static func large() -> Detent { Detent(.large) { $0 } }
  }

  /// The heights at which the sheet rests, smallest first; it begins with the first.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests now.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what lies behind is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a handle is shown.
  open var prefersGrabberVisible = false
  /// The radius of the corners in points.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet larger first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a sheet stands at the bottom edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// The height of the sheet, of the largest one.
  func height(of largest: CGFloat) -> CGFloat {
    let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    return min(largest, detent?.height(largest) ?? largest)
  }
}

extension UIViewController {
  /// The rectangle of a presented view in its window, in points.
  ///
  /// A sheet leaves 10 points below the status bar where there is little width; a form sheet is 540 ×
  /// 620 points in the middle of a wide screen, and a page sheet as wide as that and as high as the
  /// screen allows. These figures are general knowledge: Apple documents none.
  func presentedFrame(in window: UIWindow) -> CGRect {
    let bounds = window.bounds
    if let own = customPresentation(in: window) {
      return window.convert(own.frameOfPresentedViewInContainerView, from: own.containerView)
    }
    let safe = window.safeAreaInsets
    let isWide = window.traitCollection.horizontalSizeClass == .regular
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none:
      return bounds
    case .formSheet where isWide, .popover where isWide:
      let wished = preferredContentSize
      let width = min(wished.width > 0 ? wished.width : 540, bounds.width)
      let height = min(wished.height > 0 ? wished.height : 620, bounds.height)
      return CGRect(
        x: (bounds.width - width) / 2,
        y: (bounds.height - height) / 2,
        width: width,
        height: height
      )
    case .automatic, .pageSheet, .formSheet, .popover:
      if window.traitCollection.verticalSizeClass == .compact { return bounds }
      let top = safe.top + 10
      let largest = bounds.height - top
      let height = sheetPresentationController?.height(of: largest) ?? largest
      let width = isWide ? min(712, bounds.width) : bounds.width
      return CGRect(
        x: (bounds.width - width) / 2,
        y: bounds.height - height,
        width: width,
        height: height
      )
    }
  }

  /// What decides where the view stands, where the style is `custom` and a delegate has one.
  private func customPresentation(in window: UIWindow) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    if ownPresentation == nil, let presenter = presentingViewController {
      ownPresentation = transitioningDelegate?
        .presentationController(forPresented: self, presenting: presenter, source: presenter)
    }
    ownPresentation?.container = window
    return ownPresentation
  }

  func beginPresentation(of controller: UIViewController) {
    precondition(
      presentedViewController == nil,
      "\(type(of: self)) presents \(presentedViewController.map { "\(type(of: $0))" } ?? "") already"
    )
    presentedViewController = controller
    controller.presentingViewController = self
    controller.loadViewIfNeeded()
    guard let window = viewIfLoaded?.window, let view = controller.view else { return }
    let coversAll =
      controller.presentedFrame(in: window) == window.bounds
      && controller.modalPresentationStyle != .overFullScreen
    let top = window.rootViewController
    if coversAll { top?.beginAppearanceTransition(false, animated: false) }
    controller.beginAppearanceTransition(true, animated: false)
    let own = controller.customPresentation(in: window)
    own?.presentationTransitionWillBegin()
    let presented = own?.presentedView ?? view
    presented.frame = controller.presentedFrame(in: window)
    window.addSubview(presented)
    controller.tellIsAppearing()
    own?.containerViewWillLayoutSubviews()
    window.layoutIfNeeded()
    own?.containerViewDidLayoutSubviews()
    own?.presentationTransitionDidEnd(true)
    if coversAll { top?.endAppearanceTransition() }
    controller.endAppearanceTransition()
  }

  func endPresentation() {
    guard let controller = presentedViewController else { return }
    if controller.presentedViewController != nil { controller.endPresentation() }
    let window = viewIfLoaded?.window
    let top = window?.rootViewController
    let wasCovered = top?.appearance == .disappeared && window?.isShown == true
    controller.beginAppearanceTransition(false, animated: false)
    if wasCovered { top?.beginAppearanceTransition(true, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if wasCovered { top?.tellIsAppearing() }
    controller.endAppearanceTransition()
    if wasCovered { top?.endAppearanceTransition() }
    controller.presentingViewController = nil
    presentedViewController = nil
  }
}
