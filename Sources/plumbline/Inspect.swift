import ArgumentParser
import Foundation
import LayoutEngine
import PlumbInterfaceBuilder
import PlumbReport

/// `plumbline inspect`: writes a page on which layouts can be looked at from all sides.
struct Inspect: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a page that shows layouts flat and in space, with constraints and findings.",
    discussion: """
      The page is one file that needs no network and opens from disk. With several devices, \
      directions or text sizes, it has all of them to choose from.

      Exit status: 0 when the page was written, 2 for a wrong call or a file that cannot be read.
      """
  )

  @Argument(help: "A .xib or .storyboard file, or a snapshot as .json.")
  var file: String

  @Option(name: .shortAndLong, help: "The page to write.")
  var output: String

  @Option(help: "The only scene to show, by its name or identifier.")
  var scene: String?

  @Option(help: "A device to lay out for, as Interface Builder calls it; may be repeated.")
  var device: [String] = []

  @Option(help: "ltr, rtl or both.")
  var direction = Direction.ltr

  @Option(help: "A preferred text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5; may be repeated.")
  var textSize: [Check.TextSize] = []

  enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr
    case rtl
    case both
  }

  func validate() throws {
    for device in device where InterfaceDevice.named(device) == nil {
      let known = InterfaceDevice.all.map(\.id).joined(separator: ", ")
      throw ValidationError("there is no device '\(device)'; known are \(known)")
    }
  }

  @MainActor
  func run() async throws {
    var page = InspectorPage(title: URL(fileURLWithPath: file).lastPathComponent)
    var isEmpty = true
    for isRightToLeft in directions {
      for size in textSize.isEmpty ? [nil] : textSize.map(Optional.some) {
        var circumstances = CheckCircumstances()
        circumstances.isRightToLeft = isRightToLeft
        circumstances.contentSizeCategory = size?.category
        circumstances.devices = device.compactMap(InterfaceDevice.named)
        let reader = LayoutReader(circumstances)
        for snapshot in try reader.layouts(in: file, scene: scene) {
          let (solved, findings) = try reader.diagnose(snapshot, file: file)
          let name = snapshot.name + (size.map { ", text \($0.rawValue)" } ?? "")
          try page.add(solved, findings: findings, name: name)
          isEmpty = false
        }
      }
    }
    if isEmpty, let scene { throw ValidationError("\(file) has no scene '\(scene)'") }
    try page.html.write(toFile: output, atomically: true, encoding: .utf8)
  }

  private var directions: [Bool] {
    switch direction {
    case .ltr: [false]
    case .rtl: [true]
    case .both: [false, true]
    }
  }
}
