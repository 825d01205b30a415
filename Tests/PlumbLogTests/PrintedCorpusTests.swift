import Foundation
import PlumbLog
import Testing

/// Public logs, in a folder that the environment variable names.
private let folder = ProcessInfo.processInfo.environment["PLUMB_LOGS"]

/// What we print is held against what UIKit has printed.
@Suite(.enabled(if: folder != nil, "set PLUMB_LOGS to a folder of conflict logs"))
struct `A constraint of a real log` {
  /// The constraints of iOS 10 and later, but for those of layout libraries, and those whose names do not
  /// come back: names that the log shortens, and names that were replaced when the logs were collected.
  private var constraints: [LoggedConstraint] {
    get throws {
      let path = try #require(folder)
      let files = try FileManager.default.contentsOfDirectory(atPath: path).filter {
        $0.hasSuffix(".txt")
      }
      let listed: [LoggedConstraint] = try files.sorted().flatMap { file in
        let url = URL(fileURLWithPath: path).appendingPathComponent(file)
        return ConflictLog(bytes: [UInt8](try Data(contentsOf: url))).conflicts.flatMap(\.listed)
      }
      return listed.filter(comesBack)
    }
  }

  private func comesBack(_ constraint: LoggedConstraint) -> Bool {
    guard constraint.place == nil, constraint.mask == nil else { return false }
    let text = constraint.text
    return text.hasSuffix(")") && text.contains("   (active") && !text.contains("...")
      && !text.contains("Space(") && (!text.contains("names: ") || text.contains("names: '|':"))
  }

  @Test func `is printed as it was read`() throws {
    let constraints = try constraints
    #expect(constraints.count > 80)
    for constraint in constraints { #expect(constraint.printed() == "<\(constraint.text)>") }
  }
}
