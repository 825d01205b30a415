public import LayoutEngine

/// How well solved frames agree with the frames that Apple's engine saved.
public struct AgreementScore: Sendable {
  /// A view with both frames.
  public struct View: Sendable {
    public var file: String
    public var id: String
    /// The element's name, or the class where no manifest names it.
    public var element: String
    public var group: AgreementManifest.Group
    /// Whether an independent prover, or a solution with the saved sizes of texts, reproduced the saved frame.
    public var isProven: Bool
    /// What is known of the texts that the frame depends on.
    public var texts = Texts.known
    public var saved: LayoutRect
    public var solved: LayoutRect

    /// The largest difference in x, y, width or height, in points.
    public var distance: Double { saved.distance(to: solved) }

    /// Whether it follows from the document, and every text that it depends on has a font that is at hand and no class
    /// of the app's, whatever size that text was saved with.
    public var isOfKnownText: Bool {
      isProven && (texts == .known || texts == .savedWithAnotherHeight)
    }

    /// Whether its frame can be known: it follows from the document, and every text that it depends on has a font
    /// that is at hand, no class of the app's, and was saved with a size that it can have.
    public var isKnowable: Bool { isProven && texts == .known }
  }

  /// What is known of the texts that a frame depends on.
  public enum Texts: Sendable, Hashable {
    /// Figures of the font, or the font.
    case known
    /// One was saved with a height that a line of its font does not have: its size was not that of this text.
    case savedWithAnotherHeight
    /// One is shown by a class of the app's, whose code may change it.
    case ofCustomClass
    /// One asks for a font that was not found.
    case inMissingFont
  }

  /// How often a verdict agrees with the manifest's.
  public struct Verdicts: Sendable {
    public var count = 0
    public var agreeing = 0
    /// What disagreed: file, id, and what was expected.
    public var disagreements: [String] = []

    mutating func add(_ agrees: Bool, _ description: @autoclosure () -> String) {
      count += 1
      if agrees { agreeing += 1 } else { disagreements.append(description()) }
    }
  }

  /// The documents that were scored.
  public var documents = 0
  /// Seconds that it took.
  public var seconds = 0.0
  /// The scored views: unambiguous, neither hidden nor given.
  public var views: [View] = []
  /// Roots whose conflict verdict was compared, where there is a manifest.
  public var conflicts: Verdicts?
  /// Views whose ambiguity verdict was compared, where there is a manifest.
  public var ambiguities: Verdicts?

  /// The tolerance within which a frame agrees, in points: half a point, because Interface Builder
  /// saves frames rounded to half a point.
  public static let tolerance = 0.5

  /// Creates an empty score.
  public init() {}

  /// Adds the views of a solved root that a manifest describes.
  public mutating func add(
    _ layout: SolvedLayout,
    ofTheApp: SolvedLayout? = nil,
    file: String,
    root: AgreementManifest.Root
  ) {
    var places: [String: Int] = [:]
    for (index, item) in layout.snapshot.items.enumerated() where item.kind == .view {
      places[item.id] = index
    }
    // Sizes of the canvas settle frames, and no verdict.
    let ofTheApp = (ofTheApp ?? layout).withoutCanvasSizes
    let open = ofTheApp.undeterminedViews
    let texts = layout.textsOfFrames
    conflicts = conflicts ?? Verdicts()
    ambiguities = ambiguities ?? Verdicts()
    conflicts?.add(
      ofTheApp.contradictsItself == root.conflict,
      "\(file) \(root.root): expected \(root.conflict ? "a conflict" : "no conflict")"
    )
    for view in root.views {
      guard let place = places[view.id] else {
        ambiguities?.add(false, "\(file) \(view.id): no such view")
        addMissing(view, file)
        continue
      }
      ambiguities?.add(
        open.contains(place) == view.ambiguous_calc,
        "\(file) \(view.id) \(view.tag): expected \(view.ambiguous_calc ? "ambiguous" : "determined")"
      )
      guard !view.ambiguous_calc, !view.ambiguous_flag, view.isScored,
        let saved = layout.snapshot.items[place].savedFrame
      else { continue }
      views.append(
        View(
          file: file,
          id: view.id,
          element: view.tag,
          group: view.group,
          isProven: view.oracle_match,
          texts: texts[place],
          saved: saved,
          solved: layout.frames[place]
        )
      )
    }
  }

