internal import LayoutEngine

extension LayoutItemObject {
  /// The host of the item's hierarchy and the item's place in its engine, after a layout pass.
  private var laidOut: (host: LayoutHost, id: ItemID)? {
    guard let root = constraintOwner?.hierarchyRoot else { return nil }
    root.layoutIfNeeded()
    let host = LayoutPass.host(of: root)
    guard let id = engineItem else { return nil }
    return (host, id)
  }

  /// What the constraints leave open of the item, after a layout pass.
  var layoutFreedoms: [LayoutFreedom] {
    guard let (host, id) = laidOut else { return [] }
    return host.engine.freedoms(of: id)
  }

  /// The constraints on which the item's place and size along an axis depend, after a layout pass.
  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let (host, id) = laidOut else { return [] }
    return host.engine.constraintsAffecting(id, axis == .horizontal ? .horizontal : .vertical)
      .compactMap(host.constraintObject)
  }

  /// Moves the item to another frame that its constraints allow as well, until the next layout.
  func exerciseAmbiguity() {
    guard let (host, id) = laidOut else { return }
    let frame = host.engine.exactFrame(of: id)
    let rows = host.engine.freedoms(of: id).map { freedom in
      host.engine.add(freedom.other(than: frame, in: host.engine.properties(of: id)))
    }
    guard !rows.isEmpty, let root = constraintOwner?.hierarchyRoot else { return }
    host.needsSolve = true
    root.setNeedsLayout()
    root.layoutIfNeeded()
    for row in rows { host.engine.remove(row) }
    host.needsSolve = true
  }
}

extension LayoutFreedom {
  /// A wish, weaker than everything else, for another value that is as good as the solution.
  ///
  /// The far end of the range where it has one, else 100 points on.
  fileprivate func other(than frame: LayoutRect, in properties: ItemProperties) -> LayoutConstraint
  {
    let insets = properties.alignmentInsets
    let (present, attribute, inset): (Double, LayoutAttribute, Double) =
      switch quantity {
      case .x: (frame.x, .left, insets.left)
      case .y: (frame.y, .top, insets.top)
      case .width: (frame.width, .width, -insets.left - insets.right)
      case .height: (frame.height, .height, -insets.top - insets.bottom)
      }
    let ends = [lower, upper].filter { $0.isFinite && abs($0 - present) > 0.5 }
    let other =
      ends.max { abs($0 - present) < abs($1 - present) }
      ?? (upper.isFinite ? present - 100 : present + 100)
    return LayoutConstraint(
      item,
      attribute,
      constant: other + inset,
      priority: 0.001,
      source: .interfaceBuilder
    )
  }
}

extension UIView {
  // MARK: - Debugging Auto Layout

  /// Whether the constraints leave the view's place or size open.
  ///
  /// The hierarchy is laid out first, where it has to be.
  ///
  /// - Note: UIKit: as in Apple's, the question is for debugging: it costs more than a layout.
  public var hasAmbiguousLayout: Bool { !layoutFreedoms.isEmpty }

  /// Gives an ambiguous view another frame that satisfies its constraints as well.
  ///
  /// The next layout brings the first frame back. Does nothing where the layout is not ambiguous.
  ///
  /// - Note: UIKit: Apple's picks a frame at random; ours goes to the far end of what is allowed.
  public func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// The constraints that decide the view's place and size along `axis`, for debugging.
  ///
  /// - Note: UIKit: Apple's also lists constraints that it made for masks and content; ours are those that
  ///   an object stands for.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    affectingConstraints(axis)
  }
}

extension UILayoutGuide {
  // MARK: - Debugging Auto Layout

  /// Whether the constraints leave the guide's place or size open.
  public var hasAmbiguousLayout: Bool { !layoutFreedoms.isEmpty }

  /// The constraints that decide the guide's place and size along `axis`, for debugging.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    affectingConstraints(axis)
  }
}

extension NSLayoutAnchor {
  // MARK: - Debugging the Anchor

  /// Whether the constraints leave the place or size of the anchor's item open, along the anchor's axis.
  public var hasAmbiguousLayout: Bool {
    guard let item = place.reference.item else { return false }
    return item.layoutFreedoms.contains { freedom in
      switch freedom.quantity {
      case .x, .width: axis == .horizontal
      case .y, .height: axis == .vertical
      }
    }
  }

  /// The constraints that decide the anchor's item along the anchor's axis, for debugging.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    place.reference.item?.affectingConstraints(axis) ?? []
  }

  private var axis: NSLayoutConstraint.Axis {
    LayoutAttribute(rawValue: attribute.rawValue)?.axis == .vertical ? .vertical : .horizontal
  }
}
