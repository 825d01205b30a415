import LayoutEngine
import PlumbDiagnosis
import PlumbInterfaceBuilder

/// The smallest phone that runs the current systems: what fits on larger ones need not fit there.
///
/// Source: Apple, "iPhone SE (3rd generation) - Technical Specifications": 1334 by 750 pixels, at two to a point.
enum SmallPhone {
  /// The options that ask for it; nil where a device or an orientation is asked for already.
  ///
  /// - Parameter options: What was asked for.
  /// - Returns: The same on that phone.
  static func options(_ options: BuildOptions) -> BuildOptions? {
    guard options.device == nil, options.orientation == nil,
      let device = InterfaceDevice.named("iPhone SE (3rd generation)")
    else { return nil }
    var options = options
    options.device = device
    return options
  }

  /// The size of its screen, in points.
  static let size = LayoutSize(width: 375, height: 667)

  /// The reading of a class on it.
  @MainActor
  static var variant: ReadingVariant {
    ReadingVariant(choice: .smallPhone, words: "on a phone of 375 × 667 points")
  }
}

extension SourceLayout {
  /// Whether the constraints of a screen all hold on the phone that it was read for, and may not do so on the smallest one.
  ///
  /// It is asked before the class is read once more, as its code may ask for the size of the screen.
  var mayBeTooLargeForSmallPhone: Bool {
    guard views.controllerView != nil, document == nil, !isStopped, let snapshot,
      let smaller = snapshot.shrunk(to: SmallPhone.size),
      found(.conflict, in: snapshot)?.isEmpty == true
    else { return false }
    return found(.conflict, in: smaller)?.isEmpty != true
  }

  /// What becomes of a finding on the smallest phone: only that constraints have to break is told, as more room mends the rest.
  func judgedOnSmallPhone(_ finding: Finding) -> Finding? {
    finding.rule == .conflict ? judged(finding) : nil
  }
}

extension LayoutSnapshot {
  /// The layout in which the host gives the root another size; nil where the root is no larger, or has no size from there.
  fileprivate func shrunk(to size: LayoutSize) -> LayoutSnapshot? {
    guard let root = items.first?.frame, root.height > size.height || root.width > size.width
    else { return nil }
    var result = self
    var hasSize = false
    for place in constraints.indices {
      let constraint = constraints[place]
      guard constraint.first == 0, constraint.second == nil,
        constraint.source == .encapsulatedSize
      else { continue }
      switch constraint.firstAttribute {
      case .width: result.constraints[place].constant += size.width - root.width
      case .height: result.constraints[place].constant += size.height - root.height
      default: continue
      }
      hasSize = true
    }
    return hasSize ? result : nil
  }
}
