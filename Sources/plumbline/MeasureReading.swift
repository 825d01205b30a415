import ArgumentParser
import Foundation
import LayoutEngine
import LayoutReading
import PlumbInterfaceBuilder

/// `plumbline measure-reading`: counts how much of code is read, for those who work on the reader.
struct MeasureReading: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure-reading",
    abstract: "Counts how much of Swift code is read.",
    discussion: """
      Each path is a module of its own: a file, or a folder with all its files. For each class that makes constraints \
      a line says how it was read, how many of the constraints that it states are in its layout, and how many of its \
      blocks were run; --reasons adds why something is missing.
      """,
    shouldDisplay: false
  )

  @Argument(help: "Files or folders.")
  var paths: [String]

  @Flag(help: "Say what is missing, and where.")
  var reasons = false

  @Flag(help: "Take every file of a folder for a module of its own.")
  var apart = false

  /// What is counted of all modules.
  private struct Totals {
    var classes = 0
    var whole = 0
    var part = 0
    var stated = 0
    var present = 0
    var blocks = 0
    var run = 0
  }

  @MainActor
  func run() async throws {
    if WatchedReading.isNeeded(for: paths, inFolders: true) { try WatchedReading.run() }
    var totals = Totals()
    for path in paths {
      let files = DocumentFiles([path], endingIn: [".swift"]) { DocumentFiles.isLeftOut($0) }.files
      for module in apart ? files.map({ [$0] }) : [files] {
        let reader = await SwiftSources(module).reader()
        let layouts = Dictionary(
          reader.layouts().map { ($0.location, $0) },
          uniquingKeysWith: { first, _ in first }
        )
        for stated in reader.statedConstraints() {
          write(stated, layouts[stated.location], &totals)
        }
      }
    }
    func rate(_ part: Int, _ whole: Int) -> String {
      whole == 0 ? "-" : String(format: "%.1f %%", 100 * Double(part) / Double(whole))
    }
    print(
      """
      \(totals.classes) classes make constraints: \(totals.whole) whole (\(rate(totals.whole, totals.classes))), \
      \(totals.part) in part (\(rate(totals.whole + totals.part, totals.classes)) with them)
      constraints: \(totals.present) of \(totals.stated) present (\(rate(totals.present, totals.stated)))
      blocks: \(totals.run) of \(totals.blocks) run (\(rate(totals.run, totals.blocks)))
      """
    )
  }

  @MainActor
  private func write(
    _ stated: StatedConstraints,
    _ layout: SourceLayout?,
    _ totals: inout Totals
  ) {
    var found: [SourceLocation: Int] = [:]
    for constraint in layout?.snapshot?.constraints ?? [] {
      if let place = constraint.origin { found[place, default: 0] += 1 }
    }
    let all = stated.constraints.values.reduce(0, +)
    let present = stated.constraints.map { min($0.value, found[$0.key] ?? 0) }.reduce(0, +)
    let run = stated.blocks.intersection(layout?.blocks ?? []).count
    totals.classes += 1
    if layout?.coverage == .whole { totals.whole += 1 }
    if layout?.coverage == .part { totals.part += 1 }
    totals.stated += all
    totals.present += present
    totals.blocks += stated.blocks.count
    totals.run += run
    print(
      "\(stated.location.file)\t\(stated.className)\t\(layout.map { "\($0.coverage)" } ?? "no root")\t"
        + "\(present)/\(all)\t\(run)/\(stated.blocks.count)"
    )
    guard reasons, let layout else { return }
    for reason in layout.reasons { print("    \(reason.place?.line ?? 0): \(reason.message)") }
    for reason in layout.contents {
      print("    \(reason.place?.line ?? 0): content: \(reason.message)")
    }
  }
}
