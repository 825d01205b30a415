#if canImport(UIKit)
public import UIKit

extension BoxAnchorable {
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

  /// Makes the height `aspect` times the width; a square without a number.
  @discardableResult
  public func pinAspect(
    _ aspect: CGFloat = 1,
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
