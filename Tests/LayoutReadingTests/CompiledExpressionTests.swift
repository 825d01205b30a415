import Foundation
import ReadingFixtures
import Testing

@testable import LayoutReading

/// The compiler as the oracle of single expressions: those of a file are run, and read from the same file.
@MainActor
@Suite(.serialized) struct `Expressions that are compiled and read` {
  /// What is read otherwise than it was compiled, by what the file calls it.
  private func differences(
    _ list: String,
    _ file: String,
    _ compiled: [(name: String, make: @Sendable () -> String)]
  ) async throws -> [String] {
    let root = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let text = try String(contentsOfFile: "/\(root)/ReadingFixtures/\(file)", encoding: .utf8)
    var result: [String] = []
    let read = try await values(
      of: compiled.indices.map { "\(list)[\($0)].make()" },
      after: text
    )
    for (expression, read) in zip(compiled, read) {
      let expected = expression.make()
      if read != expected { result.append("\(expression.name): \(read) instead of \(expected)") }
    }
    return result
  }

  @Test func `have the same leading dots`() async throws {
    let found = try await differences("implicitMembers", "Implicit.swift", implicitMembers)
    #expect(found == [])
  }

  @Test func `have the same values`() async throws {
    let found = try await differences(
      "languageExpressions",
      "Language.swift",
      languageExpressions
    )
    #expect(found == [])
  }
}
