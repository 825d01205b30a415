import ArgumentParser

/// The command-line tool.
@main
struct Plumbline: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumbline",
    abstract: "Lays out interface files and says what is wrong with them.",
    version: "0.1.0",
    subcommands: [Check.self, Agree.self]
  )
}
