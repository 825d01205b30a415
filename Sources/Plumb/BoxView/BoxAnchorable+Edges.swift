#if canImport(UIKit)
public import UIKit

extension BoxAnchorable {
  // MARK: - Pinning Edges

  /// Keeps an edge a distance away from an edge of another item.
  ///
  ///     badge.pin(.left, to: .right, of: title, pin: >=8)
  ///
  /// A length counts towards the end of the reading direction.
  ///
  /// - Parameters:
  ///   - edge: The edge of this item.
  ///   - otherEdge: The edge of the other item; the same one where it is nil.
  ///   - other: The other item.
  ///   - pin: The distance.
  ///   - sca: The semantic attribute by which left and right are read; that of the superview where it
  ///     is nil.
  ///   - activate: Whether the constraint is activated.
  ///   - file: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint.
  @discardableResult
  public func pin(
    _ edge: BoxEdge,
    to otherEdge: BoxEdge? = nil,
    of other: any BoxAnchorable,
    pin: Pin = .zero,
    sca: UISemanticContentAttribute? = nil,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    let otherEdge = otherEdge ?? edge
    if edge.axis != otherEdge.axis {
      report(.axisMismatch(edge, otherEdge), file: file, line: line)
    }
    let direction = sca.map { BoxDirection(semantic: $0) } ?? directionOfContainer(with: other)
    let rule = BoxRule(self, edge, to: other, otherEdge, pin: pin, in: direction)
    return install(rule, activate, file, line)
  }

  /// Keeps an edge `offset` points away from an edge of another item.
  @discardableResult
  public func pin(
    _ edge: BoxEdge,
    to otherEdge: BoxEdge? = nil,
    of other: any BoxAnchorable,
    offset: CGFloat,
    sca: UISemanticContentAttribute? = nil,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    pin(
      edge,
      to: otherEdge,
      of: other,
      pin: Pin(offset),
      sca: sca,
      activate: activate,
      file: file,
      line: line
    )
  }

  /// Keeps an edge at the same edge of another item, or a distance away.
  @discardableResult
  public func pinSameEdge(
    _ edge: BoxEdge,
    of other: any BoxAnchorable,
    pin: Pin = .zero,
    sca: UISemanticContentAttribute? = nil,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    self.pin(
      edge,
      to: edge,
      of: other,
      pin: pin,
      sca: sca,
      activate: activate,
      file: file,
      line: line
    )
  }

  /// Keeps an edge at the same edge of another item, or a distance away.
  @discardableResult
  public func pinSameEdge(
    _ edge: BoxEdge,
    to other: any BoxAnchorable,
    pin: Pin = .zero,
    sca: UISemanticContentAttribute? = nil,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    self.pin(edge, of: other, pin: pin, sca: sca, activate: activate, file: file, line: line)
  }

  /// Keeps an edge `offset` points away from the same edge of another item.
  @discardableResult
  public func pinSameEdge(
    _ edge: BoxEdge,
    of other: any BoxAnchorable,
    offset: CGFloat,
    sca: UISemanticContentAttribute? = nil,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    pin(
      edge,
      to: edge,
      of: other,
      pin: Pin(offset),
      sca: sca,
      activate: activate,
      file: file,
      line: line
    )
  }

  // MARK: - Installing

  /// How edges are read where the two items stand: by the superview of this one, or by the other item
  /// where that is the superview.
  private func directionOfContainer(with other: any BoxAnchorable) -> BoxDirection {
    if let view = self as? UIView {
      if let superview = view.superview { return BoxDirection(of: superview) }
      return BoxDirection(of: other)
    }
    return BoxDirection(of: self)
  }

  /// Makes one constraint and activates it if that can be done.
  func install(
    _ rule: BoxRule,
    _ activate: Bool,
    _ file: String,
    _ line: UInt
  ) -> NSLayoutConstraint {
    guard let constraint = [rule].install(activate: activate, file: file, line: line).first else {
      // The caller gets one that always holds instead, should it be activated.
      return NSLayoutConstraint.unplaced(
        self,
        .width,
        .greaterThanOrEqual,
        nil,
        .notAnAttribute,
        1,
        0
      )
    }
    return constraint
  }
}
#endif
