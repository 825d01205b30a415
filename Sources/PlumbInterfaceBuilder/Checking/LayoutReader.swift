import Foundation
public import LayoutEngine
public import PlumbDiagnosis

/// Reads the layouts of documents and snapshot files, in one circumstance after the other.
@MainActor
public struct LayoutReader {
  /// The devices, directions and text sizes to lay documents out for.
  public var circumstances: CheckCircumstances

  /// Creates a reader.
  public init(_ circumstances: CheckCircumstances = CheckCircumstances()) {
    self.circumstances = circumstances
  }

  /// The layouts of a file: of each scene of a document, for each device; or the one of a snapshot.
  ///
  /// - Parameters:
  ///   - file: The path of a document, or of a snapshot as `.json`.
  ///   - scene: The name of the only scene that is wanted, or nil for all.
  /// - Returns: The layouts, in the order of the circumstances and then of the document.
  /// - Throws: `DocumentError` where a document cannot be read, `DecodingError` for a snapshot.
  public func layouts(in file: String, scene: String? = nil) throws -> [LayoutSnapshot] {
    if file.hasSuffix(".json") {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      return [try JSONDecoder().decode(LayoutSnapshot.self, from: data)]
    }
    let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file))
    var result: [LayoutSnapshot] = []
    for var options in circumstances.builds {
      options.includesLook = true
      let builder = DocumentBuilder(document, file: file, options: options)
      for layout in try builder.layouts() where scene == nil || scene == layout.scene {
        var snapshot = layout.snapshot
        if let device = options.device { snapshot.name += ", \(device.id)" }
        if options.isRightToLeft { snapshot.name += ", right to left" }
        result.append(snapshot)
      }
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
}
