// swift-format-ignore-file
// Controls of the application's own, layers, shapes, animations and what assistive technology hears.
import UIKit

/// A dial that is turned by dragging.
final class DialControl: UIControl {
  var value: CGFloat = 0 {
    didSet {
      value = min(max(value, 0), 1)
      guard value != oldValue else { return }
      progressLayer.strokeEnd = value
      setNeedsDisplay()
      accessibilityValue = NumberFormatter.localizedString(from: NSNumber(value: Double(value)), number: .percent)
    }
  }
  var diameter: CGFloat = 80 { didSet { invalidateIntrinsicContentSize() } }
  private let trackLayer = CAShapeLayer(), progressLayer = CAShapeLayer()
  private var startValue: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (shape, color) in [(trackLayer, UIColor.systemFill), (progressLayer, .tintColor)] {
      shape.fillColor = nil
      shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
      shape.lineWidth = 8
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    progressLayer.strokeEnd = 0
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Volume"
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (dial: DialControl, previous: UITraitCollection) in
      guard dial.traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
      dial.progressLayer.strokeColor = UIColor.tintColor.resolvedColor(with: dial.traitCollection).cgColor
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }
  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4) }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer === self.layer else { return }
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 8,
      startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for shape in [trackLayer, progressLayer] {
      shape.frame = bounds
      shape.path = path.cgPath
    }
    CATransaction.commit()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startValue = value
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self), previous = touch.previousLocation(in: self)
    value += (previous.y - location.y) / bounds.height
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: [.editingDidEnd, .primaryActionTriggered])
  }

  override func cancelTracking(with event: UIEvent?) { value = startValue }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    UIBezierPath(ovalIn: bounds.insetBy(dx: -8, dy: -8)).contains(point)
  }

  override func accessibilityIncrement() { value += 0.1; sendActions(for: .valueChanged) }
  override func accessibilityDecrement() { value -= 0.1; sendActions(for: .valueChanged) }
  override func accessibilityActivate() -> Bool { value = 0.5; return true }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor.black.cgColor)
    context.translateBy(x: rect.midX, y: rect.midY)
    context.rotate(by: value * 2 * .pi)
    context.setLineCap(.round)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 0, y: -rect.height / 4))
    context.strokePath()
    let text = "\(Int(value * 100))" as NSString
    text.draw(at: CGPoint(x: -10, y: -8), withAttributes: [.font: UIFont.monospacedDigitSystemFont(ofSize: 14, weight: .medium)])
  }
}

/// Bars whose heights stand for values; each is an element of its own for assistive technology.
final class BarChartView: UIView {
  var values: [CGFloat] = [] { didSet { setNeedsLayout() } }
  private(set) var bars: [CALayer] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    bars.forEach { $0.removeFromSuperlayer() }
    let width = bounds.width / CGFloat(max(values.count, 1))
    bars = values.enumerated().map { index, value in
      let bar = CALayer()
      bar.frame = CGRect(x: CGFloat(index) * width, y: bounds.height * (1 - value), width: width, height: bounds.height * value)
      bar.backgroundColor = UIColor.systemIndigo.cgColor
      bar.shadowOpacity = 0.2
      bar.shadowPath = UIBezierPath(rect: bar.bounds).cgPath
      bar.actions = ["position": NSNull()]
      layer.insertSublayer(bar, at: 0)
      return bar
    }
    isAccessibilityElement = false
    accessibilityContainerType = .semanticGroup
    accessibilityElements = bars.enumerated().map { index, bar in
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "Bar \(index + 1)"
      element.accessibilityValue = "\(values[index])"
      element.accessibilityFrameInContainerSpace = bar.frame
      element.accessibilityTraits = [.staticText, .updatesFrequently]
      return element
    }
    UIAccessibility.post(notification: .layoutChanged, argument: accessibilityElements?.first)
  }

  override func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  func grow() {
    for (index, bar) in bars.enumerated() {
      let animation = CABasicAnimation(keyPath: "transform.scale.y")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 0.3
      animation.beginTime = CACurrentMediaTime() + Double(index) * 0.05
      animation.fillMode = .backwards
      animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
      animation.isRemovedOnCompletion = true
      bar.add(animation, forKey: "grow")
    }
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.damping = 12
    spring.stiffness = 180
    spring.mass = 1
    spring.initialVelocity = 0
    spring.duration = spring.settlingDuration
    let group = CAAnimationGroup()
    group.animations = [spring]
    group.repeatCount = .infinity
    group.autoreverses = true
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { [weak layer] in layer?.removeAllAnimations() }
    layer.add(group, forKey: nil)
    CATransaction.commit()
  }
}

