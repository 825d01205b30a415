import Foundation
import LayoutEngine

/// A button of a bar as it is drawn.
@MainActor
struct BarButtonPicture {
  /// What the button shows.
  enum Content {
    case words(String)
    case image(UIImage)
    case view(UIView)
    /// A space of a width in points, or one that takes what is left.
    case space(CGFloat?)
  }

  let content: Content
  /// Whether it ends something, or is otherwise the most important one.
  let isProminent: Bool
  let color: UIColor
  let font: UIFont
  /// The width in points.
  let width: CGFloat

  /// Reads a button of a bar; nil for one that is hidden or shows nothing.
  init?(_ item: UIBarButtonItem, in bar: BarPicture) {
    guard !item.isHidden else { return nil }
    let isGlass = bar.isGlass
    let system = item.systemItem
    let isDone = item.style == .done || system == .done || system == .save
    let tint = item.tintColor ?? bar.view.tintColor ?? .systemBlue
    isProminent = isDone && isGlass
    color =
      !item.isEnabled
      ? .tertiaryLabel : isProminent ? .white : isGlass && item.tintColor == nil ? .label : tint
    font = .systemFont(ofSize: 17, weight: isDone ? .semibold : isGlass ? .medium : .regular)
    if let view = item.customView {
      content = .view(view)
    } else if system == .flexibleSpace || system == .fixedSpace {
      content = .space(system == .fixedSpace || item.width > 0 ? item.width : nil)
    } else if let image = item.image {
      content = .image(image.size == .zero ? image.sized(CGSize(width: 24, height: 24)) : image)
    } else if let title = item.title, !title.isEmpty {
      content = .words(title)
    } else if let system, let shown = Self.content(of: system, isGlass: isGlass) {
      content = shown
    } else {
      return nil
    }
    let natural: CGFloat =
      switch content {
      case .words(let words): bar.extent(words, font)
      case .image(let image): max(image.size.width, isGlass ? 22 : 0)
      case .view(let view): bar.size(of: view).width
      case .space(let width): width ?? 0
      }
    width = item.width > 0 ? item.width : natural
  }

  /// The words or the symbol of a button of the system's.
  ///
  /// Source: Apple, `UIBarButtonItem.SystemItem`; since iOS 26 those that end or leave something are symbols.
  private static func content(
    of item: UIBarButtonItem.SystemItem,
    isGlass: Bool
  ) -> Content? {
    if isGlass {
      switch item {
      case .done, .save: return .image(BarPicture.symbol("checkmark", 20, weight: 600))
      case .cancel, .close, .stop: return .image(BarPicture.symbol("xmark", 18, weight: 500))
      case .undo: return .image(BarPicture.symbol("arrow.uturn.backward", 20))
      case .redo: return .image(BarPicture.symbol("arrow.uturn.forward", 20))
      default: break
      }
    }
    switch item {
    case .done: return .words("Done")
    case .cancel: return .words("Cancel")
    case .edit: return .words("Edit")
    case .save: return .words("Save")
    case .undo: return .words("Undo")
    case .redo: return .words("Redo")
    case .flexibleSpace, .fixedSpace: return nil
    default: return symbols[item].map { .image(BarPicture.symbol($0, 22)) }
    }
  }

  private static let symbols: [UIBarButtonItem.SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left",
    .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book",
    .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark", .camera: "camera",
    .trash: "trash", .play: "play.fill", .pause: "pause.fill", .rewind: "backward.fill",
    .fastForward: "forward.fill", .pageCurl: "doc", .close: "xmark.circle.fill",
  ]

  /// Draws the button into a rectangle.
  func draw(in rect: CGRect, _ bar: inout BarPicture) {
    switch content {
    case .words(let words): bar.add(words, font, in: rect, .center, color)
    case .image(let image): bar.add(image, in: rect, color)
    case .view(let view):
      let size = bar.size(of: view)
      let place = CGRect(
        x: rect.midX - size.width / 2,
        y: rect.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      guard bar.place(view, at: place), var layer = view.detachedPicture else { return }
      layer.frame = LayoutRect(place)
      bar.layers.append(layer)
    case .space: break
    }
  }
}
