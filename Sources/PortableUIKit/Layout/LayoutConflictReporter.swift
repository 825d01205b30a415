internal import LayoutEngine
internal import Logging

/// Tells the developer of constraints that cannot all hold.
@MainActor
enum LayoutConflictReporter {
  private static let logger = Logger(label: "LayoutConstraints")
  /// The conflicts that were logged, so that one that stays is logged once.
  private static var known: Set<String> = []

  static func report(_ conflicts: [LayoutConflict], in host: LayoutHost) {
    for conflict in conflicts {
      let lines = conflict.members.compactMap { member -> String? in
        guard case .constraint(let id) = member.subject else { return nil }
        return host.constraintObjects[id.index].map { "\($0.takeUnretainedValue())" }
      }
      let broken = conflict.broken.flatMap { host.constraintObjects[$0.index] }
      let text = """
        Unable to simultaneously satisfy constraints.
        (
        \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
        )

        Will attempt to recover by breaking constraint
        \(broken.map { "\($0.takeUnretainedValue())" } ?? "")
        """
      guard known.insert(text).inserted else { continue }
      logger.warning("\(text)")
    }
  }
}
