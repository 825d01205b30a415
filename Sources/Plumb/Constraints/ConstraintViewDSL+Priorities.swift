#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// MARK: - Hugging and compression resistance

extension ConstraintViewDSL {
  /// How firmly the view resists growing beyond its content horizontally, above 0 and up to 1000.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(LayoutPriority(rawValue: newValue), for: .horizontal)
    }
  }

  /// How firmly the view resists growing beyond its content vertically, above 0 and up to 1000.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(LayoutPriority(rawValue: newValue), for: .vertical)
    }
  }

  /// How firmly the view resists shrinking below its content horizontally, above 0 and up to 1000.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(
        LayoutPriority(rawValue: newValue),
        for: .horizontal
      )
    }
  }

  /// How firmly the view resists shrinking below its content vertically, above 0 and up to 1000.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(
        LayoutPriority(rawValue: newValue),
        for: .vertical
      )
    }
  }
}
