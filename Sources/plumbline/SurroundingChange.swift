import AssetReading
import Foundation
import LayoutEngine
import LayoutReading
import PlumbConfiguration
import PlumbInterfaceBuilder
import PlumbReport
import TextMetrics

/// Something beside the layouts that differs between two revisions and decides how they look: an asset, a font, a text or
/// a configuration.
struct SurroundingChange {
  /// What layouts name to use it.
  private enum Use {
    /// A name in quotes, or one of these constants behind a dot.
    case name([String], constant: String?)
    /// A font by one of its names.
    case fonts(Set<String>)
    /// All that lies in a folder, by its path from the root.
    case folder(String)
  }

  private let use: Use
  /// What changed, for a scene that uses it.
  let cause: LayoutCause

  /// Whether a file uses what changed, by its words alone.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - path: Its path from the root.
  /// - Returns: Whether the layouts of the file may have changed by it.
  func isUsed(by text: String, at path: String) -> Bool {
    switch use {
    case .name(let names, let constant):
      if names.contains(where: { text.contains("\"\($0)\"") || text.contains("/\($0)\"") }) {
        return true
      }
      guard let constant, path.hasSuffix(".swift") else { return false }
      return text.split(separator: "." + constant).dropFirst().contains { rest in
        rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    case .fonts(let names): return names.contains { text.contains("\"\($0)\"") }
    case .folder(let folder): return folder.isEmpty || path.hasPrefix(folder + "/")
    }
  }

  // MARK: - Finding changes

  /// What differs among the files beside the layouts.
  ///
  /// - Parameters:
  ///   - changes: The files that differ.
  ///   - folders: What lies beside the layouts in the former and the present revision.
  /// - Returns: The changes, each once, with a sentence on it.
  static func all(
    _ changes: [RevisionFiles.Change],
    _ folders: (before: RevisionFolder, after: RevisionFolder)
  ) -> [SurroundingChange] {
    var result: [SurroundingChange] = []
    var assets: Set<String> = []
    for path in changes.flatMap({ [$0.before, $0.after].compactMap(\.self) })
    where RevisionFolder.decidesLooks(path) {
      if let folder = assetFolder(of: path) {
        if assets.insert(folder).inserted { result += asset(folder, folders).map { [$0] } ?? [] }
      } else if let change = file(path, folders) {
        if !result.contains(where: { $0.cause == change.cause }) { result.append(change) }
      }
    }
    return result
  }

  /// The folder of the asset that a file of a catalog belongs to.
  private static func assetFolder(of path: String) -> String? {
    let names = path.split(separator: "/")
    guard let catalog = names.firstIndex(where: { $0.hasSuffix(".xcassets") }),
      let place = names.indices.dropFirst(catalog + 1).first(where: { place in
        AssetCatalog.Kind.allCases.contains { names[place].hasSuffix("." + $0.rawValue) }
      })
    else { return nil }
    return names[...place].joined(separator: "/")
  }

  private static func asset(
    _ folder: String,
    _ folders: (before: RevisionFolder, after: RevisionFolder)
  ) -> SurroundingChange? {
    let names = folder.split(separator: "/").map(String.init)
    guard let last = names.last, let dot = last.lastIndex(of: "."),
      let kind = AssetCatalog.Kind(rawValue: String(last[last.index(after: dot)...])),
      let catalog = names.firstIndex(where: { $0.hasSuffix(".xcassets") })
    else { return nil }
    let name = String(last[..<dot])
    let place = names[...catalog].joined(separator: "/")
    let words =
      kind == .color
      ? colorWords(name, place, folders)
      : presenceWords(folder, folders) ?? "another file"
    let noun = ["imageset": "image", "colorset": "color", "symbolset": "symbol", "dataset": "data"]
    return SurroundingChange(
      use: .name([name], constant: AssetConstants.name(for: name, kind)),
      cause: LayoutCause(
        kind: .asset,
        text: "\(noun[kind.rawValue] ?? "asset") `\(name)` of \(place): \(words)"
      )
    )
  }

  /// What became of a color, in each style in which it differs.
  private static func colorWords(
    _ name: String,
    _ catalog: String,
    _ folders: (before: RevisionFolder, after: RevisionFolder)
  ) -> String {
    let catalogs = [folders.before, folders.after].map {
      AssetCatalog(URL(fileURLWithPath: $0.path + "/" + catalog, isDirectory: true))
    }
    func words(_ catalog: AssetCatalog, isDark: Bool) -> String? {
      // In a group with a namespace it is called otherwise.
      let full = catalog.names(of: .color).first { $0 == name || $0.hasSuffix("/" + name) } ?? name
      switch catalog.color(full, for: AssetTraits(isDark: isDark)) {
      case .components(let red, let green, let blue, let alpha):
        let color = LayoutSnapshot.Color(red: red, green: green, blue: blue, alpha: alpha)
        return color.hex
          + (color.alpha == 255 ? "" : " at \((Int(color.alpha) * 100 + 127) / 255) %")
      case .platform(let name): return name
      case nil: return nil
      }
    }
    var parts: [String] = []
    for isDark in [false, true] {
      let (old, new) = (words(catalogs[0], isDark: isDark), words(catalogs[1], isDark: isDark))
      guard old != new else { continue }
      let change = "\(old ?? "none") → \(new ?? "none")"
      if parts.last != change { parts.append(isDark ? "in dark \(change)" : change) }
    }
    return parts.isEmpty ? "another description" : parts.joined(separator: ", ")
  }

  /// Says that something came or went; nil where both revisions have it.
  private static func presenceWords(
    _ path: String,
    _ folders: (before: RevisionFolder, after: RevisionFolder)
  ) -> String? {
    let there = [folders.before, folders.after].map {
      FileManager.default.fileExists(atPath: $0.path + "/" + path)
    }
    return there == [false, true] ? "was added" : there == [true, false] ? "was removed" : nil
  }

  private static func file(
    _ path: String,
    _ folders: (before: RevisionFolder, after: RevisionFolder)
  ) -> SurroundingChange? {
    let last = PathNames.last(path)
    let what = presenceWords(path, folders) ?? "was changed"
    if last == ConfigurationFiles.name {
      return SurroundingChange(
        use: .folder(path.split(separator: "/").dropLast().joined(separator: "/")),
        cause: LayoutCause(kind: .configuration, text: "configuration \(path) \(what)")
      )
    }
    switch last.split(separator: ".").last?.lowercased() ?? "" {
    case "ttf", "otf", "ttc":
      var names: Set<String> = []
      for folder in [folders.before, folders.after] {
        let data = FileManager.default.contents(atPath: folder.path + "/" + path) ?? Data()
        let fonts = (try? FontFile.fonts(in: [UInt8](data))) ?? []
        names.formUnion(fonts.map(\.postScriptName))
      }
      let cause = LayoutCause(kind: .font, text: "font file \(path) \(what)")
      return names.isEmpty ? nil : SurroundingChange(use: .fonts(names), cause: cause)
    case "strings", "xcstrings":
      let tables = [folders.before, folders.after].map { folder in
        let data = FileManager.default.contents(atPath: folder.path + "/" + path)
        return LocalizedTexts(data.map { [(path: path, data: $0)] } ?? [])
      }
      let keys = tables[0].keys(differingFrom: tables[1])
      let cause = LayoutCause(kind: .text, text: "texts of \(path): \(what)")
      return keys.isEmpty
        ? nil : SurroundingChange(use: .name(keys.sorted(), constant: nil), cause: cause)
    case "plist", "json", "": return nil
    default:
      // A loose image: without the size of its pixels, the device and the ending.
      let stem = last.split(separator: ".").dropLast().joined(separator: ".")
      let name = String(stem.prefix { $0 != "@" && $0 != "~" })
      guard !name.isEmpty, !path.contains(".xcassets/") else { return nil }
      return SurroundingChange(
        use: .name([name, last], constant: nil),
        cause: LayoutCause(kind: .asset, text: "image \(path) \(what)")
      )
    }
  }
}
