public import Foundation

/// What is known of documents before they are scored: what the canvas gave each root, and an
/// independent prover's verdicts.
public struct AgreementManifest: Sendable {
  /// A document.
  public struct Document: Sendable, Codable {
    /// The file's name.
    public var file: String
    public var roots: [Root]
  }

  /// A view hierarchy of a document.
  public struct Root: Sendable, Codable {
    /// The id of the root view.
    public var root: String
    /// Safe-area insets: top, left, bottom, right, in points.
    public var safe_tlbr: [Double]
    /// Layout margins: top, left, bottom, right, in points.
    public var margins_tlbr: [Double]
    /// Whether the required constraints contradict each other.
    public var conflict: Bool
    public var views: [View]
  }

  /// A view below a root.
  public struct View: Sendable, Codable {
    public var id: String
    /// The element's name.
    public var tag: String
    public var group: Group
    /// Whether the prover found the frame undetermined.
    public var ambiguous_calc: Bool
    /// Whether the document says so.
    public var ambiguous_flag: Bool
    /// Whether the prover reproduced the saved frame.
    public var oracle_match: Bool
  }

  /// What a frame depends on.
  public enum Group: String, Sendable, Codable, CaseIterable {
    /// It stays when every text size changes.
    case metricFree = "metric-free"
    /// It follows text sizes.
    case textDependent = "text-dependent"
    /// It is given by a mask or a fixed frame.
    case input
    /// The view is hidden, and its saved frame stale.
    case hidden
  }

  private var documents: [String: Document] = [:]

  /// Reads a manifest: a JSON array of documents.
  public init(json: Data) throws {
    for document in try JSONDecoder().decode([Document].self, from: json) {
      documents[document.file] = document
    }
  }

  /// The roots of a document, by the ids of their views, or nil for a document that is not listed.
  public func roots(of file: String) -> [String: Root]? {
    documents[file].map { document in
      Dictionary(document.roots.map { ($0.root, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
}
