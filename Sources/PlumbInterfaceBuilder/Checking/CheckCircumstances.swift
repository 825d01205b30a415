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
  /// Whether to lay documents out from right to left.
  public var isRightToLeft = false
  /// The text size that labels follow if they say so, or nil for the default.
  public var contentSizeCategory: UIContentSizeCategory?

  /// Creates the circumstances that documents were saved in.
  public init() {}

  /// How to build documents, once for each device.
  var builds: [BuildOptions] {
    (devices.isEmpty ? [nil] : devices.map(Optional.some)).map { device in
      var build = BuildOptions()
      build.device = device
      build.isRightToLeft = isRightToLeft
      build.contentSizeCategory = contentSizeCategory
      return build
    }
  }
}
