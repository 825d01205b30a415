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

  /// Writes findings as known and answers how many there are now.
  ///
  /// What was known of documents that were not looked at, or that could not be read, stays known.
  func write(_ report: CheckReport, from level: Finding.Severity) throws -> Int {
    var known = Baseline(report.entries(from: level), naming: name)
    let looked = lookedAt(report)
    if let earlier = try earlier() {
      let listed = Set(known.findings)
      known.add(
        earlier.findings.filter { finding in
          if listed.contains(finding) { return false }
          return !looked.read.contains(finding.file)
            && (looked.unreadable.contains(finding.file) || isThere(finding.file))
        }
      )
    }
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
    var (new, known, gone) = try read().compare(report.entries, naming: name, isThere: isThere)
    let looked = lookedAt(report)
    gone.removeAll { known in
      guard !looked.read.contains(known.file) else { return false }
      return looked.unreadable.contains(known.file) || isThere(known.file)
    }
    return (new, known, gone)
  }

  /// The files that were read, and those that could not be, as the baseline names them.
  private func lookedAt(_ report: CheckReport) -> (read: Set<String>, unreadable: Set<String>) {
    let unreadable = Set((report.unreadable.map(\.file) + report.failures.map(\.file)).map(name))
    return (Set(report.files.map(name)).subtracting(unreadable), unreadable)
  }

  /// Whether a file that the baseline names is there.
  private func isThere(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: file))
  }

  /// A file that the baseline names, as a path.
  func path(of file: String) -> String {
    file.hasPrefix("/") ? file : Self.path(Self.components(Self.path(folder) + "/" + file))
  }

  /// The baseline that is there, or nil where there is none or what is there is none.
  private func earlier() throws -> Baseline? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try read()
    } catch let failure as Failure {
      Terminal.complain("\(failure); it is written anew")
      return nil
    }
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
