import HostCalls
import PlumbInterfaceBuilder
import PortableUIKit
import SwiftSyntax

/// Evaluates code of a module, on the portable UIKit.
///
/// Nothing of the host is touched: no file, network, clock, default or process. What only these could tell is
/// unknown.
@MainActor
final class Evaluator {
  /// How much may be done for one root.
  struct Limits {
    /// Expressions and statements.
    var steps = 2_000_000
    /// Bytes of the stack.
    var stack = 5_000_000
    /// Letters of a string, elements of an array.
    var length = 1_000_000
  }

  let module: SourceModule
  let host: HostModule
  let limits: Limits

  /// What keeps the root from being read whole.
  private(set) var notes: [ReadingNote] = []
  private var knownNotes: Set<ReadingNote> = []
  /// What stopped the evaluation inside a call from UIKit, which cannot throw.
  var pending: Interruption?
  /// Where constraints were made that their call site does not tell.
  var origins: [ObjectIdentifier: SourcePlace] = [:]
  /// Where views were made.
  var births: [ObjectIdentifier: SourcePlace] = [:]
  /// What variables of functions call the views and guides that are made there, and visual formats the others.
  var localNames: [ObjectIdentifier: String] = [:]
  /// What ``origins``, ``births``, ``localNames`` and ``handled`` tell apart, kept so that no address is used twice.
  var keptObjects: [AnyObject] = []
  /// Views that stand for others of which nothing but their place is known.
  var standIns: Set<ObjectIdentifier> = []
  /// Those that stand for views of a superclass which is not known.
  var inheritedViews: Set<ObjectIdentifier> = []
  /// The classes of those whose layout is that of a plain view.
  var standNames: [ObjectIdentifier: String] = [:]
  /// Where constraints are made whose number is not known.
  var openPlaces: Set<SourcePlace> = []
  /// The lines of which nothing is unknown but how large or far constraints make something.
  var placesOfUnknownNumbers: Set<SourcePlace> = []
  /// What lists ask for their rows, and where they were told.
  var listSources: [ObjectIdentifier: (value: Value, place: SourcePlace)] = [:]
  /// What lists make for identifiers.
  var registrations: [ReuseKey: ResolvedType] = [:]
  /// The types between the angle brackets of what is being made.
  var genericTypes: [TypeReference] = []
  /// Where these types are named.
  var genericScope: Scope?
  /// Those of objects of UIKit that were made.
  var genericTypesOfObjects: [ObjectIdentifier: [TypeReference]] = [:]
  /// How many methods are being run that UIKit calls each time that it lays out.
  var repeatedCalls = 0
  /// Where such methods made constraints.
  var repeatedPlaces: Set<SourcePlace> = []
  /// Where blocks of constraints were run.
  var evaluatedBlocks: Set<SourcePlace> = []
  /// Views that code which is not known was handed, or asked to do something.
  var handled: Set<ObjectIdentifier> = []
  /// The first call on a view of something that is not known.
  var unknownPlacements: [ObjectIdentifier: UnknownPlacement] = [:]
  /// Frames, bounds and content sizes that the code gives views and that are not known, by view and property.
  var unknownFrames: [ObjectIdentifier: [String: Unknown]] = [:]
  /// Views that were made with a picture which is not known, and so with a frame that is not.
  var viewsOfUnknownPictures: Set<ObjectIdentifier> = []
  /// What constraints hang on that is not known.
  var openLayout = OpenLayout()
  /// Whether code that is not known, or that may not run, turns masks off of views that may be any.
  var masksAreOpen = false
  /// How many expressions behind `try` were not known, so that it is open whether they throw.
  var openTries = 0
  /// Whether a sample is a list without elements, where the app would hand over some.
  var handsOutEmptyLists = false
  /// Scroll views whose content the code gives a size.
  var sizedScrollViews: Set<ObjectIdentifier> = []
  /// Views that code asked for the size of their content.
  var measuredViews: Set<ObjectIdentifier> = []
  /// Whether code takes numbers from fonts, as the height of a line.
  var usesFontMetrics = false
  /// Texts that code measured.
  var measuredTexts: Set<String> = []
  /// Texts that code cut off longer ones, in small letters.
  var cutTexts: Set<String> = []
  /// Views that were moved into another superview, and lost constraints by that.
  var movedViews: [MovedView] = []
  /// Functions of the source that were run, for those that a superclass would call that is not known.
  var calledFunctions: Set<ObjectIdentifier> = []
  /// Closures that code has made or handed to something.
  var waitingClosures: [SyntaxIdentifier: ClosureExprSyntax] = [:]
  /// Those of them that were run.
  var finishedClosures: Set<SyntaxIdentifier> = []
  /// Whether a list without elements was handed to code that makes constraints for each.
  var hasEmptyLists = false
  /// Properties of the source whose observers were run.
  var observed: Set<ObjectIdentifier> = []
  /// Whether a method is run that may be called in place of one that was run, and not after it.
  var isFurtherGuess = false
  /// Methods that were called with samples, because a view of theirs has no layout before.
  var filledBy: [FunctionDeclaration] = []
  /// Instances that were made, whose ties to their views are cut in the end.
  var instances: [Instance] = []
  /// The call that is being made.
  var site: SourcePlace?
  /// The outermost call of a helper on a view of UIKit, such as `card.pinToEdges()`, that is being run.
  ///
  /// What it constrains is told there: the lines in the helper are those of every view.
  var helperCall: SourcePlace?
  /// Whether that is one of a layout library.
  var isLibraryCall = false
  /// What is decided otherwise than usual; nil for the usual reading.
  var variant: ReadingVariant?
  /// Whether samples are the other ones, which nothing may hang on that is told as a fact.
  var usesOtherSamples = false
  /// Of which kinds samples were handed out.
  var madeUpSamples: MadeUpSamples = []
  /// Whether a method is called that switches to another state.
  var isSwitching = false
  /// Which constraints are active at once while a method switches; nil where nobody asks.
  var switchOrder: SwitchOrder?
  /// Those that a method deactivated too late, active as they were for a moment.
  var lateConstraints: [NSLayoutConstraint] = []
  /// What is known of something that code asks, as the source writes it; nil where nothing is.
  var answer: (question: String, answer: FillingQuestion.Answer)?
  /// Whether a list asks for its rows.
  var asksForRows = false
  /// How many choices were made between branches that make constraints, or end a method before it does, of which it is not known
  /// which one is taken.
  var openDecisions = 0
  /// Whether these are made the other way.
  var takesOtherBranches = false
  /// Whether a method that is not known may have taken views or constraints away, by its name.
  var hasTakenAway = false
  /// Whether events are played, whose order is not known.
  var isInEvents = false
  /// Views whose constraints were made anew in another state.
  var remade: Set<ObjectIdentifier> = []
  /// What the DSL found out that only the source tells.
  var toldIssues: [SourceFinding] = []
  /// The picture views that got a picture which is not known, by what was noted of it.
  var pictureViews: [ReadingNote: [UIImageView]] = [:]
  /// The views that got a font which is not known.
  var viewsOfUnknownFonts: Set<ObjectIdentifier> = []
  /// Whether a label shows a text that is not known and that there may be none of: it comes when the app runs.
  var showsTextOfRunTime = false
  /// What objects want called when their traits change.
  var traitHandlers: [TraitHandler] = []
  /// What code handed to the main queue, which runs it later.
  var mainQueue: [FunctionValue] = []
  /// Statements that make constraints of which nothing is kept.
  var unusedConstraints: [UnusedConstraints] = []
  /// Branches that make constraints, and that were not taken because what they hang on is not known.
  var openBranches: [OpenBranch] = []
  /// Conditions that are not known and were taken not to hold.
  var untaken: Set<String> = []
  /// The file of the class that is read.
  var rootFile = ""
  /// The part of a document that the class is read with.
  var documentScene: DocumentScene?
  /// What was made of elements of documents: the document and the id of the element.
  var documentElements: [ObjectIdentifier: (path: String, id: String)] = [:]
  /// The class of which a document makes an instance next: its outlets are nil before they are connected.
  var decodedType: TypeDeclaration?
  /// Why a document was not loaded in the call of UIKit that is being made.
  var failedDocument: String?
  /// Instances that documents made, which have the outlets that these connect.
  var decodedInstances: Set<ObjectIdentifier> = []
  /// Values of global variables that were asked for.
  var globals: [ObjectIdentifier: Variable] = [:]
  /// Global and static variables that are being evaluated, which must not ask for themselves.
  var busy: Set<ObjectIdentifier> = []

