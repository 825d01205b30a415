import LayoutEngine
import PortableUIKit

/// The size classes for which a document's variations are chosen.
struct SizeClasses: Hashable, Sendable {
  var isCompactWidth: Bool
  var isCompactHeight: Bool

  /// Whether a variation's key, such as `heightClass=regular-widthClass=compact`, means these.
  func match(_ key: String) -> Bool {
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=compact": if !isCompactWidth { return false }
      case "widthClass=regular": if isCompactWidth { return false }
      case "heightClass=compact": if !isCompactHeight { return false }
      case "heightClass=regular": if isCompactHeight { return false }
      case "default": break
      // Another idiom, such as the Mac's, or a trait that came later.
      default: return false
      }
    }
    return true
  }
}

extension InterfaceElement {
  /// The element's `<variation>`s that hold for `traits`, most specific last.
  func variations(in traits: SizeClasses) -> [InterfaceElement] {
    children(named: "variation")
      .filter { $0.attributes["key"].map(traits.match) ?? false }
      .sorted { ($0.attributes["key"] ?? "").count < ($1.attributes["key"] ?? "").count }
  }

  /// An attribute, as the size classes vary it.
  func value(_ name: String, in traits: SizeClasses) -> String? {
    for variation in variations(in: traits).reversed()
    where variation.attributes["key"] != "default" {
      if let value = variation.attributes[name] { return value }
    }
    return attributes[name]
  }

  /// A number, as the size classes vary it.
  func number(_ name: String, in traits: SizeClasses) -> Double? {
    value(name, in: traits).flatMap(Double.init)
  }

  /// A flag, as the size classes vary it; false where the document says nothing.
  func flag(_ name: String, in traits: SizeClasses) -> Bool {
    value(name, in: traits) == "YES"
  }

  /// A length in points; 0 where the document says nothing.
  func length(_ name: String) -> CGFloat {
    CGFloat(number(name) ?? 0)
  }

  /// The attributes `minX`, `minY`, `maxX` and `maxY` as insets.
  var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: length("minY"), left: length("minX"), bottom: length("maxY"), right: length("maxX"))
  }
}

extension InterfaceDocument {
  /// Whether a child of `key` is installed in these size classes.
  ///
  /// A variation's mask lists what it excludes from, or includes in, what more general variations
  /// say.
  func isInstalled(
    _ child: InterfaceElement, in parent: InterfaceElement, _ traits: SizeClasses, key: String
  ) -> Bool {
    guard let id = child.id else { return true }
    var isInstalled = true
    for variation in parent.variations(in: traits) {
      guard let mask = variation.children.first(where: { $0.attributes["key"] == key }) else {
        continue
      }
      for entry in mask.children where entry.attributes["reference"] == id {
        isInstalled = entry.name == "include"
      }
    }
    return isInstalled
  }
}
