public import PortableUIKit

/// How a document's views are built and laid out.
public struct BuildOptions: Sendable {
  /// Where the sizes of texts come from.
  public enum TextSizes: String, Sendable, CaseIterable {
    /// From the built-in metrics.
    case metrics
    /// From the document: the saved size of a label, button, field or text view is its text's size.
    case saved
  }

  /// What the canvas gives a root view, in points.
  public struct RootInsets: Sendable, Hashable {
    /// Safe-area insets: top, left, bottom, right.
    public var safeArea: [Double]
    /// Layout margins: top, left, bottom, right, without the safe area.
    public var margins: [Double]

    /// Creates insets, each of four numbers: top, left, bottom, right.
    public init(safeArea: [Double], margins: [Double]) {
      self.safeArea = safeArea
      self.margins = margins
    }
  }

  /// Where the sizes of texts come from.
  public var textSizes = TextSizes.metrics
  /// The fraction of a point that sizes of texts are rounded up to is one over this; nil for the pixels
  /// of the document's device.
  public var textScale: Double?
  /// Likewise for the texts of single scenes, by the scenes' identifiers; they come before ``textScale``.
  public var sceneTextScales: [String: Double] = [:]
  /// Whether titles of configured buttons are as high as whole points, where other texts have pixels.
  package var hasWholeTitles = false
  /// The user's preferred text size, for fonts of text styles; nil for the current one.
  public var contentSize: UIContentSizeCategory?
  /// Likewise for single scenes, by the scenes' identifiers; they come before ``contentSize``.
  package var sceneContentSizes: [String: UIContentSizeCategory] = [:]
  /// What is known of root views, by the ids of their elements; others take the default tables.
  public var rootInsets: [String: RootInsets] = [:]

  /// The device whose screen roots of the canvas's size fill, or nil for the document's own.
  public var device: InterfaceDevice?
  /// How the device is held, or nil for upright on a given device and as saved on the document's own.
  public var orientation: DeviceOrientation?
  /// Whether the layout is right-to-left.
  public var isRightToLeft = false
  /// The generation of the system whose controls and bars are laid out, or nil for that of the tools that saved
  /// the document; for an app, the current one.
  public var system: SystemGeneration?
  /// The preferred text size that the app is opened with, or nil for the default.
  ///
  /// Fonts of text styles have it from the start; others follow where the document says that the font
  /// is adjusted.
  public var contentSizeCategory: UIContentSizeCategory?

  /// Whether views are drawn in the dark style, or nil for the style that the document was saved in; no frame
  /// depends on it.
  public var isDark: Bool?

  /// What makes views of custom classes, by the names of the classes.
  ///
  /// A view that is made here gets what the document says of its element: text, font, priorities and so on.
  /// Views of other custom classes are of the kind that the class is attached to. Without the Objective-C
  /// runtime nothing can be made by the name of its class alone.
  public var viewClasses: [String: @MainActor @Sendable () -> UIView] = [:]

  /// Whether views that show nothing in a stack view are 50 points wide and high where nothing else says
  /// so, as on Interface Builder's canvas.
  ///
  /// For comparing with saved frames: an app has no such sizes.
  public var includesCanvasSizes = false

  /// Whether root views have the safe area and the margins that saved frames tell, where ``rootInsets`` says
  /// nothing of them.
  ///
  /// For comparing with saved frames: see ``SavedInsets``.
  var includesSavedInsets = false

  /// Whether layouts say what views look like, for pictures.
  public var includesLook = false

  /// Whether the views are for an app, which has nothing of the canvas's, rather than to compare with what
  /// was saved.
  var isForApp = false

  /// What makes the objects of the application for which the views are; nil for views that are only looked at.
  var nib: NibInstance?

  /// Whether the layout is the one that the document was saved with.
  var isAsSaved: Bool {
    device == nil && orientation == nil && !isRightToLeft && contentSizeCategory == nil
      && system == nil
  }

  /// Creates the default options.
  public init() {}
}
