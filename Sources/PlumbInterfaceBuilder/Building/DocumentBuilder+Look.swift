import Foundation
import PortableUIKit

extension DocumentBuilder {
  /// Gives a view what the document says of its look; nothing here changes a frame.
  func applyLook(_ element: InterfaceElement, to view: UIView) {
    view.backgroundColor = background(of: element)
    if let alpha = element.number("alpha") { view.alpha = CGFloat(alpha) }
    if let tint = color("tintColor", of: element) { view.tintColor = tint }
    if element.flag("clipsSubviews") { view.clipsToBounds = true }
    if let mode = Self.contentModes[element["contentMode"] ?? ""] { view.contentMode = mode }
    applyLayer(element, to: view)
    switch view {
    case let view as UILabel:
      if let text = color("textColor", of: element) { view.textColor = text }
      // Attributed text has alignments of its own, which setting one would replace.
      if element.child("attributedString", key: "attributedText") == nil {
        view.textAlignment = alignment(of: element)
      }
      if element["enabled"] == "NO" { view.isEnabled = false }
    case let view as UITextView:
      if let text = color("textColor", of: element) { view.textColor = text }
      view.textAlignment = alignment(of: element)
    case let view as UIControl: applyLook(element, toControl: view)
    default: applyLook(element, toBar: view)
    }
  }

  /// The color behind a view: the document's, or that which UIKit gives tables and their cells.
  ///
  /// Source: Apple, Human Interface Guidelines, Color: plain tables stand on the system background, grouped ones on the
  /// grouped background, with their cells in its secondary color.
  func background(of element: InterfaceElement) -> UIColor? {
    if let own = color("backgroundColor", of: element) { return own }
    let isCell = element.name == "tableViewCell"
    let table = isCell ? element.ancestors.first { $0.name == "tableView" } : element
    guard isCell || element.name == "tableView" else { return nil }
    guard ["grouped", "insetGrouped"].contains(table?["style"] ?? "") else {
      return .systemBackground
    }
    return isCell ? .secondarySystemGroupedBackground : .systemGroupedBackground
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "center": .center,
    "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    "redraw": .redraw,
  ]

  private func alignment(of element: InterfaceElement) -> NSTextAlignment {
    switch element["textAlignment"] {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  /// What the runtime attributes say of the layer, as Interface Builder draws it for designables.
  private func applyLayer(_ element: InterfaceElement, to view: UIView) {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    for attribute in attributes {
      let child = attribute.children.first { $0.key == "value" }
      let number = (attribute.number("value") ?? child?.number("value")).map { CGFloat($0) }
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius": if let number { view.layer.cornerRadius = number }
      case "layer.borderWidth", "borderWidth": if let number { view.layer.borderWidth = number }
      case "layer.borderColor", "borderColor":
        view.layer.borderColor = child.flatMap { try? $0.color() }.flatMap(color)?.cgColor
      case "layer.shadowOpacity": if let number { view.layer.shadowOpacity = Float(number) }
      case "layer.shadowOffset":
        if let size = try? attribute.size(key: "value") {
          view.layer.shadowOffset = CGSize(width: size.width, height: size.height)
        }
      case "layer.shadowRadius": if let number { view.layer.shadowRadius = number }
      case "layer.masksToBounds", "clipsToBounds":
        if attribute.flag("value") { view.clipsToBounds = true }
      default: continue
      }
    }
  }

  // MARK: - Controls

  private func applyLook(_ element: InterfaceElement, toControl view: UIControl) {
    if element["enabled"] == "NO" { view.isEnabled = false }
    switch view {
    case let view as UISwitch:
      view.isOn = element.flag("on")
      view.onTintColor = color("onTintColor", of: element)
    case let view as UISlider:
      if let least = element.number("minValue") { view.minimumValue = Float(least) }
      if let most = element.number("maxValue") { view.maximumValue = Float(most) }
      if let value = element.number("value") { view.value = Float(value) }
      view.minimumTrackTintColor = color("minimumTrackTintColor", of: element)
    case let view as UISegmentedControl:
      if let chosen = element.number("selectedSegmentIndex") {
        view.selectedSegmentIndex = Int(chosen)
      }
    case let view as UIPageControl:
      if let page = element.number("currentPage") { view.currentPage = Int(page) }
      view.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", of: element)
      view.pageIndicatorTintColor = color("pageIndicatorTintColor", of: element)
    case let view as UITextField:
      if let text = color("textColor", of: element) { view.textColor = text }
      view.textAlignment = alignment(of: element)
      if element["clearButtonMode"] == "always" { view.clearButtonMode = .always }
      if element["clearButtonMode"] == "unlessEditing" { view.clearButtonMode = .unlessEditing }
    case let view as UIButton: applyLook(element, toButton: view)
    default: break
    }
  }

  private func applyLook(_ element: InterfaceElement, toButton view: UIButton) {
    let normal = element.children(named: "state").first { $0.key == "normal" }
    if let normal, let title = color("titleColor", of: normal) {
      view.setTitleColor(title, for: .normal)
    }
    guard let described = element.child("buttonConfiguration", key: "configuration") else { return }
    view.configuration?.baseForegroundColor = color("baseForegroundColor", of: described)
    view.configuration?.baseBackgroundColor = color("baseBackgroundColor", of: described)
    if let style = Self.cornerStyles[described["cornerStyle"] ?? ""] {
      view.configuration?.cornerStyle = style
    }
    guard let ground = described.child(key: "background") else { return }
    if let color = color("backgroundColor", of: ground) {
      view.configuration?.background.backgroundColor = color
    }
    if let radius = ground.number("cornerRadius") {
      view.configuration?.background.cornerRadius = CGFloat(radius)
    }
  }

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]

