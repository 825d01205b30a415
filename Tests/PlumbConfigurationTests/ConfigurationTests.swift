import PlumbConfiguration
import PlumbDiagnosis
import PlumbInterfaceBuilder
import Testing

@Suite struct `A configuration` {
  private let yaml = """
    rules:
      far-relatives: warning
      misplaced: off
    paths:
      "Legacy/**":
        ambiguous: off
        misplaced: on
    """

  @Test func `turns rules off, and to another severity`() throws {
    let settings = try Configuration(yaml: yaml, file: "c.yml").settings
    #expect(!settings.rules(for: "New/A.xib").contains(.misplaced))
    #expect(settings.rules(for: "New/A.xib").contains(.ambiguous))
    let finding = Finding(.farRelatives, in: "", at: nil, items: [], message: "")
    #expect(settings.adjusted(finding, in: "A.xib").severity == .warning)
  }

  @Test func `counts for paths`() throws {
    let settings = try Configuration(yaml: yaml, file: "c.yml").settings
    for path in ["Legacy/A.xib", "/work/Legacy/Deep/A.xib"] {
      #expect(!settings.rules(for: path).contains(.ambiguous), "\(path)")
      #expect(settings.rules(for: path).contains(.misplaced), "\(path)")
    }
    #expect(settings.rules(for: "NotLegacy/A.xib").contains(.ambiguous))
  }

  @Test func `turns all rules off under a pattern, and some on again under a later one`() throws {
    let settings = try Configuration(
      yaml: "paths:\n  Legacy: off\n  Legacy/Login: {conflict: on}",
      file: "c.yml"
    ).settings
    #expect(settings.rules(for: "Legacy/Deep/A.xib").isEmpty)
    #expect(settings.rules(for: "Legacy/Login/A.xib") == [.conflict])
    #expect(!settings.rules(for: "New/A.xib").isEmpty)
  }

  @Test func `that is empty leaves everything as it is`() throws {
    for yaml in ["", "rules:\n", "exclude:\n", "# nothing\n"] {
      let configuration = try Configuration(yaml: yaml, file: "c.yml")
      #expect(configuration.settings == RuleSettings(), "\(yaml)")
      #expect(configuration.failOn == nil)
      #expect(configuration.covers("A.xib"))
    }
  }

  @Test func `knows every key`() throws {
    let configuration = try Configuration(
      yaml: """
        include: [App, "**/Shared/*.xib"]
        exclude: Generated
        fail_on: never
        devices: [retina4_0, "iPhone 15"]
        text_sizes: [L, AX3]
        directions: [ltr, rtl]
        assets: App/Assets.xcassets
        """,
      file: "c.yml"
    )
    #expect(configuration.failOn == .never)
    #expect(configuration.assets == ["App/Assets.xcassets"])
    #expect(configuration.devices == ["retina4_0", "iPhone 15"].compactMap(InterfaceDevice.named))
    #expect(configuration.textSizes.count == 2)
    #expect(configuration.directions == [.leftToRight, .rightToLeft])
    #expect(configuration.covers("App/Main.storyboard"))
    #expect(configuration.covers("Kit/Shared/A.xib"))
    #expect(!configuration.covers("Kit/A.xib"))
    #expect(!configuration.covers("App/Generated/A.xib"))
    #expect(try Configuration(yaml: "devices: all", file: "c.yml").usesAllDevices)
  }

  @Test(arguments: [
    ("rules:\n  no-such-rule: off", 2, 3, "there is no rule 'no-such-rule'"),
    ("rules:\n  ambiguous: maybe", 2, 14, "'maybe' is not a setting"),
    ("rulez: 1", 1, 1, "there is no key 'rulez'; did you mean 'rules'?"),
    ("excluded: [a]", 1, 1, "there is no key 'excluded'; did you mean 'exclude'?"),
    ("failOn: error", 1, 1, "there is no key 'failOn'; did you mean 'fail_on'?"),
    ("opt_in: 1", 1, 1, "there is no key 'opt_in'; there are include, exclude, fail_on, rules"),
    ("rules: [a]", 1, 8, "names with values are expected"),
    ("paths:\n  a: 1", 2, 6, "'1' cannot be said of all rules"),
    ("rules: {\n  a: [", 2, 1, "this is not YAML: did not find expected"),
    ("fail_on: fatal", 1, 10, "'fatal' is not one of error, warning, note, never"),
    ("devices: [retina4_0, retina4_9]", 1, 22, "there is no device 'retina4_9'; did you mean"),
    ("text_sizes: [L, huge]", 1, 17, "'huge' is not one of XS, S, M"),
    ("directions: {a: b}", 1, 13, "a list is expected"),
    ("exclude:\n  - [a]", 2, 5, "a word is expected"),
    ("exclude:\n  - *.xib", 2, 6, "this is not YAML"),
    ("rules:\n  ambigous: off", 2, 3, "there is no rule 'ambigous'; did you mean 'ambiguous'?"),
    (
      "rules:\n  ambiguous: off\n  ambiguous: on", 2, 3,
      "this is not YAML: twice there is 'ambiguous'"
    ),
  ])
  func `that is wrong is told with line, column and what was meant`(
    _ yaml: String,
    _ line: Int,
    _ column: Int,
    _ message: String
  ) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration(yaml: yaml, file: "c.yml")
    }
    #expect(error?.file == "c.yml")
    #expect(error?.line == line, "\(error.map(\.description) ?? "")")
    #expect(error?.column == column, "\(error.map(\.description) ?? "")")
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func `says that a pattern with a star in front needs quotation marks`() throws {
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration(yaml: "exclude:\n  - **/Old.xib", file: "c.yml")
    }
    #expect(error?.message.contains("begins with * needs quotation marks") == true)
  }
}
