/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Sendable { case portrait, landscape }

/// A device of Interface Builder's canvas.
///
/// Screen sizes and scales: Apple's published figures. Safe areas without bars were seen in saved
/// documents for 375×667, 375×812, 390×844, 393×852 and 414×896; those of the other devices, and all
/// in landscape, are general knowledge and have not been checked against a document.
public struct InterfaceDevice: Hashable, Sendable {
  /// The editor's name of the device, such as `retina6_1`, or the one that it was asked for by.
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
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - toolsVersion: The version of Interface Builder that computed the saved frames. At the top it
  ///     took 44 points for 375×812 and 414×896 before version 21000, and none for 375×667 from
  ///     version 15000 to 22000. Without a version, what recent ones take.
  /// - Returns: The insets from the edges of the screen.
  /// - Note: Many documents from version 23500 on were saved with twice these insets; whether one was
  ///   cannot be told from its version.
  public func safeArea(
    _ orientation: DeviceOrientation,
    toolsVersion: Double? = nil
  ) -> InterfaceInsets {
    let top = toolsVersion.map(topInset(toolsVersion:)) ?? topInset
    if idiom == .pad || orientation == .portrait {
      return InterfaceInsets(top: top, left: 0, bottom: bottomInset, right: 0)
    }
    guard bottomInset > 0 else { return InterfaceInsets(top: 0, left: 0, bottom: 0, right: 0) }
    return InterfaceInsets(top: 0, left: top, bottom: 21, right: top)
  }

  private func topInset(toolsVersion: Double) -> Double {
    switch (id, toolsVersion) {
    case ("retina4_7", 15_000..<22_000): 0
    case ("retina5_9", ..<21_000), ("retina6_1", ..<21_000): 44
    default: topInset
    }
  }

  /// The device that Interface Builder calls `name`, such as `retina6_12`, or that Apple sells under it,
  /// such as `iPhone 15`; nil for a name that is not known.
  ///
  /// Those that are sold are the ones of `SimulatedDevice`, iPhones and iPads since 2018.
  public static func named(_ name: String) -> InterfaceDevice? {
    table[name] ?? sold(name, as: name)
  }

  /// All known devices, phones before tablets, in the order of their size.
  public static var all: [InterfaceDevice] { list }

  private static let table = Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
}

extension InterfaceDevice: CustomStringConvertible {
  /// The name of the device: tests that run for several print it.
  public var description: String { id }
}
