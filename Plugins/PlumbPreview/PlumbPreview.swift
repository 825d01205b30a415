import Foundation
import PackagePlugin

/// `swift package preview`: shows the layouts of the package's targets in a browser, and anew whenever a file is saved.
///
/// What is shown are the roots that `plumbline` reads from the sources, `#Preview` blocks among them, and documents.
@main
struct PlumbPreview: CommandPlugin {
  /// Serves the targets that `--target` names, or all of the package; other arguments are those of `plumbline serve`.
  ///
  /// - Throws: ``UnknownTarget`` for a name that no target of the package has, ``MissingTool`` where the package was
  ///   resolved without the trait that brings the tool.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = context.package.targets.filter { $0.sourceModule != nil }
    for name in names where !targets.contains(where: { $0.name == name }) {
      throw UnknownTarget(name: name, known: targets.map(\.name))
    }
    let chosen = targets.filter {
      names.isEmpty ? $0.sourceModule?.kind != .test : names.contains($0.name)
    }
    let folders = chosen.compactMap { $0.sourceModule?.directoryURL.path }
    try serve(
      { try context.tool(named: $0).url },
      folders,
      extractor.remainingArguments,
      in: context.package.directoryURL
    )
  }

  /// Runs the server until it is ended.
  private func serve(
    _ tool: (String) throws -> URL,
    _ folders: [String],
    _ arguments: [String],
    in root: URL
  ) throws {
    let process = Process()
    process.executableURL = try MissingTool.explaining { try tool("plumbline") }
    process.arguments = ["serve", "--until-input-ends"] + arguments + folders
    process.currentDirectoryURL = root
    // SwiftPM ends the plugin alone: the server ends with this pipe.
    let input = Pipe()
    process.standardInput = input
    try process.run()
    process.waitUntilExit()
    try? input.fileHandleForWriting.close()
    guard process.terminationReason == .exit, process.terminationStatus != 0 else { return }
    Diagnostics.error("plumbline could not do its work (exit status \(process.terminationStatus))")
  }
}

/// A target that is asked for and is not there.
struct UnknownTarget: Error, CustomStringConvertible {
  var name: String
  var known: [String]

  var description: String {
    "--target: there is no target '\(name)'; there are \(known.joined(separator: ", "))"
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension PlumbPreview: XcodeCommandPlugin {
  /// Xcode's menu names the targets that were chosen; the whole project is shown.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    let root = context.xcodeProject.directoryURL
    try serve(
      { try context.tool(named: $0).url },
      [root.path],
      extractor.remainingArguments,
      in: root
    )
  }
}
#endif
