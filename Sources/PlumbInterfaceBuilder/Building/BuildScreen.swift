import PortableUIKit

/// The screen that a document is laid out for in place of its canvas.
struct BuildScreen {
  var device: InterfaceDevice
  var orientation: DeviceOrientation

  /// The screen that options ask for, or nil where they ask for none.
  ///
  /// A document without a device is one of an iPhone 8, as on the canvas.
  init?(_ options: BuildOptions, for document: InterfaceDocument) {
    guard options.device != nil || options.orientation != nil,
      let device = options.device ?? document.canvas?.device ?? InterfaceDevice.named("retina4_7")
    else { return nil }
    self.device = device
    orientation = options.orientation ?? .portrait
  }

  /// The size classes and the kind of device, which variations ask for.
  var traits: InterfaceTraits { device.traits(orientation) }

  /// The size in points.
  var size: InterfaceSize { device.size(orientation) }

  /// The safe area without bars.
  var safeArea: UIEdgeInsets {
    let insets = device.safeArea(orientation)
    return UIEdgeInsets(
      top: CGFloat(insets.top),
      left: CGFloat(insets.left),
      bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right)
    )
  }

  /// How high a bar is that takes some room upright: 32 points where there is little height.
  ///
  /// Source: general knowledge, not checked against a document.
  func bar(_ height: CGFloat) -> CGFloat {
    traits.heightClass == .compact ? min(height, 32) : height
  }

  /// What the screen is called in reports.
  var name: String { orientation == .portrait ? device.id : "\(device.id) landscape" }
}

extension InterfaceDocument {
  /// Whether the document is drawn in the dark style: that of the options, or the one that it was saved in.
  public func isDark(_ options: BuildOptions) -> Bool {
    options.isDark ?? (canvas?.appearance == "dark")
  }

  /// The size in points of a screen that the document is laid out for: that of the options, or of its canvas.
  @MainActor
  public func screenSize(of options: BuildOptions) -> InterfaceSize {
    BuildScreen(options, for: self)?.size ?? canvasSize
  }
}
