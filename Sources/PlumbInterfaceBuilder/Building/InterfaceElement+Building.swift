import LayoutEngine
import PortableUIKit

/// What the builder reads of elements.
///
/// Reading a document has checked every number in it, so that these need not throw.
extension InterfaceElement {
  /// The first child with a name and, where one is given, a key.
  func child(_ name: String, key: String? = nil) -> InterfaceElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The name that somebody gave the element in Interface Builder.
  package var userLabel: String? { self["userLabel"] }

  /// Whether the view's frame comes from its mask or is fixed, rather than from constraints.
  var isPlacedByFrame: Bool {
    flag("fixedFrame") || self["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  /// Whether an attribute says `YES`.
  func flag(_ name: String) -> Bool { self[name] == "YES" }

  /// Whether the app may give the view a content whose size the document does not tell.
  ///
  /// - Parameter isOutlet: Whether code holds the view by an outlet, and so may put something into it.
  /// - Returns: False for texts, whose size the document gives for the text that it has.
  package func hasUnknownContent(isOutlet: Bool) -> Bool {
    guard isView, child("subviews") == nil else { return false }
    switch name {
    // A symbol's size is not in the document either.
    case "imageView": return imageName == nil || showsSymbol
    case "button": return shownText?.isEmpty ?? true
    case "label", "textField", "textView": return false
    case "stackView", "segmentedControl", "containerView", "datePicker", "pickerView": return true
    case "view": return isOutlet || self["customClass"] != nil
    default: return self["customClass"] != nil
    }
  }

  /// Whether what code puts into the view gives it no width: a view of UIKit's own class that holds nothing,
  /// or one that scrolls.
  ///
  /// Such a view may become as high as what code puts into it; code that gives it a width as well is rare in
  /// public documents, whose empty views are held at both sides.
  var hasNoContentWidth: Bool {
    switch name {
    case "view", "containerView": self["customClass"] == nil
    case "scrollView", "tableView", "collectionView", "textView": true
    default: false
    }
  }

  /// The identifier by which tests of an app find the view, or nil for none.
  var accessibilityIdentifier: String? {
    child("accessibility", key: "accessibilityConfiguration")?["identifier"]
  }

  /// The identifiers of what outlets in the element and below name.
  var outletDestinations: Set<String> {
    var result: Set<String> = []
    var waiting = [self]
    while let element = waiting.popLast() {
      if ["outlet", "outletCollection"].contains(element.name),
        let destination = element["destination"]
      {
        result.insert(destination)
      }
      waiting += element.children
    }
    return result
  }

  /// An attribute as a number; one beyond ``greatestMagnitude`` counts as that.
  ///
  /// Such are the numbers of lines that stand for "as many as there are".
  func number(_ name: String) -> Double? {
    self[name].flatMap(Self.finite).map {
      min(max($0, -Self.greatestMagnitude), Self.greatestMagnitude)
    }
  }

  /// A length in points; 0 where the document says nothing.
  func length(_ name: String) -> CGFloat { CGFloat(number(name) ?? 0) }

  private static func finite(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The saved frame, in points of the superview.
  var savedFrame: LayoutRect? {
    child("rect", key: "frame").map {
      LayoutRect(
        x: $0.number("x") ?? 0,
        y: $0.number("y") ?? 0,
        width: $0.number("width") ?? 0,
        height: $0.number("height") ?? 0
      )
    }
  }

  /// The text of a `<string>` child.
  func stringText(key: String) -> String? {
    children.first { ["string", "mutableString"].contains($0.name) && $0.key == key }?.text
  }

  /// What a view shows: its text, its title or its placeholder.
  ///
  /// A button with a configuration shows the configuration's title, and nothing of its states.
  var shownText: String? {
    if let configuration = buttonConfiguration { return configuration.configuredText("title") }
    return self["text"] ?? stringText(key: "text") ?? attributedText ?? normalTitle ?? self["title"]
      ?? self["placeholder"]
  }

  /// The characters of an attributed text.
  var attributedText: String? {
    child("attributedString")?.fragmentText
  }

  /// The characters of the fragments of an attributed string.
  var fragmentText: String {
    children.compactMap { $0["content"] ?? $0.stringText(key: "content") }.joined()
  }

  /// Whether the element is a guide of its view: a `viewLayoutGuide`, or one with a name of its own, such as
  /// `keyboardLayoutGuide`.
  var isViewGuide: Bool { name.hasSuffix("LayoutGuide") && name != "viewControllerLayoutGuide" }

  /// The attributes `top`, `leading`, `bottom` and `trailing` as insets.
  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: length("top"),
      leading: length("leading"),
      bottom: length("bottom"),
      trailing: length("trailing")
    )
  }

  /// A button's title in its normal state.
  var normalTitle: String? {
    guard let state = children.first(where: { $0.name == "state" && $0.key == "normal" }) else {
      return nil
    }
    return state["title"] ?? state.stringText(key: "title")
  }

  /// The attributes `minX`, `minY`, `maxX` and `maxY` as insets.
  var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: length("minY"),
      left: length("minX"),
      bottom: length("maxY"),
      right: length("maxX")
    )
  }
}

