public import Foundation

/// The header or footer of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view is kept for other sections.
  open package(set) var reuseIdentifier: String?

  /// The view for content, that of ``contentConfiguration`` or else an empty one; it fills this one.
  open private(set) var contentView: UIView = UITableViewHeaderFooterContentView()

  /// Creates a view of a class that is known only at run time; see `ReusableView.swift`.
  @_silgen_name("plumb_UITableViewHeaderFooterView_init_reusing")
  convenience init(reusing identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a header or footer with a frame in points, which is not kept for other sections.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer from an archive.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    reuseIdentifier = coder.documentValues.reuseIdentifier
    super.init(coder: coder)
    addContentView()
    coder.endDecoding(self)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The label of the title; nil where there is a ``contentConfiguration``.
  open var textLabel: UILabel? {
    if contentConfiguration != nil { return nil }
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    let properties = defaultContentConfiguration().textProperties
    label.font = properties.font
    label.textColor = properties.color
    contentView.addSubview(label)
    storedTextLabel = label
    return label
  }
  private var storedTextLabel: UILabel?

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { backgroundConfiguration = nil }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Makes the view ready for another section.
  open func prepareForReuse() {}

  /// A second text, which grouped headers had before iOS 7; nothing shows it since.
  open var detailTextLabel: UILabel? { secondLabel }
  private lazy var secondLabel = UILabel()

  // MARK: - Configuring the Content and the Background

  private var parts = ConfigurationParts()

  /// What the header or footer shows; its view takes the place of ``contentView``.
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
        replaceContentView(UIView())
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

  /// What lies behind the header or footer; a background view makes room for it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set {
      parts.background = newValue
      if newValue != nil {
        backgroundView = nil
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
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Called after ``updateConfiguration(using:)``; what both read of `@Observable` objects is tracked.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What brings a header or footer up to date with a state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  /// Has the header or footer brought up to date before it is next laid out.
  ///
  /// Changes of the state do so by themselves, and so does the first layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsUpdate = true
    setNeedsLayout()
  }

  /// Brings the header or footer up to date with a state; configurations that update by themselves have done so.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Brings the header or footer up to date where something asked for it.
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

  /// Whether the table has made the view for a footer; nil before it is in one.
  var isFooter: Bool?
  /// The style of the table that the view stands in; nil before it is in one.
  var tableStyle: UITableView.Style? {
    didSet { if tableStyle == .insetGrouped, oldValue != .insetGrouped { indentMargins() } }
  }

  override class var defaultLayoutMargins: NSDirectionalEdgeInsets {
    ListContentMetrics.sectionViewMargins
  }

  /// Begins where the rows of an inset group do, unless the app has other margins.
  private func indentMargins() {
    let usual = ListContentMetrics.sectionViewMargins
    var inset = usual
    inset.leading *= 2
    inset.trailing *= 2
    for view in [self, contentView] where view.directionalLayoutMargins == usual {
      view.directionalLayoutMargins = inset
    }
  }

  /// Returns a configuration without content in the manner of the table: that of a plain header
  /// before the view is in one.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = (tableStyle ?? .plain) == .plain
    return SystemGeneration.withCurrent(traitCollection.systemGeneration) {
      isFooter == true
        ? (isPlain ? .plainFooter() : .groupedFooter())
        : (isPlain ? .plainHeader() : .groupedHeader())
    }
  }

  /// Returns the background of a view that nobody gave one, in the manner of the table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (tableStyle ?? .plain) == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  private func replaceContentView(_ view: UIView) {
    storedTextLabel = nil
    exchange(contentView: contentView, for: view)
    contentView = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func contentConfigurationDidChange() {
    setNeedsLayout()
    hostedMarginsDidChange()
  }

  private func hostedMarginsDidChange() {
    guard let hosted = contentView as? any ListHostedView else { return }
    let side = sideMargin(width: UIScreen.main.bounds.width)
    hosted.hostMargins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: - Laying out

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    parts.backgroundView?.frame = bounds
    backgroundView?.frame = bounds
    if contentConfiguration != nil { contentView.frame = bounds }
    if let storedTextLabel { layOut(storedTextLabel) }
  }

  /// Places the title between the margins: in a plain table in the middle, in a grouped one at the end that
  /// is nearer to the rows.
  ///
  /// A footer's title has as many lines as it needs.
  private func layOut(_ label: UILabel) {
    let margins = defaultContentConfiguration().directionalLayoutMargins
    let side = sideMargin(width: bounds.width)
    let room = CGSize(width: max(0, bounds.width - 2 * side), height: .greatestFiniteMagnitude)
    let isPlain = (tableStyle ?? .plain) == .plain
    if !isPlain { label.numberOfLines = 0 }
    let height = label.sizeThatFits(room).height
    let y: CGFloat =
      if isPlain {
        (bounds.height - height) / 2
      } else if isFooter == true {
        margins.top
      } else {
        bounds.height - margins.bottom - height
      }
    guard traitCollection.systemMetrics.list.labelsHug else {
      label.frame = CGRect(x: side, y: max(0, y), width: room.width, height: height)
      return
    }
    // Recorded on iOS 26.1: (16, 4, 127, 21), whole points.
    let size = CGSize(
      width: min(room.width, label.sizeThatFits(room).width.rounded(.up)),
      height: height.rounded(.up)
    )
    let top = isPlain ? ((bounds.height - size.height) / 2).rounded() : y
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isRightToLeft ? bounds.width - side - size.width : side,
      y: max(0, top),
      width: size.width,
      height: size.height
    )
  }

  /// The height in points that the title needs at a width, with the margins above and below it.
  ///
  /// The scale is the table's, which the view may not be in yet.
  func titleHeight(width: CGFloat, scale: CGFloat) -> CGFloat {
    guard let label = textLabel else { return 0 }
    let margins = defaultContentConfiguration().directionalLayoutMargins
    if (tableStyle ?? .plain) != .plain { label.numberOfLines = 0 }
    let room = label.numberOfLines == 1 ? .infinity : max(0, width - 2 * sideMargin(width: width))
    let height = label.measured?.size(width: room, scale: scale).height ?? 0
    return margins.top + height + margins.bottom
  }

  /// The room at each side, in points: an inset group's header begins where the text of its rows does.
  private func sideMargin(width: CGFloat) -> CGFloat {
    let side = ListContentMetrics.sideMargin(width: width)
    return tableStyle == .insetGrouped ? 2 * side : side
  }

  /// The size of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentConfiguration != nil else {
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
    hostedMarginsDidChange()
    return contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}
