public import PlumbDiagnosis
import LayoutEngine

extension CheckReport {
  /// The report as the XML that test reports of build servers are read from: a suite for each file, a
  /// failed case for each finding, and one that passed where nothing was found.
  public func jUnit(level: Finding.Severity) -> String {
    let shown = entries(from: level)
    let groups = Dictionary(grouping: shown) { $0.place ?? "" }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let total = max(1, shown.count + failures.count)
    lines.append(
      "<testsuites name=\"plumbline\" tests=\"\(total)\" failures=\"\(shown.count)\" "
        + "errors=\"\(failures.count)\">"
    )
    for (file, entries) in groups.sorted(by: { $0.key < $1.key }) {
      let name = Self.escaped(file)
      lines.append(
        "  <testsuite name=\"\(name)\" tests=\"\(entries.count)\" failures=\"\(entries.count)\" "
          + "errors=\"0\">"
      )
      for entry in entries {
        let finding = entry.finding
        let place = finding.location.map { "\($0.file):\($0.line)" } ?? entry.place ?? finding.scene
        lines += [
          "    <testcase classname=\"\(Self.escaped(finding.scene))\" "
            + "name=\"\(Self.escaped("\(finding.rule.id) \(place)"))\">",
          "      <failure type=\"\(Self.escaped(finding.rule.id))\" "
            + "message=\"\(Self.escaped(entry.message))\">\(Self.escaped(entry.text))</failure>",
          "    </testcase>",
        ]
      }
      lines.append("  </testsuite>")
    }
    for failure in failures {
      let name = Self.escaped(failure.file)
      lines += [
        "  <testsuite name=\"\(name)\" tests=\"1\" failures=\"0\" errors=\"1\">",
        "    <testcase classname=\"\(name)\" name=\"read\">",
        "      <error message=\"\(Self.escaped(failure.message))\"/>",
        "    </testcase>",
        "  </testsuite>",
      ]
    }
    if shown.isEmpty, failures.isEmpty {
      lines += [
        "  <testsuite name=\"plumbline\" tests=\"1\" failures=\"0\" errors=\"0\">",
        "    <testcase classname=\"plumbline\" name=\"no findings\"/>",
        "  </testsuite>",
      ]
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
