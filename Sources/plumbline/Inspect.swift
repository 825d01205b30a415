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
      Of a folder, the page begins with a list of all scenes, with small pictures, and the findings by rule.

      The page is one file that needs no network and opens from disk. With several devices, \
      directions or text sizes, it has all of them to choose from. Of a conflict log it shows the \
      layout of each conflict, as far as the log tells it.

      Exit status: 0 when the page was written, 2 for a wrong call or a file that cannot be read.
      """
  )

  @Argument(
    help: """
      A .xib, .storyboard or .swift file, a snapshot as .json, a conflict log, or - for the input; also several files, \
      and folders to search, whose page begins with a list of all scenes.
      """
  )
  var files: [String]

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

  @Flag(
    inversion: .prefixedNo,
    help: "Read Swift files, too, and the classes that documents name, or documents alone."
  )
  var code = true

  func validate() throws {
    if files.contains("-"), files.count > 1 {
      throw ValidationError("- is the standard input, and not one of several files")
    }
  }

  @MainActor
  func run() async throws {
    if WatchedReading.isNeeded(for: files, inFolders: code) { try WatchedReading.run() }
    if files.count > 1 || Self.isFolder(files[0]) { return try await inspectAll() }
    let file = files[0]
    let name = file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent
    var page = InspectorPage(title: name)
    try assets.supply(file)
    let scenes = InspectedScenes(variants: variants, style: style)
    if file.hasSuffix(".swift") {
      let reader = try await reader(around: file)
      let wanted = try naming(file) { try scenes.scenes(ofSwift: file, reader) }
        .filter { isWanted($0.names) }
      for scene in wanted { page.add(scene.content, name: scene.name) }
      FontOptions.tell(of: wanted.map(\.picture.snapshot))
      embedFonts(of: wanted.map(\.picture), in: &page)
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
    let all =
      code
      ? try await scenes.scenesWithClasses(of: content, file: file, fonts)
      : try naming(file) { try scenes.scenes(of: content, file: file) }
    let wanted = all.filter { isWanted($0.names) }
    for scene in wanted { page.add(scene.content, name: scene.name) }
    embedFonts(of: wanted.map(\.picture), in: &page)
    if page.isEmpty, let scene {
      throw Failure("\(name): there is no scene '\(scene)'" + (try known(content, file)))
    }
    try naming(file) { try PictureFile(output).write(page: page.html) }
  }

  /// Writes a page of many files, which begins with a list of their scenes.
  @MainActor
  private func inspectAll() async throws {
    let found = InspectedFiles(files, includingCode: code)
    for folder in found.emptyFolders { Terminal.complain(Check.emptiness(folder)) }
    if let missing = found.failures.first { throw Failure(missing.description) }
    let names = files.map { PathNames.last(Repository().path($0)) }
    var page = InspectorPage(
      title: names.count > 2 ? "\(names.count) paths" : names.joined(separator: ", ")
    )
    var readers = ModuleReaders(fonts)
    let scenes = InspectedScenes(variants: variants, style: style)
    var pictures: [LayoutPicture] = []
    var snapshotsOfCode: [LayoutSnapshot] = []
    // Code comes first: what documents share with their classes is shown there.
    var ofCode: [String: Result<[InspectedScenes.Scene], any Error>] = [:]
    var joined: [String: Set<String>] = [:]
    for file in found.files where file.hasSuffix(".swift") {
      do {
        try assets.supply(file)
        guard let (reader, name) = try await readers.reader(of: file) else { continue }
        let made = try naming(file) { try scenes.scenes(ofSwift: name, reader) }
        for scene in made {
          if let document = scene.document {
            joined[document, default: []].formUnion(scene.elements)
          }
        }
        ofCode[file] = .success(made)
      } catch {
        ofCode[file] = .failure(error)
      }
    }
    for file in found.files {
      do {
        let all: [InspectedScenes.Scene]
        try assets.supply(file)
        if file.hasSuffix(".swift") {
          guard let read = ofCode[file] else { continue }
          all = try read.get()
          snapshotsOfCode += all.map(\.picture.snapshot)
        } else {
          guard let content = try InspectedFiles.content(of: file, fonts) else { continue }
          let shown = joined[ModuleReaders.name(of: file)] ?? []
          all = try naming(file) {
            try scenes.scenes(of: content, file: file).filter {
              $0.elements.isDisjoint(with: shown)
            }
          }
        }
        for scene in all where isWanted(scene.names) {
          page.add(scene.content, name: scene.name, file: file, picture: scene.picture)
          pictures.append(scene.picture)
        }
      } catch let error as Failure {
        page.addFailure("\(error)")
      } catch let error as DocumentError {
        page.addFailure(
          FileFailure(file: file, line: error.line, message: error.message).description
        )
      }
    }
    let count = pictures.count
    if count == 0 { throw Failure("\(files.joined(separator: ", ")): there is no layout to show") }
    FontOptions.tell(of: snapshotsOfCode)
    embedFonts(of: pictures, in: &page)
    try PictureFile(output).write(page: page.html)
    Terminal.complain("\(count) scene\(count == 1 ? "" : "s") of \(found.files.count) files")
  }

  /// Puts the fonts that texts have into a page, and tells which it has no room for.
  private func embedFonts(of pictures: [LayoutPicture], in page: inout InspectorPage) {
    let embedded = EmbeddedFont.fonts(of: pictures)
    for note in embedded.notes { Terminal.complain(note) }
    page.fonts = embedded.fonts
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func reader(around file: String) async throws -> SourceReader {
    let sources = SwiftSources(around: file)
    if let failure = sources.failures.first { throw Failure(failure.description) }
    fonts.supply(code: file, sources.texts.map(\.text))
    return await sources.reader()
  }

  /// The scenes that there are, for a message.
  @MainActor
  private func known(_ content: LayoutContent, _ file: String) throws -> String {
    let all = try Pictures().scenes(of: content, file: file).map(\.picture.snapshot.name)
    return all.isEmpty ? "" : "; there are " + Set(all).sorted().joined(separator: ", ")
  }

  private func isWanted(_ names: Set<String>) -> Bool { scene.map(names.contains) ?? true }
}
