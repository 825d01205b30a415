#if !canImport(ObjectiveC)
public import Foundation

/// What `plumbline swift` writes in place of `NSLocalizedString`: the text of a key in the language that the bundle prefers.
///
/// Besides `.strings` files it reads `.stringsdict` files and string catalogs (`.xcstrings`) as they are in the bundle.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table; nil for `Localizable`.
///   - bundle: Where the table is.
///   - value: The text where there is none for the key.
///   - comment: Words for translators.
/// - Returns: The text; the key where there is none, and no `value`.
public func _NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle = Bundle.main,
  value: String = "",
  comment: String
) -> String {
  LocalizedTables.text(key, table: tableName, bundle)
    ?? bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension String {
  /// What `plumbline swift` writes in place of `String.localizedStringWithFormat`: texts with forms by number get theirs.
  public static func _localizedStringWithFormat(
    _ format: String,
    _ arguments: any CVarArg...
  ) -> String {
    String(
      format: LocalizedTables.resolved(format, arguments),
      locale: .current,
      arguments: arguments
    )
  }
}

extension NSString {
  /// What `plumbline swift` writes in place of `NSString.localizedStringWithFormat`.
  public static func _localizedStringWithFormat(
    _ format: String,
    _ arguments: any CVarArg...
  ) -> NSString {
    NSString(
      string: String(
        format: LocalizedTables.resolved(format, arguments),
        locale: .current,
        arguments: arguments
      )
    )
  }
}
#endif
