public import PlumbDiagnosis
public import PortableUIKit

/// The side that a layout begins at.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// The settings, devices, directions and text sizes that documents are checked with.
public struct CheckCircumstances: Sendable {
  /// Which rules are looked for.
  public var settings = RuleSettings()
  /// How far texts grow, and other limits.
  public var options = DiagnosisOptions()
  /// The devices to lay documents out for; empty for the one that each was saved with.
  public var devices: [InterfaceDevice] = []
  /// Whether documents are laid out for every known device that their app supports, in place of ``devices``.
  public var usesAllDevices = false
  /// How the devices are held, or nil for upright and, without devices, as each was saved.
  public var orientation: DeviceOrientation?
  /// The directions to lay documents out in, one after the other; empty for left to right.
  public var directions: [TextDirection] = []
  /// The generation of the system, or nil for that of the tools that saved each document.
  public var system: SystemGeneration?
  /// The preferred text sizes that the app is opened with, one after the other; empty for the default.
  public var textSizes: [UIContentSizeCategory] = []
  /// What the app of the documents supports, or nil where it is not known.
  public var support: AppSupport?

  /// Whether pictures are drawn in the dark style, or nil for the style that each document was saved in; nothing that
  /// is checked depends on it.
  public var isDark: Bool?

  /// Creates the circumstances that documents were saved in.
  public init() {}

  /// Whether something is asked for that a snapshot, whose sizes are given, cannot follow.
  package var changesSizes: Bool {
    !devices.isEmpty || usesAllDevices || orientation != nil || !textSizes.isEmpty || system != nil
  }

  /// Whether documents are laid out from right to left alone.
  package var isRightToLeft: Bool { directions == [.rightToLeft] }

  /// How to build documents, once for each combination of device, direction and text size.
  package var builds: [BuildOptions] { variants.map(\.build) }

  /// A combination of device, direction and text size.
  struct Variant {
    var build: BuildOptions
    /// What it is called beside the device: nothing where all combinations have it in common.
    var name: String
  }

  /// The combinations.
  var variants: [Variant] {
    let directions = self.directions.isEmpty ? [.leftToRight] : self.directions
    let sizes = textSizes.isEmpty ? [nil] : textSizes.map(Optional.some)
    return screens.flatMap { screen in
      directions.flatMap { direction in
        sizes.map { size in
          var build = BuildOptions()
          build.device = screen.device
          build.orientation = screen.orientation
          build.isRightToLeft = direction == .rightToLeft
          build.system = system
          build.contentSizeCategory = size
          build.isDark = isDark
          let names =
            (directions.count > 1 ? [direction.rawValue] : [])
            + (sizes.count > 1 ? [size.flatMap(PreferredTextSize.init)?.rawValue ?? ""] : [])
          return Variant(build: build, name: names.joined(separator: ", "))
        }
      }
    }
  }

  /// Whether the combinations differ in more than the device.
  var areCombinations: Bool {
    directions.count > 1 || textSizes.count > 1
      || Set(screens.map(\.orientation)).count > 1
  }

  /// The devices, and how each is held.
  private var screens: [(device: InterfaceDevice?, orientation: DeviceOrientation?)] {
    guard usesAllDevices else {
      return (devices.isEmpty ? [nil] : devices.map(Optional.some)).map { ($0, orientation) }
    }
    guard let support else { return InterfaceDevice.all.map { ($0, orientation) } }
    let all = InterfaceDevice.all.flatMap { device in
      DeviceOrientation.allCases.filter {
        support.allows(device, $0) && (orientation == nil || orientation == $0)
      }.map { (device: Optional(device), orientation: Optional($0)) }
    }
    // Whoever asks for what the app does not support wants to see it nevertheless.
    return all.isEmpty ? InterfaceDevice.all.map { ($0, orientation) } : all
  }
}
