import PlumbDiagnosis
import PlumbInterfaceBuilder
import PortableUIKit
import Yams

extension Configuration {
  /// Reads a configuration from YAML.
  ///
  ///     exclude: [Generated]
  ///     fail_on: warning
  ///     rules:
  ///       far-relatives: warning
  ///       misplaced: off
  ///     paths:
  ///       "Legacy/**": off
  ///       "Settings/**":
  ///         ambiguous: off
  ///     fonts: [App/Resources/Fonts]
  ///     assets: [App/Assets.xcassets]
  ///     devices: [retina4_0, "iPhone 15"]
  ///     text_sizes: [L, AX3]
  ///     directions: [ltr, rtl]
  ///
  /// - Parameters:
  ///   - yaml: The text.
  ///   - file: The name that errors give.
  /// - Throws: ``ConfigurationError`` for what is not understood, with its line and column.
  public init(yaml: String, file: String) throws(ConfigurationError) {
    self.init(file: file)
    guard let root = try YAMLValue(yaml: yaml, file: file) else { return }
    for (key, value) in try root.mapping() {
      guard let known = Key(rawValue: key.text) else {
        throw key.unknown(among: Key.allCases.map(\.rawValue), "key")
      }
      switch known {
      case .include: include = try value.patterns()
      case .exclude: exclude = try value.patterns()
      case .fail_on: failOn = try value.choice(of: FailureLevel.self)
      case .rules: settings.rules = try value.ruleSettings()
      case .paths: settings.overrides = try value.overrides()
      case .fonts: fonts = try value.list().map(\.text)
      case .assets: assets = try value.list().map(\.text)
      case .devices:
        for device in try value.list() {
          if device.text == "all" {
            usesAllDevices = true
          } else if let known = InterfaceDevice.named(device.text) {
            devices.append(known)
          } else {
            throw device.unknown(among: InterfaceDevice.all.map(\.id) + ["all"], "device")
          }
        }
      case .text_sizes:
        textSizes = try value.choices(of: PreferredTextSize.self).map(\.category)
      case .directions: directions = try value.choices(of: TextDirection.self)
      }
    }
    if usesAllDevices, !devices.isEmpty { devices = [] }
  }

  /// The keys, as they are written.
  private enum Key: String, CaseIterable {
    case include, exclude, fail_on, rules, paths, fonts, assets, devices, text_sizes, directions
  }
}

extension YAMLValue {
  /// Patterns for paths.
  fileprivate func patterns() throws(ConfigurationError) -> [String] {
    var result: [String] = []
    for pattern in try list() {
      guard !pattern.text.isEmpty else { throw pattern.error("a pattern for paths is expected") }
      result.append(pattern.text)
    }
    return result
  }

  /// Settings by the rules' identifiers.
  fileprivate func ruleSettings() throws(ConfigurationError) -> [String: RuleSettings.Setting] {
    var result: [String: RuleSettings.Setting] = [:]
    for (key, value) in try mapping() {
      guard Rule.named(key.text) != nil else { throw key.error(Rule.unknown(key.text)) }
      result[key.text] = try value.ruleSetting()
    }
    return result
  }

  private func ruleSetting() throws(ConfigurationError) -> RuleSettings.Setting {
    // YAML takes `on` and `off` for truth values, but keeps how they are written.
    guard let setting = RuleSettings.Setting(word: text) else {
      throw error(
        "'\(text)' is not a setting of a rule: on, off, note, warning and error are"
      )
    }
    return setting
  }

  /// Settings of the files that patterns fit.
  fileprivate func overrides() throws(ConfigurationError) -> [RuleSettings.Override] {
    var result: [RuleSettings.Override] = []
    for (pattern, value) in try mapping() {
      guard !pattern.text.isEmpty else { throw pattern.error("a pattern for paths is expected") }
      guard value.isText else {
        result.append(.init(pattern: pattern.text, rules: try value.ruleSettings()))
        continue
      }
      guard value.text == "off" else {
        throw value.error(
          "'\(value.text)' cannot be said of all rules: 'off' can, or rules with settings, such as "
            + "`ambiguous: off`, each on a line of its own"
        )
      }
      result.append(.init(pattern: pattern.text, rules: [:], others: .off))
    }
    return result
  }
}
