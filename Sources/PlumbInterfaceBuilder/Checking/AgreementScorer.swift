import LayoutEngine
public import Foundation
public import PlumbDiagnosis

/// Scores documents, one after the other, against the frames that they saved.
@MainActor
public final class AgreementScorer {
  private let manifest: AgreementManifest?
  private let textSizes: BuildOptions.TextSizes
  private let usesManifestInsets: Bool
  private var score = AgreementScore()
  private let start = ContinuousClock.now
  /// The documents that could not be read.
  public private(set) var failures: [FileFailure] = []
  /// Whether solved layouts are kept in ``layouts``.
  public var keepsLayouts = false
  /// The solved layouts as JSON, one for each root: the file's name and a `LayoutSnapshot` whose
  /// frames are the solved ones.
  public private(set) var layouts: [Data] = []

  private struct KeptLayout: Encodable {
    var file: String
    var layout: LayoutSnapshot
  }

  /// Creates a scorer.
  ///
  /// - Parameters:
  ///   - manifest: The JSON of an `AgreementManifest`, or nil for none.
  ///   - textSizes: Where the sizes of texts come from.
  ///   - usesManifestInsets: Whether roots get the insets of the manifest rather than those of the
  ///     built-in tables.
  /// - Throws: The decoder's error where the manifest cannot be read.
  public init(
    manifest: Data?,
    textSizes: BuildOptions.TextSizes,
    usesManifestInsets: Bool = true
  ) throws {
    self.manifest = try manifest.map(AgreementManifest.init(json:))
    self.textSizes = textSizes
    self.usesManifestInsets = usesManifestInsets
  }

  /// Lays out a document and scores its views.
  public func add(_ file: String) {
    do {
      try score(InterfaceDocument(contentsOf: URL(fileURLWithPath: file)), file)
      score.documents += 1
    } catch let error as DocumentError {
      failures.append(FileFailure(file: file, line: error.line, message: error.message))
    } catch {
      failures.append(FileFailure(file: file, line: nil, message: "\(error)"))
    }
  }

  private func score(_ document: InterfaceDocument, _ file: String) throws {
    let name = URL(fileURLWithPath: file).lastPathComponent
    var options = BuildOptions()
    options.textSizes = textSizes
    options.includesCanvasSizes = true
    options.includesSavedInsets = true
    if textSizes == .metrics {
      // Sizes of texts that a document saved are what the canvas made of them.
      let canvas = SavedTextCanvas(of: document)
      options.textScale = canvas.scale
      options.sceneTextScales = canvas.sceneScales
      options.hasWholeTitles = canvas.hasWholeTitles
      options.contentSize = canvas.contentSize
      options.sceneContentSizes = canvas.sceneContentSizes
    }
    let roots = manifest?.roots(of: name)
    for root in (roots ?? [:]).values where usesManifestInsets {
      options.rootInsets[root.root] = .init(safeArea: root.safe_tlbr, margins: root.margins_tlbr)
    }
    var seen: Set<String> = []
    var proofs: [LayoutSnapshot] = []
    if manifest == nil, textSizes == .metrics {
      // What comes out with the saved sizes of texts follows from the document.
      var saved = options
      saved.textSizes = .saved
      proofs = try DocumentBuilder(document, file: file, options: saved).layouts().map(\.snapshot)
    }
    let layouts = try DocumentBuilder(document, file: file, options: options).layouts()
    for (index, layout) in layouts.enumerated() {
      let ofTheApp = try SolvedLayout(layout.snapshot)
      let hasOwnRowHeight = layout.cell?.hasOwnRowHeight ?? false
      let solved = ofTheApp.onCanvas(hasOwnRowHeight: hasOwnRowHeight)
      if keepsLayouts { try keep(solved, of: name) }
      if let roots {
        let ids = Set(layout.snapshot.items.map(\.id))
        for (id, root) in roots where ids.contains(id) && seen.insert(id).inserted {
          score.add(solved, ofTheApp: ofTheApp, file: name, root: root)
        }
      } else if manifest == nil {
        let proof =
          proofs.indices.contains(index)
          ? try SolvedLayout(proofs[index]).onCanvas(hasOwnRowHeight: hasOwnRowHeight) : nil
        try score.add(solved, withSavedTexts: proof, file: name)
      }
    }
    for (id, root) in roots ?? [:] where !seen.contains(id) {
      score.addMissingRoot(root, file: name)
    }
  }

  private func keep(_ solved: SolvedLayout, of file: String) throws {
    var layout = solved.snapshot
    for index in layout.items.indices { layout.items[index].frame = solved.frames[index] }
    layouts.append(try JSONEncoder().encode(KeptLayout(file: file, layout: layout)))
  }

  /// The score of everything added so far.
  public func finish() -> AgreementScore {
    score.seconds = (ContinuousClock.now - start) / .seconds(1)
    return score
  }
}
