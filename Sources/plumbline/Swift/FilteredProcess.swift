import Foundation
import SourceRewriting

/// Gives diagnostics the columns of the user's files.
struct DiagnosticPlaces: Sendable {
  private let shifts: [String: ColumnShifts]

  init(_ overlay: SourceOverlay) { shifts = overlay.shifts }

  init(_ shifts: [String: ColumnShifts]) { self.shifts = shifts }

  /// Returns a line of output with the right column, where it begins with a place.
  func corrected(_ line: String) -> String {
    guard line.hasPrefix("/") else { return line }
    let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let number = Int(parts[1]), let column = Int(parts[2]),
      let moved = shifts[String(parts[0])]
    else { return line }
    let place = moved.original(line: number, column: column)
    let note = place.isAdded ? " (in text that plumbline added to the line)" : ""
    return "\(parts[0]):\(number):\(place.column):\(parts[3])\(note)"
  }
}

/// A program whose output is changed line by line on its way.
struct FilteredProcess {
  let program: URL
  let arguments: [String]
  let filter: DiagnosticPlaces
  /// Whether the output goes out as it is, because it is that of another program.
  let keepsOutput: Bool

  /// Runs the program to its end, and returns how it ended.
  func run() throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.standardInput
    let errors = Pipe()
    process.standardError = errors
    let output = Pipe()
    if !keepsOutput { process.standardOutput = output }
    try RunningProcesses.all.start(process)
    let group = DispatchGroup()
    var streams = [(errors.fileHandleForReading, FileHandle.standardError)]
    if !keepsOutput { streams.append((output.fileHandleForReading, FileHandle.standardOutput)) }
    for (from, to) in streams {
      let filter = filter
      DispatchQueue.global().async(group: group) { Self.copy(from, to, filter) }
    }
    group.wait()
    return try RunningProcesses.all.end(of: process)
  }

  private static func copy(_ from: FileHandle, _ to: FileHandle, _ filter: DiagnosticPlaces) {
    var rest = Data()
    while true {
      let data = from.availableData
      if data.isEmpty { break }
      rest += data
      guard let end = rest.lastIndex(of: 10) else { continue }
      let lines = rest[...end].split(separator: 10, omittingEmptySubsequences: false).dropLast()
      var text = Data()
      for line in lines {
        text += Data(filter.corrected(String(decoding: line, as: UTF8.self)).utf8)
        text.append(10)
      }
      to.write(text)
      rest = Data(rest[rest.index(after: end)...])
    }
    if !rest.isEmpty { to.write(rest) }
  }
}
