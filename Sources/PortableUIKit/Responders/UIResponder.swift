public import Foundation

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

  // MARK: - Managing the Responder Chain

  /// The responder that is asked when this one does not respond.
  open var next: UIResponder? { nil }

  /// Whether this object is the first responder.
  open private(set) var isFirstResponder = false

  /// Whether this object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes this object the first responder, if it may.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Whether this object may give up being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Gives up being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isFirstResponder = false
    return true
  }

  // MARK: - Accessibility

  private var accessibility: AccessibilityRecord?

  private func withAccessibility(_ change: (inout AccessibilityRecord) -> Void) {
    var record = accessibility ?? AccessibilityRecord()
    change(&record)
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

  // MARK: - Responding to Touch Events

  /// Tells the responder that touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells the responder that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells the responder that touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells the responder that touches were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

#if !canImport(ObjectiveC)
extension UIResponder: KeyValueObservable {}
#endif

/// A touch on the screen.
///
/// Nothing makes one here; the type is there for overrides.
@preconcurrency @MainActor
open class UITouch: NSObject {}

/// An event.
///
/// Nothing makes one here; the type is there for overrides.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
