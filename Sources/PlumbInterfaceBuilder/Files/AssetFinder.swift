package import AssetReading
import Foundation

/// Finds the asset catalogs and image files of an app, and makes them known to ``AssetReading/AssetLibrary/shared``.
///
/// They are looked for in folders that are given, then in the repository around a document, those first that lie nearest
/// to it. Without a repository, the document's own folder takes its place.
package struct AssetFinder {
  private let folders: [String]
  private let searchesRepositories: Bool
  private var repository: Repository
  /// What a folder and the folders in it have.
  private var known: [String: [String]] = [:]

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - folders: Catalogs, or folders to look in first.
  ///   - searchesRepositories: Whether to look in the documents' repositories, too.
  ///   - repository: Where repositories are.
  package init(
    in folders: [String] = [],
    searchesRepositories: Bool = true,
    _ repository: Repository = Repository()
  ) {
    self.folders = folders
    self.searchesRepositories = searchesRepositories
    self.repository = repository
  }

  /// Makes the assets known that a document of a path can name, in place of those that were known.
  package mutating func supply(_ document: String, to library: AssetLibrary = .shared) {
    let path = repository.path(document)
    var places = folders.flatMap { self.places(in: repository.path($0)) }
    if searchesRepositories, let root = repository.foldersAround(document).last {
      // The nearest ones: those that share the most folders with the document.
      let near = PathNames.ancestors(path)
      places += self.places(in: root).filter { !Self.isOfTests($0, beside: near) }.enumerated()
        .map { place in (place, PathNames.ancestors(place.element).count { near.contains($0) }) }
        .sorted { ($1.1, $0.0.offset) < ($0.1, $1.0.offset) }
        .map(\.0.element)
    }
    var seen: Set<String> = []
    library.folders = places.filter { seen.insert($0).inserted }
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// Whether a folder belongs to tests to which the document does not belong: their assets are not the app's.
  private static func isOfTests(_ place: String, beside near: [String]) -> Bool {
    ([place] + PathNames.ancestors(place)).contains { folder in
      let name = PathNames.last(folder)
      return (name == "Fixtures" || name.hasSuffix("Tests")) && !near.contains(folder)
    }
  }

  private mutating func places(in folder: String) -> [String] {
    if let places = known[folder] { return places }
    var search = AssetSearch()
    search.search(folder)
    known[folder] = search.places
    return search.places
  }
}

/// A search for catalogs, and for folders with images in them.
private struct AssetSearch {
  private(set) var places: [String] = []
  private var visited: Set<String> = []
  /// How many names may still be looked at: a home folder, say, is not searched to its end.
  private var budget = 200_000

  private static let leftOut: Set<String> = ["DerivedData", "node_modules", "Carthage", "build"]
  private static let images: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "webp", "heic",
  ]

  mutating func search(_ folder: String) {
    if folder.hasSuffix(".xcassets") {
      places.append(folder)
      return
    }
    let identity = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard visited.insert(identity).inserted,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    if names.contains(where: { Self.images.contains(Self.ending($0)) }) { places.append(folder) }
    for name in names.sorted() where !name.hasPrefix(".") && budget > 0 {
      budget -= 1
      let ending = Self.ending(name)
      // Files with the usual endings are no folders, and asking for each would take most of the time.
      let isPlain = ending.isEmpty || ending == "xcassets" || ending == "bundle"
      guard isPlain || name.filter({ $0 == "." }).count > 1, !Self.leftOut.contains(name) else {
        continue
      }
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        search(path)
      }
    }
  }

  private static func ending(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
