import Foundation
import Requirements

// A view's layer knows of its subviews only once a layer is added to it: until then their order is all there is.

extension CALayer {
  /// What stands in a layer: one that was added, or a subview by its identity.
  enum Child: Equatable {
    case layer(CALayer)
    case view(ObjectIdentifier)
  }

  /// What stands in a layer: one that was added, or a subview.
  enum Part {
    case layer(CALayer)
    case view(UIView)

    @MainActor var layer: CALayer {
      switch self {
      case .layer(let layer): layer
      case .view(let view): view.layer
      }
    }

    @MainActor var child: Child {
      switch self {
      case .layer(let layer): .layer(layer)
      case .view(let view): .view(ObjectIdentifier(view))
      }
    }
  }

  /// What stands in the layer, back to front, without regard to ``zPosition``.
  var parts: [Part] {
    guard let view else {
      return children.compactMap { if case .layer(let layer) = $0 { .layer(layer) } else { nil } }
    }
    let subviews = view.subviews
    guard !children.isEmpty else { return subviews.map { .view($0) } }
    var waiting = Dictionary(uniqueKeysWithValues: subviews.map { (ObjectIdentifier($0), $0) })
    var result: [Part] = []
    for child in children {
      switch child {
      case .layer(let layer): result.append(.layer(layer))
      case .view(let id):
        if let view = waiting.removeValue(forKey: id) { result.append(.view(view)) }
      }
    }
    return result + subviews.filter { waiting[ObjectIdentifier($0)] != nil }.map { .view($0) }
  }

  /// Adds a layer at a place among the parts; that of a subview moves there.
  func insert(_ layer: CALayer, at index: Int) {
    requirement(
      !isInside(layer),
      "\(type(of: layer)) cannot be added below itself: the layers would go round in a circle"
    )
    let isSubview = layer.view.map { $0.superview === view && view != nil } ?? false
    if !isSubview { layer.removeFromSuperlayer() }
    var rest = parts.filter { $0.layerIfMade !== layer }
    rest.insert(
      isSubview ? layer.view.map { .view($0) } ?? .layer(layer) : .layer(layer),
      at: min(max(0, index), rest.count)
    )
    children = rest.map(\.child)
    if !isSubview { layer.storedSuperlayer = self }
  }

  /// Adds a layer behind or in front of another; behind or in front of all where there is none.
  func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
    let others = parts.filter { $0.layerIfMade !== layer }
    let place = sibling.flatMap { sibling in others.firstIndex { $0.layerIfMade === sibling } }
    insert(layer, at: place.map { above ? $0 + 1 : $0 } ?? (above ? .max : 0))
  }

  /// Takes out the layers that were added, and adds others; those of subviews only take their places.
  func replaceSublayers(_ layers: [CALayer]) {
    for case .layer(let layer) in children where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { insert(layer, at: .max) }
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.storedSuperlayer ?? current.view?.superview?.storedLayer
    }
    return false
  }

  /// Told after a subview was added or has changed its place among the others.
  ///
  /// - Parameters:
  ///   - subview: The subview.
  ///   - sibling: The one that it was put right in front of, or nil where the order says enough.
  ///   - toBack: Whether it was sent behind all that is there.
  func subviewMoved(_ subview: UIView, above sibling: UIView? = nil, toBack: Bool = false) {
    guard !children.isEmpty, let view else { return }
    let id = ObjectIdentifier(subview)
    let subviews = view.subviews
    guard let place = subviews.firstIndex(where: { $0 === subview }) else { return }
    children = parts.map(\.child).filter { $0 != .view(id) }
    func index(of view: UIView) -> Int? { children.firstIndex(of: .view(ObjectIdentifier(view))) }
    var target = children.count
    if let sibling, let found = index(of: sibling) {
      target = found + 1
    } else if toBack || (place == 0 && subviews.count > 1) {
      target = 0
    } else if place + 1 < subviews.count, let next = index(of: subviews[place + 1]) {
      target = next
    }
    children.insert(.view(id), at: target)
  }

  /// Told after a subview was taken out.
  func subviewRemoved(_ subview: UIView) {
    guard !children.isEmpty else { return }
    children.removeAll { $0 == .view(ObjectIdentifier(subview)) }
  }

  /// Told after two subviews have changed places.
  func subviewsExchanged(_ first: UIView, _ second: UIView) {
    guard !children.isEmpty else { return }
    let (one, other) = (Child.view(ObjectIdentifier(first)), Child.view(ObjectIdentifier(second)))
    children = children.map { $0 == one ? other : $0 == other ? one : $0 }
  }
}

extension CALayer.Part {
  /// The layer, where there is one.
  @MainActor fileprivate var layerIfMade: CALayer? {
    switch self {
    case .layer(let layer): layer
    case .view(let view): view.storedLayer
    }
  }
}

// MARK: - Points

extension CALayer {
  /// The map from this layer to the one that it is in: the transform moves points about the anchor.
  private var toSuperlayer: CGAffineTransform {
    let bounds = self.bounds
    let anchor = anchorPoint
    let place = position
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(affineTransform().withoutRoundingErrors)
    .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }

  /// The map from this layer to the outermost one.
  private var toOutermost: CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer = self
    while let above = layer.superlayer {
      map = map.concatenating(layer.toSuperlayer)
      layer = above
    }
    return map
  }

  /// The map from this layer to another, or to the outermost one for nil.
  func map(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return toOutermost }
    return toOutermost.concatenating(layer.toOutermost.inverted())
  }

  /// The layer in front at a point in the superlayer's coordinates, without hidden ones.
  func frontmostLayer(at point: CGPoint) -> CALayer? {
    let own = point.applying(toSuperlayer.inverted())
    guard !isHidden, contains(own) || !masksToBounds else { return nil }
    let ordered = parts.map(\.layer).enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    for (_, layer) in ordered { if let hit = layer.hitTest(own) { return hit } }
    return contains(own) ? self : nil
  }

  /// Takes over the geometry and the look of another layer.
  func takeOver(_ other: CALayer) {
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    zPosition = other.zPosition
    transform = other.transform
    backgroundColor = other.backgroundColor
    contents = other.contents
    contentsGravity = other.contentsGravity
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    opacity = other.opacity
    isHidden = other.isHidden
    masksToBounds = other.masksToBounds
    name = other.name
  }
}
