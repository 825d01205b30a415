import ArgumentParser
import Foundation
import PlumbConfiguration
import PlumbInterfaceBuilder

/// Where the images and colors of documents come from.
struct AssetOptions: ParsableArguments {
  @Option(
    name: .customLong("assets"),
    help: """
      An asset catalog, or a folder with catalogs or images; may be repeated. Those that `assets:` of \
      the configuration names, and those in the documents' repository, are found without it.
      """
  )
  var places: [String] = []

  @Flag(
    name: .customLong("no-assets"),
    help: "Show placeholders for images, and no colors of asset catalogs."
  )
  var isOff = false

  func validate() throws {
    for place in places where !FileManager.default.fileExists(atPath: place) {
      throw ValidationError("--assets: there is no folder '\(place)'")
    }
    if isOff, !places.isEmpty {
      throw ValidationError("--assets and --no-assets contradict each other")
    }
  }

  /// Makes the assets known that a file can name: those of the command line, then those that the configuration of the
  /// file names, then those around it.
  ///
  /// - Throws: ``ConfigurationError`` for a configuration that is not understood.
  func supply(_ file: String) throws {
    guard !isOff else { return }
    var finder = finder(
      of: file == "-" ? [] : try configured(for: file),
      searchesRepositories: file != "-"
    )
    finder.supply(file == "-" ? "input" : file)
  }

  /// What looks for assets: in the places of the command line, then in those that a configuration names.
  func finder(of configured: [String], searchesRepositories: Bool = true) -> AssetFinder {
    VectorPictures.register()
    return AssetFinder(in: places + configured, searchesRepositories: searchesRepositories)
  }

  /// The places that the configuration of a file names.
  func configured(for file: String) throws -> [String] {
    var files = ConfigurationFiles()
    let configuration = try files.configuration(for: file)
    return (configuration?.assets ?? []).map { place in
      place.hasPrefix("/") ? place : "\(configuration?.folder ?? "")/\(place)"
    }
  }
}
