#if PLUMB_CAPTURE && canImport(UIKit)

import ConstraintSolver
import Foundation
import LayoutEngine
import UIKit

/// What a guide of the system's stands for, as its identifier says.
///
/// Source: identifiers in public conflict logs and descriptions of guides.
enum GuideRole: String {
  case layoutMargins = "UIViewLayoutMarginsGuide"
  case safeArea = "UIViewSafeAreaLayoutGuide"
  case readableContent = "UIViewReadableContentGuide"
  case keyboard = "UIViewKeyboardLayoutGuide"
  case scrollContent = "UIScrollView-contentLayoutGuide"
  case scrollFrame = "UIScrollView-frameLayoutGuide"
  /// What stands for the bars at the top or bottom of a controller's view.
  case layoutSupport

  /// What the guide is called in messages.
  var word: String {
    switch self {
    case .layoutMargins: "margins"
    case .safeArea: "safe area"
    case .readableContent: "readable width"
    case .keyboard: "keyboard"
    case .scrollContent: "content"
    case .scrollFrame: "frame"
    case .layoutSupport: "bars"
    }
  }

  /// Whether the guide follows the margins or the safe area of its view.
  var followsMargins: Bool {
    switch self {
    case .layoutMargins, .safeArea, .readableContent, .keyboard: true
    case .scrollContent, .scrollFrame, .layoutSupport: false
    }
  }

  /// The greatest width of the readable guide at the default text size, in points, as an iPad shows it.
  private static let readableWidth = 672.0

  /// The constraints by which the system keeps a guide in its place in its view.
  @MainActor
  func rows(
    of guide: UILayoutGuide,
    _ index: Int,
    of view: UIView,
    _ owner: Int
  ) -> [SystemRow] {
    func tie(
      _ attribute: LayoutAttribute,
      _ other: LayoutAttribute,
      _ source: ConstraintSource,
      _ constant: CGFloat = 0
    ) -> SystemRow {
      SystemRow(
        index,
        attribute,
        .equal,
        owner,
        other,
        constant: Double(constant),
        source: source
      )
    }
    let safe = view.safeAreaInsets
    switch self {
    case .layoutSupport, .scrollContent: return []
    case .layoutMargins:
      return [
        tie(.left, .leftMargin, .marginsGuide), tie(.right, .rightMargin, .marginsGuide),
        tie(.top, .topMargin, .marginsGuide), tie(.bottom, .bottomMargin, .marginsGuide),
      ]
    case .safeArea:
      return [
        tie(.left, .left, .safeAreaGuide, safe.left),
        tie(.right, .right, .safeAreaGuide, -safe.right),
        tie(.top, .top, .safeAreaGuide, safe.top),
        tie(.bottom, .bottom, .safeAreaGuide, -safe.bottom),
      ]
    case .keyboard:
      // Where the keyboard stands is what the layout says.
      let top = guide.layoutFrame.minY - view.bounds.height
      return [
        tie(.left, .left, .systemGuide), tie(.right, .right, .systemGuide),
        tie(.top, .bottom, .systemGuide, top), tie(.bottom, .bottom, .systemGuide),
      ]
    case .readableContent:
      return [
        tie(.centerX, .centerXWithinMargins, .systemGuide),
        tie(.top, .topMargin, .systemGuide), tie(.bottom, .bottomMargin, .systemGuide),
        SystemRow(
          index,
          .left,
          .greaterThanOrEqual,
          owner,
          .leftMargin,
          source: .systemGuide
        ),
        SystemRow(
          index,
          .width,
          .lessThanOrEqual,
          constant: Self.readableWidth,
          source: .systemGuide
        ),
        SystemRow(
          index,
          .width,
          constant: Self.readableWidth,
          priority: 999.5,
          source: .systemGuide
        ),
      ]
    case .scrollFrame:
      return [
        SystemRow(index, .left, constant: Double(view.bounds.minX), source: .scrollView),
        SystemRow(index, .top, constant: Double(view.bounds.minY), source: .scrollView),
        tie(.width, .width, .scrollView), tie(.height, .height, .scrollView),
      ]
    }
  }
}

extension UILayoutGuide {
  /// What the guide stands for, or nil for one of the application's.
  var systemRole: GuideRole? {
    if self is any UILayoutSupport { return .layoutSupport }
    return GuideRole(rawValue: identifier)
  }
}

#endif
