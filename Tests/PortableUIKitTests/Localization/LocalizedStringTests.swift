#if !canImport(ObjectiveC)
import Foundation
import Testing

@testable import PortableUIKit

@Suite struct `Words with forms by number` {
  @Test(arguments: [
    ("en", 1, "one"), ("en", 0, "zero"), ("en", 2, "other"), ("de-AT", 1, "one"), ("fr", 0, "zero"),
    ("ru", 21, "one"), ("ru", 11, "many"), ("ru", 3, "few"), ("pl", 22, "few"), ("pl", 5, "many"),
    ("cs", 4, "few"), ("ja", 1, "other"), ("ar", 2, "two"), ("ar", 105, "few"),
    ("ar", 100, "other"),
    ("sl", 102, "two"), ("lt", 11, "other"), ("he", 2, "two"), ("ro", 119, "few"),
    ("pt", -1, "one"),
  ])
  func `follow the language's rule`(_ language: String, _ number: Int, _ category: String) {
    // Of CLDR's charts of plural rules.
    #expect(PluralRule.categories(of: number, in: language).first == category)
  }

  private func inBundle(_ files: [String: String], _ body: (Bundle) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("words-\(UUID().uuidString)/en.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    body(try #require(Bundle(path: folder.path)))
  }

  @Test func `come from a table of forms`() throws {
    let table = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>both</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict><key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
      <key>folders</key><dict><key>zero</key><string>no folder</string><key>other</key><string>%d folders</string></dict>
      </dict></dict></plist>
      """
    try inBundle(["Localizable.stringsdict": table]) { bundle in
      let format = _NSLocalizedString("both", bundle: bundle, comment: "")
      #expect(LocalizedTables.resolved(format, [1, 2]) == "%d file in %d folders")
      #expect(String._localizedStringWithFormat(format, 1, 2) == "1 file in 2 folders")
      #expect(String._localizedStringWithFormat("%d plain", 3) == "3 plain")
    }
  }

  @Test func `come from a catalog`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Good day"}}}},
        "days": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "new", "value": "%lld day"}},
          "other": {"stringUnit": {"state": "new", "value": "%lld days"}}}}}}}}}
      """
    try inBundle(["../Localizable.xcstrings": catalog]) { bundle in
      #expect(_NSLocalizedString("Hello", bundle: bundle, comment: "") == "Good day")
      let format = _NSLocalizedString("days", bundle: bundle, comment: "")
      #expect(String._localizedStringWithFormat(format, 1) == "1 day")
      #expect(String._localizedStringWithFormat(format, 5) == "5 days")
      #expect(_NSLocalizedString("missing", bundle: bundle, comment: "") == "missing")
      #expect(_NSLocalizedString("missing", bundle: bundle, value: "Given", comment: "") == "Given")
    }
  }
}
#endif
