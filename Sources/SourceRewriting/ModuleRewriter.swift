import SwiftSyntax

/// Rewrites the files of a module for a host without Objective-C.
///
/// What Swift refuses there goes, or gets another form with the same meaning: attributes, `#selector`, `#keyPath`,
/// protocols with optional requirements, overrides in extensions. Each class gets a table of the methods that Objective-C
/// would find by name. Strings and comments stay as they are, and so do the lines and, where there is room, the columns.
///
///     let rewriter = ModuleRewriter(files: [ParsedFile(path: path, text: text)], dependencies: [])
///     for file in rewriter.rewritten() { print(file.path, file.text) }
package struct ModuleRewriter {
  let files: [ParsedFile]
  /// What the module declares, for modules that use it.
  package let index: ModuleIndex
  /// What the module and those that it uses declare.
  let scope: ModuleIndex
  let modules: ModuleNames
  private let dependencies: [ModuleIndex]

  /// Reads a module.
  ///
  /// - Parameters:
  ///   - files: All its files.
  ///   - dependencies: What the modules that it uses declare.
  ///   - modules: The modules that are there in place of Apple's.
  package init(
    files: [ParsedFile],
    dependencies: [ModuleIndex] = [],
    modules: ModuleNames = ModuleNames()
  ) {
    self.files = files
    self.modules = modules
    self.dependencies = dependencies
    let resolver = IndexResolver(files: files, dependencies: dependencies)
    index = resolver.own
    scope = resolver.scope
  }

  /// A file with its new text.
  package struct RewrittenFile: Sendable {
    /// Its path.
    package let path: String
    /// The text.
    package let text: [UInt8]
    /// Where columns moved.
    package let shifts: ColumnShifts
  }

  /// What is left out, with its place.
  package struct Notice: Sendable, Equatable, Codable {
    /// The file.
    package let path: String
    /// The line, from 1.
    package let line: Int
    /// The byte of the line, from 1.
    package let column: Int
    /// A sentence.
    package let message: String
  }

  /// Returns the files that change, and what is left out.
  package func rewritten() -> (files: [RewrittenFile], notices: [Notice]) {
    guard modules.leavesOut else { return changed() }
    let absent = files.map { AbsentImport.first(in: $0) }
    let (kept, notices) = ModuleRewriter(
      kept: zip(files, absent).filter { $0.1 == nil }.map(\.0),
      of: self
    ).changed()
    let empty = zip(files, absent).compactMap { file, found -> (RewrittenFile, Notice)? in
      guard let found else { return nil }
      // Nothing but the lines is left.
      let text = file.bytes.filter { $0 == 10 }
      return (
        RewrittenFile(path: file.path, text: text, shifts: ColumnShifts()),
        Notice(
          path: file.path,
          line: found.line,
          column: found.column,
          message: "the file is left out, for it imports \(found.module), which is not here"
        )
      )
    }
    return (kept + empty.map(\.0), notices + empty.map(\.1))
  }

  /// The rewriter of some of a module's files.
  private init(kept: [ParsedFile], of whole: ModuleRewriter) {
    self.init(files: kept, dependencies: whole.dependencies, modules: whole.modules)
  }

  private func changed() -> (files: [RewrittenFile], notices: [Notice]) {
    var edits = files.indices.map { FileRewriter(files[$0], number: $0, in: self).edits() }
    var notices: [Notice] = []
    ExtensionMembers(rewriter: self).move(in: &edits, notices: &notices)
    let changed = files.indices.compactMap { number -> RewrittenFile? in
      guard !edits[number].isEmpty else { return nil }
      let (text, shifts) = edits[number].applied(to: files[number].bytes)
      return RewrittenFile(path: files[number].path, text: text, shifts: shifts)
    }
    return (changed, notices)
  }
}

/// Which modules stand in for Apple's.
package struct ModuleNames: Sendable, Hashable, Codable {
  /// The module to import in place of another.
  package var replacements: [String: String]
  /// Whether files that import what cannot be had are left out.
  package var leavesOut = false
  /// The folder that `Bundle.module` is, where SwiftPM writes none; nil where it does, or where nobody does.
  package var bundle: String?

  /// The modules that Scripts/build-uikit builds, and with `hasCombine` that which Scripts/build-combine does.
  package init(hasCombine: Bool = false) {
    replacements = Dictionary(
      uniqueKeysWithValues: ["CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "ObjectiveC"]
        .map {
          ($0, "UIKit")
        }
    )
    replacements["Darwin"] = "Glibc"
    replacements["os"] = "PlumbOS"
    replacements["OSLog"] = "PlumbOS"
    for name in [
      "AVFoundation", "AVKit", "CoreData", "CoreLocation", "MapKit", "MobileCoreServices",
      "UniformTypeIdentifiers", "WebKit",
    ] { replacements[name] = "PlumbStandIns" }
    if hasCombine { replacements["Combine"] = "PlumbCombine" }
  }
}
