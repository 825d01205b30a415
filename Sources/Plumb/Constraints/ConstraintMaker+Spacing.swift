#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

// MARK: - Ratios

extension ConstraintMaker {
  /// Makes the width `ratio` times the height.
  ///
  ///     make.aspectRatio(16.0 / 9)
  @discardableResult
  public func aspectRatio(
    _ ratio: CGFloat,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    describe(.width).equalTo(ConstraintItem(item, .height), file, line).multipliedBy(ratio)
  }

  /// Makes the width relate to the height as `width` does to `height`.
  ///
  ///     make.aspectRatio(16, 9)
  @discardableResult
  public func aspectRatio(
    _ width: CGFloat,
    _ height: CGFloat,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    aspectRatio(width / height, file: file, line: line)
  }
}

// MARK: - The standard space

extension ConstraintMakerRelatable {
  /// Places a leading or left edge the platform's standard space after `other`.
  @discardableResult
  public func equalToSystemSpacing(
    after other: ConstraintItem,
    multipliedBy multiplier: CGFloat = 1,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    equalTo(other, file, line).offset(systemSpacing * multiplier)
  }

  /// Places a leading or left edge at least the platform's standard space after `other`.
  @discardableResult
  public func greaterThanOrEqualToSystemSpacing(
    after other: ConstraintItem,
    multipliedBy multiplier: CGFloat = 1,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    greaterThanOrEqualTo(other, file, line: line).offset(systemSpacing * multiplier)
  }

  /// Places a top edge the platform's standard space below `other`.
  @discardableResult
  public func equalToSystemSpacing(
    below other: ConstraintItem,
    multipliedBy multiplier: CGFloat = 1,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    equalTo(other, file, line).offset(systemSpacing * multiplier)
  }

  /// Places a top edge at least the platform's standard space below `other`.
  @discardableResult
  public func greaterThanOrEqualToSystemSpacing(
    below other: ConstraintItem,
    multipliedBy multiplier: CGFloat = 1,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    greaterThanOrEqualTo(other, file, line: line).offset(systemSpacing * multiplier)
  }
}

/// The standard space between two views, in points.
///
/// The platform answers it as the constant of an anchor's constraint.
@MainActor private let systemSpacing: CGFloat = {
  let (first, second) = (ConstraintView(), ConstraintView())
  let constraint = second.leadingAnchor.constraint(
    equalToSystemSpacingAfter: first.trailingAnchor,
    multiplier: 1
  )
  return constraint.constant > 0 ? constraint.constant : 8
}()
