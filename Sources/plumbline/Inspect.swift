import ArgumentParser
import Foundation
import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// `plumbline inspect`: writes a page on which layouts can be looked at from all sides.
struct Inspect: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a page that shows layouts flat and in space, with constraints and findings.",
    discussion: """
      The page is one file that needs no network and opens from disk. With several devices, \
      directions or text sizes, it has all of them to choose from. Of a conflict log it shows the \
      layout of each conflict, as far as the log tells it.

      Exit status: 0 when the page was written, 2 for a wrong call or a file that cannot be read.
      """
  )

  @Argument(
    help: "A .xib or .storyboard file, a snapshot as .json, a conflict log, or - for the input."
  )
  var file: String

  @Option(name: .shortAndLong, help: "The page to write; - for the output.")
  var output: String

  @Option(help: "The only scene to show: its name, or the id of the scene, controller or view.")
  var scene: String?

  @OptionGroup var variants: LayoutVariants
  @OptionGroup var fonts: FontOptions
  @OptionGroup var assets: AssetOptions

  @Option(
    help: "light, dark or both with a switch: the colors of documents; without it, as saved."
  )
  var style: PageStyle?

  @MainActor
  func run() async throws {
    let name = file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent
    var page = InspectorPage(title: name)
    if WatchedReading.isNeeded(for: [file], inFolders: false) { try WatchedReading.run() }
    try assets.supply(file)
    if file.hasSuffix(".swift") {
      try await addSwift(to: &page)
      if page.isEmpty {
        throw Failure("\(name): there is no layout" + (scene.map { " of '\($0)'" } ?? ""))
      }
      return try naming(file) { try PictureFile(output).write(page: page.html) }
    }
    let content = try LayoutContent(file: file, fonts)
    for note in Set(variants.all.compactMap { content.note(on: $0.circumstances) }) {
      Terminal.complain(note)
    }
    if style != nil, let note = content.noteOnStyle { Terminal.complain(note) }
    try naming(file) { try add(content, to: &page) }
    if page.isEmpty, let scene {
      throw Failure("\(name): there is no scene '\(scene)'" + (try known(content)))
    }
    try naming(file) { try PictureFile(output).write(page: page.html) }
  }

  @MainActor
  private func add(_ content: LayoutContent, to page: inout InspectorPage) throws {
    switch content {
    case .log(let log): add(log, to: &page)
    case .snapshot(let snapshot): try add(snapshot, to: &page)
    case .document(let document):
      for (circumstances, suffix) in variants.all {
        var circumstances = circumstances
        circumstances.isDark = style.map { $0 == .dark }
        try add(document, to: &page, LayoutReader(circumstances), suffix)
      }
    }
  }

  /// Adds the layouts that a file of Swift makes.
  @MainActor
  private func addSwift(to page: inout InspectorPage) async throws {
    let sources = SwiftSources(around: file)
    if let failure = sources.failures.first { throw Failure(failure.description) }
    let reader = await SourceReader(sources.texts)
    for (circumstances, suffix) in variants.all {
      for var build in circumstances.builds {
        build.includesLook = true
        build.isDark = style.map { $0 == .dark }
        for layout in reader.layouts(in: file, build) {
          guard let snapshot = layout.snapshot, isWanted([snapshot.name]) else { continue }
          let (solved, findings) = try LayoutReader(circumstances).diagnose(snapshot, file: file)
          let device = build.device.map { ", \($0.id)" } ?? ""
          page.add(
            try .init(solved, findings: findings.compactMap(layout.made().judge)),
            name: snapshot.name + device + suffix
          )
        }
      }
    }
  }

  /// The scenes that there are, for a message.
  @MainActor
  private func known(_ content: LayoutContent) throws -> String {
    let all = try Pictures().scenes(of: content, file: file).map(\.picture.snapshot.name)
    return all.isEmpty ? "" : "; there are " + Set(all).sorted().joined(separator: ", ")
  }

  private func isWanted(_ names: Set<String>) -> Bool { scene.map(names.contains) ?? true }

  // MARK: - Kinds of files

  private func add(_ log: ExplainedLog, to page: inout InspectorPage) {
    for entry in log.entries {
      let layout = ReconstructedLayout(entry, file: log.file)
      guard isWanted([layout.snapshot.name, "\(entry.lines[0])"]) else { continue }
      page.add(layout, name: layout.snapshot.name)
    }
  }

  @MainActor
  private func add(_ snapshot: LayoutSnapshot, to page: inout InspectorPage) throws {
    guard isWanted([snapshot.name, snapshot.items.first?.id ?? ""]) else { return }
    for isRightToLeft in variants.directions {
      var shown = isRightToLeft ? snapshot.mirrored(toRightToLeft: true) : snapshot
      if isRightToLeft { shown.name += ", right to left" }
      let (solved, findings) = try LayoutReader().diagnose(shown, file: file)
      page.add(try .init(solved, findings: findings), name: shown.name)
    }
  }

  /// Adds the scenes of a document, with the cells that they show in their lists.
  @MainActor
  private func add(
    _ document: InterfaceDocument,
    to page: inout InspectorPage,
    _ reader: LayoutReader,
    _ suffix: String
  ) throws {
    let misplaced = try reader.misplacements(in: document, file: file)
    var darkReader = reader
    darkReader.circumstances.isDark = true
    let all = try reader.layouts(of: document, file: file)
    let allDark = style == .both ? try darkReader.layouts(of: document, file: file) : []
    for (device, layouts) in all.enumerated() {
      var scenes: [(content: InspectorPage.Layout, names: Set<String>, name: String)] = []
      let darks = allDark.indices.contains(device) ? PlacedLayout.all(allDark[device]) : []
      for (place, placed) in PlacedLayout.all(layouts).enumerated() {
        let dark = darks.indices.contains(place) ? darks[place] : nil
        let snapshot = placed.layout.snapshot
        var (solved, findings) = try reader.diagnose(snapshot, file: file)
        if misplaced.indices.contains(place) { findings += misplaced[place] }
        let content = try InspectorPage.Layout(
          solved,
          findings: findings,
          dark: dark?.layout.snapshot
        )
        if let host = placed.host {
          scenes[placed.scene].content.embed(
            content,
            in: host,
            cell: placed.cell,
            darkCell: dark?.cell,
            x: placed.layout.origin.x,
            y: placed.layout.origin.y
          )
          scenes[placed.scene].names.formUnion(placed.names)
        } else {
          scenes.append((content, placed.names.union([snapshot.name]), snapshot.name + suffix))
        }
      }
      for scene in scenes where isWanted(scene.names) {
        page.add(scene.content, name: scene.name)
      }
    }
  }
}
