internal import ConstraintSolver
internal import LayoutEngine

extension LayoutHost {
  func updateAutoresizing(of view: UIView) {
    guard let id = view.engineItem else { return }
    view.noteFollowing()
    guard view.followsMask, let superview = view.superview else {
      guard let extras = view.engineExtras else { return }
      for row in extras.systemRows { engine.remove(row) }
      extras.systemRows = []
      extras.autoresizing = nil
      return
    }
    let extras = view.neededEngineExtras
    let mask = view.autoresizingMask
    let frame = view.storedFrame
    let container = superview.storedFrame.size
    let rules = EngineExtras.Autoresizing(
      horizontal: AutoresizingRule(
        origin: frame.minX,
        size: frame.width,
        container: container.width,
        minFlexible: mask.contains(.flexibleLeftMargin),
        sizeFlexible: mask.contains(.flexibleWidth),
        maxFlexible: mask.contains(.flexibleRightMargin)
      ),
      vertical: AutoresizingRule(
        origin: frame.minY,
        size: frame.height,
        container: container.height,
        minFlexible: mask.contains(.flexibleTopMargin),
        sizeFlexible: mask.contains(.flexibleHeight),
        maxFlexible: mask.contains(.flexibleBottomMargin)
      )
    )
    guard rules != extras.autoresizing, let parent = superview.engineItem else { return }
    let new = maskConstraints(rules, of: view, id, in: parent)
    let hasSameFactors =
      extras.autoresizing.map {
        $0.horizontal.hasSameForm(as: rules.horizontal)
          && $0.vertical.hasSameForm(as: rules.vertical)
      } ?? false
    if hasSameFactors {
      for (row, constraint) in zip(extras.systemRows, new) {
        engine.setConstant(constraint.constant, of: row)
      }
    } else {
      for row in extras.systemRows { engine.remove(row) }
      extras.systemRows = new.map { engine.add($0) }
    }
    extras.autoresizing = rules
  }

  /// The constraints of a mask: place and length along each axis, or place and far margin where the
  /// length alone is flexible.
  ///
  /// Source: logs of iOS 10 and later. Both margins fixed: `minX == 0` and `H:[view]-(0)-|`
  /// (Provenance-Emu/Provenance#1381). Both margins flexible: `width == 168`, and
  /// `minX == 0.500507*superview.width - 32.0324`, where 32.0324 is 0.500507 of the width, 64. Length and
  /// far margin flexible, in older logs: `width == 0.967742*superview.width - 9.67742` for 300 of 320
  /// points behind 10, which is 300/310 of what the near margin leaves.
  private func maskConstraints(
    _ rules: EngineExtras.Autoresizing,
    of view: UIView,
    _ id: ItemID,
    in parent: ItemID
  ) -> [LayoutConstraint] {
    let insets = view.layoutAlignmentInsets
    let around = view.superview?.layoutAlignmentInsets ?? .zero
    func constraint(
      _ attribute: LayoutAttribute,
      _ factor: CGFloat,
      _ container: LayoutAttribute,
      _ constant: CGFloat,
      _ containerInsets: CGFloat
    ) -> LayoutConstraint {
      LayoutConstraint(
        id,
        attribute,
        .equal,
        factor == 0 ? nil : parent,
        factor == 0 ? .notAnAttribute : container,
        multiplier: Double(factor),
        constant: Double(constant + factor * containerInsets),
        source: view.isSizedByList ? .encapsulatedSize : .autoresizingMask
      )
    }
    /// The far edge, as the superview says it.
    func farEdge(_ attribute: LayoutAttribute, _ margin: CGFloat) -> LayoutConstraint {
      LayoutConstraint(
        parent,
        attribute,
        .equal,
        id,
        attribute,
        constant: Double(margin),
        source: .autoresizingMask
      )
    }
    let horizontal = rules.horizontal
    let vertical = rules.vertical
    let aroundWidth = around.left + around.right
    let aroundHeight = around.top + around.bottom
    return [
      constraint(
        .left,
        horizontal.originFactor,
        .width,
        horizontal.originConstant + insets.left,
        aroundWidth
      ),
      horizontal.keepsMargins && !view.isSizedByList
        ? farEdge(.right, horizontal.farMargin + insets.right - around.right)
        : constraint(
          .width,
          horizontal.sizeFactor,
          .width,
          horizontal.sizeConstant - insets.left - insets.right,
          aroundWidth
        ),
      constraint(
        .top,
        vertical.originFactor,
        .height,
        vertical.originConstant + insets.top,
        aroundHeight
      ),
      vertical.keepsMargins && !view.isSizedByList
        ? farEdge(.bottom, vertical.farMargin + insets.bottom - around.bottom)
        : constraint(
          .height,
          vertical.sizeFactor,
          .height,
          vertical.sizeConstant - insets.top - insets.bottom,
          aroundHeight
        ),
    ]
  }
}

extension UIView {
  /// Notes whether the view follows its mask, for when it gets its frames: asking calls what may be overridden.
  @inline(__always)
  func noteFollowing() { followsMask = translatesAutoresizingMaskIntoConstraints }
}
