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

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
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
    coder.beginDecoding()
    cellStyle = coder.documentValues.cellStyle
    reuseIdentifier = coder.documentValues.reuseIdentifier
    super.init(coder: coder)
    addContentView()
    coder.endDecoding(self)
  }

  /// Creates a cell of a class that is known only at run time; see `ReusableView.swift`.
  @_silgen_name("plumb_UITableViewCell_init_reusing")
  convenience init(reusing identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  let cellStyle: CellStyle

  /// The name under which the cell is kept for other rows.
  open package(set) var reuseIdentifier: String?

  /// Makes the cell ready for another row.
  open func prepareForReuse() {}

  // MARK: - Specifying Content

  /// The view for content: that of ``contentConfiguration``, or else an empty one.
  open private(set) var contentView: UIView = UITableViewCellContentView()

  override class var defaultLayoutMargins: NSDirectionalEdgeInsets {
    ListContentMetrics.rowMargins
  }

  /// The label of the title; nil where there is a ``contentConfiguration``.
  open var textLabel: UILabel? {
    if contentConfiguration != nil { return nil }
    if let storedTextLabel { return storedTextLabel }
    let label = contentLabel(size: 17)
    storedTextLabel = label
    return label
  }
  private(set) var storedTextLabel: UILabel?

  /// The label of the detail, unless the style has none.
  open var detailTextLabel: UILabel? {
    if cellStyle == .default || contentConfiguration != nil { return nil }
    if let storedDetailLabel { return storedDetailLabel }
    let label = contentLabel(size: cellStyle == .subtitle ? 12 : 17)
    storedDetailLabel = label
    return label
  }
  private(set) var storedDetailLabel: UILabel?

  /// The image at the leading end.
  open var imageView: UIImageView? {
    if contentConfiguration != nil { return nil }
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    contentView.addSubview(view)
    storedImageView = view
    return view
  }
  private(set) var storedImageView: UIImageView?

  private func contentLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    return label
  }

  private func addContentView() {
    layoutFlags.insert(.tellsSize)
    contentView.frame = bounds
    contentView.isSizedByList = true
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
  /// How the cell is shown while a table is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// With the control of its editing style.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// With the button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Told before the cell shows other controls of editing; nobody tells it here.
  open func willTransition(to state: StateMask) {}
  /// Told after the cell shows other controls of editing; nobody tells it here.
  open func didTransition(to state: StateMask) {}
  /// Whether the button that deletes is shown; it is not here.
  open var showingDeleteConfirmation: Bool { false }
  /// Whether the cell can be touched while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  /// How the cell shows that the focus is on it.
  open var focusStyle = FocusStyle.default

  /// How a cell shows that the focus is on it.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell is being touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, with: backgroundView)
    }
  }
  /// The view behind a selected cell.
  open var selectedBackgroundView: UIView?
  /// The view behind a selected cell, where several can be selected.
  open var multipleSelectionBackgroundView: UIView?
  /// What stands at the trailing end while editing.
  open var editingAccessoryType = AccessoryType.none
  /// The view that takes the place of the accessory while editing.
  open var editingAccessoryView: UIView?
  /// Whether the cell is being edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// What editing does to the row.
  open var editingStyle: EditingStyle { .none }
  /// Whether a control to move the row is shown.
  open var showsReorderControl = false
  /// Whether the content is indented while editing.
  open var shouldIndentWhileEditing = true
  /// How deep the row stands below others.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The indentation of one level in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Whether the level is the table delegate's.
  final var isIndentedByDelegate = false

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
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

  // MARK: - Configuring the Content and the Background

  private var parts = ConfigurationParts()

  /// What the cell shows; its view takes the place of ``contentView``.
  ///
  /// A view that supports the new configuration shows it; else a new one is made. With nil an empty
  /// view takes its place.
  ///
  /// Source: Apple's documentation of the property.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.content }
    set {
      let isSame = parts.content != nil
      guard isSame || newValue != nil else { return }
      parts.content = newValue
      if let newValue {
        let made = replacement(for: contentView, showing: newValue, isSame: isSame)
        if let made { replaceContentView(made) }
      } else {
        replaceContentView(UITableViewCellContentView())
      }
      contentConfigurationDidChange()
    }
  }

  /// Whether ``contentConfiguration`` is brought up to date with the state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { parts.automaticallyUpdatesContent }
    set {
      parts.automaticallyUpdatesContent = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// What lies behind the cell; a background view makes room for it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set {
      parts.background = newValue
      if newValue != nil {
        backgroundView = nil
        selectedBackgroundView = nil
      }
      parts.showBackground(in: self)
      setNeedsLayout()
    }
  }

  /// Whether ``backgroundConfiguration`` is brought up to date with the state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.automaticallyUpdatesBackground }
    set {
      parts.automaticallyUpdatesBackground = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The state that configurations are brought up to date with; overrides add to it.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    return state
  }

  /// Called after ``updateConfiguration(using:)``; what both read of `@Observable` objects is tracked.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What brings a cell up to date with a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Has the cell brought up to date before it is next laid out.
  ///
  /// Changes of the state do so by themselves, and so does the first layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsUpdate = true
    setNeedsLayout()
  }

  /// Brings the cell up to date with a state; configurations that update by themselves have done so.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Brings the cell up to date where something asked for it.
  func updateConfigurationIfNeeded() {
    guard parts.needsUpdate else { return }
    parts.needsUpdate = false
    let state = configurationState
    let updated = parts.updated(for: state)
    if let content = updated.content { contentConfiguration = content }
    if let background = updated.background { backgroundConfiguration = background }
    UpdateTracking.track(.configuration, of: self) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
    // What the above has changed is up to date.
    parts.needsUpdate = false
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Returns a configuration without content in the manner of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    SystemGeneration.withCurrent(traitCollection.systemGeneration) {
      switch cellStyle {
      case .default: .cell()
      case .value1, .value2: .valueCell()
      case .subtitle: .subtitleCell()
      }
    }
  }

  /// Returns the background of a cell that nobody gave one, in the manner of its table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    var ancestor = superview
    while let view = ancestor, !(view is UITableView) { ancestor = view.superview }
    let style = (ancestor as? UITableView)?.style ?? .plain
    return style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  private func replaceContentView(_ view: UIView) {
    storedTextLabel = nil
    storedDetailLabel = nil
    storedImageView = nil
    exchange(contentView: contentView, for: view)
    contentView = view
    view.isSizedByList = true
    accessoryDidChange()
  }

  /// Has the table ask for the height anew, where the cell is one of its rows.
  private func contentConfigurationDidChange() {
    setNeedsLayout()
    (superview as? UITableView)?.contentDidChange(of: self)
  }

  // MARK: - Laying out

  /// The room that the accessory takes, in points.
  ///
  /// Source: saved frames in Interface Builder documents: a disclosure indicator takes 10.5 points
  /// (at scale 2; 10.33 at scale 3) and a checkmark 24, with the margin of the cell behind them (20,
  /// or 15 or 16 on narrow devices). The widths of the buttons are general knowledge.
  private var accessoryWidth: CGFloat {
    let margin = (contentView as? UITableViewCellContentView)?.sideMargin ?? 16
    if let accessoryView { return accessoryView.bounds.width + margin }
    let scale = layoutScale
    return switch accessoryType {
    case .none: 0
    case .disclosureIndicator: (10.4 * scale).rounded() / scale + narrowMargin(margin)
    case .detailDisclosureButton: 47 + margin
    case .checkmark: 24 + margin
    case .detailButton: 28 + margin
    }
  }

  private func narrowMargin(_ margin: CGFloat) -> CGFloat {
    margin == 16 ? traitCollection.systemMetrics.list.disclosureMargin : margin
  }

  private func accessoryDidChange() {
    (contentView as? UITableViewCellContentView)?.isBesideAccessory = accessoryWidth > 0
    if let hosted = contentView as? any ListHostedView {
      let side = ListContentMetrics.sideMargin(width: UIScreen.main.bounds.width)
      let trailing = accessoryWidth > 0 ? ListContentMetrics.marginBesideAccessory : side
      hosted.hostMargins = NSDirectionalEdgeInsets(
        top: 0,
        leading: side,
        bottom: 0,
        trailing: trailing
      )
    }
    placeContentView()
    setNeedsLayout()
  }

  /// Lets the content view fill the cell but for its accessory.
  private func placeContentView() {
    let width = max(0, bounds.width - accessoryWidth)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0,
      y: 0,
      width: width,
      height: bounds.height
    )
    place(contentView, at: frame)
  }

  // Constraints of the content would meet a size that the cell no longer has.
  override func sizeDidChange() { placeContentView() }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContentView()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: isRightToLeft ? accessoryWidth - size.width : bounds.width - accessoryWidth,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
    parts.backgroundView?.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    layOutLabels()
  }

  /// The size of the content, with the room of the accessory.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - accessoryWidth), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.width += accessoryWidth
    size = self.size(size, beside: contentView) {
      super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
    if storedTextLabel != nil || storedDetailLabel != nil, contentView.constraints.isEmpty {
      size.height = labelHeight(width: max(0, targetSize.width - accessoryWidth))
    }
    return size
  }

  /// Whether the cell is held.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
  /// Tells whether the cell is held; nobody holds it here.
  open func dragStateDidChange(_ dragState: DragState) {}
}
