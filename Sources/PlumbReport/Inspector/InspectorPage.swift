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
  /// Fonts that the page holds, for texts in the app's own fonts.
  public var fonts: [EmbeddedFont] = []
  private var layouts: [InspectorLayout] = []
  /// The scenes that the page begins with, where it is one of several files.
  private var gallery = SceneGallery()

  /// Creates a page without layouts.
  public init(title: String) {
    self.title = title
  }

  /// Whether nothing was added yet.
  public var isEmpty: Bool { layouts.isEmpty }

  /// A solved layout with what was found in it, and with what its lists show.
  public struct Layout {
    fileprivate var content: InspectorLayout

    /// Prepares a layout that was reconstructed from a log.
    package init(_ layout: ReconstructedLayout) {
      content = InspectorLayout(layout, name: "")
    }

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

  /// Adds a layout of one of several files, which the page lists with a small picture before any is opened.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - name: What it is called among the page's layouts.
  ///   - file: The file that it comes from.
  ///   - picture: What it looks like, with what was found in it.
  package mutating func add(
    _ layout: Layout,
    name: String,
    file: String,
    picture: LayoutPicture
  ) {
    var own = file + " – " + name
    var number = 1
    while layouts.contains(where: { $0.name == own }) {
      number += 1
      own = "\(file) – \(name) (\(number))"
    }
    add(layout, name: own)
    let link = "#layout=" + SceneGallery.encoded(own)
    gallery.add(
      name: name,
      file: file,
      link: link,
      picture: SceneGallery.url(of: picture),
      findings: picture.findings.map {
        .init(
          rule: $0.rule.id,
          severity: $0.severity.rawValue,
          message: $0.message,
          scene: name,
          place: $0.location.map(InspectorLayout.place)
        )
      },
      linkToFinding: { "\(link)&finding=\($0 + 1)" }
    )
  }

  /// Notes a file that could not be read, which the list of scenes tells.
  package mutating func addFailure(_ message: String) { gallery.failures.append(message) }

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
    let fonts: [Font]?
  }

  private struct Font: Encodable {
    let name: String
    /// The file, in base 64.
    let file: String
    let italic: Bool

    init(_ font: EmbeddedFont) {
      name = SVGWriter.plainName(font.name)
      file = font.file.base64EncodedString()
      italic = font.isItalic
    }
  }

  /// What the page is about, as its script reads it: the layouts, and the files of their images.
  ///
  /// - Throws: `EncodingError` where a number is not finite.
  package func json() throws -> (data: String, images: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let files = InspectorFiles()
    if let key = InspectorFiles.key { encoder.userInfo[key] = files }
    let data = try encoder.encode(
      Content(title: title, layouts: layouts, fonts: fonts.isEmpty ? nil : fonts.map(Font.init))
    )
    let images = try encoder.encode(files.urls)
    return (Self.embedded(data), Self.embedded(images))
  }

  /// JSON that can stand in a script element of a page: only a "<" could end it or open a comment, and only "/*" begin a
  /// mark of the page.
  static func embedded(_ json: Data) -> String {
    String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
      .replacing("/*", with: "\\u002f*")
  }

  /// The page's text.
  ///
  /// - Throws: `EncodingError` where a number is not finite.
  public var html: String {
    get throws {
      let (data, images) = try json()
      return try Self.html(data: data, images: images, gallery: gallery)
    }
  }

  /// A page of what ``json()`` gave; one with `live` follows what it shows.
  package static func html(
    data: String,
    images: String,
    gallery: SceneGallery = SceneGallery(),
    live: InspectorLive? = nil
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let scenes = gallery.isEmpty ? "null" : embedded(try gallery.json())
    let news = try live.map { embedded(try encoder.encode($0)) } ?? "null"
    var scripts = [
      EmbeddedPages.modelScript, EmbeddedPages.stageScript, EmbeddedPages.shapesScript,
      EmbeddedPages.groupsScript, EmbeddedPages.measuresScript, EmbeddedPages.panelsScript,
      EmbeddedPages.galleryScript, EmbeddedPages.mainScript,
    ]
    if live != nil { scripts += [EmbeddedPages.tryScript, EmbeddedPages.liveScript] }
    let script = scripts.joined(separator: "\n")
    let style = [EmbeddedPages.inspectorStyle, EmbeddedPages.galleryStyle].joined(separator: "\n")
    // A page that is served may ask the place that it comes from, and no other.
    let policy = live == nil ? "" : "; connect-src 'self'"
    // The data come last: they might hold the marks of the others.
    return EmbeddedPages.inspectorDocument
      .replacing("/*POLICY*/", with: policy)
      // Browsers ask the server for an icon otherwise.
      .replacing("<!--ICON-->\n", with: live == nil ? "" : "<link rel=\"icon\" href=\"data:,\">\n")
      .replacing("/*STYLE*/", with: style)
      .replacing("/*SCRIPT*/", with: script)
      .replacing("/*LIVE*/", with: news)
      .replacing("/*IMAGES*/", with: images)
      .replacing("/*GALLERY*/", with: scenes)
      .replacing("/*DATA*/", with: data)
  }
}
