public import LayoutEngine

/// A view hierarchy of a document, laid out.
public struct DocumentLayout: Sendable {
  /// The name of the scene it belongs to.
  public var scene: String
  /// The id of the root view's element.
  public var rootID: String
  /// The layout, with the document's ids, names, lines and saved frames.
  public var snapshot: LayoutSnapshot
  /// The identifier of the scene; empty in a xib.
  public var sceneID = ""
  /// The id of the controller whose view it is, or nil where it is none's.
  public var controllerID: String?
  /// The ids of the navigation and tab bar controllers that show it first, when they appear.
  public var containerIDs: [String] = []
  /// The id of the view that shows this hierarchy, such as a cell's table, or nil for a hierarchy of
  /// its own.
  public var host: String?
  /// Where the root stands in the view that shows it, or in its cell, in points.
  public var origin = InterfacePoint(x: 0, y: 0)
  /// The cell whose content view the root is.
  public var cell: Cell?

  /// A cell around a content view.
  public struct Cell: Hashable, Sendable {
    /// The id of the cell's element.
    public var id: String
    /// Its class.
    public var className: String
    /// Its saved frame, in points of the list's content.
    public var frame: LayoutRect
    /// Interface Builder's name of what stands at its end, such as `disclosureIndicator`.
    public var accessory: String
    /// The height that the document asks for, in points, or nil where the list or the content gives it.
    public var rowHeight: Double?
    /// What is seen of it around its content, in the style of the pictures, or nil where looks are left out.
    public var look: LayoutSnapshot.Look?
    /// The color behind its content in the style of the pictures, or nil for none, and where looks are left out.
    public var background: LayoutSnapshot.Color? { look?.background }
    /// Whether it was saved as high as the document asks for.
    package var hasOwnRowHeight: Bool {
      rowHeight.map { abs($0 - frame.height) <= 0.5 } ?? false
    }
  }

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
