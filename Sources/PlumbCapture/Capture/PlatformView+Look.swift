#if PLUMB_CAPTURE

import Foundation
import LayoutEngine

#if canImport(UIKit)
import UIKit

extension LayoutSnapshot.Image {
  /// The pixels that an image may have: more take too long to encode for a picture of a screen.
  private static let pixelLimit = 1_000_000.0

  /// Takes over an image, with its pixels as PNG where they are few enough.
  init(_ image: UIImage, mode: String) {
    self.init(
      name: "",
      width: Double(image.size.width),
      height: Double(image.size.height),
      isSymbol: image.isSymbolImage,
      mode: mode
    )
    let pixels = width * height * Double(image.scale * image.scale)
    guard pixels > 0, pixels <= Self.pixelLimit, let file = image.pngData() else { return }
    data = LayoutSnapshot.ImageData(mediaType: "image/png", [UInt8](file))
    guard data != nil else { return }
    isTemplate = image.renderingMode == .alwaysTemplate
    let caps = image.capInsets
    guard caps != .zero else { return }
    slices = LayoutInsets(caps)
    isTiled = image.resizingMode == .tile
  }
}

extension UIView {
  /// What the view looks like, in its own rectangle and its own style.
  var capturedLook: LayoutSnapshot.Look {
    var look = LayoutSnapshot.Look()
    look.isDark = traitCollection.userInterfaceStyle == .dark
    look.background = backgroundColor.flatMap { shown($0) }
    look.opacity = Double(min(max(alpha, 0), 1))
    look.tint = LayoutSnapshot.Color(tintColor, traitCollection)
    if let scrollView = self as? UIScrollView {
      look.scrollX = Double(scrollView.bounds.minX)
      look.scrollY = Double(scrollView.bounds.minY)
    }
    if safeAreaInsets != .zero { look.safeArea = LayoutInsets(safeAreaInsets) }
    look.add(layer, transform)
    if let image = (self as? UIImageView)?.image {
      look.image = LayoutSnapshot.Image(image, mode: contentMode.shownName)
    }
    look.control = capturedControl
    if let color = ownTint { look.tint = LayoutSnapshot.Color(color, traitCollection) }
    look.lines = capturedLines
    return look
  }

  /// A colour, or nil for one that is not seen.
  private func shown(_ color: UIColor) -> LayoutSnapshot.Color? {
    let color = LayoutSnapshot.Color(color, traitCollection)
    return color.alpha > 0 ? color : nil
  }

  /// The colour of a part that is not the tint colour.
  private var ownTint: UIColor? {
    #if !os(tvOS)
    switch self {
    case let view as UISwitch: return view.onTintColor ?? .systemGreen
    case let view as UISlider: return view.minimumTrackTintColor
    default: break
    }
    #endif
    return switch self {
    case let view as UIPageControl: view.currentPageIndicatorTintColor
    case let view as UIButton: view.configuration?.baseBackgroundColor
    case let view as UIProgressView: view.progressTintColor
    case let view as UIActivityIndicatorView: view.color
    default: nil
    }
  }

  // MARK: - Controls

  private var capturedControl: LayoutSnapshot.Control? {
    var control = commonControl
    #if !os(tvOS)
    control = touchedControl ?? control
    #endif
    if let view = self as? UIControl { control?.isEnabled = view.isEnabled }
    return control
  }

  #if !os(tvOS)
  /// The controls that need a finger.
  private var touchedControl: LayoutSnapshot.Control? {
    var control: LayoutSnapshot.Control
    switch self {
    case let view as UISwitch:
      control = .init(.toggle)
      control.value = view.isOn ? 1 : 0
    case let view as UISlider:
      control = .init(.slider)
      let length = view.maximumValue - view.minimumValue
      control.value = length > 0 ? Double((view.value - view.minimumValue) / length) : 0
    case is UIStepper: control = .init(.stepper)
    case is UIDatePicker, is UIPickerView: control = .init(.picker)
    case is UIToolbar: control = .init(.toolbar)
    default: return nil
    }
    return control
  }
  #endif

