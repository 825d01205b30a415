import Foundation
import LayoutEngine
import PageServing
import PlumbConfiguration
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// The files that `plumbline serve` shows, as they were when they could last be read.
@MainActor
final class ServedProject {
  let serve: Serve
  private let paths: [String]
  /// What is served, by the numbers under which pages ask for it; a number stays that of its file.
  private(set) var files: [ServedFile] = []
  private var numbers: [String: Int] = [:]
  /// The numbers of files that are there no more.
  private var gone: Set<Int> = []
  private(set) var watcher: FileWatcher
  /// What decides how files look beside themselves: catalogs, images and configurations.
  private var surroundings: FileWatcher
  private var found: ServedSurroundings
  private let code: CodeProcess
  /// Why no Swift file can be read at present; nil where they can.
  private(set) var codeFailure: String?
  let events = EventStreams()

  init(_ serve: Serve, _ paths: [String]) {
    (self.serve, self.paths) = (serve, paths)
    code = CodeProcess(serve)
    watcher = FileWatcher([])
    surroundings = FileWatcher([])
    found = ServedSurroundings(serve.fonts, serve.assets)
  }

  /// The files that are there, with their numbers.
  var present: [(number: Int, file: ServedFile)] {
    files.enumerated().filter { !gone.contains($0.offset) }.map { ($0.offset, $0.element) }
  }

  // MARK: - Following files

  /// How often files are looked at, in milliseconds.
  private static let pace = 40

  /// Reads all files, and then those that change, until the program ends.
  func follow() async {
    let all = InspectedFiles(paths, includingCode: serve.code).files
    // As they are before they are read: what is saved meanwhile has changed.
    _ = watcher.follow(all)
    _ = surroundings.follow(surroundingFiles())
    await update(all, isFirst: true)
    var round = 0
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(Self.pace))
      round += 1
      let changed = watcher.changes()
      if !changed.isEmpty { await update(changed) }
      // Other files are looked at a few times a second, and new ones once a second.
      if round % 3 == 0 {
        let changed = surroundings.changes()
        if !changed.isEmpty { await updateAll(because: changed) }
      }
      if round % 24 == 0 { await rescan() }
    }
  }

  /// Looks for files that came, and for those that are gone.
  private func rescan() async {
    let all = InspectedFiles(paths, includingCode: serve.code).files
    let (new, missing) = watcher.follow(all)
    for file in missing {
      if let number = numbers[file] { gone.insert(number) }
    }
    let more = surroundings.follow(surroundingFiles())
    if !new.isEmpty { await update(new) }
    if !more.new.isEmpty || !more.gone.isEmpty { await updateAll(because: more.new + more.gone) }
    if !missing.isEmpty { tell("files", nil) }
  }

  /// Reads everything anew, those files first that use what has changed beside them.
  private func updateAll(because changed: [String]) async {
    found.forget()
    code.forget()
    let all = present.map(\.file.file)
    let users = ServedUses.files(all, using: changed)
    if !users.isEmpty { await update(users) }
    await update(all.filter { !users.contains($0) })
  }

  /// The files of catalogs and the configurations around what is shown.
  private func surroundingFiles() -> [String] {
    DocumentFiles(
      paths.map { path in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return exists && isFolder.boolValue
          ? path : PathNames.normalized(Repository().path(path) + "/..")
      },
      endingIn: ["Contents.json", ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".ttf", ".otf"]
    ) { DocumentFiles.isLeftOut($0) }.files
      + [ConfigurationFiles.name].filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Reads files anew and tells the pages that show them.
  private func update(_ changed: [String], isFirst: Bool = false) async {
    let code = changed.filter { $0.hasSuffix(".swift") }
    for file in changed where !file.hasSuffix(".swift") {
      await readDocument(file, isFirst: isFirst)
      // Pages are answered in between.
      await Task.yield()
    }
    if !code.isEmpty { await readCode(code.sorted()) }
    guard !isFirst else { return }
    // What one file declares decides the layouts of others; they are read when the page has what was saved.
    let more = ServedUses.code(watcher.files, affectedBy: changed).subtracting(code)
    if !more.isEmpty { await readCode(more.sorted()) }
  }

  private func readDocument(_ file: String, isFirst: Bool) async {
    var result = served(file)
    if result?.failure != nil, !isFirst {
      // Perhaps somebody is still writing.
      try? await Task.sleep(for: .milliseconds(40))
      result = served(file)
    }
    if let result { take(result) }
  }

  /// What is served of a document; nil for a file that has no layouts or is gone.
  private func served(_ file: String) -> ServedFile? {
    guard FileManager.default.fileExists(atPath: file) else {
      return ServedFile(file: file, failure: "\(file): there is no such file any more")
    }
    do {
      let data = try LayoutContent.data(of: file)
      try found.supply(file, data)
      let content = try LayoutContent(data, file: file)
      if case .log = content { return nil }
      let scenes = InspectedScenes(variants: serve.variants, style: serve.style)
      return try naming(file) {
        try ServedFile(file: file, scenes.scenes(of: content, file: file))
      }
    } catch let error as DocumentError {
      let failure = FileFailure(file: file, line: error.line, message: error.message)
      return ServedFile(file: file, failure: failure.description)
    } catch {
      let words = "\(error)"
      return ServedFile(file: file, failure: words.hasPrefix(file) ? words : "\(file): \(words)")
    }
  }

  private func readCode(_ all: [String]) async {
    let results: [ServedFile]
    do {
      results = try await code.result(all)
      codeFailure = nil
    } catch {
      codeFailure = "\(error)"
      return tell("failure", nil, codeFailure)
    }
    for result in results { take(result) }
    let read = Set(results.map(\.file))
    // Classes that are gone, or that make no layout any more.
    for file in all where !read.contains(file) {
      if let number = numbers[file], !gone.contains(number) {
        gone.insert(number)
        tell("files", number)
      }
    }
  }

  /// Keeps what a file has become; of one that cannot be read, the last picture stays.
  private func take(_ result: ServedFile) {
    if let number = numbers[result.file] {
      let wasGone = gone.remove(number) != nil
      if let failure = result.failure {
        files[number].failure = failure
        return tell("failure", number, failure)
      }
      let isSame =
        !wasGone && files[number].data == result.data && files[number].images == result.images
        && files[number].failure == nil
      files[number] = result
      if !isSame { tell("change", number) }
    } else {
      numbers[result.file] = files.count
      files.append(result)
      tell(result.failure == nil ? "change" : "failure", files.count - 1, result.failure)
    }
  }

  private struct News: Encodable {
    var file: Int?
    var message: String?
  }

  private func tell(_ event: String, _ number: Int?, _ message: String? = nil) {
    guard let data = try? JSONEncoder().encode(News(file: number, message: message)) else { return }
    events.tell(event, data)
  }
}
