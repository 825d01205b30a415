public import Foundation

/// A view that does something when it is touched.
///
/// - Note: UIKit: there are no selectors without the Objective-C runtime, so there is no
///   `addTarget(_:action:for:)`; actions are closures.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame in points and an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - Managing State

  /// The state of the control.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control can be touched.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is being touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Told after ``state`` has changed.
  func stateDidChange() {}

  // MARK: - Tracking Touches

  /// Whether a touch is being followed; none is here.
  open private(set) var isTracking = false
  /// Whether the touch that is followed is inside the control.
  open private(set) var isTouchInside = false

  /// Begins to follow a touch, where the answer is yes.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Goes on to follow a touch, where the answer is yes.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Ends following a touch.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Gives up following a touch.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: - Showing Menus

  /// Whether touching the control shows its menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether holding the control shows its menu.
  open var isContextMenuInteractionEnabled = false
  /// Words that a pointer shows.
  open var toolTip: String?

  // MARK: - Managing Content Alignment

  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Where content stands from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// Where content stands from side to side, by side.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // MARK: - Accessing the Control's Targets and Actions

  /// Adds an action for events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll {
      $0.action.identifier == action.identifier && $0.events == controlEvents
    }
    actions.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The events that have an action.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: - Triggering Actions

  /// Runs an action on behalf of the control.
  open func sendAction(_ action: UIAction) {
    action.run(sender: self)
  }

  /// Runs all actions for the events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }
}
