/// Why the plugin has no tool to run, in words that say what to write.
struct MissingTool: Error, CustomStringConvertible {
  var description: String {
    """
    plumbline is not part of this build. In Package.swift, ask for it with the trait Tool: \
    .package(url: "…/plumb", from: "…", traits: ["Tool"])
    """
  }

  /// Looks for the tool, and says what is missing where it is not there.
  static func explaining<Result>(_ find: () throws -> Result) throws -> Result {
    do { return try find() } catch { throw MissingTool() }
  }
}