  // MARK: - Bars

  private func applyLook(_ element: InterfaceElement, toBar view: UIView) {
    switch view {
    case let view as UIProgressView:
      view.progress = Float(element.number("progress") ?? 0)
      view.progressTintColor = color("progressTintColor", of: element)
    case let view as UIActivityIndicatorView:
      if let own = color("color", of: element) { view.color = own }
    case let view as UISearchBar:
      view.placeholder = element["placeholder"]
      view.text = element["text"]
      switch element["searchBarStyle"] {
      case "minimal": view.searchBarStyle = .minimal
      case "prominent": view.searchBarStyle = .prominent
      default: break
      }
      view.barTintColor = color("barTintColor", of: element)
      view.showsCancelButton = element.flag("showsCancelButton")
      view.showsBookmarkButton = element.flag("showsBookmarkButton")
    case let view as UIVisualEffectView: view.effect = effect(of: element)
    case let view as UINavigationBar: fill(view, element)
    case let view as UIToolbar:
      view.barTintColor = color("barTintColor", of: element)
      view.items = (element.child("items")?.children ?? []).map(barButton)
    case let view as UITabBar: fill(view, element)
    default: break
    }
  }

  /// The blur behind an effect view's content.
  private func effect(of element: InterfaceElement) -> UIVisualEffect? {
    guard let blur = element.selfAndDescendants.first(where: { $0.name == "blurEffect" }) else {
      return nil
    }
    return UIBlurEffect(style: Self.blurs[blur["style"] ?? ""] ?? .regular)
  }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]

  // MARK: - Colors

  func color(_ key: String, of element: InterfaceElement) -> UIColor? {
    // Reading the document has checked every number in it.
    (try? element.color(key: key)).flatMap(color)
  }

  /// A color of the document, as its resources list it.
  private func color(_ color: InterfaceColor) -> UIColor? {
    switch color {
    case .rgb(let red, let green, let blue, let alpha, _):
      UIColor(
        red: CGFloat(red),
        green: CGFloat(green),
        blue: CGFloat(blue),
        alpha: CGFloat(alpha)
      )
    case .white(let white, let alpha): UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
    case .named(let name): named(name)
    case .system(let name): system(name)
    case .other: nil
    }
  }

  /// A color of the app's: as its catalogs have it, in both styles, else as the resources list it.
  private func named(_ name: String) -> UIColor? {
    UIColor(named: name, in: options.nib?.source.bundle, compatibleWith: nil)
      ?? listed(document.resources.namedColors[name])
  }

  /// A color of the system: as the resources list it in the light style, from the table in the dark one.
  private func system(_ name: String) -> UIColor? {
    let known = UIColor.systemColor(named: name)
    guard let listed = listed(document.resources.systemColors[name]) else { return known }
    guard let dark = known?.darkComponents else { return listed }
    return UIColor(light: listed.components, dark: dark)
  }

  /// A color that the resources list; these are given by their parts, and never by another name.
  private func listed(_ color: InterfaceColor?) -> UIColor? {
    switch color {
    case .rgb?, .white?: color.flatMap(self.color)
    default: nil
    }
  }
}
