public import Foundation
public import PlumbDiagnosis

extension Rule {
  /// Rules for a program to read: `[{"id","title","severity","isOnByDefault","page"}]`, with sorted keys.
  public static func json(_ rules: [Rule]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      rules.map {
        Document(
          id: $0.id,
          title: $0.title,
          severity: $0.severity.rawValue,
          isOnByDefault: $0.isOnByDefault,
          page: $0.page
        )
      }
    )
  }

  private struct Document: Encodable {
    var id: String
    var title: String
    var severity: String
    var isOnByDefault: Bool
    var page: String
  }
}
