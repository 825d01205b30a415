import ArgumentParser
import Foundation
import SourceRewriting

/// Builds, tests and runs packages that were written for Apple's UIKit.
struct SwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Builds, tests or runs a package that uses UIKit, as it is, where there is no UIKit.",
    discussion: """
      What follows goes to `swift`: `plumbline swift test --filter Form`. Not a byte of the package changes: the compiler \
      gets other texts for those files that it would refuse. The modules that stand in for Apple's are built once.
      """
  )

  @Flag(name: .shortAndLong, help: "Print the plain call of swift before it is made.")
  var verbose = false

  @Option(
    help: "A folder that Scripts/build-uikit made, in place of the cache.",
    completion: .directory
  )
  var uikit: String?

  @Flag(
    help:
      "Leave out files that import a framework of Apple's which nothing stands in for, and say which."
  )
  var leaveOut = false

  @Argument(parsing: .captureForPassthrough, help: "build, test, run …, and the options of swift.")
  var arguments: [String] = []

  func validate() throws {
    guard let verb = arguments.first else {
      throw ValidationError("say what swift is to do: build, test or run")
    }
    guard SwiftCall.verbs.contains(verb) || ["--help", "-h"].contains(verb) else {
      throw ValidationError("swift is asked to build, test or run; '\(verb)' is something else")
    }
  }

  func run() throws {
    if arguments.first == "--help" || arguments.first == "-h" {
      throw CleanExit.helpRequest(Self.self)
    }
    let call = try SwiftCall(arguments)
    let swift = try SwiftToolchain()
    let cache = ModuleCache(swift)
    let modules = try uikit.map { try UIKitModules(folder: $0) } ?? cache.modules()
    let package = try PackageGraph(call, swift)
    if !modules.hasCombine, uikit == nil, try ModuleSources(package.modules).importsCombine() {
      try cache.addCombine(to: modules)
    }
    let overlay = try SourceOverlay(package, modules: modules, leavesOut: leaveOut)
    for notice in overlay.notices {
      Terminal.complain(
        "\(notice.path):\(notice.line):\(notice.column): warning: \(notice.message)"
      )
    }
    let flags = modules.flags + overlay.flags
    if verbose || call.isVerbose {
      Terminal.complain(call.words(with: flags, quoted: true).joined(separator: " "))
    }
    let status = try FilteredProcess(
      program: swift.program,
      arguments: Array(call.words(with: flags, quoted: false).dropFirst()),
      filter: DiagnosticPlaces(overlay),
      keepsOutput: call.verb == "run"
    ).run()
    if status != 0 { throw ExitCode(status) }
  }
}
