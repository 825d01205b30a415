package import Foundation
package import LayoutEngine

/// What the system draws over every app: the status bar, and the line at the bottom of screens without a home button.
///
/// They are layers and no views: an app has no views for them either.
@MainActor
package struct ScreenParts {
  /// The size of the screen in points.
  package var size: CGSize
  /// What these parts cover, in points, without the app's own bars.
  package var safeArea: UIEdgeInsets
  /// Whether time and signs are light, as over something dark.
  package var isLight: Bool
  /// Whether the status bar is there.
  package var hasStatusBar = true

  /// Describes a screen.
  package init(size: CGSize, safeArea: UIEdgeInsets, isLight: Bool) {
    self.size = size
    self.safeArea = safeArea
    self.isLight = isLight
  }

  private var ink: LayoutSnapshot.Color { isLight ? .white : .black }

  /// The layers, in front of everything.
  ///
  /// - Parameter view: Whose fonts are taken for the time.
  /// - Returns: Nothing for a screen of which the system covers nothing.
  package func layers(_ view: UIView) -> [LayoutSnapshot.Layer] {
    var result: [LayoutSnapshot.Layer] = []
    if hasStatusBar, safeArea.top >= 20 { result += statusBar(view) }
    if safeArea.bottom >= 20 { result.append(homeIndicator) }
    for index in result.indices { result[index].viewsBehind = .max }
    return result
  }

  /// Source: Apple's design resources: 134 points long and 5 high, 8 above the screen's lower edge; on its side
  /// longer, in proportion to the screen.
  private var homeIndicator: LayoutSnapshot.Layer {
    let isWide = size.width > size.height
    let length = isWide ? 210 : size.width > 500 ? 320 : 134.0
    var look = LayoutSnapshot.Look()
    look.background = ink
    look.cornerRadius = 2.5
    return LayoutSnapshot.Layer(
      frame: LayoutRect(
        x: (Double(size.width) - Double(length)) / 2,
        y: Double(size.height) - 13,
        width: Double(length),
        height: 5
      ),
      look: look
    )
  }

  // MARK: - The status bar

  /// The time and the signs at its sides, as on a phone whose battery is full.
  ///
  /// Source: Apple's design resources, to within a point: beside a sensor the time stands in the middle of its
  /// corner, on a screen with a home button in the middle.
  private func statusBar(_ view: UIView) -> [LayoutSnapshot.Layer] {
    let hasSensor = safeArea.top >= 40
    let isPad = min(size.width, size.height) >= 700
    let corner = (Double(size.width) - (safeArea.top > 50 ? 125 : 209)) / 2
    let middle = hasSensor && !isPad ? Double(safeArea.top) * 0.55 : isPad ? 12 : 10
    let font = UIFont.systemFont(
      ofSize: hasSensor && !isPad ? (safeArea.top > 50 ? 17 : 15) : 12,
      weight: .semibold
    )
    let width = Double(size.width)
    let words =
      hasSensor && !isPad
      ? CGRect(x: 0, y: middle - 12, width: corner + 6, height: 24)
      : isPad
        ? CGRect(x: 20, y: middle - 10, width: 120, height: 20)
        : CGRect(x: 0, y: middle - 10, width: width, height: 20)
    var time = LayoutSnapshot.Look()
    time.lines = view.lines(
      "9:41",
      font,
      in: CGRect(origin: .zero, size: words.size),
      alignment: isPad ? .left : .center,
      color: isLight ? .white : .black
    )
    let end = hasSensor && !isPad ? width - corner / 2 + 33 : width - (isPad ? 20 : 6)
    return [
      LayoutSnapshot.Layer(frame: LayoutRect(words), look: time),
      layer(bars(18, 12), end - 78, middle - 6, 18, 12),
      layer(waves, end - 52, middle - 6, 17, 12),
    ] + battery(end - 27, middle - 6)
  }

  private func layer(
    _ path: LayoutSnapshot.Path,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> LayoutSnapshot.Layer {
    var look = LayoutSnapshot.Look()
    look.shape = LayoutSnapshot.Shape(path, fill: ink)
    return LayoutSnapshot.Layer(
      frame: LayoutRect(x: x, y: y, width: width, height: height),
      look: look
    )
  }

  /// Four bars that grow.
  private func bars(_ width: Double, _ height: Double) -> LayoutSnapshot.Path {
    LayoutSnapshot.Path(
      (0..<4).flatMap { index -> [LayoutSnapshot.Path.Command] in
        let (x, top) = (Double(index) * 5, height * (1 - Double(index + 1) / 4))
        return [
          .move(.init(x, height)), .line(.init(x, top)), .line(.init(x + 3, top)),
          .line(.init(x + 3, height)), .close,
        ]
      }
    )
  }

  /// A fan of three waves.
  private var waves: LayoutSnapshot.Path {
    func band(_ outer: Double, _ inner: Double) -> [LayoutSnapshot.Path.Command] {
      let (x, y) = (8.5, 11.5)
      func point(_ radius: Double, _ side: Double) -> LayoutSnapshot.Point {
        .init(x + side * radius * 0.7071, y - radius * 0.7071)
      }
      let (high, low) = (y - outer * 1.414, y - inner * 1.414)
      return [
        .move(point(outer, -1)), .quadratic(point(outer, 1), control: .init(x, high)),
        .line(point(inner, 1)), .quadratic(point(inner, -1), control: .init(x, low)), .close,
      ]
    }
    return LayoutSnapshot.Path(band(11.5, 9) + band(7.5, 5) + band(3.5, 0))
  }

  private func battery(_ x: Double, _ y: Double) -> [LayoutSnapshot.Layer] {
    var shell = LayoutSnapshot.Look()
    shell.border = .init(width: 1, color: ink.opacity(0.4))
    shell.cornerRadius = 3.8
    var charge = LayoutSnapshot.Look()
    charge.background = ink
    charge.cornerRadius = 2.3
    var pole = LayoutSnapshot.Look()
    pole.background = ink.opacity(0.4)
    pole.cornerRadius = 0.7
    return [
      .init(frame: LayoutRect(x: x, y: y, width: 24, height: 12), look: shell),
      .init(frame: LayoutRect(x: x + 2, y: y + 2, width: 20, height: 8), look: charge),
      .init(frame: LayoutRect(x: x + 25, y: y + 4, width: 1.4, height: 4), look: pole),
    ]
  }
}

extension CapturedLayout {
  /// Adds what the system draws over a window that fills its screen, as its topmost controller wants it.
  @MainActor
  mutating func addScreenParts() {
    guard let window = objects.first as? UIWindow, !snapshot.items.isEmpty,
      window.bounds.size == window.screen.bounds.size
    else { return }
    var controller = window.rootViewController
    while let inner = controller?.statusBarChild { controller = inner }
    var parts = ScreenParts(
      size: window.bounds.size,
      safeArea: window.safeAreaInsets,
      isLight: snapshot.items[0].look?.isDark == true
    )
    parts.hasStatusBar = controller?.prefersStatusBarHidden != true
    switch controller?.preferredStatusBarStyle {
    case .lightContent: parts.isLight = true
    case .darkContent: parts.isLight = false
    default: break
    }
    snapshot.items[0].look?.layers += parts.layers(window)
  }
}

extension UIViewController {
  /// The controller that decides over the status bar in this one's place.
  fileprivate var statusBarChild: UIViewController? {
    if let presentedViewController { return presentedViewController }
    if let stack = self as? UINavigationController { return stack.topViewController }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController }
    return childForStatusBarStyle
  }
}
