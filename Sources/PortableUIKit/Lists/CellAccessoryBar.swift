import Foundation

/// The accessories of a cell that are shown, in their order from the leading end to the trailing one.
///
/// Widths of the system's accessories are assumptions, but that of the disclosure indicator, which
/// comes from rows of tables in saved Interface Builder documents. 44 points for controls are Apple's
/// least size of what is touched, less the margin.
@MainActor
struct CellAccessoryBar {
  enum End { case leading, trailing }

  private struct Shown {
    let accessory: UICellAccessory
    let view: UIView
    /// The size of the view in points.
    let size: CGSize
    /// The width of the room around the view in points.
    let room: CGFloat
  }

  private var leading: [Shown] = []
  private var trailing: [Shown] = []

  /// The room between two accessories in points.
  private static let spacing: CGFloat = 12

  /// The width of all accessories at an end in points; 0 without any.
  func width(_ end: End) -> CGFloat {
    let shown = end == .leading ? leading : trailing
    guard !shown.isEmpty else { return 0 }
    return shown.reduce(0) { $0 + $1.room } + CGFloat(shown.count - 1) * Self.spacing
  }

  /// The height of the highest accessory of the application's own in points.
  var height: CGFloat {
    (leading + trailing).reduce(0) { height, shown in
      if case .customView = shown.accessory.accessoryType { return max(height, shown.size.height) }
      return height
    }
  }

  /// Shows other accessories in a cell; views of the same kind are used again.
  mutating func show(_ accessories: [UICellAccessory], in cell: UIView, isEditing: Bool) {
    var unused = leading + trailing
    let wanted = accessories.filter { $0.isShown(isEditing: isEditing) }
    leading = Self.ordered(wanted.filter(\.isLeading)).map { Self.shown($0, &unused) }
    trailing = Self.ordered(wanted.filter { !$0.isLeading }).map { Self.shown($0, &unused) }
    for old in unused where old.view.superview === cell { old.view.removeFromSuperview() }
    for shown in leading + trailing where shown.view.superview !== cell {
      cell.addSubview(shown.view)
    }
  }

  /// Those of the system in its order, with the others where they say.
  private static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var result = accessories.filter { $0.position == nil }
      .enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
    for accessory in accessories {
      guard let position = accessory.position else { continue }
      result.insert(accessory, at: min(max(0, position(result)), result.count))
    }
    return result
  }

  private static func shown(_ accessory: UICellAccessory, _ unused: inout [Shown]) -> Shown {
    let same = unused.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
    let old = same.map { unused.remove(at: $0).view }
    let (view, size): (UIView, CGSize)
    switch accessory.accessoryType {
    case .customView(let custom):
      custom.translatesAutoresizingMaskIntoConstraints = true
      let fitting = custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let own = custom.bounds.size
      let isSized = accessory.maintainsFixedSize || fitting == .zero
      (view, size) = (custom, isSized ? own : fitting)
    case .label, .popUpMenu:
      let label = old as? UILabel ?? UILabel()
      label.text = accessory.text
      label.font = accessory.font
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      (view, size) = (label, label.intrinsicContentSize)
    default:
      let icon = old as? UIImageView ?? UIImageView()
      icon.tintColor = accessory.options.tintColor
      icon.image = accessory.symbolName.flatMap { UIImage(systemName: $0) }
      icon.contentMode = .scaleAspectFit
      (view, size) = (icon, accessory.standardSize)
    }
    let room: CGFloat
    switch accessory.options.reservedLayoutWidth {
    case .actual: room = size.width
    case .standard: room = max(size.width, accessory.standardSize.width)
    case .custom(let width): room = width
    }
    return Shown(accessory: accessory, view: view, size: size, room: room)
  }

  /// Places the views in a cell with a margin at its ends, in points.
  func place(in cell: UIView, margin: CGFloat, indentation: CGFloat) {
    var x = margin + indentation
    for shown in leading {
      place(shown, x, in: cell)
      x += shown.room + Self.spacing
    }
    x = cell.bounds.width - margin - width(.trailing)
    for shown in trailing {
      place(shown, x, in: cell)
      x += shown.room + Self.spacing
    }
  }

  private func place(_ shown: Shown, _ x: CGFloat, in cell: UIView) {
    let start = x + (shown.room - shown.size.width) / 2
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    shown.view.frame = CGRect(
      x: isRightToLeft ? cell.bounds.width - start - shown.size.width : start,
      y: (cell.bounds.height - shown.size.height) / 2,
      width: shown.size.width,
      height: shown.size.height
    )
  }
}

extension UICellAccessory {
  /// The place in the system's order, from the leading end to the trailing one.
  fileprivate var rank: Int {
    switch accessoryType {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .popUpMenu: 4
    case .customView: 5
    case .checkmark: 6
    case .detail: 7
    case .outlineDisclosure: 8
    case .disclosureIndicator: 9
    case .reorder: 10
    }
  }

  /// The symbol that stands for the accessory in pictures.
  fileprivate var symbolName: String? {
    switch accessoryType {
    case .multiselect: "circle"
    case .delete: "minus.circle.fill"
    case .insert: "plus.circle.fill"
    case .checkmark: "checkmark"
    case .detail: "info.circle"
    case .outlineDisclosure, .disclosureIndicator: "chevron.right"
    case .reorder: "line.3.horizontal"
    case .label, .popUpMenu, .customView: nil
    }
  }

  /// The size in points.
  fileprivate var standardSize: CGSize {
    switch accessoryType {
    case .disclosureIndicator: CGSize(width: 10.5, height: 14)
    case .outlineDisclosure: CGSize(width: 14, height: 14)
    case .checkmark: CGSize(width: 18, height: 18)
    case .reorder: CGSize(width: 28, height: 28)
    case .detail, .delete, .insert, .multiselect: CGSize(width: 24, height: 24)
    case .label, .popUpMenu, .customView: .zero
    }
  }
}
