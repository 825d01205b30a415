package import PortableUIKit

/// The names of the preferred text sizes on the command line and in configurations.
package enum PreferredTextSize: String, Sendable, CaseIterable {
  case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5

  /// The size of a category, or nil for one that is not a size.
  package init?(_ category: UIContentSizeCategory) {
    guard let size = Self.allCases.first(where: { $0.category == category }) else { return nil }
    self = size
  }

  /// What UIKit calls it.
  package var category: UIContentSizeCategory {
    switch self {
    case .XS: .extraSmall
    case .S: .small
    case .M: .medium
    case .L: .large
    case .XL: .extraLarge
    case .XXL: .extraExtraLarge
    case .XXXL: .extraExtraExtraLarge
    case .AX1: .accessibilityMedium
    case .AX2: .accessibilityLarge
    case .AX3: .accessibilityExtraLarge
    case .AX4: .accessibilityExtraExtraLarge
    case .AX5: .accessibilityExtraExtraExtraLarge
    }
  }
}
