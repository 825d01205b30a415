#if PLUMB_CAPTURE

import ConstraintSolver
import Foundation
import LayoutEngine
import Plumb
import PlumbLog

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension NSLayoutConstraint {
  /// Who made the constraint, as its class and identifier tell; nil for what a capture makes itself: masks, sizes of
  /// content, guides of the system's and sizes that a host gives.
  var knownSource: ConstraintSource? {
    let className = "\(type(of: self))"
    // The word that logs are read by.
    let logged = LoggedConstraint(
      className: className,
      address: "",
      identifier: identifier,
      statement: .init(.anchor(.init(.init(id: ""), .layout(.width))), .equal)
    )
    switch logged.kind {
    case .user: return .app
    case .stack: return .stackView
    case .prototyping: return .interfaceBuilder
    case .namedSystem: return .systemGuide
    case .system:
      return className == "_UILayoutSupportConstraint" ? .safeAreaGuide : .scrollView
    case .autoresizingMask, .encapsulated, .temporary, .guide, .contentSize: return nil
    }
  }

  /// The relation as the engine's.
  var knownRelation: ConstraintSolver.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    default: .equal
    }
  }

  /// The line of the description, for a constraint of the DSL.
  var describedPlace: SourceLocation? {
    guard let own = self as? Plumb.LayoutConstraint, !own.file.isEmpty else { return nil }
    return SourceLocation(file: own.file, line: Int(own.line))
  }
}

extension PlatformGuide {
  /// The guide's name, or nil where it has none.
  var shownIdentifier: String? {
    #if canImport(UIKit)
    identifier.isEmpty ? nil : identifier
    #else
    identifier.rawValue.isEmpty ? nil : identifier.rawValue
    #endif
  }

  /// Whether the guide stands for the distance between two anchors, which constraints do not show.
  var isDistance: Bool { shownIdentifier == "NSLayoutAnchor-offset" }
}

#endif
