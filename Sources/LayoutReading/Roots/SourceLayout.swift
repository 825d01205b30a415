public import LayoutEngine
import PlumbInterfaceBuilder

/// A class that makes a layout, as it was read from its source.
public struct SourceLayout: Sendable {
  /// How much of the code was understood.
  public enum Coverage: String, Hashable, Comparable, Sendable {
    /// All that it makes is in the layout.
    case whole
    /// Something is missing, or not known.
    case part
    /// There is no layout.
    case none

    /// Whether less was understood.
    public static func < (left: Coverage, right: Coverage) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .none: 0
      case .part: 1
      case .whole: 2
      }
    }
  }

  /// Why something is missing.
  public struct Reason: Hashable, Sendable {
    /// Where, or nil for the class as a whole.
    public var place: SourceLocation?
    /// What, in words.
    public var message: String
  }

  /// A part of a document that is laid out with the class that it names.
  public struct Document: Hashable, Sendable {
    /// Where the part is.
    public var location: SourceLocation
    /// The name of the scene, as a check of the document alone gives it.
    public var scene: String
    /// The ids of the elements that stand for the hierarchy.
    package var elements: Set<String>

    init(_ scene: DocumentScene) {
      location = SourceLocation(file: scene.path, line: scene.line)
      self.scene = scene.name
      elements = scene.hierarchy
    }
  }

  /// The class, with those around it.
  public var className: String
  /// Where it is declared.
  public var location: SourceLocation
  /// The layout; nil where none could be made.
  public var snapshot: LayoutSnapshot?
  /// How much of it was understood.
  public var coverage: Coverage
  /// What is missing, and why.
  public var reasons: [Reason]
  /// Texts, fonts and pictures that are not known, and rows that only the running app has: all views and constraints
  /// are there, and what hangs on these sizes is not told.
  public var contents: [Reason]
  /// Conditions that are not known, and that were taken to hold or not to hold.
  public var conditions: [String]
  /// Why the program would stop there, or nil.
  public var failure: Reason?
  /// The places of the constraints among the snapshot's whose numbers are not known.
  package var open: [Int]
  /// The places of the views among the snapshot's items that stand for others that are not known.
  package var standIns: [Int]
  /// Whether all views and constraints are there as far as anything tells: not known are at most the classes of some views, the
  /// numbers of some constraints, and who calls one method.
  package var hasWholeStructure = false
  /// Whether nothing but that is missing, what a superclass does that is not known, and who calls methods: what the class itself
  /// does to its views is there.
  package var hasStructureOfItsOwn = false
  /// Whether not even that is missing, but for who calls one method.
  package var lacksOnlyCaller = false
  /// The places of picture views among the snapshot's items that have no picture yet, and so no size.
  package var empty: [Int]
  /// The part of a document that the class is joined with; nil for none.
  public var document: Document?
  /// Whether the code stopped before its end, or the budget was spent.
  package var isStopped = false
  /// Whether methods or closures that were not called yet make more constraints.
  package var hasMoreConstraints: Bool
  /// What only the source tells, by the rules that say so.
  package var sourceFindings: [SourceFinding]
  /// The blocks of constraints that were run.
  package var blocks: [SourceLocation]
  /// The conditions that are not known and were taken not to hold.
  package var untaken: Set<String> = []
  /// What is decided otherwise than usual, in words that end a sentence; nil for the usual reading.
  package var circumstance: String?
  /// Whether the circumstance is that a condition holds, or that it does not.
  package var isOtherBranch = false
  /// Whether the circumstance is what code asks of a value from outside: the conditions before it may all hold.
  package var isAnswered = false
  /// Whether the circumstance is that the device was turned.
  package var isTurned = false
  /// Whether the circumstance is the smallest phone.
  package var isOnSmallPhone = false
  /// The method that filled it twice, where the circumstance is that; nil for others.
  package var filledTwice: String?
  /// Whether the circumstance is a screen whose width is regular.
  package var isOnWideScreen = false
  /// Whether the class changes constraints while something is scrolled.
  package var followsScrolling = false
  /// Whether the circumstance is a state that methods switch to.
  package var isOtherState = false
  /// The places of the constraints among the snapshot's that a method deactivates too late, where the circumstance is the
  /// moment before it does; nil for others.
  package var late: [Int]?
  /// Whether the circumstance is the length of texts.
  package var hasOtherTexts = false
  /// The places of the constraints among the snapshot's that properties hold.
  package var stored: [Int] = []
  /// What is known of its views.
  package var views = ViewNotes()
  /// Whether the class is a cell whose height only its list decides on, so that it got that of a row that nobody sized.
  package var hasAssumedHeight = false
  /// Whether the class is a cell that has the height which its tables state for all rows.
  package var hasHeightOfRow = false
  /// Whether the class is a cell whose tables leave the height of its rows to it, while it has none.
  package var hasHeightOfEmptyRow = false
  /// Whether the class is a cell that asks for another width than its collection views give it on any phone.
  package var hasWidthOfItems = false
  /// The room that the view may get, in points, where the reader chose its size by its constraints; nil where something tells
  /// it, and for the cells of tables, which are as wide as these.
  package var assumedRoom: LayoutSize?
  /// The layout in that room, where the code asks for the view's size while it is laid out; nil where it does not.
  package var laidOutInRoom: LayoutSnapshot?
  /// Whether the code takes numbers from fonts, as the height of a line, which follow the preferred text size.
  package var usesFontMetrics = false
  /// The lines that make constraints in methods that UIKit calls each time that it lays out.
  package var repeatedLines: Set<SourceLocation> = []
  /// Whether the class has a subclass, or may have one in another module, which may add what is missing.
  package var hasSubclass = false
  /// The layout with other numbers and texts where they are made up; nil where none are.
  package var withOtherSamples: LayoutSnapshot?
  /// Whether the code stops where properties have values that other code sets, too.
  package var failsWithOtherSamples = true
  /// The same class with something decided otherwise that its source leaves open.
  package var variants: [SourceLayout] = []
}

extension SourceLocation {
  init(_ place: SourcePlace) {
    self.init(file: place.file, line: place.line)
  }
}
