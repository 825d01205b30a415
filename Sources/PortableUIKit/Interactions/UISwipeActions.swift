public import Foundation

/// Something that swiping a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action looks like.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// What an action does; it calls the last argument with whether that went well.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action looks like.
  public let style: Style
  /// What the action does.
  public let handler: Handler
  /// The words of the action.
  open var title: String?
  // Apple declares the color so; it is never nil here.
  /// The color behind the words: red for what destroys, else gray.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// The picture of the action.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// What swiping a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, beginning at the edge.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
