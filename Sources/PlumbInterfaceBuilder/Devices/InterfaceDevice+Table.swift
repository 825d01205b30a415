import Foundation
import PortableUIKit

extension InterfaceDevice {
  /// The devices of the canvas.
  ///
  /// Screens and safe areas are those of `SimulatedDevice`, but for devices from before 2018.
  ///
  /// Seen in saved documents with this size: retina3_5, 4_0, 4_7, 5_9, 6_0, 6_1, 6_12, 6_5, 6_7,
  /// ipad9_7 and ipad12_9rounded. The sizes of the others, and the identifiers of most of them, are
  /// general knowledge and have not been checked against a document.
  static let list: [InterfaceDevice] = [InterfaceDevice?]([
    phone("retina3_5", 320, 480, scale: 2, top: 20, bottom: 0),
    phone("retina4_0", 320, 568, scale: 2, top: 20, bottom: 0),
    sold("retina4_7", as: "iPhone SE (3rd generation)"),
    phone("retina5_5", 414, 736, scale: 3, top: 20, bottom: 0, isLarge: true),
    sold("retina5_9", as: "iPhone 13 mini"),
    sold("retina6_0", as: "iPhone 14"),
    sold("retina6_1", as: "iPhone 11"),
    sold("retina6_12", as: "iPhone 15"),
    sold("retina6_3", as: "iPhone 16 Pro"),
    sold("retina6_5", as: "iPhone XS Max"),
    sold("retina6_7", as: "iPhone 14 Plus"),
    sold("retina6_72", as: "iPhone 15 Plus"),
    sold("retina6_9", as: "iPhone 16 Pro Max"),
    sold("ipad7_9", as: "iPad mini (5th generation)"),
    sold("ipad9_7", as: "iPad (6th generation)"),
    sold("ipad10_2", as: "iPad (9th generation)"),
    sold("ipad10_5", as: "iPad Air (3rd generation)"),
    pad("ipad12_9", 1024, 1366, top: 20, bottom: 0),
    sold("ipad8_3rounded", as: "iPad mini (6th generation)"),
    sold("ipad10_9rounded", as: "iPad Air (5th generation)"),
    sold("ipad11_0rounded", as: "iPad Pro 11-inch (4th generation)"),
    sold("ipad12_9rounded", as: "iPad Pro 12.9-inch (6th generation)"),
    sold("ipad13_0rounded", as: "iPad Pro 13-inch (M4)"),
  ]).compactMap(\.self)

  /// A device whose figures are those of one that Apple sells.
  static func sold(_ id: String, as name: String) -> InterfaceDevice? {
    guard let device = SimulatedDevice.named(name) else { return nil }
    let size = device.size()
    let safe = device.safeAreaInsets()
    return InterfaceDevice(
      id: id,
      idiom: device.idiom == .pad ? .pad : .phone,
      scale: Double(device.scale),
      portraitSize: InterfaceSize(width: Double(size.width), height: Double(size.height)),
      topInset: Double(safe.top),
      bottomInset: Double(safe.bottom),
      isLarge: device.idiom == .phone && device.horizontalSizeClass(.landscapeLeft) == .regular
    )
  }

  private static func phone(
    _ id: String,
    _ width: Double,
    _ height: Double,
    scale: Double,
    top: Double,
    bottom: Double,
    isLarge: Bool = false
  ) -> InterfaceDevice {
    InterfaceDevice(
      id: id,
      idiom: .phone,
      scale: scale,
      portraitSize: InterfaceSize(width: width, height: height),
      topInset: top,
      bottomInset: bottom,
      isLarge: isLarge
    )
  }

  private static func pad(
    _ id: String,
    _ width: Double,
    _ height: Double,
    top: Double,
    bottom: Double
  ) -> InterfaceDevice {
    InterfaceDevice(
      id: id,
      idiom: .pad,
      scale: 2,
      portraitSize: InterfaceSize(width: width, height: height),
      topInset: top,
      bottomInset: bottom,
      isLarge: false
    )
  }
}
