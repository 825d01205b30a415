package import Foundation
import LayoutEngine

/// The scenes of many files with small pictures, and what was found in them by rule.
package struct SceneGallery: Encodable, Sendable {
  /// A scene.
  struct Entry: Encodable {
    var name: String
    var file: String
    /// Where it is shown.
    var link: String
    /// The address of its picture.
    var picture: String
    /// The numbers of errors, warnings and notes.
    var counts: [Int]
  }

  /// Findings of a rule, of all scenes.
  struct Group: Encodable {
    var rule: String
    var severity: String
    var findings: [Found]
  }

  /// A finding of a scene.
  package struct Found: Encodable, Sendable {
    fileprivate var rule: String
    fileprivate var severity: String
    var message: String
    var scene: String
    var place: String?
    var link = ""

    /// Creates a finding of a rule; `place` is the file with the line.
    package init(rule: String, severity: String, message: String, scene: String, place: String?) {
      (self.rule, self.severity, self.message) = (rule, severity, message)
      (self.scene, self.place) = (scene, place)
    }

    enum CodingKeys: String, CodingKey { case message, scene, place, link }
  }

  private(set) var entries: [Entry] = []
  private(set) var rules: [Group] = []
  /// Why files could not be read, each with its name.
  package var failures: [String] = []
  /// Where news of the scenes are told, or nil for a list that stays as it is.
  package var events: String?
  /// Where the list is asked for anew.
  package var data: String?
  /// How many news the list has taken in.
  package var state: Int?

  /// Creates a list without scenes.
  package init() {}

  /// Whether there is nothing in it.
  package var isEmpty: Bool { entries.isEmpty && failures.isEmpty }

  /// Adds a scene.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - file: The file that it comes from.
  ///   - link: Where it is shown.
  ///   - picture: The address of its picture.
  ///   - findings: What was found in it.
  ///   - linkToFinding: Where a finding of a place among these is shown.
  package mutating func add(
    name: String,
    file: String,
    link: String,
    picture: String,
    findings: [Found],
    linkToFinding: (Int) -> String
  ) {
    let counts = ["error", "warning", "note"].map { severity in
      findings.count { $0.severity == severity }
    }
    entries.append(Entry(name: name, file: file, link: link, picture: picture, counts: counts))
    for (place, finding) in findings.enumerated() {
      var found = finding
      found.link = linkToFinding(place)
      let group = rules.firstIndex { $0.rule == found.rule && $0.severity == found.severity }
      if let group {
        rules[group].findings.append(found)
      } else {
        rules.append(Group(rule: found.rule, severity: found.severity, findings: [found]))
      }
    }
  }

  /// A text as part of an address.
  package static func encoded(_ text: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
    return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  /// A picture's SVG, without a page around it.
  package static func svg(of picture: LayoutPicture) -> String {
    var options = PictureOptions()
    options.isFramed = false
    return picture.svg(options)
  }

  /// A picture as an address that holds it.
  static func url(of picture: LayoutPicture) -> String {
    "data:image/svg+xml;base64," + Data(svg(of: picture).utf8).base64EncodedString()
  }

  /// The list for a script to read.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// A page of its own, which asks where ``events`` and ``data`` say for news.
  package func html(title: String) throws -> String {
    let script = [EmbeddedPages.galleryScript, EmbeddedPages.browseScript].joined(separator: "\n")
    let style = [EmbeddedPages.inspectorStyle, EmbeddedPages.galleryStyle].joined(separator: "\n")
    return EmbeddedPages.galleryDocument
      .replacing("/*STYLE*/", with: style)
      .replacing("/*SCRIPT*/", with: script)
      .replacing("<!--TITLE-->", with: SVG.escaped(title))
      .replacing("/*GALLERY*/", with: InspectorPage.embedded(try json()))
  }
}
