import Foundation
import PlumbDiagnosis
import PlumbInterfaceBuilder

/// A file of known findings, which names other files relative to the folder it lies in.
struct BaselineFile {
  private let url: URL
  /// The folder, from the root of the file system.
  private let folder: [String]

  init(_ path: String) throws {
    url = URL(fileURLWithPath: path)
    folder = Self.components(url.deletingLastPathComponent().path)
  }

  /// Writes findings as known and answers how many.
  func write(_ entries: [CheckReport.Entry]) throws -> Int {
    let known = Baseline(entries, naming: name)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try (encoder.encode(known) + Data("\n".utf8)).write(to: url, options: .atomic)
    } catch {
      throw Failure("the baseline \(url.path) cannot be written: \(error.reason)")
    }
    return known.findings.count
  }

  /// Parts a report's findings into new ones and known ones.
  ///
  /// Known findings of files that were not looked at, or could not be read, are not gone.
  func compare(
    _ report: CheckReport
  ) throws -> (new: [CheckReport.Entry], known: [CheckReport.Entry], gone: [Baseline.Known]) {
    var (new, known, gone) = try read().compare(report.entries, naming: name)
    let failed = Set(report.failures.map { name($0.file) })
    let checked = Set(report.files.map(name)).subtracting(failed)
    gone.removeAll { known in
      guard !checked.contains(known.file) else { return false }
      let path = known.file.hasPrefix("/") ? known.file : Self.path(folder) + "/" + known.file
      return failed.contains(known.file) || FileManager.default.fileExists(atPath: path)
    }
    return (new, known, gone)
  }

  /// A file that the baseline names, as a path.
  func path(of file: String) -> String {
    file.hasPrefix("/") ? file : Self.path(Self.components(Self.path(folder) + "/" + file))
  }

  private func read() throws -> Baseline {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw Failure(
        "the baseline \(url.path) cannot be read; --write-baseline writes it: \(error.reason)"
      )
    }
    do {
      let baseline = try JSONDecoder().decode(Baseline.self, from: data)
      guard baseline.version == 1 else {
        throw Failure(
          "the baseline \(url.path) has version \(baseline.version); 1 is the newest one known"
        )
      }
      return baseline
    } catch let error as DecodingError {
      throw Failure("\(url.path) is not a baseline: \(error.words(of: "baseline"))")
    }
  }

  // MARK: - Paths

  /// A file as the baseline names it: relative to its folder.
  private func name(_ file: String) -> String {
    guard !file.isEmpty else { return "" }
    let target = Self.components(file)
    let shared = zip(folder, target).prefix { $0 == $1 }.count
    // Nothing in common but the root: another volume, named from there.
    guard shared > 0 else { return Self.path(target) }
    let up = Array(repeating: "..", count: folder.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }

  private static func components(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
      .split(separator: "/").map(String.init)
  }

  private static func path(_ components: [String]) -> String {
    "/" + components.joined(separator: "/")
  }
}
