import Foundation
import SourceRewriting

/// The files of modules, read once.
struct ModuleSources {
  private let modules: [String: PackageGraph.Module]
  private var texts: [String: Data] = [:]
  private var hashes: [String: String] = [:]
  private var needs: [String: Bool] = [:]
  private var keys: [String: String] = [:]
  private var rewriters: [String: ModuleRewriter] = [:]

  private let names: ModuleNames

  /// Where bundles of resources are that SwiftPM leaves out.
  private let resources: String

  init(
    _ modules: [PackageGraph.Module],
    _ names: ModuleNames = ModuleNames(),
    resources: String = ""
  ) {
    self.names = names
    self.resources = resources
    self.modules = Dictionary(
      modules.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private mutating func data(_ path: String) throws -> Data {
    if let data = texts[path] { return data }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      texts[path] = data
      return data
    } catch {
      throw Failure("\(path): it cannot be read: \(error.reason)")
    }
  }

  /// The number of a file's content.
  mutating func hash(of path: String) throws -> String {
    if let hash = hashes[path] { return hash }
    var hash = ContentHash()
    hash.add(try data(path))
    hashes[path] = hash.description
    return hash.description
  }

  /// Whether a module is for Apple's platforms: it imports UIKit, or uses a module that does.
  mutating func needsRewriting(_ module: PackageGraph.Module) throws -> Bool {
    if let known = needs[module.name] { return known }
    needs[module.name] = false
    var result = false
    for name in module.dependencies {
      guard let other = modules[name] else { continue }
      if try needsRewriting(other) { result = true }
    }
    if !result { result = try module.files.contains { Self.imports("UIKit", try data($0)) } }
    needs[module.name] = result
    return result
  }

  /// Whether a module that is rewritten imports Combine.
  func importsCombine() throws -> Bool {
    var sources = self
    for module in modules.values where try sources.needsRewriting(module) {
      for file in module.files where Self.imports("Combine", try sources.data(file)) { return true }
    }
    return false
  }

  /// Whether a line of a text imports a module, or a part of it.
  private static func imports(_ module: String, _ text: Data) -> Bool {
    let name = Data(module.utf8)
    var start = text.startIndex
    while let found = text[start...].range(of: name) {
      let line = text[..<found.lowerBound].lastIndex(of: 10).map { $0 + 1 } ?? text.startIndex
      let before = String(decoding: text[line..<found.lowerBound], as: UTF8.self)
        .split(whereSeparator: \.isWhitespace)
      // `import UIKit`, `@testable public import class UIKit.UIView`.
      if before.suffix(2).contains("import"), !before.contains(where: { $0.hasPrefix("//") }) {
        return true
      }
      start = found.upperBound
    }
    return false
  }

  /// A number for all that decides what a module becomes.
  mutating func key(of module: PackageGraph.Module) throws -> String {
    if let known = keys[module.name] { return known }
    keys[module.name] = ""
    var hash = ContentHash()
    for file in module.files {
      hash.add(file)
      hash.add(try self.hash(of: file))
    }
    for name in module.dependencies.sorted() {
      guard let other = modules[name], try needsRewriting(other) else { continue }
      hash.add(name + (try key(of: other)))
    }
    keys[module.name] = hash.description
    return hash.description
  }

  /// Returns what rewrites a module, with what the modules that it uses declare.
  mutating func rewriter(for module: PackageGraph.Module) throws -> ModuleRewriter {
    if let known = rewriters[module.name] { return known }
    var dependencies: [ModuleIndex] = []
    for name in reached(from: module).sorted() {
      guard let other = modules[name], try needsRewriting(other) else { continue }
      dependencies.append(try rewriter(for: other).index)
    }
    let files = try module.files.map {
      ParsedFile(path: $0, text: String(decoding: try data($0), as: UTF8.self))
    }
    var names = names
    names.bundle = module.bundle.map { resources + "/" + $0 }
    let rewriter = ModuleRewriter(files: files, dependencies: dependencies, modules: names)
    rewriters[module.name] = rewriter
    return rewriter
  }

  /// The names of all modules that a module uses, near or far.
  private func reached(from module: PackageGraph.Module) -> Set<String> {
    var found: Set<String> = []
    var open = Array(module.dependencies)
    while let name = open.popLast() {
      guard name != module.name, found.insert(name).inserted else { continue }
      open += modules[name]?.dependencies ?? []
    }
    return found
  }
}
