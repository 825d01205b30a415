package import Foundation

/// The texts of an app by their keys: what `NSLocalizedString` and `String(localized:)` answer.
package struct LocalizedTexts: Sendable {
  private var tables: [String: [String: String]] = [:]

  /// No texts.
  package init() {}

  /// Reads tables of texts, those of the language that the app is developed in.
  ///
  /// Source: "Localization" in Apple's documentation: `.strings` files in folders of a language, and string catalogs.
  /// What cannot be read is left out: a key stands for its text then.
  ///
  /// - Parameter files: Files that end in `.strings` or `.xcstrings`, and what they hold.
  package init(_ files: [(path: String, data: Data)]) {
    for file in files.sorted(by: { Self.rank($0.path) < Self.rank($1.path) }) {
      let name = file.path.split(separator: "/").last ?? ""
      let table = String(name.prefix { $0 != "." })
      let texts = name.hasSuffix(".xcstrings") ? Self.catalog(file.data) : Self.list(file.data)
      // The first file that has a text is that of the language that comes first.
      tables[table, default: [:]].merge(texts) { first, _ in first }
    }
  }

  /// Whether there is no table.
  package var isEmpty: Bool { tables.isEmpty }

  /// The text of a key in a table; nil where there is none.
  package func text(of key: String, in table: String? = nil) -> String? {
    tables[table ?? "Localizable"]?[key]
  }

  /// The keys that have another text here than in other tables, or one in only one of both.
  package func keys(differingFrom others: LocalizedTexts) -> Set<String> {
    var result: Set<String> = []
    for table in Set(tables.keys).union(others.tables.keys) {
      let (own, other) = (tables[table] ?? [:], others.tables[table] ?? [:])
      for key in Set(own.keys).union(other.keys) where own[key] != other[key] { result.insert(key) }
    }
    return result
  }

  /// Folders without a language and of the base come first, then English, then the others.
  private static func rank(_ path: String) -> (Int, String) {
    guard let folder = path.split(separator: "/").last(where: { $0.hasSuffix(".lproj") }) else {
      return (0, path)
    }
    return (folder == "Base.lproj" ? 0 : folder.hasPrefix("en") ? 1 : 2, path)
  }

  private static func list(_ data: Data) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list as? [String: String] ?? [:]
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable {
      var localizations: [String: Localization]?
    }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
    }
    struct Unit: Decodable {
      var value: String
    }
    struct Variations: Decodable {
      var plural: [String: Localization]?
    }
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private static func catalog(_ data: Data) -> [String: String] {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [:] }
    return catalog.strings.compactMapValues { entry in
      let own = entry.localizations?[catalog.sourceLanguage]
      return own?.stringUnit?.value ?? own?.variations?.plural?["other"]?.stringUnit?.value
    }
  }
}
