internal import LayoutEngine
import Requirements

/// The distance between two anchors as a hidden guide, whose width or height it is.
///
/// A size cannot be negative and a distance can, so the guide reaches ``reach`` points beyond both
/// anchors, and the rows of the constraints that use it make up for that.
final class OffsetGuide: UILayoutGuide {
  /// How far the guide reaches beyond each anchor, in points: further apart two anchors cannot be in the
  /// wrong order.
  static let reach: CGFloat = 131_072

  let from: AnchorPlace
  let to: AnchorPlace
  let isVertical: Bool
  private var ties: [NSLayoutConstraint] = []
  private var uses = 0

  init(from: AnchorPlace, to: AnchorPlace, isVertical: Bool) {
    self.from = from
    self.to = to
    self.isVertical = isVertical
    super.init()
    role = .distance
    identifier = "NSLayoutAnchor-offset"
  }

  required init?(coder: NSCoder) { nil }

  /// The distance in words, such as `(UIView:0x2.leading - UIView:0x1.trailing)`.
  var text: String { "(\(to.text) - \(from.text))" }

  /// Puts the guide where both anchors are, for one constraint more.
  func attach() {
    if owningView == nil {
      uses = 0
      ties = []
    }
    uses += 1
    guard uses == 1 else { return }
    guard let first = from.reference.constraintOwner, let second = to.reference.constraintOwner,
      let owner = first.nearestCommonAncestor(with: second)
    else {
      requirementFailure(
        "Unable to use the distance \(text) in a constraint: its anchors have no common ancestor"
      )
    }
    owningView = owner
    engineItem = nil
    engineExtras = nil
    owner.systemGuides.append(self)
    owner.layoutHost?.guideInserted(self)
    let isDirectional = from.attribute.isDirectional || to.attribute.isDirectional
    let sides: [NSLayoutConstraint.Attribute] =
      isVertical ? [.top, .bottom] : isDirectional ? [.leading, .trailing] : [.left, .right]
    ties = [
      OffsetConstraint(tying: self, sides[0], to: from, constant: -Self.reach),
      OffsetConstraint(tying: self, sides[1], to: to, constant: Self.reach),
    ]
    for tie in ties { tie.isActive = true }
  }

  /// Takes the guide away with the last constraint that uses it.
  func detach() {
    uses -= 1
    guard uses == 0, let owner = owningView else { return }
    let ties = ties
    self.ties = []
    for tie in ties { tie.isActive = false }
    owner.layoutHost?.guideRemoved(self)
    owner.systemGuides.removeAll { $0 === self }
    owningView = nil
    owner.askForLayoutOfChange()
  }

  /// Takes the constraints that use the guide out of force, once one of its anchors has left.
  func tieWasRemoved() {
    guard !ties.isEmpty else { return }
    for constraint in itemReference.activeConstraints
    where !ties.contains(where: { $0 === constraint }) {
      constraint.isActive = false
    }
  }
}

/// An attribute of an item.
struct AnchorPlace {
  var reference: LayoutItemReference
  var attribute: NSLayoutConstraint.Attribute

  @MainActor var text: String {
    guard let object = reference.object else { return "nil.\(attribute.name)" }
    return "\(type(of: object)):\(addressText(of: object)).\(attribute.name)"
  }
}

/// A constraint of one distance at least, or what ties such a distance to its anchors.
final class OffsetConstraint: NSLayoutConstraint {
  /// The distances, which live as long as a constraint needs them.
  private var guides: [OffsetGuide] = []
  /// The distance that this ties to an anchor.
  private weak var tiedGuide: OffsetGuide?

  convenience init(_ guides: [OffsetGuide]) {
    self.init()
    self.guides = guides
    isBetweenAnchors = true
  }

  fileprivate convenience init(
    tying guide: OffsetGuide,
    _ side: Attribute,
    to place: AnchorPlace,
    constant: CGFloat
  ) {
    self.init()
    tiedGuide = guide
    isBetweenAnchors = true
    source = .systemGuide
    describe(guide.itemReference, side, .equal, place.reference, place.attribute, 1, constant)
  }

  /// Whether it only ties a distance to its anchor, so that no message speaks of it.
  var isTie: Bool { guides.isEmpty }

  /// What the row's constant is more than the constraint's.
  var reachInRow: CGFloat {
    let reach = 2 * OffsetGuide.reach
    let first: CGFloat = firstItem is OffsetGuide ? reach : 0
    let second: CGFloat = secondItem is OffsetGuide ? reach : 0
    return isTie ? 0 : first - multiplier * second
  }

  func willInstall() {
    for guide in guides { guide.attach() }
  }

  func didUninstall() {
    for guide in guides { guide.detach() }
    tiedGuide?.tieWasRemoved()
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute follows the reading direction.
  fileprivate var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
