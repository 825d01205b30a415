import AllocatedBytes
import ArgumentParser
import Foundation

/// Measures the solver beside a public Cassowary, and the view layer beside a public flexbox, in one run.
@main
struct LayoutBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout-benchmarks",
    abstract: "Measures building and changing layouts, beside kiwi and Yoga where they can be had."
  )

  @Option(help: "A file to write the measurements to as JSON.")
  var json: String?

  @Flag(help: "Leave the peers out.")
  var withoutPeer = false

  @Option(help: "Measure only the workload of this name, or `scaling`, `views` or `flexbox`.")
  var only: String?

  @Option(help: "Only do this, for a profiler, as often as --times says.")
  var repeated: ViewLayer.Repeated?

  @Option(help: "Only build such layouts, for a profiler, each as often as --times says.")
  var built: Scaling.Family?

  @Option(help: "How many views the layouts that are built have, about.")
  var views = 1000

  @Option(help: "How often to do what is repeated or built.")
  var times = 1

  @Flag(help: "Return freed memory to the system, as a plain process does.")
  var returningMemory = false

  func run() throws {
    if !returningMemory { keep_freed_memory() }
    if let repeated {
      MainActor.assumeIsolated { repeated.run(times) }
      return
    }
    if let built { return try built.build(views: views, times: times) }
    let peer = withoutPeer ? nil : Peer.build()
    if peer == nil { print("kiwi: could not be had; its columns are empty") }
    var rows: [Measurement] = []
    for workload in Workload.measured where isWanted(workload.name) {
      Progress.show("\(workload.name), \(workload.size)")
      rows += try workload.measure(peer: peer)
    }
    if isWanted("scaling") { rows += try Scaling.measure() }
    if isWanted("views") { rows += MainActor.assumeIsolated { ViewLayer.measure() } }
    if isWanted("flexbox"), !withoutPeer {
      Progress.show("the feed in flexbox")
      rows += try MainActor.assumeIsolated { try Flexbox.measure() }
    }
    print(Table.text(rows))
    print(Table.notes)
    if let json { try Table.json(rows).write(to: URL(fileURLWithPath: json)) }
    print(Table.verdict(rows))
  }

  private func isWanted(_ name: String) -> Bool { only == nil || only == name }
}

/// A measured quantity, with the peer's where there is one, and what it must reach.
struct Measurement {
  var name: String
  var size: Int
  /// Ours, in `unit`.
  var ours: Double
  /// The peer's, in `unit`.
  var peer: Double?
  var unit: String
  var requirement: Requirement?

  /// What a measurement must reach.
  enum Requirement {
    /// The peer must take at least that many times as long.
    case ratio(Double)
    /// Ours must be at most that much.
    case atMost(Double)
    /// Both.
    case ratioAndAtMost(Double, Double)

    /// How many times as long the peer must take at least.
    var leastRatio: Double? {
      switch self {
      case .ratio(let least), .ratioAndAtMost(let least, _): least
      case .atMost: nil
      }
    }

    /// How much ours must be at most.
    var most: Double? {
      switch self {
      case .atMost(let most), .ratioAndAtMost(_, let most): most
      case .ratio: nil
      }
    }
  }

  /// The peer's time divided by ours.
  var ratio: Double? { peer.map { $0 / ours } }

  /// Whether the requirement is met, or nil where it cannot be told.
  var isMet: Bool? {
    guard let requirement else { return true }
    if let most = requirement.most, ours > most { return false }
    guard let least = requirement.leastRatio else { return true }
    return ratio.map { $0 >= least }
  }
}

/// Says on the standard error what is being measured.
enum Progress {
  static func show(_ text: String) {
    FileHandle.standardError.write(Data("measuring \(text)\n".utf8))
  }
}
