import ArgumentParser
import Foundation
import PlumbInterfaceBuilder

/// Where the images and colors of documents come from.
struct AssetOptions: ParsableArguments {
  @Option(
    name: .customLong("assets"),
    help: """
      An asset catalog, or a folder with catalogs or images; may be repeated. Those in the documents' repository are \
      found without it.
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

  /// Makes the assets known that a file can name.
  func supply(_ file: String) {
    guard !isOff else { return }
    var finder = AssetFinder(in: places, searchesRepositories: file != "-")
    finder.supply(file == "-" ? "input" : file)
  }
}
