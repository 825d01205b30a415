import Foundation
import TestSupport

/// kiwi, driven through a small program of its own.
struct Peer {
  let program: PeerProgram

  /// What is timed.
  enum Mode: String {
    case build
    case resize
    case constant
    case churn
  }

  /// Builds the program, or answers nil where kiwi cannot be had.
  static func build() -> Peer? {
    PeerProgram(builtBy: "Scripts/build-kiwi").map(Peer.init)
  }

  /// The median time of some runs.
  ///
  /// - Parameters:
  ///   - mode: What is timed.
  ///   - workload: The system.
  ///   - runs: How often it is done.
  ///   - constants: The values that the changed constant takes by turns.
  /// - Returns: The time in microseconds; nil where the program failed.
  func median(
    _ mode: Mode,
    _ workload: Workload,
    runs: Int,
    constants: [Double] = []
  ) -> Double? {
    let arguments = [mode.rawValue, "\(runs)"] + constants.map { "\($0)" }
    return program.run(arguments, input: workload.text).flatMap(Double.init).map { $0 / 1000 }
  }
}
