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
  private var watcher: FileWatcher
  /// What decides how files look beside themselves: catalogs, images and configurations.
  private var surroundings: FileWatcher
  private var found: ServedSurroundings
  let events = EventStreams()

  init(_ serve: Serve, _ paths: [String]) {
    (self.serve, self.paths) = (serve, paths)
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
  private static let pace = 60

  /// Reads all files, and then those that change, until the program ends.
  func follow() async {
    await update(InspectedFiles(paths, includingCode: serve.code).files, isFirst: true)
    _ = watcher.follow(files.map(\.file))
    _ = surroundings.follow(surroundingFiles())
    var round = 0
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(Self.pace))
      round += 1
      let changed = watcher.changes()
      if !changed.isEmpty { await update(changed) }
      // Other files are looked at a few times a second, and new ones once a second.
      if round % 4 == 0, !surroundings.changes().isEmpty { await updateAll() }
      if round % 16 == 0 { await rescan() }
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
    if !more.new.isEmpty || !more.gone.isEmpty { await updateAll() }
    if !missing.isEmpty { tell("files", nil) }
  }

  /// Reads everything anew: what files name has changed.
  private func updateAll() async {
    found.forget()
    await update(present.map(\.file.file))
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
    guard !code.isEmpty else { return }
    // What one file declares decides the layouts of others.
    let known = files.map(\.file).filter { $0.hasSuffix(".swift") }
    let all = isFirst ? code : Array(Set(code + known)).sorted()
    await readCode(all)
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
      results = try await CodeProcess(serve, all).result()
    } catch {
      return tell("failure", nil, "\(error)")
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
      gone.remove(number)
      if let failure = result.failure {
        files[number].failure = failure
        return tell("failure", number, failure)
      }
      let isSame =
        files[number].data == result.data && files[number].images == result.images
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
