/// What is to be updated of a view before it is laid out, so that one look tells, and what of it depends on its traits.
struct UpdateFlags: OptionSet {
  var rawValue: UInt8

  /// `updateConstraints` is to be called.
  static let constraints = Self(rawValue: 1)
  /// `updateConstraints` is to be called of a view below it.
  static let constraintsBelow = Self(rawValue: 2)
  /// `updateProperties` is to be called.
  static let properties = Self(rawValue: 4)
  /// `updateProperties`, of the view or its controller, read the traits of the view.
  static let usesTraitsInProperties = Self(rawValue: 8)
  /// `updateConstraints` read them.
  static let usesTraitsInConstraints = Self(rawValue: 16)
  /// `layoutSubviews` read them, or the controller before or after it.
  static let usesTraitsInLayout = Self(rawValue: 32)

  /// Something read the traits of the view.
  static let usesTraits: Self = [
    .usesTraitsInProperties, .usesTraitsInConstraints, .usesTraitsInLayout,
  ]
  /// Constraints at or below the view are to be updated.
  static let constraintsHereOrBelow: Self = [.constraints, .constraintsBelow]
}

extension UIView {
  /// Whether `updateConstraints` is to be called: at first, and again where it was asked for.
  @inline(__always)
  final var needsUpdateConstraintsFlag: Bool {
    get { updateFlags.contains(.constraints) }
    set { set(.constraints, newValue) }
  }

  /// Whether it is to be called of a view below.
  @inline(__always)
  final var descendantNeedsUpdateConstraints: Bool {
    get { updateFlags.contains(.constraintsBelow) }
    set { set(.constraintsBelow, newValue) }
  }

  /// Whether constraints of the view or of one below it are to be updated.
  @inline(__always)
  final var needsUpdateHereOrBelow: Bool {
    !updateFlags.isDisjoint(with: .constraintsHereOrBelow)
  }

  /// Whether `updateProperties` is to be called: at first, and again where it was asked for.
  @inline(__always)
  final var needsUpdatePropertiesFlag: Bool {
    get { updateFlags.contains(.properties) }
    set { set(.properties, newValue) }
  }

  @inline(__always)
  private func set(_ flags: UpdateFlags, _ isOn: Bool) {
    // Inserting and removing look at what was there.
    if isOn {
      updateFlags.rawValue |= flags.rawValue
    } else {
      updateFlags.rawValue &= ~flags.rawValue
    }
  }
}
