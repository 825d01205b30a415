import ArgumentParser
import Foundation
import PlumbConfiguration
import PlumbInterfaceBuilder
import PlumbReport

/// The command-line tool.
@main
struct Plumbline: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumbline",
    abstract: "Lays out interface files and says what is wrong with them.",
    version: ToolDescription.version,
    subcommands: [
      Check.self, Watch.self, Render.self, Inspect.self, Serve.self, Diff.self, Explain.self,
      Rules.self, Agree.self, Fixes.self, Fonts.self, SwiftCommand.self, TestCommand.self,
      Merge.self,
      MeasureReading.self,
      ReadCode.self,
    ]
  )

  /// Runs a subcommand, and ends with 2 for a wrong call and whatever else keeps it from its work.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      exit(withError: code)
    } catch  where exitCode(for: error).isSuccess {
      // A call for help or for the version.
      exit(withError: error)
    } catch let failure as Failure {
      Terminal.complain("Error: \(failure)")
      exit(withError: ExitCode(2))
    } catch let error as ConfigurationError {
      Terminal.complain("\(error)")
      exit(withError: ExitCode(2))
    } catch let error as DocumentError {
      // It says "error" behind its place.
      Terminal.complain("\(error)")
      exit(withError: ExitCode(2))
    } catch {
      for line in fullMessage(for: error).split(separator: "\n") { Terminal.complain(String(line)) }
      exit(withError: ExitCode(2))
    }
  }
}
