public import Foundation

/// A layer that shows a part of its sublayers: scrolling moves the origin of its bounds.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// In which directions it scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Shows what begins at a point.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls as little as is needed to show a rectangle.
  open func scroll(to r: CGRect) {
    func moved(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ size: CGFloat) -> CGFloat {
      if from < start { return from }
      return from + size > start + length ? from + size - length : start
    }
    scroll(
      to: CGPoint(
        x: moved(bounds.minX, bounds.width, r.minX, r.width),
        y: moved(bounds.minY, bounds.height, r.minY, r.height)
      )
    )
  }
}

extension CALayer {
  /// The scroll layer round the layer that is nearest.
  private var scrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let known = layer {
      if let known = known as? CAScrollLayer { return known }
      layer = known.superlayer
    }
    return nil
  }

  /// Has the nearest scroll layer show what begins at a point.
  public func scroll(_ p: CGPoint) {
    if let scrollLayer { scrollLayer.scroll(to: convert(p, to: scrollLayer)) }
  }

  /// Has the nearest scroll layer show a rectangle.
  public func scrollRectToVisible(_ r: CGRect) {
    if let scrollLayer { scrollLayer.scroll(to: convert(r, to: scrollLayer)) }
  }

  /// The part of the bounds that the nearest scroll layer shows; all of them without one.
  public var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    let part = convert(scrollLayer.bounds, from: scrollLayer).intersection(bounds)
    return part.isNull ? .zero : part
  }
}

/// In which directions a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In none.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
