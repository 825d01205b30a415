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
  ///   - otherEdge: The edge of the other item.
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
    to otherEdge: BoxEdge,
    of other: any BoxAnchorable,
    pin: Pin = .zero,
    sca: UISemanticContentAttribute? = nil,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
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
    to otherEdge: BoxEdge,
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

  // MARK: - Pinning Sizes

  /// Gives the item a width in points.
  @discardableResult
  public func pinWidth(
    _ width: CGFloat,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    pinWidth(Pin(width), activate: activate, file: file, line: line)
  }

  /// Gives the item a width.
  @discardableResult
  public func pinWidth(
    _ pin: Pin,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    install(BoxRule(self, .width, pin: pin), activate, file, line)
  }

  /// Gives the item the width of another and `offset` points.
  @discardableResult
  public func pinWidth(
    to other: any BoxAnchorable,
    offset: CGFloat = 0,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    pinWidth(to: other, pin: Pin(offset), activate: activate, file: file, line: line)
  }

  /// Gives the item the width of another and a length.
  @discardableResult
  public func pinWidth(
    to other: any BoxAnchorable,
    pin: Pin,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    pinWidth(
      to: other,
      multiPin: MultiPin(multiplier: 1, pin: pin),
      activate: activate,
      file: file,
      line: line
    )
  }

  /// Gives the item a multiple of the width of another.
  @discardableResult
  public func pinWidth(
    to other: any BoxAnchorable,
    multiPin: MultiPin,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    install(BoxRule(self, .width, to: other, pin: multiPin), activate, file, line)
  }

  /// Gives the item a height in points.
  @discardableResult
  public func pinHeight(
    _ height: CGFloat,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    pinHeight(Pin(height), activate: activate, file: file, line: line)
  }

  /// Gives the item a height.
  @discardableResult
  public func pinHeight(
    _ pin: Pin,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    install(BoxRule(self, .height, pin: pin), activate, file, line)
  }

  /// Gives the item the height of another and `offset` points.
  @discardableResult
  public func pinHeight(
    to other: any BoxAnchorable,
    offset: CGFloat = 0,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    pinHeight(to: other, pin: Pin(offset), activate: activate, file: file, line: line)
  }

  /// Gives the item the height of another and a length.
  @discardableResult
  public func pinHeight(
    to other: any BoxAnchorable,
    pin: Pin,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    pinHeight(
      to: other,
      multiPin: MultiPin(multiplier: 1, pin: pin),
      activate: activate,
      file: file,
      line: line
    )
  }

  /// Gives the item a multiple of the height of another.
  @discardableResult
  public func pinHeight(
    to other: any BoxAnchorable,
    multiPin: MultiPin,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    install(BoxRule(self, .height, to: other, pin: multiPin), activate, file, line)
  }

  /// Gives the item a size in points: the width and the height.
  @discardableResult
  public func pinSize(
    _ size: CGSize,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    [
      pinWidth(size.width, activate: activate, file: file, line: line),
      pinHeight(size.height, activate: activate, file: file, line: line),
    ]
  }

  /// Makes the height `aspect` times the width.
  @discardableResult
  public func pinAspect(
    _ aspect: CGFloat,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    let rule = BoxRule(self, .height, to: self, .width, pin: MultiPin(multiplier: aspect))
    return install(rule, activate, file, line)
  }

  /// Gives the item the proportion of `size`: its height divided by its width.
  @discardableResult
  public func pinAspectFromSize(
    _ size: CGSize,
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    pinAspect(size.height / size.width, activate: activate, file: file, line: line)
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
  private func install(
    _ rule: BoxRule,
    _ activate: Bool,
    _ file: String,
    _ line: UInt
  ) -> NSLayoutConstraint {
    guard let constraint = [rule].install(activate: activate, file: file, line: line).first else {
      // The caller gets one that always holds instead, should it be activated.
      return NSLayoutConstraint(
        item: self,
        attribute: .width,
        relatedBy: .greaterThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 0
      )
    }
    return constraint
  }
}

extension Array where Element: BoxAnchorable {
  /// Gives all items the width of the first.
  @discardableResult @preconcurrency @MainActor
  public func pinSameWidth(
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    guard let first else { return [] }
    return dropFirst().map {
      $0.pinWidth(to: first, activate: activate, file: file, line: line)
    }
  }

  /// Gives all items the height of the first.
  @discardableResult @preconcurrency @MainActor
  public func pinSameHeight(
    activate: Bool = true,
    file: String = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    guard let first else { return [] }
    return dropFirst().map {
      $0.pinHeight(to: first, activate: activate, file: file, line: line)
    }
  }
}
#endif
