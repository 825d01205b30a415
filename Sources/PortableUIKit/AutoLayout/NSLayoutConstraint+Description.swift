extension NSLayoutConstraint.Attribute {
  /// The name that UIKit prints.
  var name: String { self == .notAnAttribute ? "notAnAttribute" : "\(self)" }
}

/// An object's address as UIKit prints it.
func addressText(of object: AnyObject) -> String {
  let bits = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "0x" + String(bits, radix: 16)
}

/// A number as UIKit prints it: six significant digits, and none after the point that say nothing.
func numberText(_ value: CGFloat) -> String {
  String(format: "%g", Double(value))
}

/// A rectangle as UIKit prints it.
func rectText(_ rect: CGRect) -> String {
  "{{\(numberText(rect.minX)), \(numberText(rect.minY))}, "
    + "{\(numberText(rect.width)), \(numberText(rect.height))}}"
}

extension NSLayoutConstraint {
  /// The constraint in UIKit's words.
  var text: String { text(at: "") }

  /// The constraint in UIKit's words, with the line that made it behind the address, where it is known.
  ///
  /// Source: the form in which layout libraries print it, `0x1c02a44a0@Card.swift#12`, which readers of
  /// logs understand.
  var locatedText: String {
    guard let place = sourcePlace else { return text }
    let file = place.file.split(separator: "/").last ?? ""
    return text(at: "@\(file)#\(place.line)")
  }

  private func text(at place: String) -> String {
    "<\(type(of: self)):\(addressText(of: self))\(place)\(identifier.map { " '\($0)'" } ?? "") "
      + "\(equationText)   (\(isActive ? "active" : "inactive"))>"
  }

  /// The relation in words of attributes: `UILabel:0x….width == 100`.
  private var equationText: String {
    var text = side(firstItem, firstAttribute) + " \(relation.symbol) "
    if second != nil {
      if multiplier != 1 { text += "\(numberText(multiplier))*" }
      text += side(secondItem, secondAttribute)
      if constant > 0 { text += " + \(numberText(constant))" }
      if constant < 0 { text += " - \(numberText(-constant))" }
    } else {
      text += constant < 0 ? "- \(numberText(-constant))" : numberText(constant)
    }
    if priority != .required { text += " @ \(numberText(CGFloat(priority.rawValue)))" }
    return text
  }

  private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "nil.\(attribute.name)" }
    if let distance = item as? OffsetGuide, attribute == .width || attribute == .height {
      return distance.text
    }
    return "\(type(of: item)):\(addressText(of: item)).\(attribute.name)"
  }
}

extension NSLayoutConstraint.Relation {
  /// The sign that UIKit prints.
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
