import AssetReading
import Foundation
import PlumbInterfaceBuilder

/// The fonts and assets around files that are read again and again: their folders are searched once, until one changes.
@MainActor
struct ServedSurroundings {
  private let fonts: FontOptions
  private let assets: AssetOptions
  private var fontFinder: FontFinder
  /// Finders by the places that configurations name.
  private var assetFinders: [[String]: AssetFinder] = [:]

  init(_ fonts: FontOptions, _ assets: AssetOptions) {
    (self.fonts, self.assets) = (fonts, assets)
    fontFinder = fonts.finder()
  }

  /// Forgets what was found, and what the files held.
  mutating func forget() {
    self = ServedSurroundings(fonts, assets)
    AssetLibrary.shared.folders = []
  }

  /// Makes known what a file of some content can name.
  mutating func supply(_ file: String, _ data: Data) throws {
    fontFinder.supply(file, data)
    guard !assets.isOff else { return }
    let places = assets.places + (try assets.configured(for: file))
    var finder = assetFinders[places] ?? AssetFinder(in: places)
    finder.supply(file)
    assetFinders[places] = finder
  }
}
