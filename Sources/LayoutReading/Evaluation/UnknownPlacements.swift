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

  /// Keeps in mind that two anchors are compared, and nothing is done with what comes of it: an operator of a library ties them.
  ///
  /// - Returns: Whether it is such a statement.
  func keepComparedAnchors(_ expression: ExprSyntax, _ scope: Scope) throws -> Bool {
    guard let infix = expression.as(InfixOperatorExprSyntax.self),
      let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      Self.ties.contains(symbol), module.operators[symbol] == nil,
      let access = infix.leftOperand.as(MemberAccessExprSyntax.self),
      ["Anchor", "Anchors"].contains(where: access.declName.baseName.bareText.hasSuffix)
    else { return false }
    let place = scope.frame.file.place(of: infix)
    note(.unknown, "the operator `\(symbol)` between anchors is not known", place)
    if let base = access.base, let view = hostObject(of: try evaluate(base, scope)) as? UIView {
      keepHandled(.host(view))
    }
    return true
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
      let axes = Set(
        snapshot.constraints.filter {
          $0.source == .app && ($0.first == index || $0.second == index)
            && !$0.firstAttribute.isSize
        }.compactMap(\.firstAttribute.axis)
      )
      guard axes.count < 2 else { continue }
      note(.unknown, "how `\(placement.text)` places its view is not known", placement.place)
    }
  }
}
