import Foundation
package import LayoutEngine
import TextMetrics

// What layers say of the look of a view, and the layers that code added to them.

extension LayoutSnapshot.Look {
  /// Takes over what a view's transform and its mask, its layer and the layers in that say.
  ///
  /// `capture` knows what is around the view.
  @MainActor
  mutating func addLayers(of view: UIView, _ capture: LayerCapture) {
    let layer = view.storedLayer
    transform = LayoutSnapshot.Transform(
      layer?.affineTransform() ?? view.transform,
      about: view.placedAnchor
    )
    if let layer {
      add(layer, in: view)
      layers = layer.capturedSublayers(in: view, capture)
    }
    if view.storedCorners != nil { takeCorners(of: view) }
    if let mask = view.maskView {
      guard !mask.isDescendant(of: view), !view.isDescendant(of: mask) else { return }
      self.mask = mask.capturedLayer(capture)
    } else if let mask = layer?.usableMask {
      self.mask = mask.captured(in: view, capture)
    }
  }

  /// Takes over the corner configuration of a view; where corners have several radii, they are drawn with the greatest.
  @MainActor
  private mutating func takeCorners(of view: UIView) {
    cornerRadius = Double(view.effectiveRadius(corner: .allCorners))
    corners = []
    for corner in UIRectCorner.single where view.effectiveRadius(corner: corner) > 0 {
      corners.formUnion(LayoutSnapshot.Corners(rawValue: Int(CACornerMask(corner).rawValue & 15)))
    }
  }

  /// Takes over what a layer draws by itself, without the layers in it.
  @MainActor
  fileprivate mutating func add(_ layer: CALayer, in host: UIView) {
    zPosition = Self.rounded(layer.zPosition)
    cornerRadius = Double(layer.cornerRadius)
    corners = LayoutSnapshot.Corners(rawValue: Int(layer.maskedCorners.rawValue & 15))
    hasContinuousCorners = layer.cornerCurve == .continuous
    if layer.borderWidth > 0 {
      border = LayoutSnapshot.Border(
        width: Double(layer.borderWidth),
        color: LayoutSnapshot.Color(layer.borderColor) ?? LayoutSnapshot.Color(0, 0, 0, alpha: 0)
      )
    }
    if layer.shadowOpacity > 0, let color = LayoutSnapshot.Color(layer.shadowColor) {
      shadow = LayoutSnapshot.Shadow(
        color: color.opacity(Double(layer.shadowOpacity)),
        x: Double(layer.shadowOffset.width),
        y: Double(layer.shadowOffset.height),
        radius: Double(layer.shadowRadius)
      )
      shadow?.path = layer.shadowPath.map(LayoutSnapshot.Path.init)
    }
    if background == nil { background = LayoutSnapshot.Color(layer.backgroundColor) }
    if let shown = layer.contents as? UIImage, image == nil {
      image = LayoutSnapshot.Image(shown, mode: layer.contentsGravity.modeName)
    }
    switch layer {
    case let layer as CAGradientLayer: gradient = LayoutSnapshot.Gradient(layer)
    case let layer as CAShapeLayer: shape = LayoutSnapshot.Shape(layer)
    case let layer as CATextLayer: lines += layer.lines(in: host)
    default: break
    }
  }

  /// A number without what the last digits of sines and cosines differ by between machines.
  fileprivate static func rounded(_ value: CGFloat) -> Double {
    let result = (Double(value) * 1e6).rounded() / 1e6
    return result == 0 ? 0 : result
  }
}

extension CALayer {
  /// The mask; nil for one that stands in the layer or around it, too.
  fileprivate var usableMask: CALayer? {
    mask.flatMap { stands(in: $0) || $0.stands(in: self) ? nil : $0 }
  }

  private func stands(in layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }

