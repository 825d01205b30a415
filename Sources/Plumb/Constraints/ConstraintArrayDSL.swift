#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// The `snp` of several views or guides.
///
///     [cancel, save].snp.makeConstraints { $0.height.equalTo(44) }
///     [cancel, save].snp.distribute(along: .horizontal, spacing: 8)
@preconcurrency @MainActor
public struct ConstraintArrayDSL {
  let items: [any LayoutConstraintItem]

  /// Makes the constraints of a block for each of the items, and activates all of them together.
  ///
  /// Where one of them cannot be made, none is installed.
  public func makeConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) {
    ConstraintMaker.install(
      items.map { ConstraintMaker.describe($0, file: file, line: line, closure) }
    )
  }

  /// Makes the constraints of a block for each of the items, without activating them.
  @discardableResult
  public func prepareConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    items.flatMap { ConstraintMaker.prepare($0, file: file, line: line, closure) }
  }

  /// Takes the place of the constraints of each item by those described.
  public func remakeConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) {
    for item in items { ConstraintMaker.remake(item, file: file, line: line, closure) }
  }

  /// Gives constraints of each item the constants described.
  public func updateConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) {
    for item in items { ConstraintMaker.update(item, file: file, line: line, closure) }
  }

  /// Removes all constraints made for the items.
  public func removeConstraints() {
    for item in items { ConstraintMaker.remove(item) }
  }

  /// Describes constraints of each item that hold while a state is switched on.
  public func state(
    _ name: String,
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) {
    for item in items {
      ConstraintMaker.describe(item, file: file, line: line, closure).define(state: name)
    }
  }

  /// Switches a state of all items on, and the one before it off, as one change of the layout.
  public func activate(state name: String?, file: String = #fileID, line: UInt = #line) {
    ConstraintMaker.activate(state: name, of: items, file: file, line: line)
  }
}

// MARK: - Placing items by each other

extension ConstraintArrayDSL {
  /// Places each item after the one before it, from leading to trailing or from top to bottom.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the items lie.
  ///   - spacing: The distance between two items, in points.
  ///   - inset: The distance of the first and the last item from the superview, in points; nil
  ///     leaves them free.
  /// - Returns: The constraints, in the order of the items.
  @discardableResult
  public func distribute(
    along axis: ConstraintAxis,
    spacing: CGFloat = 0,
    inset: CGFloat? = nil,
    file: String = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    let (begin, end): (ConstraintAttributes, ConstraintAttributes) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return install(file, line) { index, make in
      if index > 0 {
        make.describe(begin).equalTo(ConstraintItem(items[index - 1], end), file, line)
          .offset(spacing)
      } else if let inset {
        make.describe(begin).equalToSuperview(file, line).inset(inset)
      }
      if index == items.count - 1, let inset {
        make.describe(end).equalToSuperview(file, line).inset(inset)
      }
    }
  }

  /// Makes attributes of all items equal to those of the first.
  ///
  ///     [icon, title, date].snp.align(.centerY)
  ///
  /// - Returns: The constraints, in the order of the items.
  @discardableResult
  public func align(
    _ attributes: NSLayoutConstraint.Attribute...,
    file: String = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    let set = attributes.reduce(into: ConstraintAttributes()) {
      $0.formUnion(ConstraintAttributes($1))
    }
    return equal(set, file, line)
  }

  /// Makes the items as wide as the first.
  @discardableResult
  public func equalWidths(file: String = #fileID, line: UInt = #line) -> [Constraint] {
    equal(.width, file, line)
  }

  /// Makes the items as high as the first.
  @discardableResult
  public func equalHeights(file: String = #fileID, line: UInt = #line) -> [Constraint] {
    equal(.height, file, line)
  }

  /// Makes the items as wide and as high as the first.
  @discardableResult
  public func equalSizes(file: String = #fileID, line: UInt = #line) -> [Constraint] {
    equal(.size, file, line)
  }

  private func equal(
    _ attributes: ConstraintAttributes,
    _ file: String,
    _ line: UInt
  ) -> [Constraint] {
    guard let first = items.first else { return [] }
    return install(file, line) { index, make in
      guard index > 0 else { return }
      make.describe(attributes).equalTo(ConstraintItem(first, attributes), file, line)
    }
  }

  private func install(
    _ file: String,
    _ line: UInt,
    _ describe: (Int, ConstraintMaker) -> Void
  ) -> [Constraint] {
    let makers = items.indices.map { index in
      ConstraintMaker.describe(items[index], file: file, line: line) { describe(index, $0) }
    }
    ConstraintMaker.install(makers)
    return makers.flatMap(\.descriptions)
  }
}

#if canImport(UIKit)
/// Horizontal or vertical.
public typealias ConstraintAxis = NSLayoutConstraint.Axis
#else
/// Horizontal or vertical.
public typealias ConstraintAxis = NSLayoutConstraint.Orientation
#endif

extension Array where Element: ConstraintView {
  /// Constraints of the views.
  @preconcurrency @MainActor public var snp: ConstraintArrayDSL { ConstraintArrayDSL(items: self) }
}

extension Array where Element: ConstraintLayoutGuide {
  /// Constraints of the guides.
  @preconcurrency @MainActor public var snp: ConstraintArrayDSL { ConstraintArrayDSL(items: self) }
}

extension Array where Element == any LayoutConstraintItem {
  /// Constraints of the views and guides.
  @preconcurrency @MainActor public var snp: ConstraintArrayDSL { ConstraintArrayDSL(items: self) }
}
