public import Foundation

/// Few objects have one, and all views would be longer by it.
@MainActor private var pasteConfigurationKey: UInt8 = 0

/// An object that takes part in responding to events: a view, a view controller, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectStorage {
  /// Guarded by the lock of the functions that read and write it.
  nonisolated(unsafe) var associatedObjects = AssociatedObjects()
  /// Who observes properties of this object.
  var observations = KeyValueObservations()

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Tells the observers of this object's properties that one of them may have changed.
  final func notifyObservers() {
    observations.checkAll()
  }

  /// Tells the observers of this object's properties that one of them is about to change.
  final func announceChange() {
    observations.announceAll()
  }

  #if !canImport(ObjectiveC)
  /// Told of a change of a property that this object observes by a key path; nothing here.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  #endif

  // MARK: - Managing the Responder Chain

  /// The responder that is asked when this one does not respond.
  open var next: UIResponder? { nil }

  /// Whether this object is the first responder.
  open private(set) var isFirstResponder = false

  /// The first responder: there is one at most.
  private(set) static weak var current: UIResponder?

  /// Stops being the first responder, without being asked.
  final func loseFirstResponder() {
    isFirstResponder = false
    if Self.current === self { Self.current = nil }
  }

  /// Whether this object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes this object the first responder, if it may.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let current = Self.current, current !== self {
      guard InputViews.whileHandingOver({ current.resignFirstResponder() }) else { return false }
    }
    isFirstResponder = true
    Self.current = self
    InputViews.update()
    return true
  }

  /// Whether this object may give up being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Gives up being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    let wasFirst = isFirstResponder
    loseFirstResponder()
    if wasFirst { InputViews.follow(self) }
    return true
  }

  // MARK: - Loading from Documents

  /// Told after the object was loaded from a document; nothing is loaded here.
  open func awakeFromNib() {}

  /// Told before the object is shown in Interface Builder; not here.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Responder Input

  /// What is shown in place of the keyboard.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard, or at the bottom of the window without one.
  ///
  /// That of the first responder, or else of the first one further up that has one. A controller that has one and
  /// may become the first responder does so when it appears.
  open var inputAccessoryView: UIView? { nil }

  /// The keys that do something.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Takes the input views in anew, where the object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { InputViews.update(isReload: true) }
  }

  // MARK: - Accessibility

  private var accessibility: AccessibilityRecord?

  private func withAccessibility(_ change: (AccessibilityRecord) -> Void) {
    let record = accessibility ?? AccessibilityRecord()
    change(record)
    accessibility = record
  }

  /// Whether assistive technology finds the object.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { withAccessibility { $0.isElement = newValue } }
  }

  /// What the object is called.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { withAccessibility { $0.label = newValue } }
  }

  /// What using the object does.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { withAccessibility { $0.hint = newValue } }
  }

  /// What the object stands at.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { withAccessibility { $0.value = newValue } }
  }

  /// What the object is like.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { withAccessibility { $0.traits = newValue } }
  }

  /// Whether what is in the object is hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { withAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether what stands beside the object is hidden from assistive technology.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { withAccessibility { $0.isModal = newValue } }
  }

  /// Whether what is in the object is visited together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { withAccessibility { $0.groupsChildren = newValue } }
  }

  /// What is in the object, for assistive technology.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { withAccessibility { $0.elements = newValue } }
  }

  /// Actions that assistive technology offers.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { withAccessibility { $0.customActions = newValue } }
  }

  /// The rectangle of the object on the screen, where it was set, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { withAccessibility { $0.frame = newValue } }
  }

  /// What was set to be touched, on the screen, in points.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? .zero }
    set { withAccessibility { $0.activationPoint = newValue } }
  }

  /// The language of the words.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { withAccessibility { $0.language = newValue } }
  }

  /// What the object is called, with attributes; they are kept by nobody.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// What using the object does, with attributes; they are kept by nobody.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// What the object stands at, with attributes; they are kept by nobody.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The shape of the object on the screen, where it was set.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { withAccessibility { $0.path = newValue } }
  }

  /// Things of a kind to go through.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.rotors }
    set { withAccessibility { $0.rotors = newValue } }
  }

  /// How what is in the object is visited.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { withAccessibility { $0.navigationStyle = newValue } }
  }

  // Apple declares it so.
  /// What the object is called when it is spoken to.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? [] }
    set { withAccessibility { $0.inputLabels = newValue ?? [] } }
  }

  /// Whether the object does something for its user: a control does.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUser ?? (self is UIControl) }
    set { withAccessibility { $0.respondsToUser = newValue } }
  }

  /// What kind of text the object has.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { withAccessibility { $0.textualContext = newValue } }
  }

  /// Headings of the object.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibility?.headerElements }
    set { withAccessibility { $0.headerElements = newValue } }
  }

  /// Whether the object keeps its colors where others are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { withAccessibility { $0.ignoresInvertColors = newValue } }
  }

  /// Tells that assistive technology looks at the object; nobody does here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Tells that assistive technology looks at the object no more; nobody does here.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether assistive technology looks at the object; nobody does here.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Scrolls; yes where it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Returns which element in the object something is; `NSNotFound` where it is none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    guard let element = instance(in: element) else { return NSNotFound }
    return accessibilityElements?.firstIndex { instance(in: $0) === element } ?? NSNotFound
  }

  /// Does what the object does; yes where it was done.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value more.
  open func accessibilityIncrement() {}
  /// Makes the value less.
  open func accessibilityDecrement() {}
  /// Goes away; yes where it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing; yes where it was done.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// What the object is, where it has elements in it.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { withAccessibility { $0.containerType = newValue } }
  }

  /// The number of elements in the object.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an element in the object.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  // MARK: - Responder Input

  /// The keyboard that text is entered with; none here.
  open var textInputMode: UITextInputMode? { nil }

  /// What the keyboard remembers its language by.
  open var textInputContextIdentifier: String? { nil }

  /// The controller of what stands in place of the keyboard.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of what stands above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// What stands above the keyboard on tablets.
  open private(set) lazy var inputAssistantItem = UITextInputAssistantItem()

  /// Whether the object does an action: where it has the method, and the object does, or one further up.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Messages.canSend(action, to: self)
  }

  /// Returns who does an action: this object, or the first one further up that does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender), Messages.canSend(action, to: current)
      {
        return current
      }
      responder = current.next
    }
    return nil
  }

  /// Puts the object back to where an activity was; nothing here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Puts what is needed to go on into an activity; nothing here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  // MARK: - Undoing

  /// What undoes changes: that of the next responder; a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// What fingers may do to edit.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: - Menus

  /// Changes the application's menus; nobody asks here.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Says what an entry may do; nobody asks here.
  open func validate(_ command: UICommand) {}

  /// Does what a remote control asks for; none does here.
  open func remoteControlReceived(with event: UIEvent?) {}

  // MARK: - Pasting

  /// What can be pasted, by kinds.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { associatedObject(of: self, key: &pasteConfigurationKey) as? UIPasteConfiguration }
    set {
      setAssociatedObject(
        newValue,
        of: self,
        key: &pasteConfigurationKey,
        policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }

  /// Whether things can be pasted: those of a kind that ``pasteConfiguration`` has.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let kinds = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { item in
      kinds.contains { item.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Pastes things; nothing here.
  open func paste(itemProviders: [NSItemProvider]) {}

  // MARK: - Editing

  /// Cuts what is chosen; nothing here.
  open func cut(_ sender: Any?) {}
  /// Copies what is chosen; nothing here.
  open func copy(_ sender: Any?) {}
  /// Pastes what was copied; nothing here.
  open func paste(_ sender: Any?) {}
  /// Chooses what is below the sender; nothing here.
  open func select(_ sender: Any?) {}
  /// Chooses everything; nothing here.
  open func selectAll(_ sender: Any?) {}
  /// Deletes what is chosen; nothing here.
  open func delete(_ sender: Any?) {}
  /// Makes what is chosen bold, or not; nothing here.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes what is chosen italic, or not; nothing here.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines what is chosen, or not; nothing here.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes what is chosen larger; nothing here.
  open func increaseSize(_ sender: Any?) {}
  /// Makes what is chosen smaller; nothing here.
  open func decreaseSize(_ sender: Any?) {}
  /// Has lines begin at the left; nothing here.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Has lines begin at the right; nothing here.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Pastes what was copied, with the style of what is there; nothing here.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Finds text; nothing here.
  open func find(_ sender: Any?) {}
  /// Finds the next place of a text; nothing here.
  open func findNext(_ sender: Any?) {}
  /// Finds the last place of a text; nothing here.
  open func findPrevious(_ sender: Any?) {}

  // MARK: - Responding to Touch Events

  /// Tells the responder that touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells the responder that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells the responder that touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells the responder that touches were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells the responder that keys were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Tells the responder that keys were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Tells the responder that keys are pressed with another force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Tells the responder that pressing was interrupted.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Tells the responder that more is known of touches.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Tells the responder that the device began to be moved.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Tells the responder that the device was moved.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Tells the responder that moving was interrupted.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

/// What can be done to what is chosen.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts what is chosen.
  func cut(_ sender: Any?)
  /// Copies what is chosen.
  func copy(_ sender: Any?)
  /// Pastes what was copied.
  func paste(_ sender: Any?)
  /// Chooses what is below the sender.
  func select(_ sender: Any?)
  /// Chooses everything.
  func selectAll(_ sender: Any?)
  /// Deletes what is chosen.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

#if !canImport(ObjectiveC)
extension UIResponder: KeyValueObservable {}
#endif
