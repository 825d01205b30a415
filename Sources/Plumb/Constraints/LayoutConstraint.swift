#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// A constraint that knows where in the source it was described.
///
/// Its description has the format
/// `<Plumb.LayoutConstraint:0x1c02a44a0@Card.swift#12 UIView:card.top == UIView:root.top + 8.0>`.
@preconcurrency @MainActor
public class LayoutConstraint: NSLayoutConstraint {
  /// The file of the description, as `Module/File.swift`.
  public internal(set) var file = ""
  /// The line of the description.
  public internal(set) var line: UInt = 0

  /// The name that takes the place of the address in descriptions; the same as `identifier`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The constraint in one line.
  public override var description: String {
    MainActor.assumeIsolated { text }
  }

  private var text: String {
    var text = "<\(typeName(of: self)):\(label ?? address(of: self))"
    if !file.isEmpty { text += "@\(fileName(file))#\(line)" }
    text += " \(itemName(firstItem)).\(attributeName(firstAttribute)) \(relationSign)"
    if secondAttribute == .notAnAttribute {
      text += " \(constant)"
    } else {
      text += " \(itemName(secondItem)).\(attributeName(secondAttribute))"
      if multiplier != 1 { text += " * \(multiplier)" }
      if constant > 0 { text += " + \(constant)" }
      if constant < 0 { text += " - \(-constant)" }
    }
    if priority.rawValue != 1000 { text += " ^UILayoutPriority(rawValue: \(priority.rawValue))" }
    return text + ">"
  }

  private var relationSign: String {
    switch relation {
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    case .lessThanOrEqual: "<="
    @unknown default: "?"
    }
  }
}
