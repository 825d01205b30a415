import ArgumentParser
import Foundation
import PageServing
import PlumbInterfaceBuilder

/// `plumbline serve`: shows layouts in a browser, and follows their files.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows layouts in a browser, and shows them anew whenever a file is saved.",
    discussion: """
      Prints the address of a list of all scenes, each with its page of the inspector; open pages follow their files. \
      What cannot be read is told above the last picture that could, with file and line. In the inspector a constant, \
      a priority, a width or a text can be tried out; nothing is ever written.

      The server listens on this machine alone, at a port of its own, and answers only addresses with the token that it \
      prints. Control-C ends it.

      Exit status: 2 for a wrong call, a path that is not there, or a port that cannot be opened.
      """
  )

  @Argument(
    help:
      "Files (.xib, .storyboard, .swift, .json), or folders to search; the working folder without."
  )
  var paths: [String] = []

  @OptionGroup var variants: LayoutVariants
  @OptionGroup var fonts: FontOptions
  @OptionGroup var assets: AssetOptions

  @Option(
    help: "light, dark or both with a switch: the colors of documents; without it, as saved."
  )
  var style: PageStyle?

  @Flag(inversion: .prefixedNo, help: "Read the Swift files of folders, too, or documents alone.")
  var code = true

  /// A plugin that is ended leaves its processes behind, but not the other end of their input.
  @Flag(help: ArgumentHelp("End when the standard input does.", visibility: .hidden))
  var untilInputEnds = false

  func validate() throws {
    if paths.contains("-") { throw ValidationError("serve follows files; - is none") }
  }

  @MainActor
  func run() async throws {
    let paths = paths.isEmpty ? ["."] : paths
    let found = InspectedFiles(paths, includingCode: code)
    if let missing = found.failures.first { throw Failure(missing.description) }
    for folder in found.emptyFolders { Terminal.complain(Check.emptiness(folder)) }
    // A process that reads Swift may end while it is asked: that is an answer, and not the end of this one.
    signal(SIGPIPE, SIG_IGN)
    let project = ServedProject(self, paths)
    let server: LoopbackServer
    do {
      server = try LoopbackServer { request in await project.answer(request) }
    } catch {
      throw Failure("no port of this machine can be opened: \(error.reason)")
    }
    server.start()
    // Whoever starts this program reads the address from a pipe, too.
    try FileHandle.standardOutput.write(contentsOf: Data((server.address + "\n").utf8))
    if untilInputEnds { Self.endWithInput() }
    await project.follow()
  }

  /// Ends the program when its input does.
  private static func endWithInput() {
    let thread = Thread {
      _ = try? FileHandle.standardInput.readToEnd()
      Foundation.exit(0)
    }
    thread.start()
  }
}
