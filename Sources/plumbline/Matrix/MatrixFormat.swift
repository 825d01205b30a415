import ArgumentParser
import Foundation
import PlumbReport

/// How it is told what matrices of layouts found.
enum MatrixFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case markdown
  case junit

  /// Writes a report to the standard output.
  func write(_ report: MatrixReport) throws {
    switch self {
    case .text: print(report.text())
    case .markdown: print(report.markdown())
    case .junit: print(report.jUnit())
    case .json:
      try FileHandle.standardOutput.write(contentsOf: report.json() + Data("\n".utf8))
    }
  }
}
