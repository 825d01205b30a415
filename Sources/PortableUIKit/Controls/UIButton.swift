public import Foundation
package import LayoutEngine

/// A control with a title and an image that does something when it is pressed.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The former name of a look.
    public static var roundedRect: ButtonType { .system }
  }

  /// What pressing a button means.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// What a button shows in one state.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// What the button shows, by state.
  var contents: [UIControl.State: Content] = [:]
  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?

  // MARK: - Creating Buttons

  /// Creates a button of a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    contentDidChange()
  }

  /// Creates a button of the system's look.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    contents[.normal] = Content(title: primaryAction?.title, image: primaryAction?.image)
    contentDidChange()
  }

  /// Creates a button of the system's look that shows an image and sends an action when it is tapped.
  public class func systemButton(
    with image: UIImage,
    target: Any?,
    action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Creates a button that looks as its configuration says.
  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
  }

  /// Creates a button in a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    var configuration = configuration
    if configuration.attributedTitle == nil { configuration.title = primaryAction?.title }
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
    // Observers are silent in here.
    configurationDidChange(from: nil)
    setNeedsUpdateConfiguration()
  }

  /// The look of the button.
  open package(set) var buttonType = ButtonType.custom {
    didSet { contentDidChange() }
  }

  /// How the button looks, where it is made with a configuration.
  open var configuration: Configuration? {
    didSet {
      configurationDidChange(from: oldValue)
      if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// Called after ``updateConfiguration()``; what both read of `@Observable` objects is tracked.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether ``configuration`` is brought up to date when the state of the button changes.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateConfiguration = false
  private var isUpdatingConfiguration = false
  private var storedSubtitleLabel: UILabel?
  /// Whether the font of the title's label comes from the configuration.
  private var showsConfiguredTitle = false

  /// Has the button brought up to date before it is next laid out; changes of its state do so.
  open func setNeedsUpdateConfiguration() {
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    needsUpdateConfiguration = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Brings the button up to date with its state; a configuration that updates by itself has done so.
  open func updateConfiguration() {}

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    if automaticallyUpdatesConfiguration, let updated = configuration?.updated(for: self),
      updated != configuration
    {
      configuration = updated
    }
    UpdateTracking.track(.configuration, of: self) {
      updateConfiguration()
      configurationUpdateHandler?(self)
    }
    isUpdatingConfiguration = false
    needsUpdateConfiguration = false
  }

  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }

  /// The label of the subtitle; nil without a configuration that has one.
  open var subtitleLabel: UILabel? { storedSubtitleLabel }

  var existingSubtitleLabel: UILabel? { storedSubtitleLabel }

  /// Whether the button glows while it is touched; nothing is touched in a picture.
  open var showsTouchWhenHighlighted = false
  /// Whether the image is drawn darker while the button is touched.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is drawn paler while the button is disabled.
  open var adjustsImageWhenDisabled = true

  /// The menu that the button shows.
  open var menu: UIMenu?
  /// Whether what is chosen in the menu becomes the button's title.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a pointer changes over the button.
  open var isPointerInteractionEnabled = false
  /// What makes the look of a pointer over the button; there is none here.
  open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
  /// The order of the entries of the menu.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the button is held so that its menu is open; it is not here.
  open var isHeld: Bool { false }
  /// Whether the shadow of the title turns over while the button is pressed.
  open var reversesTitleShadowWhenHighlighted = false
  /// What pressing the button means.
  open var role = Role.normal

  // MARK: - Configuring Edge Insets

  /// The space around image and title, in points; without any, 6 above and below a title.
  open var contentEdgeInsets: UIEdgeInsets {
    get { ownInsets ?? .zero }
    set {
      ownInsets = newValue
      contentDidChange()
    }
  }
  private var ownInsets: UIEdgeInsets?

  /// How far the title is moved in, in points; this does not change the intrinsic size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// How far the image is moved in, in points; this does not change the intrinsic size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  // MARK: - Placing Content

  /// Returns where the background stands, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the room for image and title in `bounds`, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns where the title stands in the room for image and title, in points.
  ///
  /// Source: Apple, `titleEdgeInsets`: the insets take room from the title and move it.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placeBesideEachOther(in: contentRect.inset(by: titleEdgeInsets), isImage: false)
  }

  /// Returns where the image stands in the room for image and title, in points.
  ///
  /// Source: Apple, `imageEdgeInsets`: the insets take room from the image and move it.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placeBesideEachOther(in: contentRect.inset(by: imageEdgeInsets), isImage: true)
  }

  // MARK: - Specifying the Current Content

  /// The label of the title.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = ButtonTitleLabel()
    label.font = defaultTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  /// The view of the image.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    storedImageView = view
    insertSubview(view, at: 0)
    return view
  }

  /// The label, where one was made.
  var existingTitleLabel: UILabel? { storedTitleLabel }

  /// The image view, where one was made.
  var existingImageView: UIImageView? { storedImageView }

  /// The font of a title that nobody gave one: 18 points in a custom button, else 15, and 17 with a
  /// configuration.
  ///
  /// Source: saved frames in Interface Builder documents.
  private var defaultTitleFont: UIFont {
    if let configuration { return .systemFont(ofSize: configuration.buttonSize.fontSize) }
    return .systemFont(ofSize: buttonType == .custom ? 18 : 15)
  }

  /// The font of a title whose configuration does not give one.
  var plainTitleFont: UIFont {
    showsConfiguredTitle ? defaultTitleFont : storedTitleLabel?.font ?? defaultTitleFont
  }

  /// The number of lines of the title; 0 is no limit.
  var titleLines: Int {
    guard let configuration else { return storedTitleLabel?.numberOfLines ?? 1 }
    return configuration.titleLineBreakMode.wraps ? 0 : 1
  }

  private func configurationDidChange(from old: Configuration?) {
    // A font that came from the size of the button follows it.
    if let old, old.buttonSize != configuration?.buttonSize, let label = storedTitleLabel,
      label.font == .systemFont(ofSize: old.buttonSize.fontSize)
    {
      label.font = defaultTitleFont
    }
    contentDidChange()
    backgroundDidChange()
  }

  private var storedBackgroundView: BackgroundConfigurationView?

  /// Shows what the application says of the background; what the looks have is not drawn.
  private func backgroundDidChange() {
    guard let background = configuration?.background, background != UIBackgroundConfiguration()
    else {
      storedBackgroundView?.removeFromSuperview()
      storedBackgroundView = nil
      return
    }
    if let storedBackgroundView {
      storedBackgroundView.configuration = background
    } else {
      let view = BackgroundConfigurationView(configuration: background)
      storedBackgroundView = view
      insertSubview(view, at: 0)
    }
  }

  /// The font of the title.
  var titleFont: UIFont { storedTitleLabel?.font ?? defaultTitleFont }

  // MARK: - Measuring

  /// Brings label and image up to date with what the button shows.
  func contentDidChange() {
    let configured = configuration == nil ? nil : configuredTitle
    if configured == nil, showsConfiguredTitle {
      showsConfiguredTitle = false
      storedTitleLabel?.attributedText = nil
      storedTitleLabel?.font = defaultTitleFont
    }
    if let title = currentAttributedTitle {
      titleLabel?.attributedText = title
    } else if let configured {
      showsConfiguredTitle = true
      titleLabel?.attributedText = configured
    } else if let title = shownTitle {
      titleLabel?.text = title
    } else {
      storedTitleLabel?.text = nil
    }
    if let configuration {
      storedTitleLabel?.numberOfLines = titleLines
      storedTitleLabel?.lineBreakMode = configuration.titleLineBreakMode
    }
    showSubtitle()
    if let image = shownImage {
      imageView?.image = image
    } else {
      storedImageView?.image = nil
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showSubtitle() {
    guard let subtitle = configuredSubtitle else {
      storedSubtitleLabel?.removeFromSuperview()
      storedSubtitleLabel = nil
      return
    }
    let label = storedSubtitleLabel ?? UILabel()
    if storedSubtitleLabel == nil {
      storedSubtitleLabel = label
      addSubview(label)
    }
    label.numberOfLines = 0
    label.attributedText = subtitle
  }

  override func stateDidChange() {
    setNeedsUpdateConfiguration()
    contentDidChange()
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UIButton.ownInsets) { $0.contentEdgeInsets = $1 },
      .init({ (button: UIButton) in button.contents.compactMapValues(\.titleColor) }) {
        $0.setTitleColor($2, for: $1)
      },
      .init({ (button: UIButton) in button.contents.compactMapValues(\.backgroundImage) }) {
        $0.setBackgroundImage($2, for: $1)
      },
    ]
  }

  package override var isSizedByText: Bool { true }

  package override var textFacts: LayoutSnapshot.TextFacts? {
    guard let title = shownTitle, !title.isEmpty else { return nil }
    return LayoutSnapshot.TextFacts(
      naturalWidth: Double(
        textSizeOverride?.width
          ?? measuredTitle(title).size(scale: textScale).width
      ),
      lineHeight: Double(titleFont.lineHeight),
      fontSize: Double(titleFont.pointSize),
      shrinks: (existingTitleLabel?.leastTextScale ?? 1) < 1,
      followsContentSize: existingTitleLabel?.adjustsFontForContentSizeCategory == true
        || titleFont.hasPreferredSize,
      minimumScale: existingTitleLabel.flatMap {
        $0.leastTextScale < 1 ? Double($0.leastTextScale) : nil
      }
    )
  }

  open override var intrinsicContentSize: CGSize {
    textSizeOverride ?? contentSize
  }

  /// The size of the content; a title of a configuration wraps at the width given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let configuration, textSizeOverride == nil, size.width > 0, !isSizingToFit else {
      return intrinsicContentSize
    }
    return self.size(of: configuration, width: size.width)
  }

  private var isSizingToFit = false

  /// Gives the button the size of its content, however wide it was.
  open override func sizeToFit() {
    isSizingToFit = true
    defer { isSizingToFit = false }
    super.sizeToFit()
  }

  /// Title and subtitle of a configuration wrap, and the button gets higher.
  ///
  /// Source: Apple, "Meet the UIKit button system" (WWDC 2021): buttons with a configuration have text of several lines.
  override var hasHeightForWidth: Bool {
    guard textSizeOverride == nil, let configuration else { return false }
    return shownTitle?.isEmpty == false && configuration.titleLineBreakMode.wraps
      || configuredSubtitle != nil && configuration.subtitleLineBreakMode.wraps
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    guard hasHeightForWidth, let configuration else { return nil }
    return CGSize(
      width: intrinsicContentSize.width,
      height: size(of: configuration, width: width).height
    )
  }

  override var baselineOffsets: BaselineOffsets? {
    let scale = textScale
    let line = titleFont.lineHeight.rounded(.up)
    let height = intrinsicContentSize.height
    return measuredTitle(shownTitle ?? "").baselines(
      scale: scale,
      padding: max(0, (height - line) / 2)
    )
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    storedBackgroundView?.frame = bounds
    layOutContent()
  }

  /// How it is to behave.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// How it behaves.
  open var behavioralStyle: UIBehavioralStyle {
    preferredBehavioralStyle == .automatic ? .pad : preferredBehavioralStyle
  }

  // MARK: - Content for Each State

  // Applications override these, which they cannot where an extension has them.

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    keepTitle(title, for: state)
  }

  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    keepAttributedTitle(title, for: state)
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    keepTitleColor(color, for: state)
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    keepImage(image, for: state)
  }

  /// Sets the image behind title and image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    keepBackgroundImage(image, for: state)
  }

  /// Returns the title for a state.
  open func title(for state: UIControl.State) -> String? { contents[state]?.title }

  /// Returns the title with attributes for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents[state]?.attributedTitle
  }

  /// Returns the color of the title for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { contents[state]?.titleColor }

  /// Returns the image for a state.
  open func image(for state: UIControl.State) -> UIImage? { contents[state]?.image }

  /// Returns the image behind title and image for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents[state]?.backgroundImage
  }
}

/// The label of a button, which tells the button of its changes.
private final class ButtonTitleLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
