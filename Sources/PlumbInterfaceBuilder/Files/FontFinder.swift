package import Foundation
package import LayoutEngine
import TextMetrics

/// Finds the fonts that documents and code name, and makes them known to ``TextMetrics/FontRegistry``.
///
/// They are looked for in folders that are given, then among the fonts that an app's `Info.plist` lists under
/// `UIAppFonts`, then in all other files of the document's repository that end like fonts. Of two fonts with one
/// PostScript name the first one counts. Without a repository, the document's own folder takes its place.
///
/// A folder that is given may also have figures of the system font, which `plumbline fonts export` wrote: a file called
/// `SystemFont.json`, or any file that is given by itself and ends in `.json`.
package struct FontFinder {
  /// Fonts that were asked for and not found, by name, with how many texts ask for each.
  package private(set) var missing: [String: Int] = [:]
  /// Font files that could not be read.
  package private(set) var failures: [FileFailure] = []
  /// How many fonts were found where.
  package private(set) var found: [(folder: String, count: Int)] = []

  private let folders: [String]
  private let searchesRepositories: Bool
  private var repository: Repository
  /// The fonts of a folder, and of the folders in it.
  private var known: [String: [FontFile]] = [:]
  /// The names of the fonts that are registered for the repository at hand.
  private var registered: [String] = []
  private var current: String?
  /// The files that could not be read, without symbolic links in their paths.
  private var failed: Set<String> = []
  /// Where figures of the system font were looked for.
  private var systemFontPlaces: Set<String> = []

  /// The fonts of the process, which is where text is measured.
  private var registry: FontRegistry { .shared }

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - folders: Folders to look in first, or font files.
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

  /// Makes the fonts known that a document names, and forgets those of another repository.
  ///
  /// - Parameters:
  ///   - document: The document's path.
  ///   - data: Its bytes. Files are searched for only where it names a font that is not the system's.
  ///   - more: Further folders, which its configuration names.
  package mutating func supply(_ document: String, _ data: Data, more: [String] = []) {
    for place in folders + more { readSystemFont(place) }
    let names = Self.fontNames(in: data)
    guard !names.isEmpty else { return }
    register(around: document, more)
    for (name, count) in names
    where SystemFontMetrics.exactness(of: .named(name, size: 17)) == .substitute {
      missing[name, default: 0] += count
    }
  }

  /// Makes the fonts known that lie around Swift files, and forgets those of another repository.
  ///
  /// Which of them are missing is not known before the code is read: see ``note(_:)``.
  ///
  /// - Parameters:
  ///   - file: The path of one of the files.
  ///   - texts: What the files of its module say. Fonts are searched for only where one makes a font by its name.
  ///   - more: Further folders, which its configuration names.
  package mutating func supply(
    code file: String,
    _ texts: some Sequence<String>,
    more: [String] = []
  ) {
    for place in folders + more { readSystemFont(place) }
    if texts.contains(where: Self.namesFonts) { register(around: file, more) }
  }

  /// Notes the fonts that texts of a layout should have, and that were not found.
  package mutating func note(_ snapshot: LayoutSnapshot) {
    for item in snapshot.items {
      if let name = item.missingFont { missing[name, default: 0] += 1 }
    }
  }

  /// Whether Swift code makes a font by its name, in any of the ways that UIKit has for it.
  package static func namesFonts(_ text: String) -> Bool {
    text.contains("UIFont") && (text.contains("name:") || text.contains("Descriptor"))
  }

  /// Makes the fonts known that lie around a file, unless they are.
  private mutating func register(around document: String, _ more: [String]) {
    let root = searchesRepositories ? repository.foldersAround(document).last : nil
    let places = folders + more + [root].compactMap { $0 }
    let key = places.joined(separator: "\n")
    if key != current {
      current = key
      for name in registered { registry.unregister(name) }
      registered = []
      for place in places {
        for font in fonts(in: place) where registry.all[font.postScriptName] == nil {
          registry.register(font)
          registered.append(font.postScriptName)
        }
      }
    }
  }

  /// Makes the figures of the system font known that a place has, the first one's of several.
  private mutating func readSystemFont(_ place: String) {
    guard systemFontPlaces.insert(place).inserted, registry.systemFont == nil else { return }
    let file = place.hasSuffix(".json") ? place : place + "/SystemFont.json"
    guard FileManager.default.fileExists(atPath: file) else { return }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      registry.systemFont = try SystemFontFile(json: data)
      found.append((file, 1))
    } catch let error as DecodingError {
      failures.append(FileFailure(file: file, line: nil, message: error.words(of: "system font")))
    } catch {
      failures.append(FileFailure(file: file, line: nil, message: error.localizedDescription))
    }
  }

  /// The fonts that a document names, with how many elements do.
  private static func fontNames(in data: Data) -> [String: Int] {
    // Most documents name none, and this is much faster than to read them.
    guard
      data.range(of: Data("<fontDescription".utf8)) != nil
        || data.range(of: Data("<font ".utf8)) != nil
    else { return [:] }
    let text = String(decoding: data, as: UTF8.self)
    var result: [String: Int] = [:]
    for match in text.matches(of: /<(?:fontDescription|font)\s[^>]*?\bname="([^"]+)"/) {
      // Fonts of the system have a type beside the name.
      if match.0.contains(" type=") || match.1.hasPrefix(".") { continue }
      result[String(match.1), default: 0] += 1
    }
    return result
  }

  /// The fonts in a folder, those that an `Info.plist` lists first; or those of a file.
  private mutating func fonts(in place: String) -> [FontFile] {
    if let fonts = known[place] { return fonts }
    var search = FontSearch()
    search.search(place)
    var fonts: [FontFile] = []
    for file in search.inOrder {
      do {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        fonts += try FontFile.fonts(in: bytes)
      } catch let error as FontFileError {
        fail(file, error.description)
      } catch {
        fail(file, error.localizedDescription)
      }
    }
    known[place] = fonts
    found.append((place, fonts.count))
    return fonts
  }

  /// Notes a file that cannot be read, once, however many of the folders it is found in.
  private mutating func fail(_ file: String, _ message: String) {
    let identity = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    guard failed.insert(identity).inserted else { return }
    failures.append(FileFailure(file: file, line: nil, message: message))
  }
}

