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
  let source = declarations + "\nlet testedValue = " + expression
  let files = await SourceFile.parse([("Test.swift", source)], SystemConfiguration())
  let module = SourceModule(files)
  let evaluator = Evaluator(module)
  Callbacks.evaluator = evaluator
  defer {
    evaluator.finishRoot()
    Callbacks.evaluator = nil
  }
  let variable = try #require(module.variable("testedValue", near: nil))
  let value = try evaluator.global(variable)
  if case .unknown(let unknown) = value { return "unknown: \(unknown.text)" }
  return evaluator.describe(value)
}