/// What the builder reads of elements that vary with the size class.
extension InterfaceElement {
  /// An attribute, as the size classes vary it.
  func value(_ name: String, in traits: InterfaceTraits) throws(DocumentError) -> String? {
    try attribute(name, for: traits)
  }

  /// A number, as the size classes vary it.
  func number(_ name: String, in traits: InterfaceTraits) throws(DocumentError) -> Double? {
    try value(name, in: traits).flatMap(Self.finite)
  }

  /// A flag, as the size classes vary it; false where the document says nothing.
  func flag(_ name: String, in traits: InterfaceTraits) throws(DocumentError) -> Bool {
    try value(name, in: traits) == "YES"
  }
}

/// What the builder reads of documents.
extension InterfaceDocument {
  /// The traits of the canvas.
  ///
  /// Documents without a device are laid out on an iPhone 8.
  var traits: InterfaceTraits {
    canvas.flatMap { $0.device?.traits($0.orientation) }
      ?? InterfaceTraits(widthClass: .compact, heightClass: .regular)
  }

  /// Pixels for each point of the canvas.
  var canvasScale: Double { canvas?.device?.scale ?? 2 }

  /// The size of the canvas, in points.
  var canvasSize: InterfaceSize {
    canvas.flatMap { $0.device?.size($0.orientation) } ?? InterfaceSize(width: 375, height: 667)
  }

  /// The safe area of the canvas without bars, in points.
  var canvasDeviceInsets: UIEdgeInsets {
    guard let insets = canvas.flatMap({ $0.device?.safeArea($0.orientation) }) else {
      return .zero
    }
    return UIEdgeInsets(
      top: CGFloat(insets.top),
      left: CGFloat(insets.left),
      bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right)
    )
  }

  /// The whole number of the tools' version.
  var tools: Int { Int(toolsVersion) }

  /// Whether the tools are Xcode 13 or later, whose canvas has the UIKit of iOS 15.
  ///
  /// Source: versions in public documents: 18122 and before are of Xcode 12, 19158 and later of Xcode 13.
  var hasCanvasOfiOS15: Bool { tools >= 19000 }

  /// The sizes that Interface Builder measured for views that it could draw, by their ids.
  var designableSizes: [String: InterfaceSize] {
    var result: [String: InterfaceSize] = [:]
    for element in root.child("designables")?.children ?? [] {
      guard let name = element["name"],
        let size = element.child("size", key: "intrinsicContentSize")
      else { continue }
      result[name] = InterfaceSize(
        width: size.number("width") ?? 0,
        height: size.number("height") ?? 0
      )
    }
    return result
  }
}
