import ArgumentParser
import Foundation
import TextMetrics

/// `plumbline fonts`: what texts are measured with.
struct Fonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes figures of a Mac's system font, for exact sizes of texts anywhere.",
    subcommands: [Export.self]
  )

  /// `plumbline fonts export`: measures the system font of a Mac.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Measures this Mac's system font, and writes its figures to a file.",
      discussion: """
        Commit the file, and name it with --fonts, or in `fonts:` of the configuration: check, render and the other \
        commands then measure texts in the system font by it, on Linux as on the Mac. Needs macOS. Exit status: 0 when \
        the file was written, 2 otherwise.
        """
    )

    @Argument(help: "The file to write.")
    var file = "SystemFont.json"

    func run() throws {
      #if os(macOS)
      try write(SystemFontFile(measuring: CoreTextProbe()))
      #else
      throw Failure(
        "the system font can be measured on a Mac only: run `plumbline fonts export` there, and give the file to --fonts here"
      )
      #endif
    }

    #if os(macOS)
    private func write(_ font: SystemFontFile) throws {
      try PictureFile.write(font.json(), to: file)
      Terminal.complain(
        "\(file): \(font.characters.count) characters and \(font.kerning.count) pairs of \(font.system)"
      )
    }
    #endif
  }
}
