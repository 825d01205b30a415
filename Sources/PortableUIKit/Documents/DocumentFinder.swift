package import Foundation

/// Finds documents in bundles.
///
/// SwiftPM copies the resources of a target into a bundle beside the program, which `Bundle.module` is. On Apple's platforms a
/// class leads to the bundle that it is in; here all are in the program, and the bundle of the class's module is looked into.
@preconcurrency @MainActor
package enum DocumentFinder {
  /// Returns a document and the bundle that it is in; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the document, with or without its ending.
  ///   - ending: The ending: `xib` or `storyboard`.
  ///   - bundle: Where it is looked for; nil for the main bundle.
  ///   - type: Whose module's resources are looked into behind the main bundle's, before those of other modules.
  /// - Returns: The document, and the bundle.
  package static func document(
    _ name: String,
    _ ending: String,
    in bundle: Bundle?,
    for type: AnyClass? = nil
  ) -> (url: URL, bundle: Bundle)? {
    if let program = DocumentLoader.program {
      return program.document(name, ending).map { ($0, bundle ?? .main) }
    }
    let file = name.hasSuffix("." + ending) ? name : "\(name).\(ending)"
    for bundle in bundles(bundle, for: type) {
      if let url = self.file(file, in: bundle) { return (url, bundle) }
    }
    return nil
  }

  /// The bundles to look into, the nearest first.
  static func bundles(_ bundle: Bundle?, for type: AnyClass?) -> [Bundle] {
    if let bundle, bundle != .main { return [bundle] }
    let module = type.map { String(reflecting: $0) }?.split(separator: ".").first.map(String.init)
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.bundlePath)) ?? []
    let resources = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    func isOfModule(_ name: String) -> Bool {
      guard let module else { return false }
      return name.prefix { $0 != "." }.hasSuffix("_" + module)
    }
    let ordered = resources.filter(isOfModule) + resources.filter { !isOfModule($0) }
    return [.main] + ordered.compactMap { Bundle(path: Bundle.main.bundlePath + "/" + $0) }
  }

  /// A file of a bundle: at its top, or in a folder of a language, `Base` first.
  private static func file(_ name: String, in bundle: Bundle) -> URL? {
    let manager = FileManager.default
    for folder in [bundle.resourcePath, bundle.bundlePath].compactMap({ $0 }) {
      let top = folder + "/" + name
      if manager.fileExists(atPath: top) { return URL(fileURLWithPath: top) }
      let languages = bundle.preferredLocalizations + bundle.localizations
      for language in ["Base"] + languages {
        let path = "\(folder)/\(language).lproj/\(name)"
        if manager.fileExists(atPath: path) { return URL(fileURLWithPath: path) }
      }
    }
    return nil
  }
}
