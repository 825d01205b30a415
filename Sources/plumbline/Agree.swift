import ArgumentParser
import Foundation
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// `plumbline agree`: compares solved frames with the frames that Interface Builder saved.
struct Agree: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures how well the solved frames agree with the frames saved in the files.",
    discussion: """
      Exit status: 0 when at least one document was measured, 2 for a wrong call or when none could \
      be read.
      """
  )

  @Argument(help: "Files, or folders to search for .xib and .storyboard files.")
  var paths: [String]

  @Option(help: "A JSON file with the canvas insets and a prover's verdicts for each file.")
  var manifest: String?

  @Option(
    help: "Where the sizes of texts come from: saved (the file) or metrics (the built-in font)."
  )
  var textSizes = TextSizes.metrics

  @Option(
    help: """
      Where safe areas and margins come from: manifest, or the saved frames and the built-in tables.
      """
  )
  var insets = Insets.manifest

  @Option(help: "How many of the worst views to list.")
  var worst = 50

  @Option(help: "A file to write the score to as JSON.")
  var json: String?

  @Option(help: "A file to write the solved layouts to, one line of JSON for each root.")
  var layouts: String?

  @Flag(help: "List the roots and views whose verdict differs from the manifest's.")
  var disagreements = false

  @OptionGroup var fonts: FontOptions

  enum Insets: String, ExpressibleByArgument, CaseIterable {
    case manifest
    case tables
  }

  enum TextSizes: String, ExpressibleByArgument, CaseIterable {
    case saved
    case metrics

    var option: BuildOptions.TextSizes { self == .saved ? .saved : .metrics }
  }

  func validate() throws {
    guard worst >= 0 else { throw ValidationError("--worst must be 0 or more, not \(worst)") }
  }

  @MainActor
  func run() async throws {
    let scorer = try scorer()
    scorer.keepsLayouts = layouts != nil
    let files = DocumentFiles(paths)
    let progress = ProgressBar(total: files.files.count)
    var finder = fonts.finder()
    for file in files.files {
      if let data = try? Data(contentsOf: URL(fileURLWithPath: file)) { finder.supply(file, data) }
      scorer.add(file)
      progress.advance()
    }
    progress.finish()
    let score = scorer.finish()
    for failure in files.failures + scorer.failures {
      Terminal.complain(failure.description)
    }
    FontOptions.tell(finder)
    for folder in files.emptyFolders {
      Terminal.complain("\(folder): no .xib or .storyboard file is in this folder")
    }
    if score.documents == 0 { throw ExitCode(2) }
    if disagreements {
      for line in (score.conflicts?.disagreements ?? []) + (score.ambiguities?.disagreements ?? [])
      {
        print(TerminalText.line(line))
      }
    }
    print(TerminalText.withoutCommands([score.text(worst: worst, isColored: Terminal.showsColors)]))
    if let layouts {
      try PictureFile.write(Data(scorer.layouts.joined(separator: "\n".utf8)), to: layouts)
    }
    if let json { try PictureFile.write(score.json(), to: json) }
  }

  @MainActor
  private func scorer() throws -> AgreementScorer {
    do {
      return try AgreementScorer(
        manifest: manifest.map(LayoutContent.data),
        textSizes: textSizes.option,
        usesManifestInsets: insets == .manifest
      )
    } catch let error as DecodingError {
      throw Failure("\(manifest ?? ""): \(error.words(of: "manifest"))")
    }
  }
}
