#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

#if canImport(UIKit)

/// A part of the superview that has a layout guide, in one word.
///
///     make.edges.equalTo(.safeArea)
///     make.bottom.equalToSuperview(.keyboard).inset(8)
@preconcurrency @MainActor
public struct SuperviewGuide {
  let guide: (UIView) -> UILayoutGuide

  private init(_ guide: @escaping (UIView) -> UILayoutGuide) {
    self.guide = guide
  }

  /// What neither bars nor the shape of the device cover.
  public static let safeArea = SuperviewGuide { $0.safeAreaLayoutGuide }
  /// What lies within the margins.
  public static let margins = SuperviewGuide { $0.layoutMarginsGuide }
  /// The width at which text is read easily.
  public static let readable = SuperviewGuide { $0.readableContentGuide }
  /// The place of the keyboard: its top is where the keyboard, or the safe area, begins.
  @available(tvOS, unavailable, message: "tvOS has no layout guide of the keyboard")
  public static var keyboard: SuperviewGuide { SuperviewGuide { $0.keyboardLayoutGuide } }
}

extension ConstraintMakerRelatable {
  /// Equal to a part of the superview.
  @discardableResult
  public func equalTo(
    _ part: SuperviewGuide,
    _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, toSuperview: { part.guide($0).constraintTarget }, file, line)
  }

  /// Equal to a part of the superview.
  @discardableResult
  public func equalToSuperview(
    _ part: SuperviewGuide,
    _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, toSuperview: { part.guide($0).constraintTarget }, file, line)
  }

  /// At most a part of the superview.
  @discardableResult
  public func lessThanOrEqualTo(
    _ part: SuperviewGuide,
    _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toSuperview: { part.guide($0).constraintTarget }, file, line)
  }

  /// At most a part of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ part: SuperviewGuide,
    _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toSuperview: { part.guide($0).constraintTarget }, file, line)
  }

  /// At least a part of the superview.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ part: SuperviewGuide,
    _ file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toSuperview: { part.guide($0).constraintTarget }, file, line)
  }

  /// At least a part of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ part: SuperviewGuide,
    _ file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toSuperview: { part.guide($0).constraintTarget }, file, line)
  }
}

#endif
