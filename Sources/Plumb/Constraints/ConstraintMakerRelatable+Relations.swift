#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

// MARK: - Relations to items and constants

extension ConstraintMakerRelatable {
  /// Equal to an item, an attribute of an item, or a constant.
  @discardableResult @inlinable
  public func equalTo<Target: ConstraintRelatableTarget>(
    _ other: Target,
    _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: other.constraintTarget, file, line)
  }

  /// At most an item, an attribute of an item, or a constant.
  @discardableResult @inlinable
  public func lessThanOrEqualTo<Target: ConstraintRelatableTarget>(
    _ other: Target,
    _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other.constraintTarget, file, line)
  }

  /// At least an item, an attribute of an item, or a constant.
  @discardableResult @inlinable
  public func greaterThanOrEqualTo<Target: ConstraintRelatableTarget>(
    _ other: Target,
    _ file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: other.constraintTarget, file, line)
  }
}

// MARK: - Relations to the superview

extension ConstraintMakerRelatable {
  /// Equal to the superview, or the view that owns the guide.
  @discardableResult
  public func equalToSuperview(
    _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, file, line)
  }

  /// Equal to what a closure or key path names in the superview.
  ///
  ///     make.top.equalToSuperview(\.safeAreaLayoutGuide)
  @discardableResult
  public func equalToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target,
    _ file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, toSuperview: { closure($0).constraintTarget }, file, line)
  }

  /// At most the superview, or the view that owns the guide.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, file, line)
  }

  /// At most what a closure or key path names in the superview.
  ///
  ///     make.top.lessThanOrEqualToSuperview(\.safeAreaLayoutGuide)
  @discardableResult
  public func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target,
    _ file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toSuperview: { closure($0).constraintTarget }, file, line)
  }

  /// At least the superview, or the view that owns the guide.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, file, line)
  }

  /// At least what a closure or key path names in the superview.
  ///
  ///     make.top.greaterThanOrEqualToSuperview(\.safeAreaLayoutGuide)
  @discardableResult
  public func greaterThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target,
    _ file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toSuperview: { closure($0).constraintTarget }, file, line)
  }
}

// MARK: - Relations to one of several types

// An expression such as `isFirst ? view : other.snp.bottom` has no type of its own.

extension ConstraintMakerRelatable {
  /// Equal to an item, an attribute of an item, or a constant.
  @discardableResult @_disfavoredOverload
  public func equalTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: other.constraintTarget, file, line)
  }

  /// At most an item, an attribute of an item, or a constant.
  @discardableResult @_disfavoredOverload
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other.constraintTarget, file, line)
  }

  /// At least an item, an attribute of an item, or a constant.
  @discardableResult @_disfavoredOverload
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: other.constraintTarget, file, line)
  }
}
