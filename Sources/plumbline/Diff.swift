import ArgumentParser
import LayoutEngine
import PlumbReport

/// `plumbline diff`: says which frames differ between two layouts.
struct Diff: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lays out two documents or snapshots and says which frames differ.",
    discussion: """
      Either can be a file, or REVISION:path as git names a file of a revision, such as \
      HEAD~1:App/Main.storyboard. The name of a file that begins with a dash needs ./ before it.

      Frames are those that layout gives. A transform changes none of them, nor does a color, a mask or \
      a layer: views of which only the look differs are named on standard error, and count as the same.

      Exit status: 0 when every frame is the same, 1 when one differs, 2 for a wrong call or a file \
      that cannot be read.
      """
  )

  @Argument(help: "The former layout: a .xib, .storyboard, .json or log file, or REVISION:path.")
  var before: String

  @Argument(help: "The present layout.")
  var after: String

  @OptionGroup var circumstances: LayoutOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var assets: AssetOptions

  @Option(name: .shortAndLong, help: "A picture of what differs: .svg or .png; red was, green is.")
  var output: String?

  func validate() throws {
    if let output, ![".svg", ".png"].contains(where: output.lowercased().hasSuffix) {
      throw ValidationError("--output must end with .svg or .png, not '\(output)'")
    }
  }

  @MainActor
  func run() async throws {
    let pictures = Pictures(options: circumstances.build)
    let sources = try [before, after].map(LayoutSource.init)
    try assets.supply(sources[0].path)
    let old = try pictures.scenes(of: sources[0].content(fonts), file: sources[0].name).map(
      \.picture
    )
    try assets.supply(sources[1].path)
    var new = try pictures.scenes(of: sources[1].content(fonts), file: sources[1].name).map(
      \.picture
    )
    let texts = compare(old, &new)
    if !texts.isEmpty { print(TerminalText.withoutCommands(texts)) }
    if let output { try PictureFile(output).write(LayoutPicture.svg(new)) }
    if !texts.isEmpty { throw ExitCode(1) }
  }
}

extension Diff {
  /// Compares layouts of the same name, notes the changes in the new ones, and answers them in words.
  private func compare(_ old: [LayoutPicture], _ new: inout [LayoutPicture]) -> [String] {
    var rest = old
    var texts: [String] = []
    for index in new.indices {
      let name = new[index].snapshot.name
      guard let place = rest.firstIndex(where: { $0.snapshot.name == name }) else {
        texts.append("\(TerminalText.safe(name))\n  added")
        continue
      }
      let former = rest.remove(at: place)
      let difference = LayoutDifference(from: former.snapshot, to: new[index].snapshot)
      new[index].changes = difference.changes
      if !difference.repainted.isEmpty { Terminal.complain(difference.repaintedText) }
      if !difference.changes.isEmpty { texts.append(difference.text) }
    }
    return texts + rest.map { "\(TerminalText.safe($0.snapshot.name))\n  removed" }
  }
}
