import LayoutEngine
import PlumbDiagnosis
import PortableUIKit

/// A view that was moved into another superview, and what it lost by that.
struct MovedView {
  /// The view.
  let view: UIView
  /// Where it was moved to.
  let superview: UIView
  /// The call that moved it.
  let place: SourcePlace
  /// The constraints that UIKit removed with it from its former superview.
  var lost: [NSLayoutConstraint]
  /// Those of the app that it kept.
  var kept: [NSLayoutConstraint]
}

extension Evaluator {
  /// What a call of UIKit is about to move out of another superview; nil for other calls.
  func move(
    by function: HostFunction,
    on object: Any,
    _ values: [Value?],
    _ place: SourcePlace
  ) -> MovedView? {
    guard Self.movers.contains(function.name), !isInEvents, variant == nil,
      let value = values.first ?? nil, let view = hostObject(of: value) as? UIView,
      let superview = object as? UIView, let former = view.superview, former !== superview
    else { return nil }
    var ancestors: [UIView] = []
    var next: UIView? = former
    while let ancestor = next {
      ancestors.append(ancestor)
      next = ancestor.superview
    }
    let constraints = ancestors.flatMap(\.constraints).filter {
      origins[ObjectIdentifier($0)] != nil && $0.items.contains { $0 === view }
    }
    guard !constraints.isEmpty else { return nil }
    return MovedView(
      view: view,
      superview: superview,
      place: place,
      lost: constraints,
      kept: view.constraints
    )
  }

  private static let movers: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  /// Keeps what was moved, if it lost something.
  func keep(_ move: MovedView?) {
    guard var move else { return }
    move.kept += move.lost.filter(\.isActive)
    move.lost.removeAll(where: \.isActive)
    if !move.lost.isEmpty { movedViews.append(move) }
  }

  /// What is told of views that lost constraints by moving, and that nothing constrains anew.
  ///
  /// - Parameters:
  ///   - instance: Whose views they are.
  ///   - active: The constraints of the layout.
  /// - Returns: A finding for each.
  func lostByMoving(in instance: Instance, _ active: [AnyObject?]) -> [SourceFinding] {
    movedViews.compactMap { move in
      let later = active.contains { object in
        guard let constraint = object as? NSLayoutConstraint,
          origins[ObjectIdentifier(constraint)] != nil
        else { return false }
        return constraint.items.contains { $0 === move.view }
          && !move.kept.contains { $0 === constraint }
      }
      guard !later, move.view.superview === move.superview, !move.lost.contains(where: \.isActive)
      else { return nil }
      let places = move.lost.compactMap { origins[ObjectIdentifier($0)] }
      let lines = Set(places.map(\.line)).sorted().prefix(3).map(String.init)
      let count = move.lost.count
      return SourceFinding(
        rule: .moveDropsConstraints,
        place: LayoutEngine.SourceLocation(move.place),
        message:
          "\(name(of: move.view, in: instance)) moves into \(name(of: move.superview, in: instance)) "
          + "here and loses \(count == 1 ? "the constraint" : "\(count) constraints") made before "
          + "(line\(lines.count == 1 ? "" : "s") \(lines.joined(separator: ", "))"
          + "\(Set(places.map(\.line)).count > lines.count ? " and more" : ""))"
      )
    }
  }

  private func name(of view: UIView, in instance: Instance) -> String {
    let field = instance.fields.first { hostObject(of: $0.value) === view }
    return field.map { "`\(FieldKey.name($0.key))`" } ?? "\(Swift.type(of: view))"
  }
}

extension NSLayoutConstraint {
  fileprivate var items: [AnyObject] { [firstItem, secondItem].compactMap(\.self) }
}
