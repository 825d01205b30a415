/// The updates of properties that views and controllers ask for, before constraints are updated and views lay out.
///
/// A view that is new to its hierarchy is updated with its constraints for the first time; which views ask later is
/// kept here.
///
/// Source: Apple's documentation of `UIView.updateProperties()`.
@MainActor
enum PropertyUpdates {
  @exclusivity(unchecked) private static var requests: [PropertyRequest] = []

  // MARK: - Asking

  /// Whether something is to be updated.
  static var areRequested: Bool { !requests.isEmpty }

  /// Whether something in the hierarchy of `root` is to be updated.
  static func areRequested(in root: UIView) -> Bool {
    areRequested && requests.contains { $0.place?.hierarchyRoot === root }
  }

  /// Asks for an update of a view that had one.
  static func request(_ view: UIView) {
    guard !view.needsUpdatePropertiesFlag else { return }
    view.needsUpdatePropertiesFlag = true
    requests.append(PropertyRequest(view))
  }

  /// Asks for an update of a controller that had one.
  static func request(_ controller: UIViewController) {
    guard !controller.needsUpdatePropertiesFlag else { return }
    controller.needsUpdatePropertiesFlag = true
    requests.append(PropertyRequest(controller))
  }

  // MARK: - Updating

  /// Updates what was asked for at and below `top`, superviews first, and a controller before its view.
  static func carryOut(below top: UIView) {
    let all = requests
    let due = all.filter { $0.place?.isDescendant(of: top) == true }
    requests = all.filter { $0.place.map { !$0.isDescendant(of: top) } ?? false }
    TraitUse.during(.properties) {
      for (_, request) in due.map({ ($0.rank, $0) }).sorted(by: { $0.0 < $1.0 }) {
        if let view = request.view { update(view) }
        if let controller = request.controller { update(controller) }
      }
    }
  }

  /// Updates a view that is new to its hierarchy, after its controller.
  @inline(__always)
  static func updateNew(_ view: UIView) {
    guard view.needsUpdatePropertiesFlag else { return }
    guard !UpdateTracking.isEach else { return updateAndTrack(view) }
    view.needsUpdatePropertiesFlag = false
    if view.hadLayoutController { view.layoutController?.updateNewProperties() }
    view.updateProperties()
  }

  @inline(never)
  private static func updateAndTrack(_ view: UIView) {
    if view.hadLayoutController { view.layoutController?.updateNewProperties() }
    update(view)
  }

  private static func update(_ view: UIView) {
    guard view.needsUpdatePropertiesFlag else { return }
    view.needsUpdatePropertiesFlag = false
    UpdateTracking.track(.properties, of: view) { view.updateProperties() }
  }

  /// Updates a controller that asked for it, or is new.
  static func update(_ controller: UIViewController) {
    guard controller.needsUpdatePropertiesFlag else { return }
    controller.needsUpdatePropertiesFlag = false
    UpdateTracking.track(.properties, of: controller) {
      controller.updateProperties()
    }
  }
}

/// A view or a controller whose properties are to be updated.
@MainActor
private struct PropertyRequest {
  private(set) weak var view: UIView?
  private(set) weak var controller: UIViewController?

  init(_ view: UIView) { self.view = view }

  init(_ controller: UIViewController) { self.controller = controller }

  /// The view in whose hierarchy it stands.
  var place: UIView? { view ?? controller?.viewIfLoaded }

  /// Its turn: twice the number of views around, and one more for a view, which comes after its controller.
  var rank: Int { 2 * (place?.depth ?? 0) + (view == nil ? 0 : 1) }
}
