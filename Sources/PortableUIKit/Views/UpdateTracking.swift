internal import Observation

/// What updates read of `@Observable` objects is tracked, so that a change asks for the same update again.
///
/// As long as nothing is read, as in most applications, all that a layout calls is tracked at once, and a change asks
/// each of its views for all of it. From then on each call is tracked for itself.
///
/// Source: Apple's documentation, "Updating views automatically with observation tracking", which is on by default
/// from iOS 26 on.
@MainActor
package enum UpdateTracking {
  /// Whether something was read by now.
  @exclusivity(unchecked) private(set) static var isEach = false
  private static let changes = ObservedChanges()
  /// The calls that have read something.
  private static var calls = ObservedCalls()

  /// Whether something changed that is not asked for yet.
  static var areChanges: Bool { isEach && changes.areThere }

  /// How many changes came that are not asked for yet; one change comes once for each call that is tracked.
  package static var changeCount: Int { changes.count }

  /// Has a change of what a call of a view reads ask for it again.
  static func track(_ part: ObservedUpdate.Part, of view: UIView, _ call: () -> Void) {
    track(part, of: view, ObservedUpdate(part, of: view), call)
  }

  /// Has a change of what a call of a controller reads ask for it again.
  static func track(
    _ part: ObservedUpdate.Part,
    of controller: UIViewController,
    _ call: () -> Void
  ) {
    track(part, of: controller, ObservedUpdate(part, of: controller), call)
  }

  private static func track(
    _ part: ObservedUpdate.Part,
    of owner: AnyObject,
    _ update: @autoclosure () -> ObservedUpdate,
    _ call: () -> Void
  ) {
    guard #available(iOS 17, macCatalyst 17, tvOS 17, *) else { return call() }
    guard let gate = calls.gate(part, of: owner) else {
      // Most calls read nothing.
      return withObservationTracking(call, onChange: asking(for: update(), of: owner))
    }
    let update = update()
    withObservationTracking {
      gate.pass()
      call()
    } onChange: { [changes] in
      if !gate.isClosed { changes.add(update) }
    }
  }

  /// What is done after the first change of what a call reads.
  private static func asking(
    for update: ObservedUpdate,
    of owner: AnyObject
  ) -> @Sendable () -> Void {
    calls.add(update.part, of: owner)
    return asking(for: update)
  }

  /// Tracks what views at and below `root` read in `body`, as long as calls are not tracked for themselves.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - isInner: Whether it happens in a layout of the same hierarchy, which is tracked.
  ///   - body: What calls the views.
  /// - Returns: What `body` answers.
  @inline(__always)
  static func trackAll<Answer>(
    below root: UIView,
    isInner: Bool,
    _ body: () -> Answer
  ) -> Answer {
    guard #available(iOS 17, macCatalyst 17, tvOS 17, *), !isEach, !isInner else { return body() }
    return withObservationTracking(body, onChange: asking(for: ObservedUpdate(below: root)))
  }

  /// What is done after a change, from which on changes are looked for.
  private static func asking(for update: ObservedUpdate) -> @Sendable () -> Void {
    if !isEach {
      isEach = true
      LayoutPass.noteObservers()
    }
    return { [changes] in changes.add(update) }
  }

  // MARK: - Asking

  /// Asks for what has read something that changed.
  static func takeInChanges() {
    guard areChanges else { return }
    for change in changes.takeAll() {
      if let view = change.view { ask(change.part, view) }
      if let controller = change.controller { ask(change.part, controller) }
      if let root = change.root { askAll(at: root) }
    }
  }

  private static func ask(_ part: ObservedUpdate.Part, _ view: UIView) {
    switch part {
    case .properties: view.setNeedsUpdateProperties()
    case .constraints: view.setNeedsUpdateConstraints()
    case .layout: view.setNeedsLayout()
    case .configuration: (view as? any UpdatingConfiguration)?.setNeedsUpdateConfiguration()
    case .contentUnavailable: break
    case .all:
      view.setNeedsUpdateProperties()
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
  }

  private static func ask(_ part: ObservedUpdate.Part, _ controller: UIViewController) {
    if part == .contentUnavailable {
      controller.setNeedsUpdateContentUnavailableConfiguration()
    } else {
      controller.setNeedsUpdateProperties()
    }
  }

  /// Asks every view at and below `top`, and their controllers, for all of it.
  private static func askAll(at top: UIView) {
    if top.hadLayoutController { top.layoutController?.setNeedsUpdateProperties() }
    ask(.all, top)
    for subview in top.subviews { askAll(at: subview) }
  }
}

/// A view that brings itself up to date with its state.
@MainActor
protocol UpdatingConfiguration: UIView {
  /// Has it do so before it is next laid out.
  func setNeedsUpdateConfiguration()
}

extension UIButton: UpdatingConfiguration {}
extension UITableViewCell: UpdatingConfiguration {}
extension UITableViewHeaderFooterView: UpdatingConfiguration {}
extension UICollectionViewCell: UpdatingConfiguration {}
