import Foundation
import TextMetrics
import Testing

@testable import PlumbInterfaceBuilder

/// The documents in the package's `Examples` folder.
enum Example {
  static let names = ["Login", "Settings", "Conflict", "Ambiguous"]

  static func data(_ name: String) throws -> Data {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: package.appendingPathComponent("Examples/\(name).storyboard"))
  }

  static func document(_ name: String) throws -> InterfaceDocument {
    try InterfaceDocument(data: try data(name), file: "\(name).storyboard")
  }
}

@Suite struct `Example documents` {
  @Test(arguments: Example.names)
  func `begin with a controller on a known device`(_ name: String) throws {
    let document = try Example.document(name)
    let initial = try #require(document.initialViewController)
    let device = try #require(document.canvas?.device)
    #expect(document.element(id: initial) == document.scenes.first?.controller)
    let frame = try #require(try document.scenes[0].root?.frame())
    #expect(frame.width == device.size(.portrait).width)
    #expect(frame.height == device.size(.portrait).height)
  }

  /// Labels that only their text sizes; the equal widths of the login form make "Email" wider.
  @Test(arguments: Example.names)
  func `save labels in the size of their text`(_ name: String) throws {
    let document = try Example.document(name)
    let scale = try #require(document.canvas?.device?.scale)
    for label in document.root.selfAndDescendants where label.name == "label" {
      let frame = try #require(try label.frame())
      let text = StyledText(
        try #require(try label.string("text")),
        font: try #require(try label.font())
      )
      let size = SystemFontMetrics().layout(text, fitting: .infinity, lineLimit: 1)
        .size(roundedToScale: scale)
      #expect(abs(size.height - frame.height) < 1e-9, "\(text.string)")
      if text.string == "Email" || name == "Conflict" && text.runs[0].font.weight == .bold {
        #expect(frame.width > size.width)
      } else {
        #expect(abs(size.width - frame.width) < 1e-9, "\(text.string)")
      }
    }
  }

  @Test func `tell the conflicting constraints by name`() throws {
    let document = try Example.document("Conflict")
    var names: [String] = []
    for element in document.root.selfAndDescendants where element.name == "constraint" {
      if let name = try element.constraint().identifier { names.append(name) }
    }
    #expect(names.sorted() == ["Title.leading", "Title.minWidth", "Title.trailing"])
  }
}
