internal import ConstraintSolver
internal import LayoutEngine
internal import PlumbLog

extension NSLayoutConstraint.Attribute {
  /// The name that UIKit prints.
  var name: String { self == .notAnAttribute ? "notAnAttribute" : "\(self)" }
}

/// An object's address as UIKit prints it.
func addressText(of object: AnyObject) -> String {
  let bits = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "0x" + String(bits, radix: 16)
}

/// The name of an object's class as UIKit prints it: with its module, but bare where it is UIKit's.
@MainActor
func classText(of object: AnyObject) -> String { ClassNames.name(of: type(of: object)) }

/// The names of classes, which take ten times as long to find out as everything else in a message.
@MainActor
private enum ClassNames {
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of type: AnyClass) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = text(of: type)
    known[ObjectIdentifier(type)] = name
    return name
  }

  private static func text(of type: AnyClass) -> String {
    let parts = String(reflecting: type).split(separator: ".")
      .filter { !$0.hasPrefix("(") && !$0.hasSuffix(")") }
    guard let module = parts.first, parts.count > 1,
      module == "PortableUIKit" || module == "UIKit" || module == "Foundation"
    else { return parts.joined(separator: ".") }
    return parts.dropFirst().joined(separator: ".")
  }
}

/// A number as UIKit prints it: six significant digits, and none after the point that say nothing.
func numberText(_ value: CGFloat) -> String { LoggedConstraint.number(Double(value)) }

/// A rectangle as UIKit prints it.
func rectText(_ rect: CGRect) -> String {
  "{{\(numberText(rect.minX)), \(numberText(rect.minY))}, "
    + "{\(numberText(rect.width)), \(numberText(rect.height))}}"
}

extension NSLayoutConstraint {
  /// The constraint in UIKit's words.
  var text: String { logged.printed(isActive: isActive, space: standardSpace) }

  private var standardSpace: LoggedConstraint.StandardSpace? {
    switch space {
    case .points: nil
    case .visualFormat: .visualFormat
    case .anchors: .anchors
    }
  }

  /// The constraint as a value that is printed, and that readers of logs get back.
  var logged: LoggedConstraint {
    let first = firstItem
    let second = secondItem
    let left = side(first, firstAttribute)
    let right = self.second == nil ? nil : side(second, secondAttribute)
    var statement = LoggedConstraint.Statement(
      left,
      .init(relation),
      right,
      multiplier: Double(multiplier),
      constant: Double(constant),
      priority: Double(priority.rawValue)
    )
    if let first, let second { statement.containment = .init(first, second) }
    return LoggedConstraint(
      className: classText(of: self),
      address: addressText(of: self),
      identifier: identifier,
      statement: statement
    )
  }

  private func side(_ item: AnyObject?, _ attribute: Attribute) -> LoggedConstraint.Side {
    guard let item else { return .anchor(.init(.dead, attribute.logged)) }
    if let distance = item as? OffsetGuide, attribute == .width || attribute == .height {
      return .distance(distance.to.logged, distance.from.logged)
    }
    return .anchor(.init(.init(item), attribute.logged))
  }
}

extension NSLayoutConstraint.Attribute {
  var logged: LoggedConstraint.Attribute {
    LayoutAttribute(rawValue: rawValue).map { .layout($0) } ?? .variable(name)
  }
}

extension AnchorPlace {
  /// The place as a value that is printed.
  @MainActor var logged: LoggedConstraint.Anchor {
    .init(reference.object.map { .init($0) } ?? .dead, attribute.logged)
  }
}

extension LoggedConstraint.Item {
  /// An item that has died.
  static let dead = Self(id: "nil", text: "nil")

  /// A view or guide by its class, address and text; by its accessibility identifier where it has one.
  @MainActor
  init(_ object: AnyObject) {
    let address = addressText(of: object)
    if let view = object as? UIView {
      if let name = view.accessibilityIdentifier, !name.isEmpty {
        self.init(id: address, text: name)
        return
      }
      self.init(id: address, className: classText(of: view), text: view.shownText)
    } else if object is LayoutSupportGuide {
      self.init(id: address, className: "_UILayoutGuide")
    } else if let guide = object as? UILayoutGuide {
      if guide.owningView is UIStackView, guide.identifier.hasPrefix("UISV-") {
        self.init(id: address, className: "_UILayoutSpacer", text: guide.identifier)
        return
      }
      let text = guide.identifier.isEmpty ? nil : guide.identifier
      self.init(id: address, className: classText(of: guide), text: text)
    } else {
      self.init(id: address, className: classText(of: object))
    }
  }
}

extension LoggedConstraint.Containment {
  /// Which of two items is the superview or the owner of the other, if one is.
  @MainActor
  init?(_ first: AnyObject, _ second: AnyObject) {
    if container(of: first) === second {
      self.init(inner: addressText(of: first), outer: .init(second))
    } else if container(of: second) === first {
      self.init(inner: addressText(of: second), outer: .init(first))
    } else {
      return nil
    }
  }

  /// An item inside its superview or owner, if it has one.
  @MainActor
  init?(of item: AnyObject) {
    guard let outer = container(of: item) else { return nil }
    self.init(inner: addressText(of: item), outer: .init(outer))
  }
}

@MainActor
private func container(of item: AnyObject) -> UIView? {
  (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
}

extension UIView {
  /// The text that messages show beside the view's address: a label's, or a button's title.
  var shownText: String? {
    let text = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
    return text?.isEmpty == false ? text : nil
  }
}