  /// A root that the manifest lists and the document's layouts lack counts as a miss throughout.
  public mutating func addMissingRoot(_ root: AgreementManifest.Root, file: String) {
    conflicts = conflicts ?? Verdicts()
    ambiguities = ambiguities ?? Verdicts()
    conflicts?.add(false, "\(file) \(root.root): no such root")
    for view in root.views {
      ambiguities?.add(false, "\(file) \(view.id): no such view")
      addMissing(view, file)
    }
  }

  /// A view that the manifest lists and the document's layout lacks counts as a miss.
  private mutating func addMissing(_ view: AgreementManifest.View, _ file: String) {
    guard !view.ambiguous_calc, !view.ambiguous_flag, view.isScored else { return }
    let nowhere = LayoutRect(x: .infinity, y: .infinity, width: 0, height: 0)
    views.append(
      View(
        file: file,
        id: view.id,
        element: view.tag,
        group: view.group,
        isProven: view.oracle_match,
        saved: .zero,
        solved: nowhere
      )
    )
  }

  /// Adds every unambiguous view of a solved root, without a manifest.
  ///
  /// A frame counts as text-dependent if it changes when every text grows by a third and 7 points.
  ///
  /// - Parameters:
  ///   - layout: The layout, with sizes of texts by metrics or as they were saved.
  ///   - saved: The same layout with the sizes of texts that were saved, whose items are the same: frames that come
  ///     out with them count as proven.
  ///   - file: The document's name.
  /// - Throws: `SnapshotError` where the layout with longer texts cannot be solved.
  public mutating func add(
    _ layout: SolvedLayout,
    withSavedTexts saved: SolvedLayout? = nil,
    file: String
  ) throws(SnapshotError) {
    let grown = try SolvedLayout(layout.snapshot.withTexts(scaledBy: 4 / 3, plus: 7) { _ in true })
    let open = layout.undeterminedViews
    let texts = layout.textsOfFrames
    let proofs = saved.flatMap { $0.frames.count == layout.frames.count ? $0.frames : nil }
    for (index, item) in layout.snapshot.items.enumerated() {
      guard item.kind == .view, !item.isHidden, !item.isPlacedByFrame, item.parent != nil,
        !open.contains(index), let saved = item.savedFrame
      else { continue }
      let proof = proofs?[index].distance(to: saved)
      let follows = grown.frames[index].distance(to: layout.frames[index]) > 0.01
      views.append(
        View(
          file: file,
          id: item.id,
          element: item.className,
          group: follows ? .textDependent : .metricFree,
          isProven: proof.map { $0 <= Self.tolerance } ?? false,
          texts: texts[index],
          saved: saved,
          solved: layout.frames[index]
        )
      )
    }
  }

  /// The views within `tolerance` points, of a group, of an element, proven, or otherwise chosen.
  public func count(
    within tolerance: Double? = nil,
    group: AgreementManifest.Group? = nil,
    element: String? = nil,
    isProven: Bool = false,
    where isChosen: (View) -> Bool = { _ in true }
  ) -> Int {
    views.count { view in
      (tolerance == nil || view.distance <= (tolerance ?? 0))
        && (group == nil || view.group == group)
        && (element == nil || view.element == element)
        && (!isProven || view.isProven) && isChosen(view)
    }
  }
}

extension AgreementManifest.View {
  fileprivate var isScored: Bool { group == .metricFree || group == .textDependent }
}
