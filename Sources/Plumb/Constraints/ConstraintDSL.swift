#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// What is behind `snp`.
@preconcurrency @MainActor
public protocol ConstraintDSL {
  /// The item.
  var target: AnyObject? { get }
}

extension ConstraintDSL {
  /// Names the item in descriptions.
  public func setLabel(_ value: String?) {
    target.map { ItemRecord.of($0).label = value }
  }

  /// The name of the item in descriptions.
  public func label() -> String? {
    target.flatMap { ItemRecord.existing(of: $0)?.label }
  }
}

/// What is behind the `snp` of an item with edges, sizes and centres.
@preconcurrency @MainActor
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

/// What is behind the `snp` of an item with baselines and margins too.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

/// What is behind the `snp` of an item that constraints can be made for.
@preconcurrency @MainActor
public protocol ConstraintMakingDSL: ConstraintAttributesDSL {
  /// The item that constraints are made for.
  var item: any LayoutConstraintItem { get }
}

// MARK: - Making constraints

extension ConstraintMakingDSL {
  /// Makes constraints without activating them.
  ///
  /// - Returns: What was described, in the order of writing.
  @discardableResult
  public func prepareConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    ConstraintMaker.prepare(item, file: file, line: line, closure)
  }

  /// Makes constraints and activates them together.
  ///
  ///     title.snp.makeConstraints { make in
  ///       make.top.equalToSuperview().inset(16)
  ///       make.directionalHorizontalEdges.equalToSuperview().inset(16)
  ///     }
  ///
  /// Where one of them cannot be made, none of the block is installed, and a ``LayoutIssue`` says why.
  public func makeConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) {
    ConstraintMaker.install(ConstraintMaker.describe(item, file: file, line: line, closure))
  }

  /// Takes the place of all constraints made so far by those described.
  ///
  /// Constraints that stay the same stay installed, and those that differ in the constant alone get
  /// the new one. Where one cannot be made, everything stays as it was.
  public func remakeConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) {
    ConstraintMaker.remake(item, file: file, line: line, closure)
  }

  /// Gives constraints that stand the constants described.
  ///
  /// A description fits a constraint that agrees in everything but the constant. Where none fits,
  /// the constraint that differs in multiplier, priority or target is replaced, or a new one added,
  /// and a ``LayoutIssue`` says so. Conditions that are described take the place of those there are.
  public func updateConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) {
    ConstraintMaker.update(item, file: file, line: line, closure)
  }

  /// Removes all constraints made for the item, and lets its mask decide again if it did before.
  public func removeConstraints() {
    ConstraintMaker.remove(item)
  }
}

// MARK: - Views

/// The `snp` of a view.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintMakingDSL {
  @usableFromInline let view: ConstraintView

  @inlinable
  init(_ view: ConstraintView) {
    self.view = view
  }

  /// The view.
  @inlinable public var target: AnyObject? { view }

  /// The view.
  public var item: any LayoutConstraintItem { view }
}

extension ConstraintView {
  /// Constraints of the view.
  @inlinable public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

// MARK: - Layout guides

/// The `snp` of a layout guide.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintMakingDSL {
  @usableFromInline let guide: ConstraintLayoutGuide

  @inlinable
  init(_ guide: ConstraintLayoutGuide) {
    self.guide = guide
  }

  /// The guide.
  @inlinable public var target: AnyObject? { guide }

  /// The guide.
  public var item: any LayoutConstraintItem { guide }
}

extension ConstraintLayoutGuide {
  /// Constraints of the guide.
  @inlinable public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}

// MARK: - Layout supports

#if canImport(UIKit)

/// The `snp` of what stands for the bars at the top or bottom of a controller's view.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any ConstraintLayoutSupport

  /// The layout support.
  public var target: AnyObject? { support }

  /// Its top.
  public var top: ConstraintItem { ConstraintItem(support, .top) }

  /// Its bottom.
  public var bottom: ConstraintItem { ConstraintItem(support, .bottom) }

  /// Its height.
  public var height: ConstraintItem { ConstraintItem(support, .height) }
}

extension ConstraintLayoutSupport {
  /// Attributes of the layout support.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}

#endif
