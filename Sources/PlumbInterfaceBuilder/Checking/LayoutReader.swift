public import LayoutEngine
public import PlumbDiagnosis

/// Lays documents out in one circumstance after the other, and looks for what is wrong with them.
@MainActor
public struct LayoutReader {
  /// The devices, directions and text sizes to lay documents out for.
  public var circumstances: CheckCircumstances

  /// Creates a reader.
  public init(_ circumstances: CheckCircumstances = CheckCircumstances()) {
    self.circumstances = circumstances
  }

  /// The layouts of a document, with what views look like, for each device.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: What it is called.
  /// - Returns: For each device, or for the document's own where none is asked for, all hierarchies in the
  ///   order of the document. Their names tell device and direction.
  /// - Throws: `DocumentError` where an element cannot be understood.
  public func layouts(
    of document: InterfaceDocument,
    file: String
  ) throws(DocumentError) -> [[DocumentLayout]] {
    var result: [[DocumentLayout]] = []
    for var options in circumstances.builds {
      options.includesLook = true
      var layouts = try DocumentBuilder(document, file: file, options: options).layouts()
      for index in layouts.indices {
        if let device = options.device { layouts[index].snapshot.name += ", \(device.id)" }
        if options.isRightToLeft { layouts[index].snapshot.name += ", right to left" }
      }
      result.append(layouts)
    }
    return result
  }

  /// Solves a layout and looks for what is wrong with it.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - file: The file that it is from, whose settings count.
  /// - Returns: The solved layout, and what the rules find in it.
  /// - Throws: `SnapshotError` where the snapshot does not describe a layout.
  public func diagnose(
    _ snapshot: LayoutSnapshot,
    file: String
  ) throws(SnapshotError) -> (solved: SolvedLayout, findings: [Finding]) {
    let solved = try SolvedLayout(snapshot)
    let rules = circumstances.settings.rules(for: file).filter { $0 != .misplaced }
    let findings = solved.findings(of: rules, options: circumstances.options)
    return (solved, findings.map { circumstances.settings.adjusted($0, in: file) })
  }

  /// The views of a document that are saved elsewhere than its constraints put them.
  ///
  /// They are judged with the sizes that texts had when the document was saved, and only in the
  /// circumstances in which it was saved.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: What it is called; its settings count.
  /// - Returns: The findings of each hierarchy, in the order of ``layouts(of:file:)`` and with the same
  ///   places of items; empty where nothing can be said.
  /// - Throws: `DocumentError` where an element cannot be understood, `SnapshotError` where a hierarchy
  ///   cannot be solved.
  public func misplacements(
    in document: InterfaceDocument,
    file: String
  ) throws -> [[Finding]] {
    let isWanted = circumstances.settings.rules(for: file).contains(.misplaced)
    guard isWanted, circumstances.builds.allSatisfy(\.isAsSaved) else { return [] }
    var saved = BuildOptions()
    saved.textSizes = .saved
    saved.includesCanvasSizes = true
    return try DocumentBuilder(document, file: file, options: saved).layouts().map { layout in
      let solved = try SolvedLayout(layout.snapshot)
      guard solved.conflicts.isEmpty else { return [] }
      return solved.misplacementFindings(
        tolerance: circumstances.options.misplacementTolerance
      ).map { circumstances.settings.adjusted($0, in: file) }
    }
  }
}