/// A search for font files and for the property lists that name them.
private struct FontSearch {
  private var files: [String] = []
  /// The names of files that an app's property list names, without folders.
  private var listed: Set<String> = []
  private var visited: Set<String> = []
  /// How many names may still be looked at: a home folder, say, is not searched to its end.
  private var budget = 200_000

  /// The files, those that are listed first, else by their paths.
  var inOrder: [String] {
    let sorted = files.sorted()
    return sorted.filter { listed.contains(PathNames.last($0)) }
      + sorted.filter { !listed.contains(PathNames.last($0)) }
  }

  mutating func search(_ place: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      if !place.hasSuffix(".json") { files.append(place) }
      return
    }
    let identity = URL(fileURLWithPath: place).resolvingSymlinksInPath().path
    guard visited.insert(identity).inserted,
      let names = try? FileManager.default.contentsOfDirectory(atPath: place)
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") && budget > 0 {
      budget -= 1
      let path = place.hasSuffix("/") ? place + name : place + "/" + name
      let kind = (name.split(separator: ".").last ?? "").lowercased()
      switch kind {
      case "ttf", "otf", "ttc": files.append(path)
      case "plist" where name.hasSuffix("Info.plist"): readList(path)
      case "xcassets", "framework", "xcodeproj", "bundle": continue
      case "swift", "m", "h", "xib", "storyboard", "png", "jpg", "strings", "json", "md": continue
      default:
        if !Self.leftOut.contains(name) { searchIfFolder(path) }
      }
    }
  }

  private static let leftOut: Set<String> = ["DerivedData", "node_modules"]

  private mutating func searchIfFolder(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return }
    search(path)
  }

  private mutating func readList(_ file: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let fonts = (list as? [String: Any])?["UIAppFonts"] as? [String]
    else { return }
    listed.formUnion(fonts.map { PathNames.last($0) })
  }
}
