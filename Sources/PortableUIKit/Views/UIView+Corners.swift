import Foundation

extension UIView {
  // MARK: - Configuring Corners

  /// How round the corners are, which pictures show: square at first.
  public var cornerConfiguration: UICornerConfiguration {
    get { storedCorners ?? .corners(radius: .fixed(0)) }
    set { storedCorners = newValue }
  }

  /// The greatest radius of some corners in points.
  func radius(ofCorners corners: UIRectCorner) -> CGFloat {
    UIRectCorner.single.filter(corners.contains).map { radius(of: $0) }.max() ?? 0
  }

  /// The radius of one corner in points.
  private func radius(of corner: UIRectCorner) -> CGFloat {
    let most = min(bounds.width, bounds.height) / 2
    switch storedCorners?.kind {
    case nil: return layerRadius(of: corner)
    case .capsule(let maximum): return min(most, maximum ?? most)
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      let radius: UICornerRadius? =
        switch corner {
        case .topLeft: topLeft
        case .topRight: topRight
        case .bottomLeft: bottomLeft
        default: bottomRight
        }
      switch radius?.kind {
      case nil: return 0
      case .fixed(let radius): return min(most, max(0, radius))
      case .concentric(let minimum):
        return min(most, max(concentricRadius(of: corner), minimum ?? 0))
      }
    }
  }

  /// What the layer says of a corner of a view without a configuration.
  private func layerRadius(of corner: UIRectCorner) -> CGFloat {
    guard let layer = storedLayer, layer.maskedCorners.contains(CACornerMask(corner)) else {
      return 0
    }
    return layer.cornerRadius
  }

  /// The radius with which a corner has the center of the corner around it.
  private func concentricRadius(of corner: UIRectCorner) -> CGFloat {
    var container = superview
    while let view = container {
      let radius = view.radius(of: corner)
      if radius > 0 {
        let frame = view.convert(bounds, from: self)
        let dx = corner.isLeft ? frame.minX - view.bounds.minX : view.bounds.maxX - frame.maxX
        let dy = corner.isTop ? frame.minY - view.bounds.minY : view.bounds.maxY - frame.maxY
        return max(0, radius - max(0, max(dx, dy)))
      }
      container = view.superview
    }
    return 0
  }
}

extension UIRectCorner {
  /// The four corners, each alone.
  static let single: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Whether it is one at the left.
  fileprivate var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  /// Whether it is one at the top.
  fileprivate var isTop: Bool { self == .topLeft || self == .topRight }
}

extension CACornerMask {
  /// The corner in the words of layers.
  init(_ corner: UIRectCorner) {
    switch corner {
    case .topLeft: self = .layerMinXMinYCorner
    case .topRight: self = .layerMaxXMinYCorner
    case .bottomLeft: self = .layerMinXMaxYCorner
    default: self = .layerMaxXMaxYCorner
    }
  }
}
