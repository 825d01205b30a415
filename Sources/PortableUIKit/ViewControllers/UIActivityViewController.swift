public import Foundation

/// What hands things to other applications; there are none here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What is told at the end: what was chosen, whether it was done, what came back and what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is handed on.
  public let activityItems: [Any]
  /// What is told at the end; nobody is here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether one of them stands out.
  open var allowsProminentActivity = true

  /// Creates a controller that hands things on.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a controller from an archive, with nothing to hand on.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// Something that another application does with what it is handed.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// A kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a kind from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Writes a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Keeps an image.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Gives a person a picture.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Puts something on the list of what to read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to somebody near.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens in an application for books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a document of the words.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Tells on a network.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Tells on a network.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Tells on a network.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Tells on a network.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Puts a film on a network.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Puts a picture on a network.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
  }

  /// Whether it stands among what shares or among what does something.
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  /// Whether it stands among what shares or among what does something.
  open class var activityCategory: Category { .action }
  /// What tells it from others.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// Whether it does something with things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// What is shown for it.
  open var activityViewController: UIViewController? { nil }
  /// Does it without showing anything.
  open func perform() {}
  /// Tells that it is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Where a popover points to.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Sides of a popover at which its arrow may be.
  public struct ArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let up = ArrowDirection(rawValue: 1 << 0)
    /// At the bottom.
    public static let down = ArrowDirection(rawValue: 1 << 1)
    /// At the left.
    public static let left = ArrowDirection(rawValue: 1 << 2)
    /// At the right.
    public static let right = ArrowDirection(rawValue: 1 << 3)
    /// Not known, or nowhere.
    public static let unknown = ArrowDirection(rawValue: .max)
    /// Anywhere.
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }

  /// The view that is pointed to.
  open var sourceView: UIView?
  /// The part of the view that is pointed to, in its coordinates.
  open var sourceRect = CGRect.null
  /// What is pointed to: a view, or an entry of a bar.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The button that is pointed to.
  open var barButtonItem: UIBarButtonItem?
  /// The least distance from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover what it points to.
  open var canOverlapSourceViewRect = false
  /// Where the arrow is; nowhere is one shown here.
  open var arrowDirection: ArrowDirection { .unknown }
  /// Where the arrow may be.
  open var permittedArrowDirections = ArrowDirection.any
  /// The color behind the content.
  open var backgroundColor: UIColor?
  /// Views that can be touched while the popover is shown.
  open var passthroughViews: [UIView]?
  /// What is asked and told.
  @_nonoverride
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
}

/// What a popover can point to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

/// What is asked and told of a popover; nothing asks here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

@MainActor private var popoverKey: UInt8 = 0

extension UIViewController {
  /// Where the controller points to when it is shown as a popover; nil where it is not shown so.
  ///
  /// Alerts and what hands things on have one always, as on tablets.
  public var popoverPresentationController: UIPopoverPresentationController? {
    let isPopover =
      modalPresentationStyle == .popover || self is UIAlertController
      || self is UIActivityViewController
    guard isPopover else { return nil }
    if let kept = associatedObject(of: self, key: &popoverKey) as? UIPopoverPresentationController {
      return kept
    }
    let new = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    setAssociatedObject(
      new,
      of: self,
      key: &popoverKey,
      policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
    return new
  }
}

/// What gives what is handed on, by what it is handed to.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns something of the kind that will be handed on.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns what is handed on.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns what it is about.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns its kind, as a type identifier.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Nothing.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Nothing.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
