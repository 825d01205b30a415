import PlumbLog
import TestSupport
import Testing

@Suite struct `A printed conflict` {
  /// Three hundred systems of each dialect; the seed says which one failed.
  @Test(arguments: LogPrinter.Dialect.allCases)
  func `is read as the same system`(_ dialect: LogPrinter.Dialect) throws {
    for seed in 0..<UInt64(300 * TestSettings.length) {
      var generator = LogGenerator(seed: seed, dialect: dialect)
      let constraints = generator.constraints(8)
      let texts = constraints.map(generator.printer.text)
      let message = ConflictMessage(constraints: texts, broken: texts[3]).text
      let conflicts = ConflictLog(message).conflicts
      try #require(conflicts.count == 1, "seed \(seed)")
      #expect(conflicts[0].problems.isEmpty, "seed \(seed): \(conflicts[0].problems)")
      #expect(conflicts[0].brokenIndex == 3, "seed \(seed)")
      let read = conflicts[0].listed
      try #require(read.count == constraints.count, "seed \(seed)")
      for (before, after) in zip(constraints, read) {
        var statement = after.statement
        statement.containment = nil
        #expect(statement == before.statement, "seed \(seed): \(after.text)")
        #expect(after.identifier == before.identifier)
        #expect(after.place == before.place)
        #expect(after.className == before.className)
      }
    }
  }
}
