/// A rectangle that takes part in the layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociatedObjectStorage {
  /// Guarded by the lock of the functions that read and write it.
  nonisolated(unsafe) var associatedObjects = AssociatedObjects()
  /// The view that owns the guide.
  public internal(set) weak var owningView: UIView?
  /// A name of the app's choice, shown in logs.
  open var identifier: String = ""
  /// The guide's frame in the owning view's coordinates, in points.
  ///
  /// Before the first layout, guides of the system's answer where the view's present insets put them.
  open internal(set) var layoutFrame: CGRect {
    get { solvedFrame ?? frameBeforeLayout }
    set { solvedFrame = newValue }
  }
  /// The frame that the last layout gave; nil before the first one.
  private var solvedFrame: CGRect?

  /// Where the guide is before a layout has placed it: nowhere, for guides of the application's.
  var frameBeforeLayout: CGRect {
    guard let owningView else { return .zero }
    return owningView.frameBeforeLayout(of: role, usesBottomSafeArea: true)
  }

  /// The constraints that the system gave to the guide, such as a margin's.
  var systemConstraints: [NSLayoutConstraint] = []

  /// What a layout library knows of the guide; it dies with the guide.
  public final var layoutRecord: AnyObject?

  /// What the guide stands for.
  var role: Role = .app

  nonisolated(unsafe) private var storedReference: LayoutItemReference?
  var engineExtras: EngineExtras?

  /// What a guide stands for.
  enum Role {
    case app
    case layoutMargins
    case safeArea
    case readableContent
    case scrollContent
    case scrollFrame
    case keyboard
    case system
    /// The distance between two anchors.
    case distance
  }

  /// Creates a guide that no view owns yet.
  public override init() {
    super.init()
  }

  /// Creates a guide from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    storedReference?.clear()
  }

  open override var description: String {
    MainActor.assumeIsolated {
      "<\(classText(of: self)): \(addressText(of: self)) - \"\(identifier)\", layoutFrame = "
        + "\(rectText(layoutFrame)), owningView = \(owningView.map { "\($0)" } ?? "(null)")>"
    }
  }

  // MARK: - Anchors

  /// The leading side.
  public var leadingAnchor: NSLayoutXAxisAnchor { .of(self, .leading) }
  /// The trailing side.
  public var trailingAnchor: NSLayoutXAxisAnchor { .of(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { .of(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { .of(self, .right) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { .of(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { .of(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .of(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .of(self, .height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { .of(self, .centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { .of(self, .centerY) }
}

extension UILayoutGuide: LayoutItemObject {
  var itemReference: LayoutItemReference {
    if let storedReference { return storedReference }
    let reference = LayoutItemReference(self)
    storedReference = reference
    return reference
  }

  var heldReference: Uncounted<LayoutItemReference> { itemReference.held }

  /// The guide's reference, where something has asked for it.
  var existingItemReference: LayoutItemReference? { storedReference }

  var constraintOwner: UIView? { owningView }
}
