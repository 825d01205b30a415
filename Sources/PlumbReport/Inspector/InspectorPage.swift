public import PlumbDiagnosis
import Foundation
public import LayoutEngine

/// A page that shows layouts: their views as a tree and as a picture, flat or turned in space, their
/// constraints and what was found.
///
///     var page = InspectorPage(title: "Login.storyboard")
///     try page.add(solved, findings: solved.findings(), name: "iPhone 15")
///     try page.html.write(toFile: "login.html", atomically: true, encoding: .utf8)
///
/// The page is one file. It asks the network for nothing, and its policy forbids it to; names and texts of
/// layouts become text and nothing else.
public struct InspectorPage {
  /// What the page is called.
  public var title: String
  private var layouts: [InspectorLayout] = []

  /// Creates a page without layouts.
  public init(title: String) {
    self.title = title
  }

  /// Adds a layout; the first is shown when the page opens.
  ///
  /// - Parameters:
  ///   - solved: The layout.
  ///   - findings: What was found in it.
  ///   - name: What it is called among the page's layouts: its scene, device, direction.
  /// - Throws: `SnapshotError` where the snapshot does not describe a layout.
  public mutating func add(
    _ solved: SolvedLayout,
    findings: [Finding],
    name: String
  ) throws(SnapshotError) {
    layouts.append(try InspectorLayout(solved, findings: findings, name: name))
  }

  private struct Content: Encodable {
    let title: String
    let layouts: [InspectorLayout]
  }

  /// The page's text.
  ///
  /// - Throws: `EncodingError` where a number is not finite.
  public var html: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(Content(title: title, layouts: layouts))
      // Inside of a script element, only a "<" could end it or open a comment.
      let json = String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
      let script = [
        PackageResources.model_js, PackageResources.stage_js, PackageResources.panels_js,
        PackageResources.main_js,
      ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
      // The data come last: they might hold the marks of the others.
      return String(decoding: PackageResources.inspector_html, as: UTF8.self)
        .replacing(
          "/*STYLE*/",
          with: String(decoding: PackageResources.inspector_css, as: UTF8.self)
        )
        .replacing("/*SCRIPT*/", with: script)
        .replacing("/*DATA*/", with: json)
    }
  }
}
