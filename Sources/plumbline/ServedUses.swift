import Foundation
import PlumbInterfaceBuilder

/// Which files another file's change concerns, by their words alone.
enum ServedUses {
  /// The Swift files that name what changed files declare, and so on, and those with classes that changed documents name.
  ///
  /// - Parameters:
  ///   - files: Those to look in; others than Swift files are left alone.
  ///   - changed: The files that changed.
  /// - Returns: The files, those that changed among them.
  static func code(_ files: [String], affectedBy changed: [String]) -> Set<String> {
    let changedCode = Set(changed.filter { $0.hasSuffix(".swift") })
    let classes = Set(changed.filter { !$0.hasSuffix(".swift") }.flatMap(customClasses))
    let all = Set(files.filter { $0.hasSuffix(".swift") })
    // Nothing beyond the files themselves can be found.
    guard !all.isSubset(of: changedCode), !changedCode.isEmpty || !classes.isEmpty else {
      return changedCode
    }
    let mentions = MentionedTypes(all.union(changedCode).map { ($0, text(of: $0)) })
    return mentions.files(affectedBy: changedCode.union(mentions.files(declaring: classes)))
  }

  /// The files that name an image, color or font of which files changed; none for what everything may depend on.
  static func files(_ files: [String], using changed: [String]) -> [String] {
    let names = Set(changed.compactMap(name))
    guard !names.isEmpty else { return [] }
    return files.filter { file in
      let text = text(of: file)
      return names.contains { text.contains("\"\($0)\"") || text.contains("/\($0)\"") }
    }
  }

  /// What code and documents call the asset that a file belongs to.
  private static func name(of file: String) -> String? {
    let parts = file.split(separator: "/")
    let endings = [".imageset", ".colorset", ".symbolset", ".dataset"]
    let asset = parts.last { part in endings.contains(where: part.hasSuffix) }
    guard let last = asset ?? parts.last, last != "Contents.json", !last.hasPrefix(".") else {
      return nil
    }
    let name = last.prefix { asset != nil || ($0 != "@" && $0 != "~") }
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }

  private static func text(of file: String) -> String {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func customClasses(in file: String) -> [String] {
    text(of: file).split(separator: "customClass=\"").dropFirst().map { rest in
      String(rest.prefix { $0 != "\"" })
    }
  }
}
