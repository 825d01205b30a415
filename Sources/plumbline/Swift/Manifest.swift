import Foundation

/// What `swift package dump-package` tells of a package.
struct Manifest: Codable {
  struct Product: Codable {
    let name: String
    let targets: [String]
  }

  struct Target: Codable {
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]?
    let resources: [Resource]?
    let dependencies: [[String: Dependency?]]

    /// Whether it is made of files.
    var hasSources: Bool {
      ["regular", "executable", "test", "snippet", "macro", "plugin"].contains(type)
    }

    /// The names of the targets and products that it depends on.
    var dependencyNames: [String] {
      dependencies.flatMap { $0.values.compactMap { $0?.name } }
    }
  }

  /// A file or folder that the manifest declares as a resource.
  struct Resource: Codable {
    let path: String
  }

  /// A dependency of a target: a list, with the name in the first place.
  struct Dependency: Codable {
    let name: String?

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      name = try? values.decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(name)
    }
  }

  /// A dependency of the package; that there are some is all that is asked.
  struct PackageDependency: Codable {
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(true)
    }
  }

  let name: String
  let products: [Product]
  let targets: [Target]
  let dependencies: [PackageDependency]
}

/// The manifests of packages, which are read anew where a manifest or the environment has changed.
final class Manifests {
  private struct Entry: Codable {
    let hash: String
    let manifest: Manifest
  }

  private let swift: SwiftToolchain
  private let file: URL
  private var known: [String: Entry]
  private var isChanged = false

  init(_ swift: SwiftToolchain, folder: String) {
    self.swift = swift
    file = URL(fileURLWithPath: folder + "/manifests.json")
    let data = try? Data(contentsOf: file)
    known = data.flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) } ?? [:]
  }

  /// Returns the manifest of a package.
  func manifest(of folder: String) throws -> Manifest {
    var hash = ContentHash()
    hash.add(swift.identity)
    // Another build of this tool may read more of a manifest.
    hash.add(ToolBuild.identity)
    // A manifest may ask for variables; these tell nothing but where and when a shell runs.
    let passing: Set<String> = ["_", "PWD", "OLDPWD", "SHLVL", "COLUMNS", "LINES"]
    for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key })
    where !passing.contains(name) { hash.add(name + "=" + value) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      hash.add(name)
      hash.add((try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))) ?? Data())
    }
    if let entry = known[folder], entry.hash == hash.description { return entry.manifest }
    let data = try swift.output(["package", "dump-package", "--package-path", folder], in: folder)
    let manifest: Manifest
    do {
      manifest = try JSONDecoder().decode(Manifest.self, from: data)
    } catch {
      throw Failure("\(folder)/Package.swift: what SwiftPM tells of it cannot be read: \(error)")
    }
    known[folder] = Entry(hash: hash.description, manifest: manifest)
    isChanged = true
    return manifest
  }

  /// Keeps what was read.
  func save() {
    guard isChanged, let data = try? JSONEncoder().encode(known) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? data.write(to: file)
  }
}
