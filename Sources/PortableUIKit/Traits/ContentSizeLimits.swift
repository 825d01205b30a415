/// The smallest and the largest text size that a view takes over from what the user prefers.
struct ContentSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// Whether every size is taken over.
  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// Holds a text size in the limits, of which the larger limit counts where both contradict each other.
  func apply(to traits: inout UITraitCollection.Traits) {
    let category = traits.preferredContentSizeCategory
    guard category.rank != nil else { return }
    var limited = category
    if let minimum, minimum.rank != nil { limited = max(limited, minimum) }
    if let maximum, maximum.rank != nil { limited = min(limited, maximum) }
    traits.preferredContentSizeCategory = limited
  }
}

extension UIView {
  /// The smallest text size for the view and all below it, where the user prefers a smaller one; nil for none.
  ///
  /// Source: Apple, `UIView.minimumContentSizeCategory` (iOS 15).
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitKeeping.sizeLimits.minimum }
    set {
      traitKeeping.sizeLimits.minimum = newValue
      traitOverridesDidChange()
    }
  }

  /// The largest text size for the view and all below it, where the user prefers a larger one; nil for none.
  ///
  /// Source: Apple, `UIView.maximumContentSizeCategory` (iOS 15).
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitKeeping.sizeLimits.maximum }
    set {
      traitKeeping.sizeLimits.maximum = newValue
      traitOverridesDidChange()
    }
  }

  /// Which views limit the text size here, the nearest first, a line each; empty where none does.
  public var appliedContentSizeCategoryLimitsDescription: String {
    var lines: [String] = []
    var view: UIView? = self
    while let current = view {
      let limits = current.traitKeeping.sizeLimits
      if !limits.isEmpty {
        let least = limits.minimum.map { "from \($0.rawValue) " } ?? ""
        let most = limits.maximum.map { "to \($0.rawValue) " } ?? ""
        lines.append("\(least)\(most)by \(type(of: current))")
      }
      view = current.superview
    }
    return lines.joined(separator: "\n")
  }
}
