public import Foundation

/// A view in a collection.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of a class that is known only at run time; see `ReusableView.swift`.
  @_silgen_name("plumb_UICollectionReusableView_init_reusing")
  convenience init(reusing frame: CGRect) {
    self.init(frame: frame)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the view has a transform that the layout gave it.
  var isTransformedByLayout = false

  /// The name under which the view is kept for other places.
  open package(set) var reuseIdentifier: String?

  /// Makes the view ready for another place.
  open func prepareForReuse() {}

  /// Takes over what a layout says beyond the frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that the view prefers: as they are, or, along the axes
  /// whose size the layout only estimates, what the constraints ask for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.selfSizing
    guard !axes.isEmpty else { return layoutAttributes }
    let size = systemLayoutSizeFitting(
      CGSize(
        width: axes.contains(.width) ? 0 : layoutAttributes.size.width,
        height: axes.contains(.height) ? 0 : layoutAttributes.size.height
      ),
      withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required
    )
    // A view without constraints asks for nothing, and keeps what was estimated.
    if axes.contains(.width), size.width > 0 { layoutAttributes.frame.size.width = size.width }
    if axes.contains(.height), size.height > 0 { layoutAttributes.frame.size.height = size.height }
    return layoutAttributes
  }

  /// Told before another layout takes over.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Told after another layout has taken over.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}
}

/// A cell of a collection; content belongs into ``contentView``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What of a drag the cell is in.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Told of a drag of the cell; there are none here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The view for content, that of ``contentConfiguration`` or else an empty one; it fills the cell.
  open private(set) var contentView = UIView()

  /// Creates a cell with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    super.init(coder: coder)
    addContentView()
    coder.endDecoding(self)
  }

  private func addContentView() {
    layoutFlags.insert(.tellsSize)
    contentView.frame = bounds
    contentView.isSizedByList = true
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
  }

  /// Lets the content view fill the cell.
  private func placeContentView() { place(contentView, at: contentRect) }

  // Constraints of the content would meet a size that the cell no longer has.
  override func sizeDidChange() { placeContentView() }

  /// Lets the content view and the backgrounds fill the cell.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContentView()
    parts.backgroundView?.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
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
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { backgroundConfiguration = nil }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The view behind a selected cell.
  open var selectedBackgroundView: UIView?

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
    return state
  }

  /// Called after ``updateConfiguration(using:)``; what both read of `@Observable` objects is tracked.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What brings a cell up to date with a state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void

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

  /// Returns the background of a cell that nobody gave one: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  private func replaceContentView(_ view: UIView) {
    exchange(contentView: contentView, for: view)
    contentView = view
    view.isSizedByList = true
  }

  /// Has the layout ask for the size anew, where the cell is shown.
  private func contentConfigurationDidChange() {
    hostedMarginsDidChange()
    setNeedsLayout()
    (superview as? UICollectionView)?.contentDidChange(of: self)
  }

  /// Gives the margins of the cell to a content view that takes them: here none.
  func hostedMarginsDidChange() {}

  /// The rectangle of the content view: the whole cell.
  var contentRect: CGRect { bounds }

  /// The size of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let size = contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    return self.size(size, beside: contentView) {
      super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
  }
}
