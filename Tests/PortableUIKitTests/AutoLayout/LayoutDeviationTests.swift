import Foundation
import PortableUIKit
import Testing

/// The article is written by `RECORD=1 swift test --filter LayoutDeviationTests`.
@Suite struct LayoutDeviationTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(
      "Sources/PortableUIKit/PortableUIKit.docc/Articles/WhereWeDiffer.md"
    )

  @Test func `the article is made of the cases`() throws {
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(LayoutDeviation.article.utf8).write(to: Self.article)
    }
    #expect(try String(contentsOf: Self.article, encoding: .utf8) == LayoutDeviation.article)
  }

  @Test func `each case has its section and each section its case`() throws {
    let lines = try String(contentsOf: Self.article, encoding: .utf8).split(separator: "\n")
    let headings = lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(headings == ["Overview"] + LayoutDeviation.allCases.map(\.title))
    let names = lines.filter { $0.hasPrefix("Case `") }
    #expect(names == LayoutDeviation.allCases.map { "Case `\($0.rawValue)`." })
  }

  @Test(arguments: LayoutDeviation.allCases)
  func `each case says what differs and how that is known`(_ deviation: LayoutDeviation) {
    #expect(!deviation.appleDoes.isEmpty)
    #expect(!deviation.weDo.isEmpty)
    #expect(!deviation.source.isEmpty)
    #expect(deviation.appleDoes != deviation.weDo)
  }

  @Test func `counted misses add up`() {
    #expect(LayoutDeviation.allCases.compactMap(\.missedViews).reduce(0, +) == 311)
  }
}
