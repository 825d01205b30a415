import Foundation

/// Which tests are run, of what `swift test` would take.
struct TestSelection {
  /// Regular expressions of which a test's name has to hold one; none for all tests.
  private(set) var filters: [String] = []
  /// Regular expressions of which it may hold none.
  private(set) var skips: [String] = []
  private(set) var runsXCTest = true
  private(set) var runsSwiftTesting = true
  /// Whether nothing is built.
  private(set) var skipsBuild = false
  /// What is left for `swift build`.
  private(set) var buildArguments: [String] = []

  /// Reads the options of `swift test`.
  ///
  /// - Throws: ``Failure`` for those that do not go with processes of their own.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let next = rest.popFirst() {
      let parts = next.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first {
      case "--filter", "--skip":
        guard let pattern = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw Failure("\(next): a regular expression belongs behind it")
        }
        guard (try? NSRegularExpression(pattern: pattern)) != nil else {
          throw Failure("\(next) \(pattern): it is no regular expression")
        }
        if parts[0] == "--filter" { filters.append(pattern) } else { skips.append(pattern) }
      case "--skip-build": skipsBuild = true
      case "--disable-xctest": runsXCTest = false
      case "--disable-swift-testing": runsSwiftTesting = false
      case "--enable-xctest", "--enable-swift-testing", "--parallel", "--no-parallel": break
      case "--xunit-output", "--attachments-path", "--num-workers", "--specifier", "-s",
        "--enable-code-coverage":
        throw Failure(
          "\(parts[0]) does not go with several processes; plumbline test takes --filter, --skip and what swift build takes, and --format junit"
        )
      default: buildArguments.append(next)
      }
    }
  }

  /// Whether a test of XCTest is run, by its name: `Module.Class/method`.
  func contains(_ name: String) -> Bool {
    func holds(_ pattern: String) -> Bool {
      name.range(of: pattern, options: .regularExpression) != nil
    }
    return (filters.isEmpty || filters.contains(where: holds)) && !skips.contains(where: holds)
  }

  /// What Swift Testing is given.
  var swiftTestingArguments: [String] {
    ["--testing-library", "swift-testing"] + filters.flatMap { ["--filter", $0] }
      + skips.flatMap { ["--skip", $0] }
  }
}
