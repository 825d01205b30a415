import Foundation
import LayoutEngine
import PlumbInterfaceBuilder
import PortableUIKit
import Testing

/// A document with a switch, saved by a version of the tools.
private func document(tools: String) throws -> InterfaceDocument {
  try read(
    storyboard(
      """
      <subviews><switch id="toggle" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="toggle" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="1"/>
      <constraint firstItem="toggle" firstAttribute="top" secondItem="top" secondAttribute="top" id="2"/>
      </constraints>
      """
    ).replacingOccurrences(of: "22505.1", with: tools)
  )
}

// 51 × 31: saved frames of documents before Xcode 26; 63 × 28: recorded on iOS 26.1.
@MainActor @Suite struct `The system of a document` {
  private func size(tools: String, _ options: BuildOptions = BuildOptions()) throws -> [Double] {
    let builder = DocumentBuilder(
      try document(tools: tools),
      file: "Test.storyboard",
      options: options
    )
    let items = try builder.layouts().flatMap(\.snapshot.items)
    let frame = try #require(items.first { $0.id == "toggle" }?.frame)
    return [frame.width, frame.height]
  }

  @Test func `is that of the tools that saved it`() throws {
    #expect(try size(tools: "22505.1") == [51, 31])
    #expect(try size(tools: "24127") == [63, 28])
  }

  @Test func `is the one that options ask for`() throws {
    var circumstances = CheckCircumstances()
    circumstances.system = .ios26
    #expect(try size(tools: "22505.1", circumstances.builds[0]) == [63, 28])
    circumstances.system = .ios13
    #expect(try size(tools: "24127", circumstances.builds[0]) == [51, 31])
  }

  @Test func `is the current one for an app, unless options ask for another`() throws {
    let document = try document(tools: "22505.1")
    let live = try document.hierarchies()[0]
    let toggle = try live.object(id: "toggle", as: UISwitch.self)
    live.view.layoutIfNeeded()
    #expect(toggle.frame.size == CGSize(width: 63, height: 28))
    var options = BuildOptions()
    options.system = .ios13
    let former = try document.hierarchies(options: options)[0]
    let other = try former.object(id: "toggle", as: UISwitch.self)
    former.view.layoutIfNeeded()
    #expect(other.frame.size == CGSize(width: 51, height: 31))
  }
}
