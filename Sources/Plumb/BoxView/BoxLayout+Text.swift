#if canImport(UIKit)
internal import UIKit

extension BoxLayout {
  /// The layout in a line: the pins that are there, then the sizes and the share of the axis.
  ///
  ///     left == 0.0, right >= 20.0, width == 0.5 * box + 0.0, flex 2.0
  public var str: String {
    var parts = BoxEdge.allCases.compactMap { edge in
      pinForEdge(edge).map { "\(edge.str) \($0.text)" }
    }
    if let width { parts.append("width \(width.text)") }
    if let height { parts.append("height \(height.text)") }
    if let relativeWidth { parts.append("width \(relativeWidth.text)") }
    if let relativeHeight { parts.append("height \(relativeHeight.text)") }
    if let flex { parts.append("flex \(flex)") }
    return parts.joined(separator: ", ")
  }
}

extension Pin {
  fileprivate var text: String { "\(relation.sign) \(constant)\(priority.suffix)" }
}

extension MultiPin {
  fileprivate var text: String {
    "\(relation.sign) \(multiplier) * box + \(constant)\(priority.suffix)"
  }
}

extension UILayoutPriority {
  fileprivate var suffix: String { self == .required ? "" : " @\(rawValue)" }
}
#endif
