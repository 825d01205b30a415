import LayoutEngine
import PortableUIKit
import SwiftSyntax

/// A call on a view of something that is not known, and may place it.
struct UnknownPlacement {
  /// What was called, as the source has it: `title.snapToEdges`.
  let text: String
  let place: SourcePlace
}

extension Evaluator {
  /// Keeps in mind that something which is not known was called on a view: any name may be one of a helper that places it.
  func keepUnknownPlacement(_ value: Value, _ name: String, _ text: String, at place: SourcePlace) {
    guard let view = hostObject(of: value) as? UIView, !host.isOnlyLook(name),
      unknownPlacements[ObjectIdentifier(view)] == nil
    else { return }
    unknownPlacements[ObjectIdentifier(view)] = UnknownPlacement(text: text, place: place)
    keptObjects.append(view)
  }

  /// Notes that two values are compared, and nothing is done with what comes of it: an operator of a library ties them, and that
  /// one is not known.
  ///
  /// - Parameters:
  ///   - expression: The statement.
  ///   - value: What it came to: constraints where the operator is known.
  ///   - scope: The variables around.
  /// - Throws: ``Interruption``.
  func noteComparison(_ expression: ExprSyntax, _ value: Value, _ scope: Scope) throws {
    guard let infix = expression.as(InfixOperatorExprSyntax.self),
      let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      Self.ties.contains(symbol), !isTie(value)
    else { return }
    note(
      .unknown,
      "the operator `\(symbol)` of this line is not known",
      scope.frame.file.place(of: infix)
    )
    // A call was made already, and would be made again.
    if let base = infix.leftOperand.as(MemberAccessExprSyntax.self)?.base,
      !base.trimmedDescription.contains("("),
      let view = hostObject(of: try evaluate(base, scope)) as? UIView
    {
      keepHandled(.host(view))
    }
  }

  private func isTie(_ value: Value) -> Bool {
    switch value {
    case .void: true
    case .host(let object): host.isConstraint(object)
    case .array(let elements): elements.allSatisfy(isTie)
    case .structure, .object: true
    default: false
    }
  }

  private static let ties: Set<String> = ["==", "<=", ">="]

  /// Notes the calls by which views may be placed that nothing else places, neither a constraint nor a stack view nor a frame.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - objects: What its items are.
  ///   - placed: The places of the views whose frames the code or a control sets.
  func noteUnknownPlacements(
    _ snapshot: LayoutSnapshot,
    _ objects: [AnyObject],
    except placed: [Int]
  ) {
    for (index, object) in objects.enumerated() where index > 0 && !placed.contains(index) {
      guard let placement = unknownPlacements[ObjectIdentifier(object)],
        let view = object as? UIView, !view.isPlacedByUIKit,
        !((view.superview as? UIStackView)?.arrangedSubviews.contains(view) ?? false)
      else { continue }
      // What ties something inside of it to it says nothing of its own place.
      let axes = Set(
        snapshot.constraints.filter { constraint in
          guard constraint.source == .app, !constraint.firstAttribute.isSize else { return false }
          let others = [constraint.first, constraint.second].compactMap(\.self)
          return others.contains(index)
            && !others.contains { $0 != index && snapshot.isInside($0, of: index) }
        }.compactMap(\.firstAttribute.axis)
      )
      guard axes.count < 2 else { continue }
      note(.unknown, "how `\(placement.text)` places its view is not known", placement.place)
    }
  }
}

extension LayoutSnapshot {
  /// Whether an item is below another one in the hierarchy.
  fileprivate func isInside(_ item: Int, of outer: Int) -> Bool {
    var each = items[item].parent
    while let place = each {
      if place == outer { return true }
      each = items[place].parent
    }
    return false
  }
}
