internal import LayoutEngine

/// A linear relation between two attributes: *first* = *multiplier* × *second* + *constant*, or ≤, ≥.
///
/// Constants are in points. A constraint takes effect when it is active; the nearest common ancestor
/// of its items owns it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectStorage {
  /// Guarded by the lock of the functions that read and write it.
  nonisolated(unsafe) var associatedObjects = AssociatedObjects()

  // MARK: - Items and attributes

  nonisolated(unsafe) var first: LayoutItemReference?
  nonisolated(unsafe) var second: LayoutItemReference?

  /// The first item, or nil once it is dead.
  public var firstItem: AnyObject? { first?.object }
  /// The second item, or nil where there is none or once it is dead.
  public var secondItem: AnyObject? { second?.object }
  /// The attribute of the first item.
  public internal(set) var firstAttribute: Attribute = .notAnAttribute
  /// The attribute of the second item, `.notAnAttribute` where there is no second item.
  public internal(set) var secondAttribute: Attribute = .notAnAttribute
  /// The relation between the two sides.
  public internal(set) var relation: Relation = .equal
  /// The factor of the second attribute.
  public internal(set) var multiplier: CGFloat = 1

  /// The constant, in points.
  ///
  /// Changing it is the cheap way to change a layout: the solver keeps its work. Must be finite.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      precondition(
        newValue.isFinite,
        "The constant of \(self) was set to \(newValue); a constraint needs a finite number"
      )
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      engineChanged(.constant)
    }
  }
  private var storedConstant: CGFloat = 0

  /// How firmly the constraint is held: above 0, at most 1000.
  ///
  /// - Note: UIKit: since iOS 13 an active constraint may change between required and optional, and
  ///   so may ours.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      precondition(
        newValue.rawValue > 0 && newValue.rawValue <= 1000,
        "The priority of \(self) was set to \(newValue.rawValue); it must be above 0 and at most 1000"
      )
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      engineChanged(.priority)
    }
  }
  private var storedPriority: UILayoutPriority = .required

  /// A name of the app's choice, shown in logs.
  open var identifier: String?

  /// Whether the constraint is archived with its view.
  open var shouldBeArchived = false

  /// Who made the constraint.
  var source: ConstraintSource = .app

  /// Where in the app's source the constraint was made, for subclasses that know it.
  ///
  /// Captured layouts carry it to whatever is said of the constraint.
  open var sourcePlace: (file: String, line: Int)? { nil }

  /// Where in the app's source the constraint was made, where it is known.
  var origin: SourceLocation?

  // MARK: - Bookkeeping

  /// The view whose `constraints` lists it, while it is active.
  nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  /// The neighbours among the constraints of the owner.
  nonisolated(unsafe) var nextOwned: Unmanaged<NSLayoutConstraint>?
  nonisolated(unsafe) var previousOwned: Unmanaged<NSLayoutConstraint>?
  /// The neighbours among the constraints of both items.
  nonisolated(unsafe) var firstLinks = ConstraintEnd.Links()
  nonisolated(unsafe) var secondLinks = ConstraintEnd.Links()
  /// Its row in the engine, while the hierarchy has one and has taken it in.
  var engineSlot: EngineConstraintSlot = .none

  // MARK: - Creating Constraints

  /// Creates a constraint without items, which cannot be activated.
  public override init() {
    super.init()
  }

  /// Creates a constraint between an attribute and another, or a constant.
  ///
  /// `view1` and `view2` are views, layout guides or a controller's layout supports. Without a second
  /// item the second attribute becomes `.notAnAttribute`, whatever was passed.
  ///
  /// - Note: UIKit: an item of another type raises; here it is a precondition that names the type.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    precondition(
      multiplier.isFinite && c.isFinite,
      "multiplier is \(multiplier) and constant is \(c); a constraint needs finite numbers"
    )
    first = Self.reference(to: view1, role: "first")
    firstAttribute = attr1
    self.relation = relation
    // A closure here would ask for the main actor each time.
    if let view2 { second = Self.reference(to: view2, role: "second") }
    secondAttribute = second == nil ? .notAnAttribute : attr2
    precondition(
      attr1 != .notAnAttribute,
      "the first attribute of a constraint must be an attribute; item \(view1)"
    )
    precondition(
      second == nil || secondAttribute != .notAnAttribute,
      "a constraint to \(view2 ?? "nil") needs an attribute of that item"
    )
    self.multiplier = second == nil ? 1 : multiplier
    storedConstant = c
  }

  /// Creates a constraint between attributes of two views, or an attribute and a constant.
  ///
  /// It does the same as ``init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)``
  /// without having to find out what the items are.
  public convenience init(
    view view1: UIView,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toView view2: UIView?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    precondition(
      attr1 != .notAnAttribute && (view2 == nil || attr2 != .notAnAttribute),
      "the first attribute is \(attr1), the second \(attr2); a constraint between views needs both"
    )
    describe(
      view1.itemReference,
      attr1,
      relation,
      view2?.itemReference,
      view2 == nil ? .notAnAttribute : attr2,
      view2 == nil ? 1 : multiplier,
      c
    )
  }

  /// Creates a constraint of the system's between references that are known to be good.
  convenience init(
    _ first: any LayoutItemObject,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: (any LayoutItemObject)?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required,
    identifier: String? = nil,
    source: ConstraintSource = .app
  ) {
    self.init()
    self.first = first.itemReference
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second?.itemReference
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.identifier = identifier
    self.source = source
    storedConstant = constant
    storedPriority = priority
  }

  open override var description: String { MainActor.assumeIsolated { text } }

  /// Gives a new constraint its two sides.
  func describe(
    _ first: LayoutItemReference,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: LayoutItemReference?,
    _ secondAttribute: Attribute,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    precondition(
      multiplier.isFinite && constant.isFinite,
      "multiplier is \(multiplier) and constant is \(constant); a constraint needs finite numbers"
    )
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    storedConstant = constant
  }

  /// The reference of a view or guide, without the cost of a cast, which looks for bridges first.
  private static func knownReference<Item>(to item: Item) -> LayoutItemReference? {
    if Item.self is UIView.Type { return object(item, UIView.self).itemReference }
    if Item.self is UILayoutGuide.Type { return object(item, UILayoutGuide.self).itemReference }
    return nil
  }

  /// An object whose type is known to be `Object` or a class below it: its bits are the reference.
  private static func object<Item, Object: AnyObject>(_ item: Item, _: Object.Type) -> Object {
    withUnsafePointer(to: item) { UnsafeRawPointer($0).load(as: Object.self) }
  }

  private static func reference(to item: Any, role: String) -> LayoutItemReference? {
    if let known = knownReference(to: item) { return known }
    if let boxed = item as? any LayoutItemObject { return boxed.itemReference }
    if case Optional<Any>.none = item as Any? { return nil }
    if let optional = item as? (any OptionalItem) {
      return optional.wrappedItem.flatMap { reference(to: $0, role: role) }
    }
    preconditionFailure(
      "the \(role) item of a constraint is \(type(of: item)); it must be a view or a layout guide"
    )
  }
}

/// An optional that was passed as `Any`.
private protocol OptionalItem {
  var wrappedItem: Any? { get }
}

extension Optional: OptionalItem {
  fileprivate var wrappedItem: Any? { self }
}
