package import Foundation
package import PlumbInterfaceBuilder

/// Finds the configuration of each file: the nearest `.plumbline.yml`, from the file's folder up to the root of its
/// repository.
///
/// Outside of a repository it is looked for up to the working folder, or, for a file that does not lie in that, in
/// the file's own folder. Configurations are not combined: the nearest one counts.
package struct ConfigurationFiles {
  /// What the file is called.
  package static let name = ".plumbline.yml"

  private var repository: Repository
  private let given: Configuration?
  private var known: [String: Configuration?] = [:]

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - given: A configuration that counts for all files, in place of any that lies around them.
  ///   - repository: Where files lie.
  package init(given: Configuration? = nil, _ repository: Repository = Repository()) {
    self.given = given
    self.repository = repository
  }

  /// The configuration of a file.
  ///
  /// - Parameter file: A path; the file need not be there.
  /// - Returns: nil where there is none.
  /// - Throws: ``ConfigurationError`` for one that is not understood or no text.
  package mutating func configuration(
    for file: String
  ) throws(ConfigurationError) -> Configuration? {
    if let given { return given }
    for folder in repository.foldersAround(file) {
      if let found = try configuration(in: folder) { return found }
    }
    return nil
  }

  private mutating func configuration(
    in folder: String
  ) throws(ConfigurationError) -> Configuration? {
    if let known = known[folder] { return known }
    let path = (folder == "/" ? "" : folder) + "/" + Self.name
    var result: Configuration?
    if let data = FileManager.default.contents(atPath: path) {
      let shown = PathNames.relative(path, to: repository.workingFolder) ?? path
      result = try Configuration(data, file: shown)
      result?.folder = folder
    }
    known[folder] = .some(result)
    return result
  }

  /// A file's path as patterns of a configuration see it: from the configuration's folder.
  package func path(_ file: String, for configuration: Configuration) -> String {
    PathNames.relative(repository.path(file), to: configuration.folder) ?? file
  }
}

extension Configuration {
  /// Reads a configuration from the bytes of a file.
  package init(_ data: Data, file: String) throws(ConfigurationError) {
    guard let text = String(data: data, encoding: .utf8) else {
      throw ConfigurationError(
        file: file,
        line: 1,
        column: 1,
        message: "the configuration is not UTF-8 text"
      )
    }
    try self.init(yaml: text, file: file)
  }
}
