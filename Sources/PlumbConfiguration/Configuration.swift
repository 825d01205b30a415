public import PlumbDiagnosis
public import PlumbInterfaceBuilder
public import PortableUIKit

/// What a `.plumbline.yml` says: which files are checked, what is looked for in them, and what fails.
public struct Configuration: Sendable {
  /// The file that it was read from.
  public var file: String
  /// The folder that patterns count from; an absolute path, or empty for none.
  public var folder = ""
  /// Patterns of the files to check; empty for all.
  public var include: [String] = []
  /// Patterns of files that are not checked.
  public var exclude: [String] = []
  /// How serious a finding must be to fail, or nil where nothing is said.
  public var failOn: FailureLevel?
  /// Which rules are looked for, and where.
  public var settings = RuleSettings()
  /// Folders with fonts, or font files, from ``folder``.
  public var fonts: [String] = []
  /// Asset catalogs, or folders with catalogs or images, from ``folder``: they come before those around a document.
  public var assets: [String] = []
  /// The devices to lay documents out for; empty where nothing is said.
  public var devices: [InterfaceDevice] = []
  /// Whether documents are laid out for every device that their app supports.
  public var usesAllDevices = false
  /// The preferred text sizes; empty where nothing is said.
  public var textSizes: [UIContentSizeCategory] = []
  /// The directions; empty where nothing is said.
  public var directions: [TextDirection] = []

  /// Creates a configuration that leaves everything as it is.
  public init(file: String = "") { self.file = file }

  /// Whether a file, by its path from ``folder``, is to be checked.
  public func covers(_ path: String) -> Bool {
    (include.isEmpty || include.contains { PathPattern($0).matches(path) })
      && !exclude.contains { PathPattern($0).matches(path) }
  }

  /// Whether a folder that searches otherwise leave out by its name is asked for.
  public func includesFolder(named name: String) -> Bool {
    include.contains { $0.split(separator: "/").contains { $0 == name } }
  }
}
