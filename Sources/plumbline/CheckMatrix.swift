import ArgumentParser
import PlumbInterfaceBuilder

/// What `check --matrix` tries in every combination, such as `phones,directions,text-sizes`.
struct CheckMatrix: ExpressibleByArgument, Hashable {
  /// Something in which combinations differ.
  enum Axis: String, CaseIterable {
    /// All iPhones that are known.
    case phones
    /// All iPads that are known.
    case tablets
    /// From left to right and from right to left.
    case directions
    /// All twelve sizes of texts.
    case textSizes = "text-sizes"
  }

  let axes: [Axis]

  /// Reads names of axes with commas between them, or nil where one of them is unknown or none is there.
  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let axes = parts.compactMap { Axis(rawValue: String($0)) }
    guard axes.count == parts.count, !axes.isEmpty else { return nil }
    self.axes = axes
  }

  static var allValueStrings: [String] { Axis.allCases.map(\.rawValue) }

  /// Whether it names devices.
  var namesDevices: Bool { axes.contains(.phones) || axes.contains(.tablets) }

  /// Adds what it asks for to circumstances, in place of what these have of the same.
  func apply(to circumstances: inout CheckCircumstances) {
    if namesDevices {
      circumstances.usesAllDevices = false
      circumstances.devices = InterfaceDevice.all.filter { device in
        axes.contains(device.idiom == .pad ? .tablets : .phones)
      }
    }
    if axes.contains(.directions) { circumstances.directions = TextDirection.allCases }
    if axes.contains(.textSizes) {
      circumstances.textSizes = PreferredTextSize.allCases.map(\.category)
    }
  }
}
