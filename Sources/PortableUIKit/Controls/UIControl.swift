public import Foundation

/// A view that does something when it is touched.
///
/// - Note: UIKit: without the Objective-C runtime, methods are found by selectors in packages that `plumbline swift`
///   builds, see ``Selector``. Elsewhere actions are closures.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What is done, in the order in which it was added.
  private var actions: [(effect: Effect, events: Event)] = []

  /// What is done for events.
  private enum Effect {
    case action(UIAction)
    case message(MessageTarget)

    /// The action, where it is a closure.
    var action: UIAction? {
      if case .action(let action) = self { action } else { nil }
    }

    /// The target and its method, where it is one.
    var message: MessageTarget? {
      if case .message(let message) = self { message } else { nil }
    }
  }

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
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled, contextMenuInteraction == nil else { return }
      contextMenuInteraction = UIContextMenuInteraction(delegate: self)
    }
  }
  /// What shows the menu; nil before holding does so.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Returns what holding the control shows: nothing, unless a subclass says so.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Does what touching the control does: nothing where it is disabled.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }
  /// Words that a pointer shows.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let toolTipInteraction {
        toolTipInteraction.defaultToolTip = newValue
      } else if let newValue {
        let interaction = UIToolTipInteraction(defaultToolTip: newValue)
        toolTipInteraction = interaction
        addInteraction(interaction)
      }
    }
  }
  /// What shows the words, once there are any.
  open private(set) var toolTipInteraction: UIToolTipInteraction?

  // MARK: - Managing Content Alignment

  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where content stands from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

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
      $0.effect.action?.identifier == action.identifier && $0.events == controlEvents
    }
    actions.append((.action(action), controlEvents))
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
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Has a method called for events.
  ///
  /// - Parameters:
  ///   - target: Whose method is called; it is not kept alive. With nil it is the first responder that has the method,
  ///     from the first responder, and from the control up.
  ///   - action: The method: it takes nothing, the control, or the control and an event.
  ///   - controlEvents: The events. Added twice for a target and an action, a method is called once.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let message = MessageTarget(target, action)
    let known = actions.firstIndex {
      guard let other = $0.effect.message else { return false }
      return other.action == action && other.object === message.object
        && other.isSearched == message.isSearched
    }
    if let known {
      actions[known].events.formUnion(controlEvents)
    } else {
      actions.append((.message(message), controlEvents))
    }
  }

  /// Has methods no longer called for events.
  ///
  /// - Parameters:
  ///   - target: Whose methods; nil for all targets.
  ///   - action: The method; nil for all.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.message?.matches(target, action) ?? false }
  }

  private func remove(_ events: Event, where isMeant: (Effect) -> Bool) {
    for index in actions.indices where isMeant(actions[index].effect) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty || $0.effect.message?.isGone == true }
  }

  /// The methods of a target that are called for an event; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.compactMap { entry -> String? in
      guard let message = entry.effect.message, !entry.events.isDisjoint(with: controlEvent),
        target == nil ? message.isSearched : message.matches(target, nil)
      else { return nil }
      return message.action.description
    }
    return names.isEmpty ? nil : names
  }

  /// The objects whose methods are called; one that is looked for among the responders counts as `NSNull`.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { entry in
        guard let message = entry.effect.message else { return nil }
        return message.isSearched
          ? AnyHashable(NSNull()) : (message.object as? NSObject).map { AnyHashable($0) }
      }
    )
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

  /// Calls a method on behalf of the control.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Whose it is; nil for the first responder that has it.
  ///   - event: What happened.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Does all that is to be done for the events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.effect {
      case .action(let action): sendAction(action)
      case .message(let message):
        if !message.isGone { sendAction(message.action, to: message.object, for: nil) }
      }
    }
  }

  /// Whether changes of its symbol move.
  open var isSymbolAnimationEnabled = false
}

extension UIControl: UIContextMenuInteractionDelegate {}
