import Foundation
import PlumbInterfaceBuilder
import PlumbReport

/// The results of matrices below folders, which `PLUMB_RESULTS` named.
struct MatrixFolder {
  /// The results with where they were read.
  private(set) var parts: [MatrixReport.Part] = []

  /// Reads the results in files and below folders.
  ///
  /// - Throws: ``Failure`` for a path that is not there, and a file that is no result of a matrix.
  init(_ paths: [String]) throws {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure("\(path): there is no such file or folder")
      }
      let files = isFolder.boolValue ? Self.files(below: path) : [path]
      for file in files { parts.append(try Self.part(file)) }
    }
  }

  private static func files(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix("." + MatrixShardResult.fileExtension) }.sorted()
      .map { folder.hasSuffix("/") ? folder + $0 : folder + "/" + $0 }
  }

  private static func part(_ file: String) throws -> MatrixReport.Part {
    let data = try LayoutContent.data(of: file)
    let result: MatrixShardResult
    do {
      result = try JSONDecoder().decode(MatrixShardResult.self, from: data)
    } catch let error as DecodingError {
      throw Failure("\(file): it is no result of a matrix: \(error.words)")
    }
    guard result.version <= MatrixShardResult.currentVersion else {
      throw Failure(
        "\(file): it is of version \(result.version), and this knows \(MatrixShardResult.currentVersion)"
      )
    }
    guard result.shards > 0, (1...result.shards).contains(result.shard) else {
      throw Failure("\(file): there is no part \(result.shard) of \(result.shards)")
    }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    return .init(result, file: file, folder: folder)
  }

  /// Writes the summaries of a report into a folder, with the pictures and pages of its failures.
  ///
  /// - Returns: The report with its files as they are called in that folder.
  static func write(_ report: MatrixReport, to folder: String) throws -> MatrixReport {
    var taken: Set<String> = []
    let named = try report.renamingFiles { file, source in
      // In front is the part that it comes from.
      let parts = file.split(separator: "/").map(String.init)
      guard parts.count > 1, !parts.contains("..") else { return nil }
      var name = parts.dropFirst().joined(separator: "/")
      if !taken.insert(name).inserted {
        name = parts.joined(separator: "/")
        taken.insert(name)
      }
      guard let data = FileManager.default.contents(atPath: source + "/" + file) else {
        Terminal.complain("\(source)/\(file): the picture is not there")
        return nil
      }
      try make(URL(fileURLWithPath: folder + "/" + name).deletingLastPathComponent().path)
      try PictureFile.write(data, to: folder + "/" + name)
      return name
    }
    try make(folder)
    try PictureFile.write(named.text() + "\n", to: folder + "/summary.txt")
    try PictureFile.write(named.markdown { $0 } + "\n", to: folder + "/summary.md")
    try PictureFile.write(named.jUnit() + "\n", to: folder + "/junit.xml")
    try PictureFile.write(named.json() + Data("\n".utf8), to: folder + "/summary.json")
    return named
  }

  private static func make(_ folder: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(folder): the folder cannot be made: \(error.reason)")
    }
  }
}
