import Foundation
import PlumbInterfaceBuilder

/// A call of `swift` as the user wrote it.
struct SwiftCall {
  static let verbs: Set<String> = ["build", "test", "run"]

  /// What swift is to do.
  let verb: String
  /// What follows.
  let rest: [String]
  /// The package's folder, absolute.
  let package: String
  /// The folder of the build, absolute.
  let scratch: String
  /// Whether swift is to print what it does.
  let isVerbose: Bool

  /// Reads a call.
  ///
  /// - Throws: ``Failure`` where the folder holds no package.
  init(_ arguments: [String]) throws {
    verb = arguments.first ?? ""
    rest = Array(arguments.dropFirst())
    let working = FileManager.default.currentDirectoryPath
    let given = Self.value(of: "--package-path", in: rest) ?? "."
    var folder = Self.absolute(given, in: working)
    // Source: SwiftPM, which looks for the manifest further up as well.
    if Self.value(of: "--package-path", in: rest) == nil {
      for ancestor in PathNames.ancestors(folder)
      where FileManager.default.fileExists(atPath: ancestor + "/Package.swift") {
        folder = ancestor
        break
      }
    }
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
      throw Failure("\(given): there is no Package.swift")
    }
    package = folder
    let build =
      Self.value(of: "--scratch-path", in: rest) ?? Self.value(of: "--build-path", in: rest)
    scratch =
      build.map { Self.absolute($0, in: working) }
      ?? ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"] ?? folder + "/.build"
    isVerbose = rest.contains("--verbose") || rest.contains("-v")
  }

  /// The call with more flags, which come first: what follows the name of a program is the program's.
  func words(with flags: [String], quoted: Bool) -> [String] {
    let words = ["swift", verb] + flags + rest
    return quoted ? words.map(Self.quoted) : words
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    for (place, argument) in arguments.enumerated() {
      if argument == "--" { return nil }
      if argument == option, place + 1 < arguments.count { return arguments[place + 1] }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    PathNames.normalized(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=+:,@".contains($0) }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