  /// The layers that were added to this one, each with the number of subviews behind it.
  fileprivate func capturedSublayers(
    in host: UIView,
    _ capture: LayerCapture
  ) -> [LayoutSnapshot.Layer] {
    guard !children.isEmpty else { return [] }
    var result: [LayoutSnapshot.Layer] = []
    var views = 0
    for part in parts {
      switch part {
      case .view: views += 1
      case .layer(let layer):
        guard var captured = layer.captured(in: host, capture) else { continue }
        captured.viewsBehind = view == nil ? 0 : views
        result.append(captured)
      }
    }
    return result
  }

  /// The layer with those in it; nil for one that is hidden, or that ``LayerCapture`` leaves out.
  ///
  /// Texts are set with the metrics of `host`.
  fileprivate func captured(
    in host: UIView,
    _ capture: LayerCapture
  ) -> LayoutSnapshot.Layer? {
    if let view { return view.capturedLayer(capture) }
    guard !isHidden, capture.enter(self) else { return nil }
    defer { capture.leave() }
    let (bounds, anchor) = (bounds, anchorPoint)
    var look = LayoutSnapshot.Look()
    look.opacity = Double(min(max(opacity, 0), 1))
    look.scrollX = Double(bounds.minX)
    look.scrollY = Double(bounds.minY)
    look.transform = LayoutSnapshot.Transform(affineTransform(), about: anchor)
    look.add(self, in: host)
    look.layers = capturedSublayers(in: host, capture)
    look.mask = usableMask?.captured(in: host, capture)
    var result = LayoutSnapshot.Layer(
      frame: LayoutRect(
        x: Double(position.x - anchor.x * bounds.width),
        y: Double(position.y - anchor.y * bounds.height),
        width: Double(bounds.width),
        height: Double(bounds.height)
      ),
      look: look
    )
    result.clipsToBounds = masksToBounds
    return result
  }
}

extension UIView {
  /// What is seen of a view that stands in no hierarchy, with its subviews, at its frame; nil for one without size.
  package var detachedPicture: LayoutSnapshot.Layer? {
    bounds.isEmpty ? nil : capturedLayer(LayerCapture())
  }

  /// A view that stands in no hierarchy as a layer, with its subviews: a mask.
  fileprivate func capturedLayer(_ capture: LayerCapture) -> LayoutSnapshot.Layer? {
    guard !isHidden, capture.enter(self) else { return nil }
    defer { capture.leave() }
    var look = look(capture)
    let own = look.layers
    look.layers = []
    for (place, subview) in subviews.enumerated() {
      look.layers += own.filter { $0.viewsBehind == place }
      if let layer = subview.capturedLayer(capture) { look.layers.append(layer) }
    }
    look.layers += own.filter { $0.viewsBehind >= subviews.count }
    for place in look.layers.indices { look.layers[place].viewsBehind = 0 }
    var result = LayoutSnapshot.Layer(frame: LayoutRect(storedFrame), look: look)
    result.clipsToBounds = clipsToBounds
    return result
  }
}

extension LayoutSnapshot.Transform {
  /// A map about an anchor; nil for one that changes nothing.
  fileprivate init?(_ map: CGAffineTransform, about anchor: CGPoint) {
    guard !map.isIdentity else { return nil }
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(LayoutSnapshot.Look.rounded)
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
    anchorX = LayoutSnapshot.Look.rounded(anchor.x)
    anchorY = LayoutSnapshot.Look.rounded(anchor.y)
  }
}

extension LayoutSnapshot.Path {
  /// A shape, in ten-thousandths of a point; without what is no number.
  @MainActor
  fileprivate init(_ path: CGPath) {
    func rounded(_ point: LayoutSnapshot.Point) -> LayoutSnapshot.Point {
      func number(_ value: Double) -> Double {
        let result = (value * 1e4).rounded() / 1e4
        return result.isFinite && result != 0 ? result : 0
      }
      return LayoutSnapshot.Point(number(point.x), number(point.y))
    }
    self.init(
      path.snapshot.commands.map { command in
        switch command {
        case .move(let point): .move(rounded(point))
        case .line(let point): .line(rounded(point))
        case .quadratic(let point, let control):
          .quadratic(rounded(point), control: rounded(control))
        case .cubic(let point, let first, let second):
          .cubic(rounded(point), control1: rounded(first), control2: rounded(second))
        case .close: .close
        }
      }
    )
  }
}

