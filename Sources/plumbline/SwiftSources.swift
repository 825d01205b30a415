import Foundation
import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import PlumbInterfaceBuilder

/// Files of Swift, as text.
struct SwiftSources {
  private(set) var texts: [(path: String, text: String)] = []
  private(set) var failures: [FileFailure] = []
  /// The texts that lie beside the files.
  private(set) var localized = LocalizedTexts()
  /// The documents that lie beside the files, which are joined with the classes that they name.
  private(set) var documents: [ModuleDocuments.File] = []

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - folders: Where the texts are that the files ask for by their keys.
  init(_ files: [String], textsIn folders: [String] = []) {
    let tables = DocumentFiles(folders, endingIn: [".strings", ".xcstrings"]) {
      DocumentFiles.isLeftOut($0)
    }.files.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }
    localized = LocalizedTexts(
      tables.compactMap { file in
        FileManager.default.contents(atPath: file).map { (path: file, data: $0) }
      }
    )
    documents = DocumentFiles(folders) { DocumentFiles.isLeftOut($0) }.files.compactMap { file in
      FileManager.default.contents(atPath: file).map { ModuleDocuments.File(path: file, data: $0) }
    }
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

  /// A reader of the files.
  ///
  /// - Parameter name: What findings call a file; as it was found where nothing else is said.
  /// - Returns: The reader.
  @MainActor
  func reader(naming name: (String) -> String = { $0 }) async -> SourceReader {
    let named = documents.map { ModuleDocuments.File(path: name($0.path), data: $0.data) }
    return await SourceReader(
      texts.map { (path: name($0.path), text: $0.text) },
      texts: localized,
      documents: ModuleDocuments(named)
    )
  }

  /// Reads a file with those of its module, which it may ask for types.
  ///
  /// The module of a file in a package is the target's folder (`Sources/App`, or the path that the manifest states), of
  /// one in a project or a repository all that is in the nearest folder with one. Elsewhere, and where the manifest has
  /// no target for the file, it is the file's own folder.
  init(around file: String) {
    let path = Repository().path(file)
    let folder = PathNames.normalized(path + "/..")
    let files =
      if let module = Self.module(around: folder) {
        DocumentFiles([module], endingIn: [".swift"]) { DocumentFiles.isLeftOut($0) }.files
      } else {
        DocumentFiles([folder], endingIn: [".swift"]) { _ in true }.files
      }
    self.init(
      [file] + files.filter { $0 != path },
      textsIn: [Self.module(around: folder) ?? folder]
    )
  }

  /// Reads the Swift files of the module that a document belongs to, found as for a Swift file in its folder.
  init(besideDocument file: String) {
    let folder = PathNames.normalized(Repository().path(file) + "/..")
    let module = Self.module(around: folder)
    let files = DocumentFiles([module ?? folder], endingIn: [".swift"]) {
      module == nil || DocumentFiles.isLeftOut($0)
    }.files
    self.init(files.filter { $0.hasSuffix(".swift") }, textsIn: [module ?? folder])
  }

  /// The folder that holds the module of what is in a folder; nil where nothing tells.
  static func module(around folder: String) -> String? {
    for root in PathNames.ancestors(folder) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      if names.contains("Package.swift") {
        let inside = PathNames.relative(folder, to: root) ?? ""
        let manifest = FileManager.default.contents(atPath: root + "/Package.swift") ?? Data()
        let targets = PackageTargets(manifest: String(decoding: manifest, as: UTF8.self))
        guard let target = targets.folder(of: inside) else { return nil }
        return target.isEmpty ? root : root + "/" + target
      }
      if names.contains(where: { $0 == ".git" || $0.hasSuffix(".xcodeproj") }) { return root }
    }
    return nil
  }
}

/// How much of the classes of a check was understood.
struct ReadingCoverage {
  private var classes: [String: SourceLayout] = [:]

  /// What was laid out, each class once.
  var snapshots: [LayoutSnapshot] { classes.values.compactMap(\.snapshot) }

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
