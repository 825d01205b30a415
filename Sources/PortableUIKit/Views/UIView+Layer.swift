extension UIView {
  /// The look of the view's rectangle.
  public var layer: CALayer {
    if let storedLayer { return storedLayer }
    let own: AnyClass? = EvaluatedCode.isRunning ? EvaluatedCode.layerClass(self) : nil
    let layer = (((own ?? type(of: self).layerClass) as? CALayer.Type) ?? CALayer.self).init()
    layer.view = self
    storedLayer = layer
    return layer
  }

  /// The anchor of the layer, without making one.
  var placedAnchor: CGPoint {
    hasAnchor ? storedLayer?.storedAnchor ?? CGPoint(x: 0.5, y: 0.5) : CGPoint(x: 0.5, y: 0.5)
  }
}

extension UIView: CALayerDelegate {}
