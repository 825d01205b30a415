#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The name of an object's class: with its module, but bare where it is the platform's.
func typeName(of object: AnyObject) -> String {
  let parts = String(reflecting: type(of: object)).split(separator: ".")
    .filter { !$0.hasPrefix("(") && !$0.hasSuffix(")") }
  guard let module = parts.first, parts.count > 1, platformModules.contains(String(module)) else {
    return parts.joined(separator: ".")
  }
  return parts.dropFirst().joined(separator: ".")
}

private let platformModules: Set<String> = ["UIKit", "PortableUIKit", "AppKit", "Foundation"]

/// An object's address.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// An item's class with its label or address.
@MainActor
func itemName(_ item: AnyObject?) -> String {
  guard let item else { return "nil" }
  return "\(typeName(of: item)):\(ItemRecord.existing(of: item)?.label ?? address(of: item))"
}

/// An item and everything that it stands in: `UILabel:0x1 in UIView:card in UIWindow:0x2`.
@MainActor
func ancestorChain(of item: AnyObject?) -> String {
  var names = [itemName(item)]
  var view = (item as? ConstraintView)?.superview ?? (item as? ConstraintLayoutGuide)?.owningView
  while let current = view {
    names.append(itemName(current))
    view = current.superview
  }
  return names.joined(separator: " in ")
}
