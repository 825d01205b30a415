import Foundation
import PlumbDiagnosis
import PlumbReport
import Testing

@Suite struct `A report for a program` {
  private func object(_ report: CheckReport, level: Finding.Severity = .warning) throws
    -> [String: Any]
  {
    try #require(
      JSONSerialization.jsonObject(with: report.json(level: level)) as? [String: Any]
    )
  }

  @Test func `has the documented keys and no others`() throws {
    let report = try object(sampleReport())
    #expect(
      Set(report.keys) == [
        "documents", "swiftFiles", "scenes", "views", "constraints", "seconds", "findings", "known",
        "ignored",
        "gone", "notes", "unreadable",
      ]
    )
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(
      findings.map { Set($0.keys) } == [
        [
          "rule", "severity", "file", "line", "scene", "views", "constraints", "message", "details",
        ],
        [
          "rule", "severity", "file", "line", "scene", "views", "constraints", "message", "details",
        ],
        // A finding without a place has no file and no line.
        ["rule", "severity", "scene", "views", "constraints", "message", "details"],
      ]
    )
    let unreadable = try #require(report["unreadable"] as? [[String: Any]])
    #expect(unreadable.map { Set($0.keys) } == [["file", "line", "message"]])
  }

  @Test func `holds what was found`() throws {
    let report = try object(sampleReport())
    #expect(report["documents"] as? Int == 2)
    #expect(report["scenes"] as? Int == 3)
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "conflict")
    #expect(finding["severity"] as? String == "error")
    #expect(finding["file"] as? String == "Main.storyboard")
    #expect(finding["line"] as? Int == 40)
    #expect(finding["scene"] as? String == "Offer")
    #expect(finding["views"] as? [String] == ["v-1"])
    // The system's constraints have no identity.
    #expect(finding["constraints"] as? [String] == ["c-1"])
    #expect(finding["message"] as? String == "`Card` width = 10: cannot all hold")
  }

  @Test func `leaves out what is below the level`() throws {
    let report = try object(sampleReport(), level: .error)
    #expect((report["findings"] as? [[String: Any]])?.count == 1)
  }

  @Test func `keeps odd names intact without raw control characters`() throws {
    let name = "\u{1B}[2J \u{202E} \u{0} \" \\ \n </script>"
    let json = try sampleReport(name: name).json(level: .warning)
    let bytes = Set(json).subtracting([0x0A])
    #expect(bytes.allSatisfy { $0 >= 0x20 })
    let report = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["message"] as? String == "`\(name)` width = 10: cannot all hold")
  }

  @Test func `is the same in every run`() throws {
    #expect(try sampleReport().json(level: .warning) == sampleReport().json(level: .warning))
  }
}
