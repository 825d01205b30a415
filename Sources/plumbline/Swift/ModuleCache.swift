import Foundation
import PlumbInterfaceBuilder
import PlumbReport

/// Where the modules that stand in for Apple's are kept once they are built.
///
/// There is a folder for each toolchain and version of ours; `PLUMB_CACHE` names another place than the user's cache.
struct ModuleCache {
  private let swift: SwiftToolchain

  init(_ swift: SwiftToolchain) { self.swift = swift }

  /// Returns the modules, which are built where they are not there.
  ///
  /// - Throws: ``Failure`` where their sources are not found, or do not build.
  func modules() throws -> UIKitModules {
    let sources = try Self.sources()
    let isCheckout = FileManager.default.fileExists(atPath: sources + "/.git")
    let place = ContentHash.of(swift.identity, ToolDescription.version, isCheckout ? sources : "")
    let folder = Self.folder + "/uikit-\(ToolDescription.version)-\(place.prefix(16))"
    let stamp = isCheckout ? Self.stamp(of: sources) : ToolDescription.version
    let stampFile = folder + "/stamp"
    if Self.text(stampFile) != stamp {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let lock = open(folder + "/lock", O_CREAT | O_RDWR, 0o644)
      defer { if lock >= 0 { close(lock) } }
      if lock >= 0 { flock(lock, LOCK_EX) }
      // Another run may have built them meanwhile.
      if Self.text(stampFile) != stamp {
        try build(sources, into: folder)
        try Data(stamp.utf8).write(to: URL(fileURLWithPath: stampFile))
      }
    }
    return try UIKitModules(folder: folder)
  }

  /// The folder of all caches.
  private static var folder: String {
    let environment = ProcessInfo.processInfo.environment
    if let given = environment["PLUMB_CACHE"], !given.isEmpty { return PathNames.normalized(given) }
    if let given = environment["XDG_CACHE_HOME"], given.hasPrefix("/") {
      return given + "/plumbline"
    }
    return FileManager.default.homeDirectoryForCurrentUser.path + "/.cache/plumbline"
  }

  /// Where the sources of the modules are: those that `PLUMB_SOURCES` names, or around or beside the program.
  private static func sources() throws -> String {
    var candidates: [String] = []
    if let given = ProcessInfo.processInfo.environment["PLUMB_SOURCES"], !given.isEmpty {
      candidates = [PathNames.normalized(given)]
    } else {
      let program = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
        .resolvingSymlinksInPath().path
      for ancestor in PathNames.ancestors(PathNames.normalized(program + "/..")) {
        candidates += [ancestor, ancestor + "/share/plumbline/sources"]
      }
    }
    for folder in candidates
    where FileManager.default.fileExists(atPath: folder + "/Scripts/build-uikit")
      && FileManager.default.fileExists(atPath: folder + "/Sources/PortableUIKit")
    {
      return folder
    }
    throw Failure(
      """
      the modules that stand in for Apple's are built from the sources of plumbline \(ToolDescription.version), which are \
      not here: clone the repository at that version, and let PLUMB_SOURCES name the folder
      """
    )
  }

  /// The content of the sources, as far as the modules are made of it.
  private static func stamp(of sources: String) -> String {
    var hash = ContentHash()
    for module in [
      "SolverIntrinsics", "Requirements", "ConstraintSolver", "LayoutEngine", "TextMetrics",
      "AssetReading", "PlumbLog", "PlumbOS", "PlumbStandIns", "PlumbDiagnosis",
      "PlumbInterfaceBuilder",
      "PortableUIKit", "PreviewMacros", "UIKit", "_Testing_UIKit",
    ] {
      let folder = sources + "/Sources/" + module
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where [".swift", ".h", ".c"].contains(where: file.hasSuffix) {
        hash.add(file)
        hash.add((try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))) ?? Data())
      }
    }
    return hash.description
  }

  private static func text(_ file: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: file))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Builds the module that stands in for Combine, beside the others.
  ///
  /// - Throws: ``Failure`` where it cannot be fetched, or does not build.
  func addCombine(to modules: UIKitModules) throws {
    try run("build-combine", of: Self.sources(), into: modules.folder, [], "OpenCombine")
  }

  private func build(_ sources: String, into folder: String) throws {
    // swift-log stays out, which an application may link itself.
    try run("build-uikit", of: sources, into: folder, ["--disable-default-traits"], "UIKit")
  }

  private func run(
    _ script: String,
    of sources: String,
    into folder: String,
    _ options: [String],
    _ name: String
  ) throws {
    Terminal.complain("building \(name) for this toolchain, once; that takes some minutes")
    let start = ContinuousClock.now
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["\(sources)/Scripts/\(script)", folder] + options
    process.standardOutput = FileHandle.standardError
    process.standardInput = FileHandle.nullDevice
    try RunningProcesses.all.start(process)
    guard try RunningProcesses.all.end(of: process) == 0 else {
      throw Failure("\(sources): \(name) could not be built, see above")
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    Terminal.complain("built \(name) in \(seconds) s: \(folder)")
  }
}
