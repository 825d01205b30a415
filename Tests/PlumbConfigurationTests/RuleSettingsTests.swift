import PlumbConfiguration
import PlumbDiagnosis
import Testing

@Suite struct `Rule settings` {
  private let yaml = """
    rules:
      far-relatives: warning
      misplaced: off
    paths:
      "Legacy/**":
        ambiguous: off
        misplaced: on
    """

  @Test func `turn rules off, and to another severity`() throws {
    let settings = try RuleSettings(yaml: yaml, file: "c.yml")
    #expect(!settings.rules(for: "New/A.xib").contains(.misplaced))
    #expect(settings.rules(for: "New/A.xib").contains(.ambiguous))
    let finding = Finding(.farRelatives, in: "", at: nil, items: [], message: "")
    #expect(settings.adjusted(finding, in: "A.xib").severity == .warning)
  }

  @Test func `count for paths`() throws {
    let settings = try RuleSettings(yaml: yaml, file: "c.yml")
    for path in ["Legacy/A.xib", "/work/Legacy/Deep/A.xib"] {
      #expect(!settings.rules(for: path).contains(.ambiguous), "\(path)")
      #expect(settings.rules(for: path).contains(.misplaced), "\(path)")
    }
    #expect(settings.rules(for: "NotLegacy/A.xib").contains(.ambiguous))
  }

  @Test func `of an empty file leave everything as it is`() throws {
    #expect(try RuleSettings(yaml: "", file: "c.yml") == RuleSettings())
    #expect(try RuleSettings(yaml: "rules:\n", file: "c.yml") == RuleSettings())
  }

  @Test(arguments: [
    ("rules:\n  no-such-rule: off", 2, "there is no rule 'no-such-rule'"),
    ("rules:\n  ambiguous: maybe", 2, "'maybe' is not a setting"),
    ("rulez: 1", 1, "'rulez' is not known"),
    ("rules: [a]", 1, "names with values are expected"),
    ("paths:\n  a: 1", 2, "names with values are expected"),
    ("rules: {\n  a: [", 2, "this is not YAML: did not find expected"),
    ("rules:\n  ambigous: off", 2, "there is no rule 'ambigous'; did you mean 'ambiguous'?"),
    (
      "rules:\n  ambiguous: off\n  ambiguous: on", 2, "this is not YAML: twice there is 'ambiguous'"
    ),
  ])
  func `that are wrong are told with file and line`(
    _ yaml: String,
    _ line: Int,
    _ message: String
  ) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try RuleSettings(yaml: yaml, file: "c.yml")
    }
    #expect(error?.file == "c.yml")
    #expect(error?.line == line)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }
}
