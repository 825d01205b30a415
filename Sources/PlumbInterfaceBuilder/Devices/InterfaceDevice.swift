/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Sendable { case portrait, landscape }

/// A device of Interface Builder's canvas.
///
/// Screen sizes and scales: Apple, "Human Interface Guidelines, Layout, Specifications". Safe areas
/// without bars: seen in saved documents for 375×812, 390×844, 393×852 and 414×896; the others by
/// Apple's simulators of these devices, as widely published.
public struct InterfaceDevice: Hashable, Sendable {
  /// The editor's name of the device, such as `retina6_1`.
  public let id: String
  /// The kind of device.
  public let idiom: InterfaceTraits.Idiom
  /// Pixels per point.
  public let scale: Double
  /// The size in points when held upright.
  let portraitSize: InterfaceSize
  /// The height of the status bar upright, in points, or of the cut-out that it lies beside.
  let topInset: Double
  /// The room in points for the home indicator upright; 0 on devices with a home button.
  let bottomInset: Double
  /// Whether a phone's width class is regular in landscape: the large ones.
  let isLarge: Bool

  /// The size of the screen in points.
  public func size(_ orientation: DeviceOrientation) -> InterfaceSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: InterfaceSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// The size classes of the whole screen.
  ///
  /// Source: Apple, "Human Interface Guidelines, Layout, Device size classes".
  public func traits(_ orientation: DeviceOrientation) -> InterfaceTraits {
    if idiom == .pad {
      return InterfaceTraits(widthClass: .regular, heightClass: .regular, idiom: idiom)
    }
    switch orientation {
    case .portrait: return InterfaceTraits(widthClass: .compact, heightClass: .regular)
    case .landscape:
      return InterfaceTraits(widthClass: isLarge ? .regular : .compact, heightClass: .compact)
    }
  }

  /// The safe area of a full-screen view without navigation, tab or tool bars, in points.
  ///
  /// In landscape the cut-out and its mirror image are left and right, the home indicator takes 21
  /// points, and a phone's status bar is hidden.
  public func safeArea(_ orientation: DeviceOrientation) -> InterfaceInsets {
    if idiom == .pad || orientation == .portrait {
      return InterfaceInsets(top: topInset, left: 0, bottom: bottomInset, right: 0)
    }
    guard bottomInset > 0 else { return InterfaceInsets(top: 0, left: 0, bottom: 0, right: 0) }
    return InterfaceInsets(top: 0, left: topInset, bottom: 21, right: topInset)
  }

  /// The device that Interface Builder calls `id`.
  public static func named(_ id: String) -> InterfaceDevice? { table[id] }

  /// All known devices, phones before tablets, in the order of their size.
  public static var all: [InterfaceDevice] { list }

  private static let table = Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
}
