public import Foundation

/// A row of a table.
///
/// Content belongs into ``contentView``, which fills the cell but for its accessory.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Which labels a cell has.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// What stands at the trailing end.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// What a selected cell looks like.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  // MARK: - Creating a Table View Cell

  /// Creates a cell, 320 × 44 points at first.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Creates a cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  private let cellStyle: CellStyle

  /// The name under which the cell is kept for other rows.
  public let reuseIdentifier: String?

  /// Makes the cell ready for another row.
  open func prepareForReuse() {}

  // MARK: - Specifying Content

  /// The view for content.
  public let contentView: UIView = TableCellContentView()

  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = contentLabel(size: 17)

  /// The label of the detail, unless the style has none.
  open private(set) lazy var detailTextLabel: UILabel? =
    cellStyle == .default ? nil : contentLabel(size: cellStyle == .subtitle ? 12 : 17)

  /// The image at the leading end.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }()

  private func contentLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    return label
  }

  private func addContentView() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  // MARK: - Managing Accessory Views and Selection

  /// What stands at the trailing end.
  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }

  /// The view that takes the place of the accessory.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }

  /// What the selected cell looks like.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is being touched.
  open var isHighlighted = false
  /// The view behind everything.
  open var backgroundView: UIView?
  /// The view behind a selected cell.
  open var selectedBackgroundView: UIView?
  /// Where the line below the cell begins and ends, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Selects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Highlights the cell.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  // MARK: - Laying out

  /// The room that the accessory takes, in points.
  ///
  /// - Note: UIKit: the widths of its own accessories are assumptions, for a phone at scale 3.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 16 }
    return switch accessoryType {
    case .none: 0
    case .disclosureIndicator: 34.5
    case .detailDisclosureButton: 67
    case .checkmark: 40
    case .detailButton: 44
    }
  }

  private func accessoryDidChange() {
    (contentView as? TableCellContentView)?.isBesideAccessory = accessoryWidth > 0
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - accessoryWidth)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentView.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0,
      y: 0,
      width: width,
      height: bounds.height
    )
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: isRightToLeft ? 16 : bounds.width - 16 - size.width,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
  }

  /// The size of the content, with the room of the accessory.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - accessoryWidth), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.width += accessoryWidth
    return size
  }
}

/// The content view of a cell: its margins are 11 points above and below, and at the sides 16, or 20
/// on wide devices, or 8 beside an accessory.
///
/// Source: saved frames in Interface Builder documents.
private final class TableCellContentView: UIView {
  override class var defaultLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width >= 390 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }

  /// Whether an accessory stands at the trailing end.
  var isBesideAccessory = false {
    didSet {
      guard isBesideAccessory != oldValue else { return }
      var margins = Self.defaultLayoutMargins
      if isBesideAccessory { margins.trailing = 8 }
      directionalLayoutMargins = margins
    }
  }
}

/// The header or footer of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view is kept for other sections.
  public let reuseIdentifier: String?

  /// The view for content; it fills this one.
  public let contentView = UIView()

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a header or footer from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  /// Makes the view ready for another section.
  open func prepareForReuse() {}
}
