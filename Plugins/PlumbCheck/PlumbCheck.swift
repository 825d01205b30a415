import Foundation
import PackagePlugin

/// Checks the xib and storyboard files of a target whenever one of them changed, and shows what is found as warnings
/// on their lines.
///
/// It never lets a build fail: that is for `plumbline check` in a gate.
@main
struct PlumbCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return try commands(
      { try context.tool(named: $0).url },
      files: target.sourceFiles.map(\.url),
      target: target.name,
      source: target is SwiftSourceModuleTarget ? "swift" : "c",
      root: context.package.directoryURL,
      work: context.pluginWorkDirectoryURL
    )
  }

  /// The command that checks the documents among files; none where there are none.
  ///
  /// - Parameters:
  ///   - tool: The place of a tool, by its name.
  ///   - files: All files of the target.
  ///   - target: The name of the target.
  ///   - source: The extension of source files that the target can compile.
  ///   - root: The folder up to which a configuration is looked for.
  ///   - work: The only folder that the command may write to.
  /// - Returns: One command, or none.
  /// - Throws: ``MissingTool`` where the package was resolved without the trait that brings the tool.
  private func commands(
    _ tool: (String) throws -> URL,
    files: [URL],
    target: String,
    source: String,
    root: URL,
    work: URL
  ) throws -> [Command] {
    let documents = files.filter { ["xib", "storyboard"].contains($0.pathExtension) }
    if documents.isEmpty { return [] }
    // A build system runs a command again when its output is older than its input, so there has to be one. What is no
    // source would be put into the product's resources; an empty source leaves nothing there.
    let mark = work.appending(path: "\(target)-layouts-checked.\(source)")
    return [
      .buildCommand(
        displayName: "Checking layouts of \(target)",
        executable: try MissingTool.explaining { try tool("plumbline") },
        arguments: ["check", "--format", "xcode", "--fail-on", "never", "--mark", mark.path]
          + documents.map(\.path),
        inputFiles: documents + configurations(around: documents, upTo: root),
        outputFiles: [mark]
      )
    ]
  }

  /// The configurations between documents and the root of their package, which decide what is found as well.
  private func configurations(around documents: [URL], upTo root: URL) -> [URL] {
    var found: Set<URL> = []
    for document in documents {
      var folder = document.deletingLastPathComponent()
      while folder.path.hasPrefix(root.path) {
        let file = folder.appending(path: ".plumbline.yml")
        if FileManager.default.fileExists(atPath: file.path) { found.insert(file) }
        folder = folder.deletingLastPathComponent()
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension PlumbCheck: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    try commands(
      { try context.tool(named: $0).url },
      files: target.inputFiles.map(\.url),
      target: target.displayName,
      source: "swift",
      root: context.xcodeProject.directoryURL,
      work: context.pluginWorkDirectoryURL
    )
  }
}
#endif
