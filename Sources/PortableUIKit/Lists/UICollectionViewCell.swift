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

  /// The name under which the view is kept for other places.
  open internal(set) var reuseIdentifier: String?

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
  /// The view for content; it fills the cell.
  public let contentView = UIView()

  /// Creates a cell with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.isSizedByList = true
    addSubview(contentView)
  }

  /// Lets the content view fill the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is being touched.
  open var isHighlighted = false
  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The view behind a selected cell.
  open var selectedBackgroundView: UIView?

  /// The size of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}
