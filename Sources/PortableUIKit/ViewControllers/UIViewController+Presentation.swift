public import Foundation

#if SwiftLog
internal import Logging
#endif

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
    /// The height in points, of the largest one and the figures of the system.
    let height: (CGFloat, SystemMetrics.Sheet) -> CGFloat

    init(
      _ identifier: Identifier,
      height: @escaping (CGFloat, SystemMetrics.Sheet) -> CGFloat
    ) {
      self.identifier = identifier
      self.height = height
    }

    /// About half of the screen.
    ///
    /// - Note: UIKit: Apple's says "approximately half"; 56 % of the largest height inside the safe area here, as
    ///   recorded on an iPhone 16 with iOS 26.1, and on iOS 13 to 18 half of the largest height.
    public static func medium() -> Detent {
      Detent(.medium) { $0 * ($1.mediumShare ?? 0.5) }
    }

    /// What computes a height, in points, from what there is; nil for a height that is not to be had.
    public typealias Resolver =
      @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// A height that a closure computes.
    ///
    /// The height is that inside the safe area: a sheet at the bottom edge is higher by the inset there.
    ///
    /// Source: Apple's documentation of `custom(identifier:resolver:)`.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping Resolver
    ) -> Detent {
      let detent = Detent(identifier ?? Identifier(UUID().uuidString)) { height, _ in height }
      detent.resolver = resolver
      return detent
    }

    /// What computes the height, where a closure does.
    private(set) var resolver: Resolver?

    /// The height in what there is, in points; nil where it is not to be had.
    @MainActor
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let resolver else {
        let sheet = context.containerTraitCollection.systemMetrics.sheet
        return height(context.maximumDetentValue, sheet)
      }
      return resolver(context)
    }

    /// All of the screen below the status bar.
    public static func large() -> Detent { Detent(.large) { height, _ in height } }
  }

  /// The heights at which the sheet rests, smallest first; it begins with the first.
  open var detents: [Detent] = [.large()] {
    didSet { presentedViewController.placePresented() }
  }
  /// The height at which the sheet rests now.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { presentedViewController.placePresented() } }
  }
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

  /// Whether a sheet at the bottom edge is as wide as its controller prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet stands above.
  open weak var sourceView: UIView?

  /// Makes changes, and places the sheet anew.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    placeAnew()
  }

  /// Asks for the heights anew.
  open func invalidateDetents() { placeAnew() }

  private func placeAnew() {
    presentedViewController.placePresented()
    presentedViewController.viewIfLoaded?.window?.layoutIfNeeded()
  }

  /// The height of the sheet in points, `largest` at most and with the `bottom` that lies below the safe area.
  func height(
    of largest: CGFloat,
    bottom: CGFloat,
    _ sheet: SystemMetrics.Sheet,
    _ traits: UITraitCollection
  ) -> CGFloat {
    let context = DetentContext(
      maximumDetentValue: largest - bottom,
      containerTraitCollection: traits
    )
    let possible = detents.filter { $0.resolver == nil || $0.resolvedValue(in: context) != nil }
    let detent = possible.first { $0.identifier == selectedDetentIdentifier } ?? possible.first
    guard let detent else { return largest }
    guard detent.resolver != nil, let height = detent.resolvedValue(in: context) else {
      guard detent.identifier == .medium, sheet.mediumShare != nil else {
        return min(largest, detent.height(largest, sheet))
      }
      let height = detent.height(largest - bottom, sheet)
      return min(largest, height.roundedToPixel(scale: traits.displayScale) + bottom)
    }
    return min(largest, height + bottom)
  }

  /// Whether it has the size of a page where there is room.
  open var prefersPageSizing = true
}

/// What the height of a sheet is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what the sheet stands in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height inside the safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

/// What the height of a sheet is computed from.
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection

  init(maximumDetentValue: CGFloat, containerTraitCollection: UITraitCollection) {
    self.maximumDetentValue = maximumDetentValue
    self.containerTraitCollection = containerTraitCollection
    super.init()
  }
}

/// What is told of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that the user made the sheet rest at another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// Gives a view that is presented the place that it has by now, in a window of another size or at another height.
  ///
  /// Views in a container of a presentation are that one's.
  func placePresented() {
    guard presentingViewController != nil, let view = viewIfLoaded,
      let window = view.superview as? UIWindow
    else { return }
    view.frame = presentedFrame(in: window)
  }

  /// The rectangle of a presented view in its window, in points.
  ///
  /// A sheet reaches up to the status bar where there is little width; one that is smaller is scaled down to
  /// leave 8 points at the sides and below, as recorded on iOS 26.1. On iOS 13 to 18 it leaves 10 points below the
  /// status bar. A form sheet is 540 × 620 points in the middle of a wide screen, and a page sheet as wide as
  /// that and as high as the screen allows. Those figures are general knowledge: Apple documents none.
  func presentedFrame(in window: UIWindow) -> CGRect {
    let bounds = window.bounds
    if let own = customPresentation(in: window) {
      return window.convert(own.frameOfPresentedViewInContainerView, from: own.containerView)
    }
    let safe = window.safeAreaInsets
    if let alert = self as? UIAlertController { return alert.frame(in: bounds, safe) }
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
      // Wide screens are not recorded.
      let sheet = isWide ? SystemMetrics.ios13.sheet : window.traitCollection.systemMetrics.sheet
      let top = safe.top + sheet.topGap
      let largest = bounds.height - top
      let height =
        sheetPresentationController?
        .height(of: largest, bottom: safe.bottom, sheet, window.traitCollection) ?? largest
      let width = isWide ? min(712, bounds.width) : bounds.width
      if height < largest, sheet.sideGap > 0, width > 2 * sheet.sideGap {
        let inner = width - 2 * sheet.sideGap
        let scaled = height * inner / width
        return CGRect(
          x: sheet.sideGap,
          y: bounds.height - sheet.sideGap - scaled,
          width: inner,
          height: scaled
        )
      }
      return CGRect(
        x: (bounds.width - width) / 2,
        y: bounds.height - height,
        width: width,
        height: height
      )
    }
  }

  /// Whether what presents the controller is taken away meanwhile, and so disappears.
  ///
  /// Source: Apple, `UIModalPresentationStyle`: views below stay with the styles that lie over something, and with `custom`
  /// unless `shouldRemovePresentersView` says otherwise. Sheets lie over what presents them, but for screens of little height,
  /// which they fill.
  func removesPresenter(in window: UIWindow) -> Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext, .none: true
    case .overFullScreen, .overCurrentContext: false
    case .custom: customPresentation(in: window)?.shouldRemovePresentersView ?? false
    case .automatic, .pageSheet, .formSheet, .popover:
      window.traitCollection.verticalSizeClass == .compact
    }
  }

  /// What decides where the view stands, where the style is `custom` and a delegate has one.
  func customPresentation(in window: UIWindow) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    if ownPresentation == nil, let presenter = presentingViewController {
      ownPresentation = transitioningDelegate?
        .presentationController(forPresented: self, presenting: presenter, source: presenter)
    }
    ownPresentation?.prepareContainer(in: window)
    return ownPresentation
  }

  /// Says that a controller is not presented, as its presenter has presented another one already.
  func warnOfPresentation(of controller: UIViewController, beside presented: UIViewController) {
    let names = [controller, self, presented].map {
      "<\(classText(of: $0)): \(addressText(of: $0))>"
    }
    Logger(label: "Presentation").warning(
      "Attempt to present \(names[0]) on \(names[1]) which is already presenting \(names[2])."
    )
  }
}