extension LayoutSnapshot.Gradient {
  /// A layer's gradient; nil for one without colours.
  ///
  /// Colours without places of their own are spread evenly.
  ///
  /// Source: Apple, `CAGradientLayer.locations`.
  @MainActor
  fileprivate init?(_ layer: CAGradientLayer) {
    let colors = (layer.colors ?? []).compactMap { color -> LayoutSnapshot.Color? in
      guard let color = color as? CGColor else { return nil }
      return LayoutSnapshot.Color(color) ?? LayoutSnapshot.Color(0, 0, 0, alpha: 0)
    }
    guard !colors.isEmpty else { return nil }
    let given = layer.locations?.map(\.doubleValue)
    let places =
      given.flatMap { $0.count == colors.count ? $0 : nil }
      ?? colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    self.init(
      .init(rawValue: layer.type.rawValue) ?? .axial,
      stops: zip(colors, places).map { .init($0, at: $1) },
      from: .init(Double(layer.startPoint.x), Double(layer.startPoint.y)),
      to: .init(Double(layer.endPoint.x), Double(layer.endPoint.y))
    )
  }
}

extension LayoutSnapshot.Shape {
  /// A layer's shape; nil for one that has none.
  @MainActor
  fileprivate init?(_ layer: CAShapeLayer) {
    guard let path = layer.path else { return nil }
    self.init(
      LayoutSnapshot.Path(path),
      fill: LayoutSnapshot.Color(layer.fillColor),
      stroke: LayoutSnapshot.Color(layer.strokeColor)
    )
    isEvenOdd = layer.fillRule == .evenOdd
    lineWidth = Double(layer.lineWidth)
    cap = .init(rawValue: layer.lineCap.rawValue) ?? .butt
    join = .init(rawValue: layer.lineJoin.rawValue) ?? .miter
    miterLimit = Double(layer.miterLimit)
    dash = layer.lineDashPattern?.map(\.doubleValue) ?? []
    dashPhase = Double(layer.lineDashPhase)
    start = Double(layer.strokeStart)
    end = Double(layer.strokeEnd)
  }
}

extension CATextLayer {
  /// The text in the layer's rectangle, from its top on.
  fileprivate func lines(in host: UIView) -> [LayoutSnapshot.TextLine] {
    let own = font as? UIFont
    let named = (font as? String).flatMap {
      UIFont.Face(name: $0, size: fontSize).map { UIFont(face: $0) }
    }
    let font = own?.withSize(fontSize) ?? named ?? .systemFont(ofSize: fontSize)
    let breakMode: NSLineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: .byClipping
      }
    let metrics = host.textMetrics
    let text: MeasuredText
    switch string {
    case let string as NSAttributedString:
      text = MeasuredText(
        string,
        default: font,
        lines: isWrapped ? 0 : 1,
        breakMode: breakMode,
        metrics: metrics
      )
    case let string as String:
      text = MeasuredText(
        string,
        font: font,
        lines: isWrapped ? 0 : 1,
        breakMode: isWrapped ? .byWordWrapping : breakMode,
        metrics: metrics
      )
    default: return []
    }
    let alignment: NSTextAlignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    return text.drawnLines(
      .init(
        area: CGRect(origin: .zero, size: bounds.size),
        alignment: alignment,
        isRightToLeft: host.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        vertical: .top,
        color: foregroundColor.map { UIColor(cgColor: $0) } ?? .white
      )
    )
  }
}

extension CALayerContentsGravity {
  /// UIKit's name of the content mode that does the same.
  fileprivate var modeName: String {
    switch self {
    case .resize: "scaleToFill"
    case .resizeAspect: "scaleAspectFit"
    case .resizeAspectFill: "scaleAspectFill"
    default: rawValue
    }
  }
}
