public import Foundation

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that the program runs on: a phone, unless the current traits say otherwise.
  public static let current = UIDevice()

  /// What tells the device from others, for the apps of one maker: the same for the whole process.
  open private(set) lazy var identifierForVendor: UUID? = UUID()

  /// The model of the device, in the user's language.
  open var localizedModel: String { model }
  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; -1 as nobody knows.
  open var batteryLevel: Float { -1 }
  /// Whether the device sees that it is near something.
  open var isProximityMonitoringEnabled = false
  /// Whether several things go on at once; yes.
  open var isMultitaskingSupported: Bool { true }
  /// Makes the sound of a key; none here.
  open func playInputClick() {}

  /// The kind of device, as in ``UITraitCollection/current``.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }

  /// The name of the device.
  open var name: String { model }

  /// The model of the device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The name of the system.
  open var systemName: String { "iOS" }

  /// The version of the system that this library follows: 26.1, or 17.0 where the generation before is chosen.
  open var systemVersion: String {
    switch SystemGeneration.current {
    case .ios13: "17.0"
    case .ios26: "26.1"
    }
  }

  /// Whether the battery is charged.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// Whether the battery is charged; nobody knows.
  open var batteryState: BatteryState { .unknown }
  /// Whether something is near; nothing is.
  open var proximityState: Bool { false }

  /// Posted after the battery has another level; not here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  /// Posted after the battery is charged, or no more; not here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  /// Posted after something came near or went away; not here.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )
}

/// The kind of device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
