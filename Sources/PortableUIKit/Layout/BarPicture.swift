import Foundation
import LayoutEngine

/// What is seen of a bar, as layers of its view: its background, its words, symbols and images.
///
/// These are no views, as UIKit's own for them are private: nothing can be said of them.
///
/// Source: Apple's Human Interface Guidelines and design resources for iOS 18 and iOS 26, for fonts, margins and
/// shapes, in points; how high bars are say `BarMetrics`.
@MainActor
struct BarPicture {
  let view: UIView
  var layers: [LayoutSnapshot.Layer] = []
  /// Where the views stand that items bring.
  var placed: [(view: UIView, frame: CGRect)] = []

  /// Begins the picture of a bar.
  init(_ view: UIView) {
    self.view = view
  }

  /// Whether buttons and entries float on glass, as since iOS 26.
  var isGlass: Bool { view.traitCollection.systemGeneration >= .ios26 }
  var width: CGFloat { view.bounds.width }
  var height: CGFloat { view.bounds.height }
  /// The room between the bar's sides and what is in it.
  var margin: CGFloat { width >= 414 ? 20 : 16 }
  var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Mirrors a rectangle where the view reads from right to left.
  func across(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: width - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  // MARK: - Parts

  /// Adds a layer at a rectangle that is not mirrored any more.
  mutating func add(_ frame: CGRect, _ change: (inout LayoutSnapshot.Look) -> Void) {
    var look = LayoutSnapshot.Look()
    look.isDark = UITraitCollection.current.userInterfaceStyle == .dark
    look.tint = LayoutSnapshot.Color(view.tintColor)
    change(&look)
    layers.append(LayoutSnapshot.Layer(frame: LayoutRect(frame), look: look))
  }

  /// Adds a background with the line at its edge; `reach` is how far it goes on beyond the bar.
  mutating func addBackground(
    _ color: UIColor?,
    line: UIColor?,
    isAtTop: Bool,
    reach: CGFloat = 0
  ) {
    guard let color else { return }
    let y = isAtTop ? -reach : 0
    add(CGRect(x: 0, y: y, width: width, height: height + reach)) {
      $0.background = LayoutSnapshot.Color(color)
    }
    guard let line else { return }
    add(CGRect(x: 0, y: isAtTop ? height : -0.5, width: width, height: 0.5)) {
      $0.background = LayoutSnapshot.Color(line)
    }
  }

  /// Adds a plate of glass.
  mutating func addGlass(_ rect: CGRect, fill: UIColor? = nil) {
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    add(rect) { look in
      look.background =
        fill.map { LayoutSnapshot.Color($0) }
        ?? (isDark ? .init(44, 44, 46, alpha: 220) : .init(255, 255, 255, alpha: 225))
      look.cornerRadius = Double(min(rect.width, rect.height) / 2)
      look.border = .init(
        width: 0.5,
        color: isDark ? .init(255, 255, 255, alpha: 30) : .init(0, 0, 0, alpha: 18)
      )
      look.shadow = .init(color: .init(0, 0, 0, alpha: 30), x: 0, y: 3, radius: 8)
    }
  }

  /// Adds words in the middle of a rectangle's height.
  mutating func add(
    _ text: String,
    _ font: UIFont,
    in rect: CGRect,
    _ alignment: NSTextAlignment = .center,
    _ color: UIColor
  ) {
    let bounds = CGRect(origin: .zero, size: rect.size)
    let lines = view.lines(text, font, in: bounds, alignment: alignment, color: color)
    guard !lines.isEmpty else { return }
    add(rect) { $0.lines = lines }
  }

  /// Adds an image, or a symbol, in its own size in the middle of a rectangle.
  mutating func add(_ image: UIImage, in rect: CGRect, _ tint: UIColor) {
    add(rect) { look in
      look.image = LayoutSnapshot.Image(image, mode: "center", isStencil: true)
      look.tint = LayoutSnapshot.Color(image.tint ?? tint)
    }
  }

  /// The width of a text in points, rounded up.
  func extent(_ text: String, _ font: UIFont) -> CGFloat {
    MeasuredText(text, font: font, metrics: view.textMetrics).size(scale: 1).width
  }

  /// A symbol of a size in points.
  static func symbol(_ name: String, _ side: CGFloat, weight: Int = 400) -> UIImage {
    UIImage(name: name, size: CGSize(width: side, height: side), isSymbolImage: true)
      .weighing(weight)
  }
}
