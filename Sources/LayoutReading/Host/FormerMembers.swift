import HostCalls
import PortableUIKit

extension Evaluator {
  /// What a property of UIKit is called now that had a name without `is` before Swift 3, such as `hidden`.
  ///
  /// Source: the proposal SE-0005, by which properties that are true or false read as assertions, and the `renamed:` attributes of
  /// Apple's headers, as their documentation shows them.
  ///
  /// - Parameters:
  ///   - name: The name in the source.
  ///   - layers: The types whose members the value has.
  /// - Returns: Nil for other names, and where no type of UIKit among them has the property.
  static func currentMember(_ name: String, in layers: [Layer]) -> String? {
    guard let current = formerMembers[name] else { return nil }
    let isThere = layers.contains { layer in
      guard case .host(let type) = layer else { return false }
      return type.property(current) != nil
    }
    return isThere ? current : nil
  }

  private static let formerMembers = [
    "active": "isActive", "hidden": "isHidden", "enabled": "isEnabled", "selected": "isSelected",
    "highlighted": "isHighlighted", "opaque": "isOpaque", "editing": "isEditing", "on": "isOn",
    "userInteractionEnabled": "isUserInteractionEnabled", "scrollEnabled": "isScrollEnabled",
    "pagingEnabled": "isPagingEnabled", "directionalLockEnabled": "isDirectionalLockEnabled",
    "editable": "isEditable", "selectable": "isSelectable", "translucent": "isTranslucent",
    "secureTextEntry": "isSecureTextEntry", "exclusiveTouch": "isExclusiveTouch",
    "multipleTouchEnabled": "isMultipleTouchEnabled",
    "layoutMarginsRelativeArrangement": "isLayoutMarginsRelativeArrangement",
    "baselineRelativeArrangement": "isBaselineRelativeArrangement",
  ]
}

extension Builtins {
  /// Options put together with `|`, as before Swift 2.
  ///
  /// Source: Apple, "What's New in Swift", 2015: options are sets, written as `[.FlexibleWidth, .FlexibleHeight]`.
  static func joined<Options: OptionSet>(_ left: Options, _ right: Any) -> Any? {
    (right as? Options).map { left.union($0) }
  }
}

extension HostModule {
  /// Functions and constants of UIKit that had other names before Swift 3.
  ///
  /// Source: the `renamed:` attributes of Apple's headers, as their documentation shows them.
  func registerFormerFunctions() {
    constant("UIEdgeInsetsZero") { wrap(any: UIEdgeInsets.zero) }
    constant("CGRectZero") { wrap(CGRect.zero) }
    constant("CGSizeZero") { wrap(CGSize.zero) }
    constant("CGPointZero") { wrap(CGPoint.zero) }
    for (name, weight) in Self.formerWeights {
      constant("UIFontWeight" + name) { wrap(any: weight) }
    }
    for (name, style) in Self.formerTextStyles {
      constant("UIFontTextStyle" + name) { wrap(any: style) }
    }
    extend("UIView") { type in
      type.method("func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool)") {
        (view: UIView, arguments) in
        view.translatesAutoresizingMaskIntoConstraints = try arguments(0, Bool.self)
        return .void
      }
    }
    extend("UIScreen") { type in
      type.maker("func mainScreen() -> UIScreen") { _ in wrap(any: UIScreen.main) }
    }
  }

  private static let formerWeights: [String: UIFont.Weight] = [
    "UltraLight": .ultraLight, "Thin": .thin, "Light": .light, "Regular": .regular,
    "Medium": .medium, "Semibold": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
  ]

  private static let formerTextStyles: [String: UIFont.TextStyle] = [
    "Title1": .title1, "Title2": .title2, "Title3": .title3, "Headline": .headline,
    "Subheadline": .subheadline, "Body": .body, "Callout": .callout, "Footnote": .footnote,
    "Caption1": .caption1, "Caption2": .caption2,
  ]
}
