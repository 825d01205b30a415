import ArgumentParser
import PlumbDiagnosis
import PlumbReport

/// `plumbline rules`: lists the rules.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the rules that `check` looks for, with their severity."
  )

  func run() {
    let width = Rule.all.map(\.id.count).max() ?? 0
    for rule in Rule.all {
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let level = rule.isOnByDefault ? rule.severity.rawValue : "off"
      print(id, level + String(repeating: " ", count: max(0, 8 - level.count)), rule.title)
    }
  }
}
