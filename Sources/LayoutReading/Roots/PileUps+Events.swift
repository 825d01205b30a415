import LayoutEngine
import PlumbDiagnosis
import PortableUIKit

extension Evaluator {
  /// Lines that make one more constraint each time that a cell is selected or touched, that a controller's view appears, or
  /// that a view is taken out of another one.
  ///
  /// Nothing is said where something that was not understood may take away what it made before.
  ///
  /// Source: Apple, `UITableViewCell.setSelected(_:animated:)`, which a table calls with true and with false, and
  /// `UIViewController.viewWillAppear(_:)`, which comes again when what covered the view is gone;
  /// `UIView.willMove(toSuperview:)` and `willMove(toWindow:)`, whose argument is nil where the view is taken out;
  /// `didMoveToSuperview()` and `didMoveToWindow()`, which come then as well, the latter also when what the view is in is
  /// covered.
  ///
  /// - Parameters:
  ///   - instance: The view or controller.
  ///   - view: Its view.
  ///   - first: The layout as it is.
  ///   - capture: Captures it anew.
  /// - Returns: The findings.
  /// - Throws: ``Interruption``.
  func pileUpsOfEvents(
    of instance: Instance,
    _ view: UIView,
    _ first: LayoutSnapshot,
    _ capture: () -> LayoutSnapshot
  ) throws -> [SourceFinding] {
    for event in RepeatedEvent.all {
      guard let hook = override(event.method, of: instance.declaration),
        mayLayOut(hook.syntax, among: Self.repeatedMakers),
        event.unlessAsked.isEmpty || !mayLayOut(hook.syntax, among: event.unlessAsked),
        !mayTakeAway(instance.declaration, besides: hook)
      else { continue }
      let found = try growth(of: instance, first, event.occasion, capture) {
        for arguments in event.calls { _ = try call(hook, on: .object(instance), arguments) }
        try runMainQueue()
        view.layoutIfNeeded()
      }
      if !found.isEmpty, !mayTakeAway(instance.declaration, besides: hook) { return found }
    }
    return []
  }
}

/// A method that UIKit calls again and again while the app is used.
private struct RepeatedEvent {
  var method: String
  var occasion: Evaluator.Occasion
  /// The arguments of the calls that make one turn.
  var calls: [[Value]]
  /// What the method asks where it does not do the same each time.
  var unlessAsked: Set<String> = []

  @MainActor static let all = [
    RepeatedEvent(
      method: "setSelected(_:animated:)",
      occasion: .selection,
      calls: [[.bool(true), .bool(false)], [.bool(false), .bool(false)]]
    ),
    RepeatedEvent(
      method: "setHighlighted(_:animated:)",
      occasion: .highlight,
      calls: [[.bool(true), .bool(false)], [.bool(false), .bool(false)]]
    ),
    RepeatedEvent(method: "viewWillAppear(_:)", occasion: .appearance, calls: [[.bool(false)]]),
    RepeatedEvent(method: "viewIsAppearing(_:)", occasion: .appearance, calls: [[.bool(false)]]),
    RepeatedEvent(method: "viewDidAppear(_:)", occasion: .appearance, calls: [[.bool(false)]]),
    RepeatedEvent(method: "willMove(toSuperview:)", occasion: .removal, calls: [[.none]]),
    RepeatedEvent(
      method: "didMoveToSuperview()",
      occasion: .removal,
      calls: [[]],
      unlessAsked: ["superview", "window"]
    ),
    RepeatedEvent(method: "willMove(toWindow:)", occasion: .windowLoss, calls: [[.none]]),
    RepeatedEvent(
      method: "didMoveToWindow()",
      occasion: .windowLoss,
      calls: [[]],
      unlessAsked: ["superview", "window"]
    ),
  ]
}
