import ArgumentParser
import Foundation
import PlumbReport

/// What `plumbline diff A..B` does.
extension Diff {
  /// Compares two revisions below paths, and writes what differs.
  @MainActor
  func compare(_ range: RevisionRange) async throws {
    var comparison = try RevisionComparison(
      range,
      [after].compactMap(\.self) + paths,
      circumstances.build,
      fonts: fonts,
      assets: assets
    )
    if comparison.hasSwift, WatchedReading.isNeeded(for: [".swift"], inFolders: false) {
      try WatchedReading.run()
    }
    try await write(comparison.report())
  }

  /// Writes what differs as it was asked for, and ends with what that means.
  @MainActor
  func write(_ report: DifferenceReport) throws {
    if let pictures { try write(picturesOf: report, to: pictures) }
    if let output { try PictureFile(output).write(page: report.html) }
    if output != "-" { try print(report) }
    if !report.failures.isEmpty { throw ExitCode(2) }
    if !report.isEmpty { throw ExitCode(1) }
  }

  /// Writes what is said on the output.
  private func print(_ report: DifferenceReport) throws {
    switch format {
    case .text: Swift.print(report.text())
    case .json:
      try FileHandle.standardOutput.write(contentsOf: report.json() + Data("\n".utf8))
    case .markdown:
      let address = (pictureAddress ?? pictures).map { folder in
        { (name: String) in folder.hasSuffix("/") ? folder + name : folder + "/" + name }
      }
      Swift.print(report.markdown(pictures: address))
    }
  }

  /// Writes the pictures of all scenes into a folder.
  private func write(picturesOf report: DifferenceReport, to folder: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
    } catch {
      throw Failure("\(folder): the folder cannot be made: \(error.reason)")
    }
    for place in report.scenes.indices {
      let (before, after) = report.pictures(of: place)
      for picture in [before, after].compactMap(\.self) {
        try PictureFile.write(picture.svg, to: folder + "/" + picture.name)
      }
    }
  }
}
