public import LayoutEngine

/// A view hierarchy of a document, laid out.
public struct DocumentLayout: Sendable {
  /// The name of the scene it belongs to.
  public var scene: String
  /// The id of the root view's element.
  public var rootID: String
  /// The layout, with the document's ids, names, lines and saved frames.
  public var snapshot: LayoutSnapshot

  /// Creates a layout.
  public init(scene: String, rootID: String, snapshot: LayoutSnapshot) {
    self.scene = scene
    self.rootID = rootID
    self.snapshot = snapshot
  }
}

/// Something in a document that was understood only in part.
public struct BuildNote: Hashable, Sendable {
  /// The line of the element.
  public var line: Int
  /// What was not understood, and what was done instead.
  public var message: String
}
