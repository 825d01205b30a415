public import Foundation

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
  /// Whether things of some kinds are in it.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

extension UIDragDropSession {
  /// Whether things of some kinds are in it.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
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

#if !canImport(ObjectiveC)
extension UIDropSession {
  /// Gives the objects of a class that are in it.
  @discardableResult
  public func loadObjects(
    ofClass aClass: AnyClass,
    completion: @escaping ([NSObject]) -> Void
  ) -> Progress {
    var found: [NSObject] = []
    for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        if let object { found.append(object) }
      }
    }
    completion(found)
    return Progress(totalUnitCount: 1)
  }

  /// Gives the values of a type that are in it.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type,
    completion: @escaping ([T]) -> Void
  ) -> Progress {
    var found: [T] = []
    for item in items {
      item.itemProvider.loadObject(ofClass: T.self) { value, _ in
        if let value { found.append(value) }
      }
    }
    completion(found)
    return Progress(totalUnitCount: 1)
  }
}
#endif

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
