import ArgumentParser
import Foundation
import PlumbDiagnosis
import PlumbReport

/// `plumbline rules`: lists the rules.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the rules that `check` looks for, with their severity."
  )

  @Option(help: "text or json.")
  var format = Format.text

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  func run() throws {
    switch format {
    case .text:
      let width = Rule.all.map(\.id.count).max() ?? 0
      for rule in Rule.all {
        let id = rule.id + String(repeating: " ", count: width - rule.id.count)
        let level = rule.isOnByDefault ? rule.severity.rawValue : "off"
        print(id, level + String(repeating: " ", count: max(0, 8 - level.count)), rule.title)
      }
    case .json:
      try FileHandle.standardOutput.write(contentsOf: Rule.json(Rule.all) + Data("\n".utf8))
    }
  }
}
