import ArgumentParser
import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// `plumbline render`: draws a layout.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Draws the layouts of a document, Swift or snapshot file, or those behind a conflict log.",
    discussion: """
      A storyboard of several scenes is drawn as on Interface Builder's canvas: the scenes at their places, \
      with the segues between them.

      A document is laid out with the classes that it names, where the Swift files of its module have them.

      Of a log, each conflict is drawn with its constraints, which have their numbers in the list; what \
      the log does not give is dashed.

      The picture is SVG, the same bytes on every machine. A name that ends with .png makes it a PNG; \
      this needs librsvg, as a library or as the program rsvg-convert.

      Exit status: 0 when the picture was written, 2 for a wrong call or a file that cannot be read.
      """
  )

  @Argument(
    help: """
      A .xib, .storyboard or .swift file, a snapshot as .json, a conflict log, or - for the input.
      """
  )
  var file: String

  @Option(name: .shortAndLong, help: "The picture to write: .svg or .png; - for SVG on the output.")
  var output: String

  @Option(help: "The scene to draw: its name, or the id of the scene, its controller or its view.")
  var scene: String?

  @OptionGroup var circumstances: LayoutOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var assets: AssetOptions

  @Option(
    help: "light or dark: the colors of documents; without it, as saved. Snapshots have their own."
  )
  var style: PictureStyle?

  @Flag(help: "Draw constraints with their measures, broken ones red, and what they leave open.")
  var constraints = false

  @Flag(help: "Draw the rectangles that constraints align.")
  var alignmentRects = false

  @Flag(help: "Draw layout margins and guides.")
  var margins = false

  @Flag(help: "Draw the baselines of texts.")
  var baselines = false

  @Flag(help: "Mark and list what the rules find.")
  var findings = false

  @Flag(help: "Show what views cut off.")
  var clipped = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Lay a document out with the classes that it names, from the Swift files of its module, or alone.
      """
  )
  var code = true

  func validate() throws {
    guard output == "-" || [".svg", ".png"].contains(where: output.lowercased().hasSuffix) else {
      throw ValidationError("--output must end with .svg or .png, not '\(output)'")
    }
  }

  @MainActor
  func run() async throws {
    var options = PictureOptions()
    options.constraints = constraints
    options.alignmentRects = alignmentRects
    options.margins = margins
    options.baselines = baselines
    options.findings = findings
    options.clipped = clipped
    var build = circumstances.build
    build.isDark = style.map { $0 == .dark }
    let pictures = Pictures(
      options: build,
      // Saved frames are judged with saved text sizes, which are not the ones that are drawn.
      rules: findings ? Rule.all.filter { $0.isOnByDefault && $0 != .misplaced } : []
    )
    try assets.supply(file)
    let all: [Pictures.Scene]
    var content: LayoutContent?
    if WatchedReading.isNeeded(for: [file], inFolders: false) { try WatchedReading.run() }
    if file.hasSuffix(".swift") {
      all = try await pictures.scenes(ofSwift: file, fonts)
    } else {
      let read = try LayoutContent(file: file, fonts)
      content = read
      if let note = read.note(on: circumstances.circumstances) { Terminal.complain(note) }
      if style != nil, let note = read.noteOnStyle { Terminal.complain(note) }
      all =
        code
        ? try await pictures.scenesWithClasses(of: read, file: file, fonts)
        : try pictures.scenes(of: read, file: file)
    }
    var chosen = scene.map { name in all.filter { $0.names.contains(name) } } ?? all
    // What is said of a bar's view is said of it where it stands by itself.
    if !constraints, !findings { chosen = pictures.withoutViewsOfBars(chosen, of: content) }
    let canvas = scene == nil ? content.flatMap { pictures.canvas(of: $0, showing: chosen) } : nil
    guard !chosen.isEmpty else {
      let known = Set(all.map(\.picture.snapshot.name)).sorted().joined(separator: ", ")
      throw Failure(
        all.isEmpty
          ? "\(file): it has no views to draw"
          : "\(file): there is no scene '\(scene ?? "")'; there are \(known)"
      )
    }
    if !output.lowercased().hasSuffix(".png") {
      let embedded = EmbeddedFont.fonts(of: chosen.map(\.picture))
      for note in embedded.notes { Terminal.complain("\(file): \(note)") }
      options.fonts = embedded.fonts
    }
    let picture = canvas?.svg(options) ?? LayoutPicture.svg(chosen.map(\.picture), options)
    try PictureFile(output).write(picture)
  }
}
