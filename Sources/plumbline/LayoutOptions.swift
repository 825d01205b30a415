import ArgumentParser
import PlumbInterfaceBuilder

/// The device, direction and text size that a document is laid out for.
struct LayoutOptions: ParsableArguments {
  @Option(help: "A device to lay out for, as Interface Builder calls it, such as retina6_12.")
  var device: String?

  @Option(help: "ltr or rtl.")
  var direction = Check.Direction.ltr

  @Option(help: "The preferred text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.")
  var textSize: Check.TextSize?

  func validate() throws {
    guard let device, InterfaceDevice.named(device) == nil else { return }
    let known = InterfaceDevice.all.map(\.id).joined(separator: ", ")
    throw ValidationError("there is no device '\(device)'; known are \(known)")
  }

  /// How to build a document.
  var build: BuildOptions {
    var result = BuildOptions()
    result.device = device.flatMap(InterfaceDevice.named)
    result.isRightToLeft = direction == .rtl
    result.contentSizeCategory = textSize?.category
    return result
  }
}