  private var commonControl: LayoutSnapshot.Control? {
    var control: LayoutSnapshot.Control
    switch self {
    case let view as UISegmentedControl:
      control = .init(.segments)
      control.count = view.numberOfSegments
      control.selected = view.selectedSegmentIndex
    case let view as UIPageControl:
      control = .init(.pages)
      control.count = max(0, view.numberOfPages)
      control.selected = view.currentPage
    case let view as UITextField:
      control = .init(.textField)
      control.style = view.borderStyle.shownName
    case is UIButton: control = .init(.button)
    case let view as UIProgressView:
      control = .init(.progress)
      control.value = Double(min(max(view.progress, 0), 1))
    case is UIActivityIndicatorView: control = .init(.activity)
    case is UISearchBar: control = .init(.searchBar)
    case is UINavigationBar: control = .init(.navigationBar)
    case let view as UITabBar:
      control = .init(.tabBar)
      control.count = view.items?.count ?? 0
      control.selected = view.items?.firstIndex { $0 === view.selectedItem } ?? -1
    case is UITableView: control = .init(.table)
    case is UITableViewCell: control = .init(.cell)
    default: return nil
    }
    return control
  }
}

extension LayoutSnapshot.Look {
  /// Takes over what a view's transform and its layer say, but for layers that code added.
  @MainActor
  fileprivate mutating func add(_ layer: CALayer, _ map: CGAffineTransform) {
    if !map.isIdentity {
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(Self.rounded)
      if numbers.allSatisfy(\.isFinite) {
        var own = LayoutSnapshot.Transform(
          a: numbers[0],
          b: numbers[1],
          c: numbers[2],
          d: numbers[3],
          tx: numbers[4],
          ty: numbers[5]
        )
        own.anchorX = Self.rounded(layer.anchorPoint.x)
        own.anchorY = Self.rounded(layer.anchorPoint.y)
        transform = own
      }
    }
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
    }
    if background == nil { background = LayoutSnapshot.Color(layer.backgroundColor) }
  }

  /// A number without what the last digits of sines and cosines differ by between machines.
  private static func rounded(_ value: CGFloat) -> Double {
    let result = (Double(value) * 1e6).rounded() / 1e6
    return result == 0 ? 0 : result
  }
}

extension LayoutSnapshot.Color {
  /// A colour as it is with some traits; black where it has no red, green and blue.
  init(_ color: UIColor, _ traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      alpha: Double(alpha)
    )
  }

  /// A colour of a layer; nil for one that is not seen.
  @MainActor
  init?(_ color: CGColor?) {
    guard let color else { return nil }
    self.init(UIColor(cgColor: color), UITraitCollection.current)
    if alpha == 0 { return nil }
  }
}

extension UIView.ContentMode {
  /// UIKit's name.
  fileprivate var shownName: String {
    switch self {
    case .scaleToFill: "scaleToFill"
    case .scaleAspectFit: "scaleAspectFit"
    case .scaleAspectFill: "scaleAspectFill"
    case .redraw: "redraw"
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .topLeft: "topLeft"
    case .topRight: "topRight"
    case .bottomLeft: "bottomLeft"
    case .bottomRight: "bottomRight"
    @unknown default: "scaleToFill"
    }
  }
}

extension UITextField.BorderStyle {
  /// UIKit's name.
  fileprivate var shownName: String {
    switch self {
    case .none: "none"
    case .line: "line"
    case .bezel: "bezel"
    case .roundedRect: "roundedRect"
    @unknown default: "none"
    }
  }
}

#else
import AppKit

extension NSView {
  /// What the view looks like, in its own rectangle.
  var capturedLook: LayoutSnapshot.Look {
    var look = LayoutSnapshot.Look()
    look.opacity = Double(min(max(alphaValue, 0), 1))
    guard let layer else { return look }
    look.cornerRadius = Double(layer.cornerRadius)
    look.background = layer.backgroundColor.flatMap { LayoutSnapshot.Color($0) }
    if layer.borderWidth > 0, let color = layer.borderColor.flatMap({ LayoutSnapshot.Color($0) }) {
      look.border = LayoutSnapshot.Border(width: Double(layer.borderWidth), color: color)
    }
    return look
  }
}

extension LayoutSnapshot.Color {
  /// A colour of a layer; nil for one that is not seen, or has no red, green and blue.
  fileprivate init?(_ color: CGColor) {
    guard let known = NSColor(cgColor: color)?.usingColorSpace(.sRGB), known.alphaComponent > 0
    else { return nil }
    self.init(
      red: Double(known.redComponent),
      green: Double(known.greenComponent),
      blue: Double(known.blueComponent),
      alpha: Double(known.alphaComponent)
    )
  }
}
#endif

#endif
