internal import Observation

/// The updates of properties that views and controllers ask for, before constraints are updated and views lay out.
///
/// A view that is new to its hierarchy is updated with its constraints for the first time; which views ask later is
/// kept here. What is read of `@Observable` objects meanwhile is tracked, so that a change asks by itself.
///
/// Source: Apple's documentation of `UIView.updateProperties()` and of automatic observation tracking.
@MainActor
enum PropertyUpdates {
  @exclusivity(unchecked) private static var requests: [PropertyRequest] = []
  /// Whether something was read that may change: one look for most applications, in which nothing is.
  @exclusivity(unchecked) private static var isTracking = false
  private static let changes = PropertyChanges()

  // MARK: - Asking

  /// Whether something is to be updated.
  static var areRequested: Bool { !requests.isEmpty || isTracking && changes.areThere }

  /// Whether something in the hierarchy of `root` is to be updated.
  static func areRequested(in root: UIView) -> Bool {
    guard areRequested else { return false }
    takeInChanges()
    return requests.contains { $0.place?.hierarchyRoot === root }
  }

  /// Asks for an update of a view that had one.
  static func request(_ view: UIView) {
    guard !view.needsUpdatePropertiesFlag else { return }
    view.needsUpdatePropertiesFlag = true
    requests.append(PropertyRequest(view: view))
  }

  /// Asks for an update of a controller that had one.
  static func request(_ controller: UIViewController) {
    guard !controller.needsUpdatePropertiesFlag else { return }
    controller.needsUpdatePropertiesFlag = true
    requests.append(PropertyRequest(controller: controller))
  }

  private static func takeInChanges() {
    for change in changes.takeAll() {
      change.view?.setNeedsUpdateProperties()
      change.controller?.setNeedsUpdateProperties()
      if let root = change.root { requestAll(below: root) }
    }
  }

  /// Asks for an update of every view at and below `top`, and of their controllers.
  private static func requestAll(below top: UIView) {
    if top.hadLayoutController { top.layoutController?.setNeedsUpdateProperties() }
    request(top)
    for subview in top.subviews { requestAll(below: subview) }
  }

  // MARK: - Updating

  /// Updates what was asked for at and below `top`, superviews first, and a controller before its view.
  static func carryOut(below top: UIView) {
    takeInChanges()
    let all = requests
    let due = all.filter { $0.place?.isDescendant(of: top) == true }
    requests = all.filter { $0.place.map { !$0.isDescendant(of: top) } ?? false }
    for (_, request) in due.map({ ($0.rank, $0) }).sorted(by: { $0.0 < $1.0 }) {
      if let view = request.view { update(view) }
      if let controller = request.controller { update(controller) }
    }
  }

  /// Has `update` update the views that are new to the hierarchy of `root`, by ``updateNew(_:)``.
  ///
  /// What they read is tracked for all of them at once, as most classes read nothing. A change then has each of them
  /// updated and tracked for itself.
  @inline(__always)
  static func carryOutNew(in root: UIView, _ update: () -> Void) {
    track(PropertyRequest(root: root), update)
  }

  /// Updates a view that is new to its hierarchy, after its controller.
  @inline(__always)
  static func updateNew(_ view: UIView) {
    guard view.needsUpdatePropertiesFlag else { return }
    view.needsUpdatePropertiesFlag = false
    if view.hadLayoutController { view.layoutController?.updateNewProperties() }
    view.updateProperties()
  }

  private static func update(_ view: UIView) {
    guard view.needsUpdatePropertiesFlag else { return }
    view.needsUpdatePropertiesFlag = false
    track(PropertyRequest(view: view)) { view.updateProperties() }
  }

  private static func update(_ controller: UIViewController) {
    guard controller.needsUpdatePropertiesFlag else { return }
    controller.needsUpdatePropertiesFlag = false
    track(PropertyRequest(controller: controller)) { controller.updateProperties() }
  }

  /// Has a change of what `update` reads ask for `request`, which is made only where something is read.
  @inline(__always)
  private static func track(_ request: @autoclosure () -> PropertyRequest, _ update: () -> Void) {
    guard #available(iOS 17, macCatalyst 17, tvOS 17, *) else { return update() }
    withObservationTracking(update, onChange: asking(for: request()))
  }

  /// What is done after a change, from which on changes are looked for.
  private static func asking(for request: PropertyRequest) -> @Sendable () -> Void {
    isTracking = true
    return { [changes] in changes.add(request) }
  }
}

extension PropertyRequest {
  /// The view in whose hierarchy it stands.
  @MainActor fileprivate var place: UIView? { view ?? controller?.viewIfLoaded }

  /// Its turn: twice the number of views around, and one more for a view, which comes after its controller.
  @MainActor fileprivate var rank: Int {
    2 * (place?.depth ?? 0) + (view == nil ? 0 : 1)
  }
}
