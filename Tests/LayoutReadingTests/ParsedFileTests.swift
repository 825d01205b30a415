import Testing

@testable import LayoutReading

@MainActor
@Suite struct `Files that are parsed again` {
  private func parse(_ texts: (path: String, text: String)...) async -> [SourceFile] {
    await SourceFile.parse(texts, SystemConfiguration())
  }

  @Test func `are the same where they hold the same`() async {
    let first = await parse(("ParsedA.swift", "let a = 1"), ("ParsedB.swift", "let b = 2"))
    let second = await parse(("ParsedA.swift", "let a = 1"), ("ParsedB.swift", "let b = 3"))
    #expect(first[0] === second[0])
    #expect(first[1] !== second[1])
    #expect(second[1].text == "let b = 3")
  }

  @Test func `are folded anew where operators change around them`() async throws {
    let sum = (path: "ParsedSum.swift", text: "let sum = 1 +++ 2 * 3")
    func value(_ operators: String) async throws -> String {
      let function = "func +++ (left: Int, right: Int) -> Int { left * 10 + right }\n"
      let files = await parse(sum, ("ParsedOperators.swift", function + operators))
      let evaluator = Evaluator(SourceModule(files))
      Callbacks.evaluator = evaluator
      defer { Callbacks.evaluator = nil }
      let variable = try #require(evaluator.module.variable("sum", near: nil))
      return evaluator.describe(try evaluator.global(variable))
    }
    // 1 +++ (2 * 3), and (1 +++ 2) * 3.
    #expect(try await value("infix operator +++: AdditionPrecedence") == "16")
    let high = "precedencegroup High { higherThan: MultiplicationPrecedence }\n"
    #expect(try await value(high + "infix operator +++: High") == "36")
  }
}