/// A bubble with a tail, cut out by a mask.
final class BubbleView: UIView {
  let label = UILabel()
  private let maskLayer = CAShapeLayer()
  override class var requiresConstraintBasedLayout: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    addSubview(label)
    layer.mask = maskLayer
    layoutMargins = UIEdgeInsets(top: 10, left: 14, bottom: 20, right: 14)
    insetsLayoutMarginsFromSafeArea = false
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { fatalError() }

  private var hasConstraints = false
  override func updateConstraints() {
    if !hasConstraints {
      hasConstraints = true
      label.translatesAutoresizingMaskIntoConstraints = false
      let views: [String: Any] = ["label": label]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-[label]-|", metrics: nil, views: views)
          + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[label]-|", metrics: nil, views: views))
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    let path = UIBezierPath(roundedRect: body, byRoundingCorners: [.topLeft, .topRight, .bottomRight], cornerRadii: CGSize(width: 16, height: 16))
    path.move(to: CGPoint(x: body.minX, y: body.maxY))
    path.addQuadCurve(to: CGPoint(x: body.minX + 20, y: body.maxY), controlPoint: CGPoint(x: body.minX, y: bounds.maxY))
    path.close()
    path.usesEvenOddFillRule = false
    maskLayer.path = path.cgPath
    maskLayer.fillRule = .nonZero
    layer.shadowPath = path.cgPath
  }

}

enum Choreography {
  /// The card flies in, pulses and stays where the last keyframe put it.
  @MainActor static func run(_ card: UIView, in container: UIView) {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.frame.origin.y = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.frame.origin.y = 60 }
    }
    UIView.animate(
      withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5, options: [.allowUserInteraction]
    ) { card.frame.size.width = container.bounds.width - 40 } completion: { _ in }
    UIView.transition(with: card, duration: 0.2, options: .transitionFlipFromLeft) { card.backgroundColor = .systemRed }
    UIView.performWithoutAnimation { card.layoutIfNeeded() }
    let timing = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 1))
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    animator.addAnimations { card.center.x = container.bounds.midX }
    animator.addAnimations({ card.alpha = 1 }, delayFactor: 0.5)
    animator.isInterruptible = true
    animator.scrubsLinearly = false
    animator.pausesOnCompletion = false
    animator.pauseAnimation()
    animator.fractionComplete = 0.3
    animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: .curveEaseIn) { card.layer.zPosition = 1 }
  }

  @MainActor static func avatar(_ name: String, side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: side, height: side)).image { context in
      let bounds = context.format.bounds
      UIBezierPath(ovalIn: bounds).addClip()
      UIColor.systemGray3.set()
      UIRectFill(bounds)
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let initials = String(name.prefix(1)) as NSString
      initials.draw(in: bounds, withAttributes: [.paragraphStyle: style, .font: UIFont.boldSystemFont(ofSize: side / 2)])
      UIImage(systemName: "person")?.draw(in: bounds, blendMode: .multiply, alpha: 0.5)
      context.cgContext.clip(to: bounds)
      context.cgContext.drawLinearGradient(
        CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])!,
        start: .zero, end: CGPoint(x: 0, y: side), options: [])
    }
  }
}
