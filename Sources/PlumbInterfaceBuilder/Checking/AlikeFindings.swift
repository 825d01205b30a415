import LayoutEngine
import PlumbDiagnosis

extension LayoutChecker {
  /// The findings, with one for all that say of one line of code the same of several views: those of a class that another one
  /// holds more than once.
  static func oneForEachView(_ entries: [CheckReport.Entry]) -> [CheckReport.Entry] {
    struct Said: Hashable {
      var rule: Rule
      var severity: Finding.Severity
      var scene: String
      var file: String
      var place: SourceLocation
      /// What is wrong with which view of the class that is held.
      var message: String
      var view: String?
      var devices: CheckReport.Devices?
    }
    var result: [CheckReport.Entry] = []
    var first: [Said: Int] = [:]
    var others: [Int: [String]] = [:]
    for entry in entries {
      guard let place = entry.finding.location, place.file.hasSuffix(".swift") else {
        result.append(entry)
        continue
      }
      let said = Said(
        rule: entry.finding.rule,
        severity: entry.finding.severity,
        scene: entry.finding.scene,
        file: entry.file,
        place: place,
        message: unnamed(entry.finding),
        view: names(entry.finding.message).first,
        devices: entry.devices
      )
      guard let known = first[said] else {
        first[said] = result.count
        result.append(entry)
        continue
      }
      others[known, default: []].append(entry.finding.message)
      result[known].finding.details.append(entry.finding.message)
    }
    for (place, messages) in others {
      result[place].finding.message +=
        "; likewise "
        + likewise(messages, result[place].finding.message)
    }
    return result
  }

  /// Of which views other messages say the same as one, or how often they do where they name the same ones.
  private static func likewise(_ messages: [String], _ told: String) -> String {
    let own = names(told)
    let different = messages.compactMap { message in
      zip(own, names(message)).first { $0 != $1 }?.1
    }
    guard different.count == messages.count else {
      return "\(messages.count) more \(messages.count == 1 ? "time" : "times")"
    }
    return Wording.list(different, limit: 6)
  }

  /// The names in a message, in their order.
  private static func names(_ message: String) -> [String] {
    message.matches(of: /`[^`]*`/).map { String($0.output) }
  }

  /// A message without the names of views, without the numbers that tell views of one class apart, and without what texts
  /// measure.
  private static func unnamed(_ finding: Finding) -> String {
    let message = unnumbered(finding.message.replacing(/`[^`]*`/, with: "``"))
    return rulesOfTexts.contains(finding.rule) ? unmeasured(message) : message
  }
}
