import ArgumentParser
import PlumbInterfaceBuilder
import PortableUIKit

/// The device, direction and text size that a document is laid out for.
struct LayoutOptions: ParsableArguments {
  @Option(
    help: """
      A device to lay out for, as Interface Builder calls it, such as retina6_12, or by the name it \
      is sold under, such as 'iPhone 15'.
      """
  )
  var device: String?

  @Option(help: "portrait or landscape, on --device or on the device of the document.")
  var orientation: Orientation?

  @Option(help: "ltr or rtl.")
  var direction: TextDirection?

  @Option(
    help: """
      The version of iOS, from 13 on, whose controls, bars and lists are laid out; without it that of the \
      Xcode that saved the document.
      """
  )
  var ios: SystemVersion?

  @Option(help: "The preferred text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.")
  var textSize: PreferredTextSize?

  enum Orientation: String, ExpressibleByArgument, CaseIterable {
    case portrait
    case landscape

    var orientation: DeviceOrientation { self == .portrait ? .portrait : .landscape }
  }

  /// A version of iOS as an argument.
  struct SystemVersion: ExpressibleByArgument {
    var system: SystemGeneration
    /// What the caller wrote.
    var text: String

    init?(argument: String) {
      guard let system = SystemGeneration(argument) else { return nil }
      self.system = system
      text = argument
    }
  }

  func validate() throws {
    if let device { _ = try Self.device(device) }
  }

  /// The device of a name.
  ///
  /// - Throws: `ValidationError` with the known names.
  static func device(_ name: String) throws -> InterfaceDevice {
    if let device = InterfaceDevice.named(name) { return device }
    let known = InterfaceDevice.all.map(\.id).joined(separator: ", ")
    throw ValidationError(
      "there is no device '\(name)'; known are \(known), and iPhones and iPads since 2018 by name, "
        + "such as 'iPhone 15'"
    )
  }

  /// The circumstances to look at documents in.
  var circumstances: CheckCircumstances {
    var result = CheckCircumstances()
    result.devices = device.flatMap(InterfaceDevice.named).map { [$0] } ?? []
    result.orientation = orientation?.orientation
    result.directions = direction.map { [$0] } ?? []
    result.system = ios?.system
    result.textSizes = textSize.map { [$0.category] } ?? []
    return result
  }

  /// How to build a document.
  var build: BuildOptions { circumstances.builds[0] }
}

/// Devices, directions and text sizes that a document is laid out for, one after the other.
struct LayoutVariants: ParsableArguments {
  @Option(
    help: """
      A device to lay out for, as Interface Builder calls it, or by the name it is sold under; may be \
      repeated.
      """
  )
  var device: [String] = []

  @Option(help: "portrait or landscape, on --device or on the device of the document.")
  var orientation: LayoutOptions.Orientation?

  @Option(help: "The version of iOS, from 13 on, whose controls, bars and lists are laid out.")
  var ios: LayoutOptions.SystemVersion?

  @Option(help: "ltr, rtl or both.")
  var direction = Direction.ltr

  @Option(help: "A preferred text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5; may be repeated.")
  var textSize: [PreferredTextSize] = []

  enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr
    case rtl
    case both
  }

  func validate() throws {
    for name in device { _ = try LayoutOptions.device(name) }
  }

  /// Whether to lay out from right to left, for each direction that is wanted.
  var directions: [Bool] {
    switch direction {
    case .ltr: [false]
    case .rtl: [true]
    case .both: [false, true]
    }
  }

  /// The circumstances, with a name for what the layouts' own names do not tell.
  var all: [(circumstances: CheckCircumstances, name: String)] {
    directions.flatMap { isRightToLeft in
      (textSize.isEmpty ? [nil] : textSize.map(Optional.some)).map { size in
        var result = CheckCircumstances()
        result.devices = device.compactMap(InterfaceDevice.named)
        result.orientation = orientation?.orientation
        result.directions = [isRightToLeft ? .rightToLeft : .leftToRight]
        result.system = ios?.system
        result.textSizes = size.map { [$0.category] } ?? []
        let landscape = orientation == .landscape ? ", landscape" : ""
        return (result, landscape + (size.map { ", text \($0.rawValue)" } ?? ""))
      }
    }
  }
}
