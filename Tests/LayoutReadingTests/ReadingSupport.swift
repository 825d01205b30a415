import LayoutEngine
import Testing

@testable import LayoutReading

/// The layouts of a source.
@MainActor
func read(_ source: String) async -> [SourceLayout] {
  await SourceReader([("Test.swift", source)]).layouts()
}

/// What is left of an expression, as interpolation prints it.
@MainActor
func value(of expression: String, after declarations: String = "") async throws -> String {
  try await #require(values(of: [expression], after: declarations).first)
}

/// What is left of expressions, each evaluated as if it were the only one.
@MainActor
func values(of expressions: [String], after declarations: String) async throws -> [String] {
  let variables = expressions.enumerated().map { "let testedValue\($0.offset) = \($0.element)\n" }
  let source = declarations + "\n" + variables.joined()
  let files = await SourceFile.parse([("Test.swift", source)], SystemConfiguration())
  let module = SourceModule(files)
  return try expressions.indices.map { place in
    let evaluator = Evaluator(module)
    Callbacks.evaluator = evaluator
    defer {
      evaluator.finishRoot()
      Callbacks.evaluator = nil
    }
    let variable = try #require(module.variable("testedValue\(place)", near: nil))
    let value = try evaluator.global(variable)
    if case .unknown(let unknown) = value { return "unknown: \(unknown.text)" }
    return evaluator.describe(value)
  }
}
