public import Foundation

#if !canImport(ObjectiveC)
/// What hands data to those who drag or paste it: the object that it was made with.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The object that is handed over.
  let object: NSObject?
  /// A name for what is handed over.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: NSObject) {
    self.object = object
    super.init()
  }

  /// The kinds of what is handed over, as type identifiers; those of texts and addresses are known here.
  open var registeredTypeIdentifiers: [String] {
    switch object {
    case is NSURL: ["public.url"]
    case is NSString: ["public.utf8-plain-text"]
    case is UIImage: ["public.image"]
    default: []
    }
  }

  /// Whether something of a kind is handed over.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains {
      $0 == typeIdentifier
        || $0 == "public.utf8-plain-text"
          && ["public.plain-text", "public.text"].contains(typeIdentifier)
    }
  }

  /// Hands something of a kind over, at once; an error where there is none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
    completionHandler?(isThere ? object : nil, isThere ? nil : CocoaError(.featureUnsupported))
  }

  /// Whether the object is of a class.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    object.map { Swift.type(of: $0).isSubclass(of: aClass) } ?? false
  }
}

extension NSObject {
  fileprivate static func isSubclass(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = self
    while let known = current {
      if known == aClass { return true }
      current = _getSuperclass(known)
    }
    return false
  }
}
#endif

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What hands the data over.
  public let itemProvider: NSItemProvider
  /// An object for those in the same application.
  open var localObject: Any?
  /// What makes the picture that is dragged.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates something to be dragged.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is dragged, while it is dragged or dropped; nothing is here, as there are no touches.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where it is in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether it may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays in the application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether all of it can be made objects of a class.
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// What is dragged, for where it comes from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the application's.
  var localContext: Any? { get set }
}

/// What is dragged, for where it goes.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in the same application.
  var localDragSession: (any UIDragSession)? { get }
  /// How progress is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

/// How progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; the user sees nothing of it.
  case cancel = 0
  /// Nothing, and the user sees that it is not allowed.
  case forbidden = 1
  /// A copy is made.
  case copy = 2
  /// It is moved.
  case move = 3
}

/// What a drop would do, said while it is dragged.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What it would do.
  public let operation: UIDropOperation
  /// Whether the place is told exactly.
  open var isPrecise = false
  /// Whether the picture keeps its full size.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What runs along with the lift and the drop of something dragged.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds what is animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A way to drag things out of a view.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Who is asked.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether things can be dragged: on tablets at first.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether other gestures go on while things are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether things can be dragged at first: on tablets.
  open class var isEnabledByDefault: Bool {
    UITraitCollection.current.userInterfaceIdiom == .pad
  }

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A way to drop things into a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Who is asked.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drops go on at once.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
