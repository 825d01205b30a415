/// What a layout asks of each view that it comes to, so that one look tells.
struct LayoutFlags: OptionSet {
  var rawValue: UInt8

  /// The view is to be laid out.
  static let needsLayout = Self(rawValue: 1)
  /// A view below it is to be laid out.
  static let descendantNeedsLayout = Self(rawValue: 2)
  /// The view's `layoutSubviews` runs.
  static let isLayingOut = Self(rawValue: 4)
  /// The view had a controller at some time; most never have one, which is cheaper to see than who it is.
  static let hadController = Self(rawValue: 8)
  /// The margins may be others than those that the view was told of last.
  static let hasMarginNews = Self(rawValue: 16)
  /// The view has a layer, whose sublayers follow its layout.
  static let hasLayer = Self(rawValue: 32)
  /// A subview may have a mask; most views never have one that does.
  static let mayHaveMaskedSubviews = Self(rawValue: 64)
  /// The view's class wants to be told of another size at once.
  static let tellsSize = Self(rawValue: 128)

  /// Something at or below the view is to be laid out.
  static let isDirty: Self = [.needsLayout, .descendantNeedsLayout]
  /// Somebody is to be told of the view's layout.
  static let isObserved: Self = [.hadController, .hasMarginNews, .hasLayer]
  /// Something follows the size of the view at once.
  static let isFollowed: Self = [.mayHaveMaskedSubviews, .tellsSize]
}

extension UIView {
  /// Whether the view is to be laid out.
  @inline(__always)
  final var needsLayoutFlag: Bool {
    get { layoutFlags.contains(.needsLayout) }
    set { set(.needsLayout, newValue) }
  }

  /// Whether a view below it is to be laid out.
  @inline(__always)
  final var descendantNeedsLayout: Bool {
    get { layoutFlags.contains(.descendantNeedsLayout) }
    set { set(.descendantNeedsLayout, newValue) }
  }

  /// Whether the view's `layoutSubviews` runs.
  @inline(__always)
  final var isLayingOut: Bool {
    get { layoutFlags.contains(.isLayingOut) }
    set { set(.isLayingOut, newValue) }
  }

  /// Whether the view ever had a controller.
  @inline(__always)
  final var hadLayoutController: Bool { layoutFlags.contains(.hadController) }

  /// Whether the margins may be others than those that the view was told of last.
  @inline(__always)
  final var hasMarginNews: Bool {
    get { layoutFlags.contains(.hasMarginNews) }
    set { set(.hasMarginNews, newValue) }
  }

  /// Whether a subview may have a mask.
  @inline(__always)
  final var mayHaveMaskedSubviews: Bool {
    get { layoutFlags.contains(.mayHaveMaskedSubviews) }
    set { set(.mayHaveMaskedSubviews, newValue) }
  }

  @inline(__always)
  private func set(_ flags: LayoutFlags, _ isOn: Bool) {
    // Inserting and removing look at what was there.
    if isOn {
      layoutFlags.rawValue |= flags.rawValue
    } else {
      layoutFlags.rawValue &= ~flags.rawValue
    }
  }
}