  /// The types of blocks of code, once the block was run.
  var typesOfBlocks: [SyntaxIdentifier: TypeDeclaration] = [:]

  /// How many layouts did not settle.
  var loops = 0

  private var steps = 0
  private let stackBase: UInt

  init(_ module: SourceModule, host: HostModule = .shared, limits: Limits = Limits()) {
    self.module = module
    self.host = host
    self.limits = limits
    var here = 0
    stackBase = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Counts a step.
  ///
  /// - Throws: ``Interruption`` where the budget is spent, or where a call from UIKit was interrupted.
  func step(_ node: some SyntaxProtocol, _ file: SourceFile) throws {
    steps += 1
    if let pending { throw pending }
    guard steps <= limits.steps else {
      throw Interruption.budget("\(limits.steps) steps", file.place(of: node))
    }
    var here = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    let depth = stackBase > address ? stackBase - address : address - stackBase
    guard depth <= UInt(limits.stack) else {
      throw Interruption.budget("calls as deep as the stack", file.place(of: node))
    }
  }

  /// Counts work that is done at once.
  func charge(_ count: Int) throws {
    steps += count
    guard count <= limits.length else {
      throw Interruption.budget("\(limits.length) elements", site)
    }
  }

  /// Notes what keeps the root from being read whole.
  func note(_ kind: ReadingNote.Kind, _ message: String, _ place: SourcePlace?) {
    // What a library does not take is told where the app calls it.
    let isInLibrary = place?.file.hasPrefix(LayoutLibrary.folder) == true
    let note = ReadingNote(kind: kind, message: message, place: isInLibrary ? helperCall : place)
    if knownNotes.insert(note).inserted { notes.append(note) }
  }

  /// Runs something of which nothing is noted.
  func unnoted(_ body: () throws -> Void) throws {
    let before = (notes, knownNotes)
    defer { (notes, knownNotes) = before }
    do {
      try body()
    } catch is Interruption {
      // The budget is spent: the layout is there already.
      pending = nil
    }
  }

  /// Notes an interruption that nothing in the source catches.
  func note(_ error: any Error) {
    switch error {
    case Interruption.thrown: note(.trap, "an error is thrown that nothing catches", site)
    case Interruption.trap(let message, let place), Interruption.ended(let message, let place):
      note(.trap, message, place)
    case Interruption.exception(let message, let place): note(.exception, message, place)
    case Interruption.budget(let budget, let place):
      note(.budget, "the evaluation ended there: it had taken \(budget)", place)
    case let error as ConversionError: note(.unsupported, error.message, site)
    case let error as UnknownError: note(.unknown, error.description, site)
    default: note(.unsupported, "\(error)", site)
    }
  }

  /// Begins a root: its budget is its own, and so are its notes.
  func beginRoot() {
    steps = 0
    pending = nil
    notes = []
    knownNotes = []
  }

  /// Cuts the ties between instances and their views, so that both can go.
  func finishRoot() {
    for instance in instances {
      (instance.host as? any HostedObject)?.link.instance = nil
      instance.host = nil
      instance.fields = [:]
    }
    instances = []
    viewsOfUnknownFonts = []
    mainQueue = []
    unusedConstraints = []
    pictureViews = [:]
    origins = [:]
    births = [:]
    localNames = [:]
    handled = []
    unknownFrames = [:]
    viewsOfUnknownPictures = []
    unknownPlacements = [:]
    openLayout = OpenLayout()
    masksAreOpen = false
    cutTexts = []
    openTries = 0
    handsOutEmptyLists = false
    switchOrder = nil
    lateConstraints = []
    sizedScrollViews = []
    movedViews = []
    filledBy = []
    hasEmptyLists = false
    waitingClosures = [:]
    finishedClosures = []
    observed = []
    keptObjects = []
    documentElements = [:]
    decodedInstances = []
    openPlaces = []
    placesOfUnknownNumbers = []
    standIns = []
    inheritedViews = []
    standNames = [:]
    listSources = [:]
    registrations = [:]
    genericScope = nil
    genericTypesOfObjects = [:]
  }

  // MARK: - Unknown values

  /// An unknown value of what a node says.
  func unknown(
    _ node: some SyntaxProtocol,
    _ scope: Scope,
    type: TypeReference? = nil
  ) -> Value {
    .unknown(
      Unknown(Self.brief(node.trimmedDescription), type: type, at: scope.frame.file.place(of: node))
    )
  }

  /// A text on one line, at most 60 letters long.
  nonisolated static func brief(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      .joined(separator: " ")
    return line.count <= 60 ? line : line.prefix(57) + "…"
  }
}
