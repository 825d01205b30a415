import ArgumentParser
import Foundation
import PlumbInterfaceBuilder

/// `plumbline read-code`: what `plumbline serve` starts for Swift files, which are read in a process of their own.
struct ReadCode: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read-code",
    abstract: "Writes what is served of Swift files, as JSON.",
    shouldDisplay: false
  )

  @Argument(help: "Swift files.")
  var files: [String] = []

  @OptionGroup var variants: LayoutVariants
  @OptionGroup var fonts: FontOptions
  @OptionGroup var assets: AssetOptions

  @Option(help: "light, dark or both.")
  var style: PageStyle?

  @Flag(help: "Read the files of each line of the standard input, a JSON array, until it ends.")
  var stays = false

  @MainActor
  func run() async throws {
    guard stays else {
      if WatchedReading.isNeeded(for: files, inFolders: false) { try WatchedReading.run() }
      try FileHandle.standardOutput.write(contentsOf: await answer(files))
      return
    }
    while let line = readLine() {
      let data = try await answer(JSONDecoder().decode([String].self, from: Data(line.utf8)))
      try FileHandle.standardOutput.write(contentsOf: Data("\(data.count)\n".utf8) + data)
    }
  }

  @MainActor
  private func answer(_ files: [String]) async throws -> Data {
    let scenes = InspectedScenes(variants: variants, style: style)
    var readers = ModuleReaders(fonts)
    var result: [ServedFile] = []
    for file in files {
      do {
        guard let (reader, name) = try await readers.reader(of: file) else { continue }
        try assets.supply(file)
        let all = try naming(file) { try scenes.scenes(ofSwift: name, reader) }
        if !all.isEmpty { result.append(try ServedFile(file: file, all)) }
      } catch {
        result.append(ServedFile(file: file, failure: "\(error)"))
      }
    }
    return try JSONEncoder().encode(result)
  }
}
