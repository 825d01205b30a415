import Foundation
import Testing

@testable import TextMetrics

/// Strings with the places where a line may begin, as ICU 78 has it; `Scripts/line-break-oracle` writes them.
private struct OracleCase: CustomStringConvertible {
  var text: String
  var offsets: [Int]

  var description: String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  init?(_ row: Substring) {
    let parts = row.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, !row.hasPrefix("#") else { return nil }
    let scalars = parts[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
    text = ""
    text.unicodeScalars.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    offsets = parts[1].split(separator: " ").compactMap { Int($0) }
  }

  static func all(in file: URL) throws -> [OracleCase] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap(OracleCase.init)
  }
}

private let fixture = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent()
  .appending(path: "Fixtures/line-breaks/icu-78.txt")
private let larger = ProcessInfo.processInfo.environment["PLUMB_LINE_BREAKS"]

@Suite struct LineBreakOracleTests {
  @Test func `breaks where ICU breaks`() throws {
    let cases = try OracleCase.all(in: fixture)
    #expect(cases.count == 400)
    for each in cases {
      #expect(LineBreakOpportunities(of: each.text).offsets == each.offsets, "\(each)")
    }
  }

  @Test(.enabled(if: larger != nil, "PLUMB_LINE_BREAKS names no file"))
  func `breaks where ICU breaks in the file given`() throws {
    let cases = try OracleCase.all(in: URL(filePath: try #require(larger)))
    #expect(!cases.isEmpty)
    for each in cases {
      #expect(LineBreakOpportunities(of: each.text).offsets == each.offsets, "\(each)")
    }
  }

  @Test func `has the version of Unicode that the oracle has`() {
    // ICU 78 is of Unicode 17.
    #expect(LineBreakClasses.unicodeVersion == "17.0.0")
  }
}
