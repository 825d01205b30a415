import Foundation
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

@Suite(.enabled(if: Corpus.folder != nil, "set PLUMB_CORPUS to a folder of documents"))
struct `Fixes for real documents` {
  /// Each is made on a copy, which is laid out and looked through again; `Scripts/try-fixes` counts by halves.
  @MainActor @Test func `end what they are offered for, and make nothing else wrong`() throws {
    var audit = FixAudit()
    for file in try Corpus.sample() {
      guard let document = try? InterfaceDocument(contentsOf: file) else { continue }
      let layouts = try DocumentBuilder(document, file: file.path, options: BuildOptions())
        .layouts()
      for layout in layouts { audit.add(try SolvedLayout(layout.snapshot)) }
    }
    for (rule, count) in audit.counts.sorted(by: { $0.key < $1.key }) where count.tried > 0 {
      print(
        "\(rule): \(count.findings) findings, \(count.tried) fixes made, \(count.ineffective) in vain, "
          + "\(count.harmful) harmful, \(count.noted) with a new note"
      )
    }
    #expect(audit.counts.values.reduce(0) { $0 + $1.tried } > 0)
    #expect(audit.failures.isEmpty, "\(audit.failures.map(\.finding))")
  }
}
