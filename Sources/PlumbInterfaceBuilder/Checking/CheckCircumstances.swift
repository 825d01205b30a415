public import PlumbDiagnosis
public import PortableUIKit

/// The settings, devices, directions and text sizes that documents are checked with.
public struct CheckCircumstances: Sendable {
  /// Which rules are looked for.
  public var settings = RuleSettings()
  /// How far texts grow, and other limits.
  public var options = DiagnosisOptions()
  /// The devices to lay documents out for; empty for the one that each was saved with.
  public var devices: [InterfaceDevice] = []
  /// How the devices are held, or nil for upright and, without devices, as each was saved.
  public var orientation: DeviceOrientation?
  /// Whether to lay documents out from right to left.
  public var isRightToLeft = false
  /// The generation of the system, or nil for that of the tools that saved each document.
  public var system: SystemGeneration?
  /// The preferred text size that the app is opened with, or nil for the default.
  public var contentSizeCategory: UIContentSizeCategory?

  /// Whether pictures are drawn in the dark style, or nil for the style that each document was saved in; nothing that
  /// is checked depends on it.
  public var isDark: Bool?

  /// Creates the circumstances that documents were saved in.
  public init() {}

  /// Whether something is asked for that a snapshot, whose sizes are given, cannot follow.
  package var changesSizes: Bool {
    !devices.isEmpty || orientation != nil || contentSizeCategory != nil || system != nil
  }

  /// How to build documents, once for each device.
  package var builds: [BuildOptions] {
    (devices.isEmpty ? [nil] : devices.map(Optional.some)).map { device in
      var build = BuildOptions()
      build.device = device
      build.orientation = orientation
      build.isRightToLeft = isRightToLeft
      build.system = system
      build.contentSizeCategory = contentSizeCategory
      build.isDark = isDark
      return build
    }
  }
}
