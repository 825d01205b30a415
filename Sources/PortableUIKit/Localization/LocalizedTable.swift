#if !canImport(ObjectiveC)
import Foundation

/// Words of a table that Foundation does not read on this platform: those with forms by number, and string catalogs.
struct LocalizedTable: Sendable {
  /// A text whose parts depend on numbers.
  struct Entry: Sendable {
    /// The text, with `%#@name@` for the parts.
    var format: String
    /// The forms of each part, by category.
    var parts: [String: [String: String]] = [:]
    /// The language, for the rule of its numbers.
    var language: String
  }

  /// The entries by key.
  private(set) var entries: [String: Entry] = [:]

  /// Reads a table of a bundle in the language that the bundle prefers.
  init(_ name: String, in bundle: Bundle) {
    // `developmentLocalization` traps where there is none.
    let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let preferred = bundle.preferredLocalizations + [region ?? "en"]
    let own = bundle.bundleURL.pathExtension == "lproj" ? bundle.bundleURL : nil
    let languages = own.map { [$0.deletingPathExtension().lastPathComponent] } ?? preferred
    let folders =
      own.map { [$0] } ?? languages.map { bundle.bundleURL.appending(path: $0 + ".lproj") }
    for (folder, language) in zip(folders, languages) {
      readForms(folder.appending(path: name + ".stringsdict"), language)
    }
    let catalog = (own?.deletingLastPathComponent() ?? bundle.bundleURL)
      .appending(path: name + ".xcstrings")
    if let data = try? Data(contentsOf: catalog) { readCatalog(data, languages) }
  }

  private mutating func readForms(_ file: URL, _ language: String) {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let table = list as? [String: [String: Any]]
    else { return }
    for (key, described) in table where entries[key] == nil {
      guard let format = described["NSStringLocalizedFormatKey"] as? String else { continue }
      var entry = Entry(format: format, language: language)
      for case let (part, forms as [String: String]) in described { entry.parts[part] = forms }
      entries[key] = entry
    }
  }

  // MARK: - Catalogs

  /// Source: the format that Xcode 15 writes, `.xcstrings` of version 1.0.
  private struct Catalog: Decodable {
    struct Unit: Decodable { var value: String? }
    struct Form: Decodable { var stringUnit: Unit? }
    struct Variations: Decodable { var plural: [String: Form]? }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
    }
    struct Text: Decodable { var localizations: [String: Localization]? }
    var sourceLanguage: String
    var strings: [String: Text]
  }

  private mutating func readCatalog(_ data: Data, _ languages: [String]) {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return }
    for (key, text) in catalog.strings where entries[key] == nil {
      let found = (languages + [catalog.sourceLanguage]).lazy
        .compactMap { language in text.localizations?[language].map { (language, $0) } }.first
      guard let (language, localization) = found else { continue }
      if let forms = localization.variations?.plural {
        let values = forms.compactMapValues { $0.stringUnit?.value }
        entries[key] = Entry(format: "%#@n@", parts: ["n": values], language: language)
      } else if let value = localization.stringUnit?.value {
        entries[key] = Entry(format: value, language: language)
      }
    }
  }
}

/// The tables that were read, and the entries that were handed out.
enum LocalizedTables {
  private struct Place: Hashable {
    let path: String
    let table: String
  }

  private static let lock = NSLock()
  /// Guarded by `lock`, as all that follows.
  private nonisolated(unsafe) static var tables: [Place: LocalizedTable] = [:]
  private nonisolated(unsafe) static var handed: [LocalizedTable.Entry] = []

  /// The text of a key; nil where Foundation is to look for it.
  ///
  /// A text with parts gets the number of its entry into their names, by which ``text(of:_:)`` finds the forms.
  static func text(_ key: String, table: String?, _ bundle: Bundle) -> String? {
    lock.withLock {
      let place = Place(path: bundle.bundlePath, table: table ?? "Localizable")
      let known = tables[place] ?? LocalizedTable(place.table, in: bundle)
      tables[place] = known
      guard let entry = known.entries[key] else { return nil }
      guard !entry.parts.isEmpty else { return entry.format }
      handed.append(entry)
      return entry.format.replacing("%#@", with: "%#@\(handed.count - 1):")
    }
  }

  /// Puts the forms that go with numbers into a text; a text without parts stays as it is.
  static func resolved(_ format: String, _ arguments: [any CVarArg]) -> String {
    var result = format
    var place = 0
    while let start = result.range(of: "%#@"),
      let end = result.range(of: "@", range: start.upperBound..<result.endIndex)
    {
      let name = result[start.upperBound..<end.lowerBound].split(separator: ":", maxSplits: 1)
      let number = place < arguments.count ? (arguments[place] as? any BinaryInteger) : nil
      place += 1
      var form = ""
      if name.count == 2, let index = Int(name[0]), let entry = lock.withLock({ self.entry(index) })
      {
        let forms = entry.parts[String(name[1])] ?? [:]
        let categories = PluralRule.categories(
          of: number.map { Int(clamping: $0) } ?? 0,
          in: entry.language
        )
        form = categories.lazy.compactMap { forms[$0] }.first ?? ""
      }
      result.replaceSubrange(start.lowerBound..<end.upperBound, with: form)
    }
    return result
  }

  private static func entry(_ index: Int) -> LocalizedTable.Entry? {
    handed.indices.contains(index) ? handed[index] : nil
  }
}
#endif
