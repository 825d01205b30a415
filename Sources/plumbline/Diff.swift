import ArgumentParser
import LayoutEngine
import PlumbReport

/// `plumbline diff`: says what differs between two layouts, or between two revisions of all layouts.
struct Diff: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what differs between two revisions of the layouts, or between two files.",
    discussion: """
      A..B compares two revisions of git: every document, Swift file and snapshot that changed, or those below the \
      paths behind it. A...B begins where both parted, and A.. ends at the work tree. What was changed is told \
      before what followed from it, then new and resolved findings; -o writes a page with both pictures of each \
      scene that differs.

      Two files are compared frame by frame. Either can be a file, or REVISION:path as git names a file of a revision, such as \
      HEAD~1:App/Main.storyboard. The name of a file that begins with a dash needs ./ before it.

      Frames are those that layout gives. A transform changes none of them, nor does a color, a mask or \
      a layer: views of which only the look differs are named on standard error, and count as the same.

      Exit status: 0 when every scene or frame is the same, 1 when one differs, 2 for a wrong call, a revision that \
      is not there, or a file that cannot be read.
      """
  )

  @Argument(
    help: """
      Revisions as A..B, A...B or A.., or the former layout: a .xib, .storyboard, .json or log file, or REVISION:path.
      """
  )
  var before: String

  @Argument(help: "The present layout; behind revisions a file or folder to look at.")
  var after: String?

  @Argument(help: "More files and folders to look at, behind revisions.")
  var paths: [String] = []

  @OptionGroup var circumstances: LayoutOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var assets: AssetOptions

  @Option(
    name: .shortAndLong,
    help:
      "Of revisions a page (.html, or - for the output); of files a picture: .svg or .png; red was, green is."
  )
  var output: String?

  @Option(
    help: "text, json or markdown, for a comment on a pull request: what is said of revisions."
  )
  var format = Format.text

  @Option(
    help: "A folder for pictures of the scenes that differ between revisions, which Markdown shows."
  )
  var pictures: String?

  @Option(
    help:
      "Where the pictures can be seen, in place of the folder: a path or the beginning of a URL."
  )
  var pictureAddress: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
  }

  func validate() throws {
    guard RevisionRange(before) == nil else { return try validateForRevisions() }
    guard after != nil else {
      throw ValidationError(
        "diff needs two files, or revisions as A..B; '\(before)' is no range of revisions"
      )
    }
    if !paths.isEmpty { throw ValidationError("diff compares two files, not \(paths.count + 2)") }
    if format != .text || pictures != nil || pictureAddress != nil {
      throw ValidationError(
        "--format, --pictures and --picture-address are for revisions, as A..B"
      )
    }
    if let output, ![".svg", ".png"].contains(where: output.lowercased().hasSuffix) {
      throw ValidationError("--output must end with .svg or .png, not '\(output)'")
    }
  }

  private func validateForRevisions() throws {
    if let output, output != "-", ![".html", ".htm"].contains(where: output.lowercased().hasSuffix)
    {
      throw ValidationError("--output must end with .html for revisions, not '\(output)'")
    }
    if output == "-", format != .text {
      throw ValidationError("--output - and --format exclude each other: both write to the output")
    }
    if let pictureAddress, pictures == nil {
      throw ValidationError("--picture-address \(pictureAddress) needs --pictures FOLDER")
    }
  }

  @MainActor
  func run() async throws {
    if let range = RevisionRange(before) { return try await compare(range) }
    guard let after else { return }
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
