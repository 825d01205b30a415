public import Foundation
import Requirements

/// An entry of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Told after the entry was loaded from a document.
  open func awakeFromNib() {}
  /// Told before the entry is shown in Interface Builder; not here.
  open func prepareForInterfaceBuilder() {}

  private var accessibility = AccessibilityRecord()

  /// Whether assistive technology finds the entry.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// What the entry is called.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// What using the entry does.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// What the entry stands at.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// What the entry is like.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// What tests find the entry by.
  open var accessibilityIdentifier: String?

  /// Creates an entry without title and picture.
  public override init() {
    super.init()
  }

  /// Creates an entry from an archive, without title and picture.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The words of the entry.
  open var title: String?
  /// The picture of the entry.
  open var image: UIImage?
  /// How far the picture is moved in at its sides, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// The picture of the entry where there is little height.
  open var landscapeImagePhone: UIImage?
  /// A number of the app's choice.
  open var tag = 0
  /// Whether the entry can be touched.
  open var isEnabled = true

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// What a button of the system's does.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }

  /// The look of a button.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// The look of iOS 26 for the button that matters most, which was called done before.
    public static let prominent = Style.done
    /// A frame around the button, as before iOS 7.
    public static let bordered = Style.plain
  }

  /// The view that takes the place of the button.
  open var customView: UIView?
  /// The width in points; 0 is the natural one.
  open var width: CGFloat = 0
  /// The titles that the button may get, for all of which UIKit leaves room; the present one counts here.
  open var possibleTitles: Set<String>?
  /// What the button does.
  open var primaryAction: UIAction?
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// The color of the button.
  open var tintColor: UIColor?
  /// Whether the button is not shown.
  open var isHidden = false
  /// Whether the button stands out as chosen.
  open var isSelected = false
  /// Whether what is chosen in the menu becomes what the button does.
  open var changesSelectionAsPrimaryAction = false
  /// In which order the menu shows what is in it.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the button is without the glass that it would share with others, as of iOS 26.
  open var hidesSharedBackground = false
  /// Whether the button may share glass with others, as of iOS 26.
  open var sharesBackground = true
  /// What tells the button from others when a bar changes, as of iOS 26.
  open var identifier: String?
  /// What stands at the corner of the button, as of iOS 26; kept, and not drawn.
  open var badge: Badge?

  /// What stands at the corner of a button, as of iOS 26.
  public struct Badge: Hashable, Sendable {
    private let text: String?

    /// A number.
    public static func count(_ count: Int) -> Badge { Badge(text: String(count)) }
    /// A text.
    public static func string(_ string: String) -> Badge { Badge(text: string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(text: nil) }
  }

  private var backgroundImages: [UIControl.State: UIImage] = [:]
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]

  /// Sets the picture behind the button in a state; the height makes no difference.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) { backgroundImages[state] = backgroundImage }

  /// Returns the picture behind the button in a state.
  open func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[state] }

  /// Moves the title, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
  }

  /// Returns how far the title is moved, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? .zero
  }

  /// Returns a space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space()
    item.width = width
    return item
  }

  /// Returns a space that takes the room that is left.
  public class func flexibleSpace() -> Self { space() }

  private class func space() -> Self {
    let item = UIBarButtonItem(systemItem: .flexibleSpace)
    guard let result = item as? Self else {
      requirementFailure("\(self) cannot make spaces; UIBarButtonItem can")
    }
    return result
  }
  /// The look of the button.
  open var style = Style.plain

  /// Creates a button of the system's.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Which button of the system's it is; nil for one of the app's.
  package private(set) var systemItem: SystemItem?

  /// Creates a button with a title or image.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an entry that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button of the system's for a target, which is not kept alive.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(systemItem: systemItem)
    keep(target, action)
  }

  /// Creates a button with a title for a target, which is not kept alive.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    keep(target, action)
  }

  /// Creates a button with an image for a target, which is not kept alive.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    keep(target, action)
  }

  /// Creates a button with two images, the second where there is little height, for a target, which is not kept alive.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Who is told that the button was pressed; nobody presses it here but `UIApplication.sendAction(_:to:from:for:)`.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?

  private func keep(_ target: Any?, _ action: Selector?) {
    if let target { self.target = target as AnyObject }
    self.action = action
  }

  /// Whether changes of its symbol move.
  open var isSymbolAnimationEnabled = false
  /// Whether it does what it does where something is held over it.
  open var isSpringLoaded = false
}
