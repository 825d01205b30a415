import ArgumentParser
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

      Two files are compared frame by frame, or with causes and findings for --format, --pictures and a page. Either can be a file, or REVISION:path as git names a file of a revision, such as \
      HEAD~1:App/Main.storyboard. The name of a file that begins with a dash needs ./ before it.

      A tree of views that a test recorded as .txt has frames, texts and what it says of layers and transforms; all of that is \
      compared, between files and between revisions.

      Frames are those that layout gives. A transform changes none of them, nor does a color, a mask or \
      a layer: of two files, views of which only the look differs are named on standard error, and count as the same.

      Exit status: 0 when every scene or frame is the same, 1 when one differs, 2 for a wrong call, a revision that \
      is not there, or a file that cannot be read.
      """
  )

  @Argument(
    help: """
      Revisions as A..B, A...B or A.., or the former layout: a .xib, .storyboard, .json, recorded .txt or log file, or REVISION:path.
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
      "A page (.html, or - for the output), or of files a picture: .svg or .png; red was, green is."
  )
  var output: String?

  @Option(
    help: "text, json or markdown, for a comment on a pull request: what is said of revisions."
  )
  var format = Format.text

  @Option(
    help: "A folder for pictures of the scenes that differ, which Markdown shows."
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
    if let output, output != "-",
      ![".svg", ".png", ".html", ".htm"].contains(where: output.lowercased().hasSuffix)
    {
      throw ValidationError("--output must end with .svg, .png or .html, not '\(output)'")
    }
    try validateReport()
  }

  private func validateForRevisions() throws {
    if let output, output != "-", ![".html", ".htm"].contains(where: output.lowercased().hasSuffix)
    {
      throw ValidationError("--output must end with .html for revisions, not '\(output)'")
    }
    try validateReport()
  }

  private func validateReport() throws {
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
    try compare(after)
  }
}
