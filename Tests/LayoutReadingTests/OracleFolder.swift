import Testing

/// The classes of a folder that are laid out twice, compiled and read.
///
/// Scripts/reading-oracle lists them.
struct OracleFolder: CustomTestStringConvertible, Sendable {
  let path: String
  /// The folders with sources that those of the folder build on.
  let others: [String]
  let classes: [OracleClass]
  /// The classes that cannot take part, with the reason.
  let leftOut: [String: String]
  /// The classes that are read in part, with the reason.
  let inPart: [String: String]

  var testDescription: String { path }
}

/// A class that was compiled.
struct OracleClass: Sendable {
  let name: String
  let make: @MainActor @Sendable () -> AnyObject

  init(_ name: String, _ make: @escaping @MainActor @Sendable () -> AnyObject) {
    self.name = name
    self.make = make
  }
}
