import LayoutEngine
import PlumbDiagnosis

/// A scene whose layout is solved again with another value, to see what would come of it; nothing is saved.
struct SceneTrial: Codable, Sendable {
  /// A hierarchy of the scene.
  struct Part: Codable, Sendable {
    /// The hierarchy.
    var snapshot: LayoutSnapshot
    /// The place of its first item among the scene's.
    var first: Int
    /// The place of its first constraint among the scene's.
    var firstConstraint: Int
  }

  /// The hierarchies.
  var parts: [Part]
}
