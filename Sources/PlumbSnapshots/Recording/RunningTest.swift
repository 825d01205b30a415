import Testing

/// The test that runs, as far as Swift Testing tells.
struct RunningTest: Hashable, Sendable {
  /// What tells it from all others, its arguments included; empty where Swift Testing runs no test.
  var identity: String
  /// Its arguments in words, or nil for a test that has none or whose arguments are not to be had.
  var arguments: [String]?
  /// Whether it is called once for each of several arguments.
  var isParameterized: Bool

  static var current: RunningTest {
    guard let test = Test.current else {
      return RunningTest(identity: "", arguments: nil, isParameterized: false)
    }
    guard let testCase = Test.Case.current, testCase.isParameterized else {
      return RunningTest(identity: "\(test.id)", arguments: nil, isParameterized: false)
    }
    let arguments = Self.arguments(of: testCase)
    return RunningTest(
      identity: "\(test.id) \(arguments ?? [])",
      arguments: arguments,
      isParameterized: true
    )
  }

  /// The arguments of a case in words.
  ///
  /// Swift Testing has them without a public member for them, so they are read by reflection; where a later version
  /// keeps them elsewhere, a test with arguments is asked for names.
  private static func arguments(of testCase: Test.Case) -> [String]? {
    guard let list = find("arguments", in: testCase, depth: 4) else { return nil }
    let values = Mirror(reflecting: list).children.map { argument in
      Mirror(reflecting: argument.value).children.first { $0.label == "value" }?.value
    }
    guard !values.isEmpty else { return nil }
    var words: [String] = []
    for value in values {
      guard let value else { return nil }
      words.append(Self.words(for: value))
    }
    return words
  }

  private static func find(_ label: String, in value: Any, depth: Int) -> Any? {
    guard depth > 0 else { return nil }
    for child in Mirror(reflecting: value).children {
      if child.label == label { return child.value }
      if let found = find(label, in: child.value, depth: depth - 1) { return found }
    }
    return nil
  }

  private static func words(for value: Any) -> String {
    if let text = value as? String { return text }
    if let named = value as? any CustomTestStringConvertible { return named.testDescription }
    if let raw = value as? any RawRepresentable { return "\(raw.rawValue)" }
    return "\(value)"
  }
}
