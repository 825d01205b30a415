import CoreGraphics
import QuartzCore
import UIKit

extension UIImage {
  /// One color, in a size.
  static func filled(_ color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    defer { UIGraphicsEndImageContext() }
    color.setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    guard let image = UIGraphicsGetImageFromCurrentImageContext() else { return UIImage() }
    return image
  }

  func scaled(to size: CGSize) -> UIImage? {
    UIGraphicsBeginImageContext(size)
    draw(in: CGRect(origin: .zero, size: size))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image
  }

  func cropped(to rect: CGRect) -> UIImage? {
    guard let part = cgImage?.cropping(to: rect) else { return nil }
    return UIImage(cgImage: part, scale: scale, orientation: imageOrientation)
  }

  var pixels: CGSize {
    guard let cgImage = cgImage else { return .zero }
    return CGSize(width: cgImage.width, height: cgImage.height)
  }

  var bubble: UIImage {
    let insets = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
    let image = resizableImage(withCapInsets: insets, resizingMode: .stretch)
    return image.capInsets == insets
      ? image : stretchableImage(withLeftCapWidth: 5, topCapHeight: 4)
  }

  var turned: UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let cg = context.cgContext
      UIGraphicsPushContext(cg)
      cg.translateBy(x: size.width / 2, y: size.height / 2)
      cg.rotate(by: .pi)
      _ = cg.boundingBoxOfClipPath
      UIGraphicsPopContext()
      draw(at: .zero)
    }
  }
}

func frames(of data: Data) -> Int {
  guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return 0 }
  let images = (0..<CGImageSourceGetCount(source)).compactMap {
    CGImageSourceCreateImageAtIndex(source, $0, nil)
  }
  return images.map { UIImage(cgImage: $0) }.count
}

let accent = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
let logo = #imageLiteral(resourceName: "logo")

final class BadgeLayer: CALayer {
  let inset: CGFloat

  init(inset: CGFloat) {
    self.inset = inset
    super.init()
  }

  override init(layer: Any) {
    inset = (layer as? BadgeLayer)?.inset ?? 0
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    inset = 0
    super.init(coder: coder)
  }

  override func preferredFrameSize() -> CGSize {
    let size = super.preferredFrameSize()
    return CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
  }
}

final class PulseView: UIView, CAAnimationDelegate {
  private(set) var isOver = false
  override class var layerClass: AnyClass { CATransformLayer.self }

  func pulse() -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))
    animation.delegate = self
    animation.speed = 2
    animation.timeOffset = 0.1
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
    layer.add(animation, forKey: "pulse")
    return animation
  }

  func pause() {
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
  }

  func fade() -> CATransition {
    let transition = CATransition()
    transition.type = .fade
    transition.startProgress = 0.2
    transition.endProgress = 0.8
    layer.add(transition, forKey: kCATransition)
    return transition
  }

  func place(_ frame: CGRect) {
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    layer.frame = frame
    CATransaction.commit()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { isOver = flag }

  func follow() -> CADisplayLink {
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    link.add(to: .main, forMode: .common)
    return link
  }

  @objc private func step(_ link: CADisplayLink) { link.invalidate() }
}

func isSame(_ one: CGRect, _ other: CGRect) -> Bool { one.equalTo(other) }
func told(_ size: CGSize) -> String { size.debugDescription }

func size(of descriptor: UIFontDescriptor) -> CGFloat? {
  (descriptor.object(forKey: .size) as? NSNumber).map { CGFloat($0.doubleValue) }
}

func heavy(_ font: UIFont) -> UIFont {
  let descriptor = font.fontDescriptor.addingAttributes([
    .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
  ])
  return UIFont(descriptor: descriptor, size: 0)
}

func point(_ coder: NSCoder) -> CGPoint { coder.decodeCGPoint(forKey: "point") }
func seconds() -> CFAbsoluteTime { CFAbsoluteTimeGetCurrent() }
func words() -> CFString { "words" as CFString }
func place(_ url: URL) -> CFURL { url as CFURL }
let version = Bundle.main.object(forInfoDictionaryKey: kCFBundleVersionKey as String) as? String
let nanoseconds = NSEC_PER_SEC
let count: NSInteger = 3
func process() -> ProcessInfo { ProcessInfo() }
