import Foundation
import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import PlumbInterfaceBuilder

/// Files of Swift, as text.
struct SwiftSources {
  private(set) var texts: [(path: String, text: String)] = []
  private(set) var failures: [FileFailure] = []

  /// Reads files.
  init(_ files: [String]) {
    for file in files {
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        texts.append((file, String(decoding: data, as: UTF8.self)))
      } catch {
        failures.append(
          FileFailure(file: file, line: nil, message: "it cannot be read: \(error.reason)")
        )
      }
    }
  }

  /// Reads a file with those of its package or project, which it may ask for types.
  ///
  /// They are searched for in the nearest folder around the file that has a manifest, a project or a repository, and
  /// without one in the file's own folder.
  init(around file: String) {
    let path = Repository().path(file)
    let folder = PathNames.normalized(path + "/..")
    let root = PathNames.ancestors(folder).first { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj") }
    }
    let all =
      root.map { root in
        DocumentFiles([root], endingIn: [".swift"]) { DocumentFiles.isLeftOut($0) }.files
      } ?? DocumentFiles([folder], endingIn: [".swift"]) { _ in true }.files
    self.init([file] + all.filter { $0 != path })
  }
}

/// How much of the classes of a check was understood.
struct ReadingCoverage {
  private var classes: [String: SourceLayout] = [:]

  /// Notes what was read; of a class that is read for several devices, the first time counts.
  mutating func note(_ layouts: [SourceLayout]) {
    for layout in layouts {
      let key = "\(layout.location.file):\(layout.location.line)"
      if classes[key] == nil { classes[key] = layout }
    }
  }

  /// Says on standard error how much it was, and with `isVerbose` what is missing where.
  func tell(isVerbose: Bool) {
    guard !classes.isEmpty else { return }
    func count(_ coverage: SourceLayout.Coverage) -> Int {
      classes.values.count { $0.coverage == coverage }
    }
    Terminal.complain(
      "Swift: \(count(.whole)) of \(classes.count) classes read whole, \(count(.part)) in part, "
        + "\(count(.none)) not"
        + (isVerbose || count(.whole) == classes.count ? "" : "; --verbose says why")
    )
    guard isVerbose else { return }
    for layout in classes.values.sorted(by: { $0.className < $1.className }) {
      for reason in layout.reasons {
        let place = reason.place ?? layout.location
        Terminal.complain("\(place.file):\(place.line): \(layout.className): \(reason.message)")
      }
    }
  }
}
