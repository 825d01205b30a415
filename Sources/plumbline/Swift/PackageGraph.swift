import Foundation

/// The modules of a package, and of the packages that it depends on.
struct PackageGraph {
  /// A module.
  struct Module: Sendable {
    let name: String
    /// The paths of its Swift files, sorted.
    let files: [String]
    /// The names of the modules that it may import.
    let dependencies: Set<String>
    /// What Xcode would take in as resources, and SwiftPM leaves out.
    var undeclaredResources: [String] = []
    /// The name of the bundle of those; nil where SwiftPM makes `Bundle.module` itself.
    var bundle: String?
  }

  /// The modules, each behind those that it depends on.
  let modules: [Module]
  /// The folder of the build.
  let scratch: String

  /// Reads the manifests.
  ///
  /// - Throws: ``Failure`` with what SwiftPM says of a manifest that it cannot read.
  init(_ call: SwiftCall, _ swift: SwiftToolchain) throws {
    scratch = call.scratch
    let manifests = Manifests(swift, folder: call.scratch + "/plumbline")
    let root = try manifests.manifest(of: call.package)
    var packages = [(call.package, root)]
    if !root.dependencies.isEmpty {
      for folder in try Self.dependencies(of: call, swift) {
        packages.append((folder, try manifests.manifest(of: folder)))
      }
    }
    manifests.save()
    modules = Self.sorted(Self.modules(of: packages))
  }

  /// The folders of all packages that are depended on, near or far.
  private static func dependencies(of call: SwiftCall, _ swift: SwiftToolchain) throws -> [String] {
    let state = URL(fileURLWithPath: call.scratch + "/workspace-state.json")
    func known() -> [String]? {
      guard let data = try? Data(contentsOf: state),
        let workspace = try? JSONDecoder().decode(Workspace.self, from: data)
      else { return nil }
      let folders = workspace.object.dependencies.map { $0.folder(scratch: call.scratch) }
      let areThere = folders.allSatisfy {
        FileManager.default.fileExists(atPath: $0 + "/Package.swift")
      }
      return areThere && !folders.isEmpty && isNewer(state.path, than: call.package) ? folders : nil
    }
    if let folders = known() { return folders }
    _ = try swift.output(
      ["package", "resolve", "--package-path", call.package, "--scratch-path", call.scratch],
      in: call.package
    )
    guard let data = try? Data(contentsOf: state),
      let workspace = try? JSONDecoder().decode(Workspace.self, from: data)
    else { throw Failure("\(state.path): it cannot be read, so that the packages are unknown") }
    return workspace.object.dependencies.map { $0.folder(scratch: call.scratch) }
  }

  /// Whether what was resolved is younger than the manifest and what it was resolved to.
  private static func isNewer(_ state: String, than package: String) -> Bool {
    func date(_ path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    guard let resolved = date(state) else { return false }
    return ["/Package.swift", "/Package.resolved"].allSatisfy {
      date(package + $0).map { $0 <= resolved.addingTimeInterval(2) } ?? true
    }
  }

  /// What SwiftPM notes of the packages that it fetched.
  private struct Workspace: Decodable {
    struct Object: Decodable { let dependencies: [Dependency] }
    struct Dependency: Decodable {
      struct Reference: Decodable { let location: String }
      struct State: Decodable {
        let name: String
        let path: String?
      }
      let packageRef: Reference
      let state: State
      let subpath: String

      func folder(scratch: String) -> String {
        switch state.name {
        case "sourceControlCheckout": scratch + "/checkouts/" + subpath
        case "registryDownload": scratch + "/registry/downloads/" + subpath
        default: state.path ?? packageRef.location
        }
      }
    }
    let object: Object
  }

  // MARK: - Modules

  private static func modules(of packages: [(folder: String, manifest: Manifest)]) -> [Module] {
    var products: [String: [String]] = [:]
    for (_, manifest) in packages {
      for product in manifest.products { products[product.name, default: []] += product.targets }
    }
    return packages.flatMap { folder, manifest in
      manifest.targets.filter(\.hasSources).map { target in
        let named = target.dependencyNames
        let files = TargetFiles(target, of: manifest, in: folder)
        let isBundled = !files.declaresResources && !files.undeclaredResources.isEmpty
        return Module(
          name: target.name,
          files: files.swiftFiles,
          dependencies: Set(named + named.flatMap { products[$0] ?? [] })
            .subtracting([target.name]),
          undeclaredResources: files.undeclaredResources,
          bundle: isBundled ? "\(manifest.name)_\(target.name).resources" : nil
        )
      }
    }
  }

  private static func sorted(_ modules: [Module]) -> [Module] {
    let byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var result: [Module] = []
    var seen: Set<String> = []
    func add(_ module: Module) {
      guard seen.insert(module.name).inserted else { return }
      for name in module.dependencies.sorted() { byName[name].map(add) }
      result.append(module)
    }
    for module in modules { add(module) }
    return result
  }
}
