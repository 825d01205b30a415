internal import ConstraintSolver
internal import LayoutEngine
import Requirements

/// A linear relation between two attributes: *first* = *multiplier* × *second* + *constant*, or ≤, ≥.
///
/// Constants are in points. A constraint takes effect when it is active; the nearest common ancestor
/// of its items owns it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectStorage {
  // MARK: - Items and attributes

  // A cell of a list has about seventy constraints, and each is read and written a dozen times before
  // it is in the engine: the properties behind the public ones are never lent out, so that nothing
  // can access one while another does, and the checks for that are off. Together they take two lines of the cache.

  /// What few constraints have, where this one has any of it.
  @exclusivity(unchecked) nonisolated(unsafe) private final var storedRare: RareConstraintParts?
  /// The references of both items, which the constraint holds.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var storedFirst =
    Uncounted<LayoutItemReference>.none
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var storedSecond =
    Uncounted<LayoutItemReference>.none
  @exclusivity(unchecked) private final var form = Form()
  /// Its row in the engine, while the hierarchy has one and has taken it in.
  @exclusivity(unchecked) final var engineSlot: EngineConstraintSlot = .none
  @exclusivity(unchecked) nonisolated(unsafe) final var storedOwner = Uncounted<UIView>.none
  /// The neighbours among the constraints of the owner.
  @exclusivity(unchecked) nonisolated(unsafe) final var nextOwned =
    Uncounted<NSLayoutConstraint>.none
  @exclusivity(unchecked) nonisolated(unsafe) final var previousOwned =
    Uncounted<NSLayoutConstraint>.none
  /// What holds it for its owner, where the owner does not.
  @exclusivity(unchecked) nonisolated(unsafe) final var heldBy =
    Uncounted<ActivatedConstraints>.none
  /// The line that made the constraint.
  @exclusivity(unchecked) final var callSite = CallSite.unknown
  /// When it was activated last, counted over all constraints.
  @exclusivity(unchecked) final var activation = 0

  nonisolated final var first: LayoutItemReference? { storedFirst.object }
  nonisolated final var second: LayoutItemReference? { storedSecond.object }

  /// Gives a new constraint its items.
  private func setItems(
    _ first: __owned LayoutItemReference?,
    _ second: __owned LayoutItemReference?
  ) {
    storedFirst = Uncounted(holding: first)
    storedSecond = Uncounted(holding: second)
  }

  deinit {
    storedFirst.release()
    storedSecond.release()
  }

  /// What relates both sides.
  struct Form {
    // In the order in which the engine has them, so that a row is copied by words.

    private var factor = 1.0
    private var distance = 0.0
    private var strength: Float = 1000
    private var first = LayoutAttribute.notAnAttribute
    private var second = LayoutAttribute.notAnAttribute
    private var sides = ConstraintSolver.Relation.equal
    var source = ConstraintSource.app
    var isBetweenAnchors = false
    var isFromDocument = false
    var space = Space.points

    /// Relates nothing yet.
    init() {}

    init(
      firstAttribute: Attribute,
      secondAttribute: Attribute,
      relation: Relation,
      multiplier: CGFloat,
      constant: CGFloat,
      priority: UILayoutPriority = .required,
      source: ConstraintSource
    ) {
      factor = Double(multiplier)
      distance = Double(constant)
      strength = priority.rawValue
      first = LayoutAttribute(firstAttribute)
      second = LayoutAttribute(secondAttribute)
      sides = ConstraintSolver.Relation(relation)
      self.source = source
    }

    /// The row as the engine takes it, between items of it.
    @inline(__always)
    func row(_ firstItem: ItemID, _ secondItem: ItemID?) -> LayoutConstraint {
      LayoutConstraint(
        firstItem,
        first,
        sides,
        secondItem,
        second,
        multiplier: factor,
        constant: distance,
        priority: strength,
        source: source
      )
    }

    @inline(__always) var firstAttribute: Attribute {
      get { Attribute(first) }
      set { first = LayoutAttribute(newValue) }
    }
    @inline(__always) var secondAttribute: Attribute {
      get { Attribute(second) }
      set { second = LayoutAttribute(newValue) }
    }
    @inline(__always) var relation: Relation {
      get { Relation(sides) }
      set { sides = ConstraintSolver.Relation(newValue) }
    }
    @inline(__always) var multiplier: CGFloat {
      get { CGFloat(factor) }
      set { factor = Double(newValue) }
    }
    @inline(__always) var constant: CGFloat {
      get { CGFloat(distance) }
      set { distance = Double(newValue) }
    }
    @inline(__always) var priority: UILayoutPriority {
      get { UILayoutPriority(rawValue: strength) }
      set { strength = newValue.rawValue }
    }
  }

  /// Whether the constant is the standard space, which descriptions name.
  enum Space: UInt8 {
    case points
    case visualFormat
    case anchors
  }

  /// The standard space that the constant is, where it is one.
  final var space: Space {
    get { form.space }
    set { form.space = newValue }
  }

  /// Whether it is an ``OffsetConstraint``, without a look at the class.
  final var isBetweenAnchors: Bool {
    get { form.isBetweenAnchors }
    set { form.isBetweenAnchors = newValue }
  }

  /// The constant of the engine's row.
  @inline(__always)
  final var rowConstant: CGFloat {
    guard form.isBetweenAnchors, let offset = self as? OffsetConstraint else {
      return form.constant
    }
    return form.constant + offset.reachInRow
  }

  /// The priority of the engine's row: what is stored, whatever a subclass says of it, as with the constant.
  @inline(__always)
  final var rowPriority: UILayoutPriority { form.priority }

  /// The constraint as the engine takes it, between items of it.
  @inline(__always)
  final func row(_ first: ItemID, _ second: ItemID?) -> LayoutConstraint {
    var row = form.row(first, second)
    if form.isBetweenAnchors { row.constant = Double(rowConstant) }
    return row
  }

  /// The first item, or nil once it is dead.
  public var firstItem: AnyObject? { first?.object }
  /// The second item, or nil where there is none or once it is dead.
  public var secondItem: AnyObject? { second?.object }
  /// The attribute of the first item.
  public final var firstAttribute: Attribute { form.firstAttribute }
  /// The attribute of the second item, `.notAnAttribute` where there is no second item.
  public final var secondAttribute: Attribute { form.secondAttribute }
  /// Whether taking the constraint in asks no view for anything that a subclass may answer: margins,
  /// baselines.
  final var isPlain: Bool {
    form.firstAttribute.rawValue <= Attribute.centerY.rawValue
      && form.secondAttribute.rawValue <= Attribute.centerY.rawValue
  }
  /// The relation between the two sides.
  public final var relation: Relation { form.relation }
  /// The factor of the second attribute.
  public final var multiplier: CGFloat { form.multiplier }

  /// The constant, in points.
  ///
  /// Changing it is the cheap way to change a layout: the solver keeps its work. A size
  /// of more than 2²⁵ points counts as that, and is said once.
  open var constant: CGFloat {
    get { form.constant }
    set {
      if newValue.isNaN {
        refuse("The constant of \(self) was set to \(newValue); a constraint needs a number")
      }
      let newValue = LayoutNumbers.constant(newValue)
      guard newValue != form.constant else { return }
      form.constant = newValue
      form.space = .points
      engineChanged(.constant)
    }
  }

  /// How firmly the constraint is held: above 0, at most 1000.
  ///
  /// - Note: UIKit: since iOS 13 an active constraint may change between required and optional, and
  ///   so may ours.
  open var priority: UILayoutPriority {
    get { form.priority }
    set {
      if !(newValue.rawValue > 0 && newValue.rawValue <= 1000) {
        refuse(
          "The priority of \(self) was set to \(newValue.rawValue); it must be above 0 and at most 1000"
        )
      }
      guard newValue != form.priority else { return }
      form.priority = newValue
      engineChanged(.priority)
    }
  }

  /// Who made the constraint.
  @inline(__always)
  final var source: ConstraintSource {
    get { form.source }
    set { form.source = newValue }
  }

  /// Where in the app's source the constraint was made, as `Module/File.swift` and a line.
  ///
  /// Anchors, initialisers and the visual format note the line that called them. It is nil where a
  /// form without `file` and `line` was called, such as by a function reference. Conflict logs and
  /// captured layouts carry it to whatever is said of the constraint. Subclasses that know better
  /// override it.
  ///
  /// - Note: UIKit: there is no such property; code that has to compile there does not name it.
  open var sourcePlace: (file: String, line: Int)? { callSite.place }

  /// Notes where in the app's source the constraint was asked for.
  ///
  /// For libraries that make constraints on behalf of their callers and hand a `String` around. The text
  /// of each file is kept for good, so `file` should be what `#fileID` gives; an empty one is passed over.
  public final func noteSourcePlace(file: String, line: UInt) {
    callSite = CallSite(keeping: file, line)
  }

  // MARK: - Bookkeeping

  /// The view whose `constraints` lists it, while it is active.
  nonisolated final var owner: UIView? {
    get { storedOwner.object }
    set { storedOwner = Uncounted(newValue) }
  }
  /// Whether it decides who gets the room where priorities are equal, by naming a view first.
  ///
  /// Those of the system do not, but for a stack view's. Nor do those of documents, which are sorted by
  /// their identifiers, nor of their stack views: the saved frames follow the tree.
  @inline(__always)
  final var decidesTies: Bool {
    (source == .app || source == .stackView) && !form.isFromDocument
  }
  /// Whether it comes from a document, or from a stack view of one.
  final var isFromDocument: Bool {
    get { form.isFromDocument }
    set { form.isFromDocument = newValue }
  }
  /// How many constraints were activated so far.
  @exclusivity(unchecked) static var activationCount = 0

  // MARK: - Describing a Constraint

  /// A name of the app's choice, shown in logs.
  open var identifier: String? {
    get { storedRare?.identifier }
    set { if newValue != nil || storedRare != nil { rare.identifier = newValue } }
  }

  /// Whether the constraint is archived with its view.
  open var shouldBeArchived: Bool {
    get { storedRare?.shouldBeArchived ?? false }
    set { rare.shouldBeArchived = newValue }
  }

  nonisolated final var associatedObjects: AssociatedObjects {
    get { storedRare?.associatedObjects ?? AssociatedObjects() }
    set { rare.associatedObjects = newValue }
  }

  /// What few constraints have.
  nonisolated private final var rare: RareConstraintParts {
    RareConstraintParts.parts(in: &storedRare)
  }

  /// The neighbours of one end among the constraints of its item.
  nonisolated final func links(isSecond: Bool) -> ConstraintEnd.Links {
    guard let storedRare else { return ConstraintEnd.Links() }
    return isSecond ? storedRare.secondLinks : storedRare.firstLinks
  }

  nonisolated final func setLinks(_ links: ConstraintEnd.Links, isSecond: Bool) {
    if isSecond { rare.secondLinks = links } else { rare.firstLinks = links }
  }

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
  @_disfavoredOverload
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
    // Libraries that hand the initialiser on answer for the pairs that they make.
    describe(view1, attr1, relation, view2, attr2, multiplier, c, takesAnyPair: true)
  }

  /// Creates a constraint between an attribute and another, or a constant, and notes the call.
  ///
  /// Swift prefers it for calls written as Apple documents them.
  ///
  /// - Note: UIKit: pairs of attributes without a common sense raise: a location and a constant, a size and
  ///   a location, leading and left, and, once they are activated, top and leading. Here they stop the
  ///   program with a message that names the items and the line.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init()
    callSite = CallSite(file, line)
    describe(view1, attr1, relation, view2, attr2, multiplier, c)
  }

  /// Gives a new constraint its two sides, whose items are of any type.
  private func describe(
    _ view1: Any,
    _ attr1: Attribute,
    _ relation: Relation,
    _ view2: Any?,
    _ attr2: Attribute,
    _ multiplier: CGFloat,
    _ c: CGFloat,
    takesAnyPair: Bool = false
  ) {
    requireNumbers(multiplier, c, view1, attr1)
    if attr1 == .notAnAttribute {
      refuse("The first attribute of a constraint of \(Self.words(for: view1)) is notAnAttribute")
    }
    // A closure here would ask for the main actor each time.
    var other: LayoutItemReference?
    if let view2 { other = Self.reference(to: view2, role: "second") }
    if other != nil, attr2 == .notAnAttribute {
      refuse(
        "A constraint of \(Self.words(for: view1)).\(attr1.name) to \(Self.words(for: view2)) needs an "
          + "attribute of that item"
      )
    }
    let first = Self.reference(to: view1, role: "first")
    if !takesAnyPair {
      requirePair(view1, attr1, view2, other == nil ? .notAnAttribute : attr2, multiplier)
    }
    setItems(first, other)
    form = Form(
      firstAttribute: attr1,
      secondAttribute: other == nil ? .notAnAttribute : attr2,
      relation: relation,
      multiplier: other == nil ? 1 : LayoutNumbers.multiplier(multiplier),
      constant: LayoutNumbers.constant(c),
      source: source
    )
  }

  /// Creates a constraint of a document, which may relate what UIKit does not; it notes no line.
  package convenience init(
    documentItem view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    describe(view1, attr1, relation, view2, attr2, multiplier, c, takesAnyPair: true)
    form.isFromDocument = true
  }

  // Initialisers own what they are given, unless it is said to be shared; here that would be a good part
  // of what a constraint costs.

  /// Creates a constraint between attributes of two views, or an attribute and a constant.
  ///
  /// Swift prefers it where the types are known, which saves finding out what the items are.
  public convenience init(
    item view1: __shared UIView,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: __shared UIView?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init()
    // Whoever made it holds it: a convenience initialiser would count it once more.
    Uncounted(self).read { constraint in
      constraint.callSite = CallSite(file, line)
      constraint.describe(view1, attr1, relation, view2, attr2, multiplier, c)
      constraint.requirePair(view1, attr1, view2, constraint.form.secondAttribute, multiplier)
      constraint.hold(view1, view2)
    }
  }

  /// Creates a constraint between attributes of two views, or an attribute and a constant.
  ///
  /// It does the same as `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`
  /// without having to find out what the items are, and notes no line.
  public convenience init(
    view view1: __shared UIView,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toView view2: __shared UIView?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    Uncounted(self).read { constraint in
      constraint.describe(view1, attr1, relation, view2, attr2, multiplier, c)
      constraint.hold(view1, view2)
    }
  }

  /// Says how a new constraint relates two views, which it is yet to hold.
  @inline(__always)
  private func describe(
    _ view1: __shared UIView,
    _ attr1: Attribute,
    _ relation: Relation,
    _ view2: __shared UIView?,
    _ attr2: Attribute,
    _ multiplier: CGFloat,
    _ c: CGFloat
  ) {
    if attr1 == .notAnAttribute || (view2 != nil && attr2 == .notAnAttribute) {
      refuse(
        "The first attribute of a constraint of \(Self.words(for: view1)) is \(attr1.name), the second "
          + "\(attr2.name); a constraint between views needs both"
      )
    }
    form.firstAttribute = attr1
    form.relation = relation
    if view2 != nil { form.secondAttribute = attr2 }
    // As nearly all are; none of this is true of what is no number.
    if multiplier == 1, abs(c) <= LayoutNumbers.largestConstant {
      form.constant = c
      return
    }
    requireNumbers(multiplier, c, view1, attr1)
    form.constant = LayoutNumbers.constant(c)
    if view2 != nil { form.multiplier = LayoutNumbers.multiplier(multiplier) }
  }

  /// Gives a new constraint its items.
  @inline(__always)
  private func hold(_ view1: __shared UIView, _ view2: __shared UIView?) {
    storedFirst = view1.heldReference
    if let view2 { storedSecond = view2.heldReference }
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
    setItems(first.itemReference, second?.itemReference)
    self.identifier = identifier
    form = Form(
      firstAttribute: firstAttribute,
      secondAttribute: second == nil ? .notAnAttribute : secondAttribute,
      relation: relation,
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      source: source
    )
  }

  open override var description: String { MainActor.assumeIsolated { text } }

  /// Gives a new constraint its two sides.
  func describe(
    _ first: __owned LayoutItemReference,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: __owned LayoutItemReference?,
    _ secondAttribute: Attribute,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    requireNumbers(multiplier, constant, first.object, firstAttribute)
    setItems(first, second)
    let isBetweenAnchors = form.isBetweenAnchors
    form = Form(
      firstAttribute: firstAttribute,
      secondAttribute: secondAttribute,
      relation: relation,
      multiplier: LayoutNumbers.multiplier(multiplier),
      constant: LayoutNumbers.constant(constant),
      source: source
    )
    form.isBetweenAnchors = isBetweenAnchors
  }

  /// Gives a new constraint two sides that others go on holding.
  @inline(__always)
  final func describe(
    between first: Uncounted<LayoutItemReference>,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: Uncounted<LayoutItemReference>,
    _ secondAttribute: Attribute,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    requireNumbers(multiplier, constant, first.object?.object, firstAttribute)
    form.firstAttribute = firstAttribute
    form.secondAttribute = secondAttribute
    form.relation = relation
    if multiplier != 1 { form.multiplier = LayoutNumbers.multiplier(multiplier) }
    form.constant = LayoutNumbers.constant(constant)
    storedFirst = first.read { $0.held } ?? .none
    storedSecond = second.read { $0.held } ?? .none
  }

  /// The reference of a view or guide, without the cost of a cast, which looks for bridges first.
  private static func knownReference<Item>(to item: Item) -> LayoutItemReference? {
    // The type is known to be the class or one below it, so that the bits are a reference.
    if Item.self is UIView.Type {
      return unsafeBitCast(item, to: Unmanaged<UIView>.self).takeUnretainedValue().itemReference
    }
    if Item.self is UILayoutGuide.Type {
      return unsafeBitCast(item, to: Unmanaged<UILayoutGuide>.self).takeUnretainedValue()
        .itemReference
    }
    return nil
  }

  private static func reference(to item: Any, role: String) -> LayoutItemReference? {
    if let known = knownReference(to: item) { return known }
    if let boxed = item as? any LayoutItemObject { return boxed.itemReference }
    if case Optional<Any>.none = item as Any? { return nil }
    if let optional = item as? (any OptionalItem) {
      return optional.wrappedItem.flatMap { reference(to: $0, role: role) }
    }
    requirementFailure(
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
