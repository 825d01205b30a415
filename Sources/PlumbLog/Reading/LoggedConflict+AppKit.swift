import ConstraintSolver
import LayoutEngine

extension LoggedConflict {
  /// Reads `minY` of AppKit's views as the edge that it is.
  ///
  /// AppKit writes a mask's place as `minY`, which is the lower edge in a superview that is not flipped, and measured
  /// upwards from the superview's lower edge: `NSView:0xa.minY == 2` ends two points above it. Nothing says which
  /// superviews are flipped, but the mask's other constraint does: it ties the edge across. Without it, the place is left
  /// open.
  ///
  /// Source: Apple's documentation of `isFlipped`; public logs in which both readings were compared with what gave way.
  mutating func placeAppKitMasks() {
    let isAppKit = listed.contains { constraint in
      constraint.statement.anchors.contains { $0.item.className?.hasPrefix("NS") == true }
    }
    guard isAppKit else { return }
    let edges = listed.map(\.maskedEdge)
    for index in listed.indices {
      guard let edge = edges[index], edge.isOrigin else { continue }
      let other = edges.indices.first {
        $0 != index && edges[$0]?.item == edge.item && edges[$0]?.isOrigin == false
      }
      switch other.flatMap({ edges[$0]?.attribute }) {
      case .top?: listed[index].statement.turn(to: .layout(.bottom))
      case .bottom?: break
      default: listed[index].statement.turn(to: .variable("minY"))
      }
    }
  }
}

extension LoggedConstraint {
  /// The vertical edge that a mask's constraint places in the superview, and whether it is written as `minY`.
  fileprivate var maskedEdge: (item: String, attribute: LayoutAttribute, isOrigin: Bool)? {
    guard className == "NSAutoresizingMaskLayoutConstraint",
      let inner = statement.containment?.inner,
      let anchor = statement.anchors.first(where: { $0.item.id == inner }),
      case .layout(let attribute) = anchor.attribute, attribute == .top || attribute == .bottom
    else { return nil }
    return (inner, attribute, text.contains(".minY "))
  }
}

extension LoggedConstraint.Statement {
  /// Measures the first anchor's place from the other end: distances from the lower edge grow upwards.
  fileprivate mutating func turn(to attribute: LoggedConstraint.Attribute) {
    guard case .anchor(var anchor) = first, case .anchor(var outer)? = second else { return }
    anchor.attribute = attribute
    first = .anchor(anchor)
    guard attribute == .layout(.bottom), relation == .equal else { return }
    outer.attribute = attribute
    second = .anchor(outer)
    constant = -constant
  }
}
