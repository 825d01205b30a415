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

  /// Whether nothing was added yet.
  public var isEmpty: Bool { layouts.isEmpty }

  /// A solved layout with what was found in it, and with what its lists show.
  public struct Layout {
    fileprivate var content: InspectorLayout

    /// Prepares a layout.
    ///
    /// - Parameters:
    ///   - solved: The layout.
    ///   - findings: What was found in it.
    ///   - dark: The same layout, item by item, with the looks of the dark style; the page then has a
    ///     switch between both.
    /// - Throws: `SnapshotError` where the snapshot does not describe a layout.
    public init(
      _ solved: SolvedLayout,
      findings: [Finding],
      dark: LayoutSnapshot? = nil
    ) throws(SnapshotError) {
      content = try InspectorLayout(solved, findings: findings, name: "", dark: dark)
    }

    /// Puts another layout into a view of this one, as a list shows a cell.
    ///
    /// - Parameters:
    ///   - other: The layout.
    ///   - host: The place of the view among this layout's items, embedded ones counted.
    ///   - cell: What stands between both, such as a cell around its content view, or nil for nothing.
    ///   - darkCell: The same in the dark style.
    ///   - x: How far the layout stands from the left side of the view or cell, in points.
    ///   - y: How far it stands from the top, in points.
    /// - Precondition: The host is one of this layout's items.
    public mutating func embed(
      _ other: Layout,
      in host: Int,
      cell: LayoutSnapshot.Item? = nil,
      darkCell: LayoutSnapshot.Item? = nil,
      x: Double = 0,
      y: Double = 0
    ) {
      content.embed(other.content, in: host, cell: cell, darkCell: darkCell, x: x, y: y)
    }
  }

  /// Adds a layout; the first is shown when the page opens.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - name: What it is called among the page's layouts: its scene, device, direction.
  public mutating func add(_ layout: Layout, name: String) {
    var content = layout.content
    content.name = name
    layouts.append(content)
  }

  /// Adds a solved layout; the first is shown when the page opens.
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
    add(try Layout(solved, findings: findings), name: name)
  }

  /// Adds a layout that was reconstructed from a log.
  ///
  /// What the log does not tell is drawn dashed, and its numbers are not shown.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - name: What it is called among the page's layouts: the line of the log.
  public mutating func add(_ layout: ReconstructedLayout, name: String) {
    layouts.append(InspectorLayout(layout, name: name))
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
      let files = InspectorFiles()
      if let key = InspectorFiles.key { encoder.userInfo[key] = files }
      let data = try encoder.encode(Content(title: title, layouts: layouts))
      let images = try encoder.encode(files.urls)
      // Inside of a script element, only a "<" could end it or open a comment.
      let json = [data, images]
        .map { String(decoding: $0, as: UTF8.self).replacing("<", with: "\\u003c") }
      let script = [
        PackageResources.model_js, PackageResources.stage_js, PackageResources.shapes_js,
        PackageResources.groups_js,
        PackageResources.measures_js,
        PackageResources.panels_js, PackageResources.main_js,
      ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
      // The data come last: they might hold the marks of the others.
      return String(decoding: PackageResources.inspector_html, as: UTF8.self)
        .replacing(
          "/*STYLE*/",
          with: String(decoding: PackageResources.inspector_css, as: UTF8.self)
        )
        .replacing("/*SCRIPT*/", with: script)
        .replacing("/*IMAGES*/", with: json[1])
        .replacing("/*DATA*/", with: json[0])
    }
  }
}
