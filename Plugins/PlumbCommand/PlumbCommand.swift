import Foundation
import PackagePlugin

/// `swift package plumbline …`: runs the tool in the root of the package, with the arguments that were given.
@main
struct PlumbCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      { try context.tool(named: $0).url },
      arguments: arguments,
      in: context.package.directoryURL
    )
  }

  /// Runs the tool to its end.
  ///
  /// SwiftPM ends with 1 for every error, and so the error says whether something was found or the call was wrong.
  ///
  /// - Throws: ``MissingTool`` where the package was resolved without the trait that brings the tool.
  private func run(
    _ tool: (String) throws -> URL,
    arguments: [String],
    in folder: URL
  ) throws {
    let process = Process()
    process.executableURL = try MissingTool.explaining { try tool("plumbline") }
    // Without arguments the tool says what it can do.
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("plumbline found something that fails (exit status 1)")
    case let status: Diagnostics.error("plumbline could not do its work (exit status \(status))")
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension PlumbCommand: XcodeCommandPlugin {
  /// Xcode's menu names the targets that were chosen; documents are looked for in the whole project.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    let given = extractor.remainingArguments
    try run(
      { try context.tool(named: $0).url },
      arguments: given.isEmpty ? ["check", "--format", "xcode"] : given,
      in: context.xcodeProject.directoryURL
    )
  }
}
#endif
