import Foundation
import PlumbDiagnosis
import PlumbInterfaceBuilder
import Testing

@MainActor
@Suite struct `Unknown elements` {
  @Test func `are laid out as views and reported once, with file and line`() throws {
    let element = { (id: String) in
      """
      <holoDeck translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></holoDeck>
      """
    }
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <subviews>
      \(element("a"))
      \(element("b"))
      </subviews></view></objects></document>
      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).xib")
    try Data(document.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let checker = LayoutChecker()
    checker.check(file.path)
    let report = checker.finish()
    #expect(report.failures.isEmpty)
    // The root and the two unknown views.
    #expect(report.views == 3)
    #expect(report.notes.map(\.line) == [6])
    #expect(report.notes.map(\.file) == [file.path])
    #expect(report.notes.allSatisfy { $0.message.contains("<holoDeck>") })
  }
}
