public import Foundation

/// A button behind a row, as before iOS 11; nothing is shown of it here.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    /// What cannot be undone: the same as the default.
    public static let destructive = Style.default
  }

  /// What it is for.
  public let style: Style
  /// The words.
  open var title: String?
  /// The color behind the words: red at first, of what cannot be undone, and gray otherwise.
  open var backgroundColor: UIColor?
  /// The haze behind the words.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates a button.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .default ? .systemRed : .systemGray
    super.init()
  }

  /// Does what the button does.
  func run(at indexPath: IndexPath) { handler(self, indexPath) }
}
