public import Foundation

/// A cell of a list in a collection: content between accessories.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  override class var defaultLayoutMargins: NSDirectionalEdgeInsets {
    ListContentMetrics.rowMargins
  }

  /// Creates a cell with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    super.init(coder: coder)
    setUp()
    coder.endDecoding(self)
  }

  private func setUp() {
    addLayoutGuide(separatorLayoutGuide)
    let start = separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor)
    // Constraints of the application's win.
    start.priority = UILayoutPriority(1)
    let end = separatorLayoutGuide.trailingAnchor.constraint(equalTo: trailingAnchor)
    end.priority = UILayoutPriority(1)
    separatorStart = start
    NSLayoutConstraint.activate([
      start,
      end,
      separatorLayoutGuide.topAnchor.constraint(equalTo: topAnchor),
      separatorLayoutGuide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  // MARK: - Managing the Content

  /// What the cell is in its list; nil before it is in one.
  var listRole: ListRole?

  /// Returns a configuration without content in the manner of the list, as that of a row, a header or
  /// a footer: that of a plain list's row before the cell is in one.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listRole?.content ?? .cell()
  }

  /// Returns the background of a cell that nobody gave one, in the manner of the list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listRole?.background ?? .listPlainCell()
  }

  // MARK: - Managing the Accessories

  /// What stands at the ends of the cell.
  ///
  /// Accessories of the system have an order of their own: those for editing stand outermost. Those of
  /// the application's own stand where they say.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  /// Whether the content is indented like the accessories at the leading end.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// How deep the row stands below others.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { insetsDidChange() } }
  }

  /// The indentation of one level in points.
  open var indentationWidth: CGFloat = 16 {
    didSet { if indentationWidth != oldValue { insetsDidChange() } }
  }

  /// Where the line below the cell begins and ends: at first where the text begins, up to the
  /// cell's edge.
  ///
  /// Constraints of the application's between the guide and what is in the cell win.
  public let separatorLayoutGuide = UILayoutGuide()
  private var separatorStart: NSLayoutConstraint?

  /// Whether the cell is being edited: as its collection is.
  private var isEditingRow: Bool { (superview as? UICollectionView)?.isEditing ?? false }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isEditingRow
    return state
  }

  private var accessoryBar = CellAccessoryBar()

  /// Whether the accessories are shown as those of a cell that is being edited.
  private var showsEditing = false

  private func accessoriesDidChange() {
    showsEditing = isEditingRow
    accessoryBar.show(accessories, in: self, isEditing: isEditingRow)
    insetsDidChange()
  }

  /// Takes over whether the collection is being edited.
  func editingDidChange() {
    accessoriesDidChange()
    setNeedsUpdateConfiguration()
  }

  private func insetsDidChange() {
    hostedMarginsDidChange()
    setNeedsLayout()
    (superview as? UICollectionView)?.contentDidChange(of: self)
  }

  // MARK: - Laying out

  private var sideMargin: CGFloat {
    ListContentMetrics.sideMargin(width: UIScreen.main.bounds.width)
  }

  /// The room at both ends of the content view, in points.
  private var contentInsets: NSDirectionalEdgeInsets {
    let leading = accessoryBar.width(.leading)
    let trailing = accessoryBar.width(.trailing)
    return NSDirectionalEdgeInsets(
      top: 0,
      leading: CGFloat(max(0, indentationLevel)) * indentationWidth
        + (leading > 0 ? sideMargin + leading : 0),
      bottom: 0,
      trailing: trailing > 0 ? sideMargin + trailing : 0
    )
  }

  override var contentRect: CGRect {
    bounds.inset(by: contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection))
  }

  override func hostedMarginsDidChange() {
    let beside = ListContentMetrics.marginBesideAccessory
    let hasLeading = accessoryBar.width(.leading) > 0
    let hasTrailing = accessoryBar.width(.trailing) > 0
    let margins = NSDirectionalEdgeInsets(
      top: 0,
      leading: hasLeading ? beside : sideMargin,
      bottom: 0,
      trailing: hasTrailing ? beside : sideMargin
    )
    (contentView as? any ListHostedView)?.hostMargins = margins
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil, isEditingRow != showsEditing { editingDidChange() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let indentation = CGFloat(max(0, indentationLevel)) * indentationWidth
    accessoryBar.place(
      in: self,
      margin: sideMargin,
      indentation: indentsAccessories ? indentation : 0
    )
    let text = (contentView as? UIListContentView)?.textStart ?? sideMargin
    separatorStart?.constant = contentInsets.leading + text
  }

  /// The size of the content with the room of the accessories.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let insets = contentInsets
    let room = insets.leading + insets.trailing
    var size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - room), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.width += room
    size.height = max(size.height, accessoryBar.height)
    return size
  }
}
