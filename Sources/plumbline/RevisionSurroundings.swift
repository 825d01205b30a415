import Foundation
import PlumbConfiguration
import PlumbDiagnosis
import PlumbInterfaceBuilder

/// What lies beside the layouts of one revision: its catalogs, fonts and configurations.
@MainActor
struct RevisionSurroundings {
  /// Where they lie.
  let folder: RevisionFolder
  private let tree: RevisionTree
  private var configurations: ConfigurationFiles
  /// What finds assets, by the places that configurations name.
  private var assetFinders: [[String]: AssetFinder] = [:]
  private let assets: AssetOptions

  init(_ tree: RevisionTree, _ assets: AssetOptions) throws {
    (self.tree, self.assets) = (tree, assets)
    folder = try RevisionFolder(tree)
    configurations = ConfigurationFiles(Repository(workingFolder: folder.path))
  }

  /// The configuration of a file, by its path from the root.
  mutating func configuration(for path: String) throws -> Configuration? {
    do {
      return try configurations.configuration(for: folder.path + "/" + path)
    } catch {
      guard let revision = tree.revision else { throw error }
      throw Failure("\(revision.prefix(12)):\(error)")
    }
  }

  /// Whether a file, by its path from the root, is one that its configuration wants to be looked at.
  mutating func covers(_ path: String) throws -> Bool {
    guard let configuration = try configuration(for: path) else { return true }
    return configuration.covers(
      configurations.path(folder.path + "/" + path, for: configuration)
    )
  }

  /// The rules of a file, by its path from the root.
  mutating func settings(for path: String) throws -> RuleSettings {
    try configuration(for: path)?.settings ?? RuleSettings()
  }

  /// Makes known what a file of some content can name.
  mutating func supply(_ path: String, _ data: Data, fonts: inout FontFinder) throws {
    let more = try configured(for: path, \.fonts)
    fonts.supply(folder.path + "/" + path, data, more: more)
    try supplyAssets(path)
  }

  /// Makes known what the code of a file and of those beside it can name.
  mutating func supply(code path: String, _ texts: [String], fonts: inout FontFinder) throws {
    let more = try configured(for: path, \.fonts)
    fonts.supply(code: folder.path + "/" + path, texts, more: more)
    try supplyAssets(path)
  }

  /// The places that the configuration of a file names.
  private mutating func configured(
    for path: String,
    _ places: KeyPath<Configuration, [String]>
  ) throws -> [String] {
    guard let configuration = try configuration(for: path) else { return [] }
    return configuration[keyPath: places].map {
      $0.hasPrefix("/") ? $0 : "\(configuration.folder)/\($0)"
    }
  }

  private mutating func supplyAssets(_ path: String) throws {
    guard !assets.isOff else { return }
    let file = folder.path + "/" + path
    let places = try configured(for: path, \.assets)
    var finder = assetFinders[places] ?? assets.finder(of: places)
    finder.supply(file)
    assetFinders[places] = finder
  }
}
