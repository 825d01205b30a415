import Foundation
import PortableUIKit
import TextMetrics

extension ViewFactory {
  /// A button with what it shows in its normal state, or as its configuration says.
  func button(_ element: InterfaceElement) throws(DocumentError) -> UIButton {
    let type = Self.buttonTypes[element["buttonType"] ?? ""] ?? .custom
    let button = try instance(of: element, UIButton(type: type))
    if let configuration = element.buttonConfiguration {
      button.configuration = buttonConfiguration(configuration)
      if let category = options.contentSize ?? options.contentSizeCategory {
        // Titles of configurations follow by themselves, on the canvas, too.
        // Source: Apple, "Meet the UIKit button system", WWDC 2021; saved frames of two public repositories.
        button.titleLabel?.font = Self.font(ofStyle: "UICTFontTextStyleBody", category)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
      }
      return button
    }
    if let font = font(element) { button.titleLabel?.font = font }
    if followsContentSize(element) { button.titleLabel?.adjustsFontForContentSizeCategory = true }
    button.contentEdgeInsets =
      element.child("inset", key: "contentEdgeInsets")?.edgeInsets ?? .zero
    button.setTitle(element.normalTitle, for: .normal)
    let normal = element.children(named: "state").first { $0.key == "normal" }
    if let normal, let image = image(of: normal) { button.setImage(image, for: .normal) }
    if let normal, let image = backgroundImage(of: normal) {
      button.setBackgroundImage(image, for: .normal)
    }
    return button
  }

  /// The picture behind title and image in a state, in the size that the document's resources list: a button is no smaller.
  ///
  /// Symbols are left out: what size they have behind a title is not known.
  private func backgroundImage(of state: InterfaceElement) -> UIImage? {
    guard let name = state["backgroundImage"], !state.showsSymbol else { return nil }
    guard let image = document.resources.images[name] else { return known(name) }
    guard !image.isSystemSymbol else { return nil }
    let size = CGSize(width: image.size.width, height: image.size.height)
    return known(name)?.sized(size) ?? UIImage(name: name, size: size)
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "close": .close, "contactAdd": .contactAdd,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
  ]

  private func buttonConfiguration(_ element: InterfaceElement) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    configuration.attributedTitle = text("title", of: element)
    configuration.attributedSubtitle = text("subtitle", of: element)
    configuration.image = image(of: element)
    switch element["buttonSize"] {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = insets.directionalInsets
    }
    switch element["imagePlacement"] {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "trailing": configuration.imagePlacement = .trailing
    default: break
    }
    configuration.imagePadding = element.length("imagePadding")
    if element["titlePadding"] != nil {
      configuration.titlePadding = element.length("titlePadding")
    }
    switch element["titleAlignment"] {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
    configuration.showsActivityIndicator = element.flag("showsActivityIndicator")
    return configuration
  }

  /// The title or subtitle of a configuration, in its own font where it has one.
  private func text(_ name: String, of element: InterfaceElement) -> AttributedString? {
    let own = font(element, key: name + "FontDescription")
    let key = "attributed" + name.prefix(1).uppercased() + name.dropFirst()
    let plain = own ?? .systemFont(ofSize: 17)
    if let attributed = attributedText(of: element, key: key, font: plain) {
      return AttributedString(attributed)
    }
    guard let title = element.configuredText(name) else { return nil }
    var result = AttributedString(title)
    if let own { result.mergeAttributes(AttributeContainer([.font: own])) }
    return result
  }
}

extension ViewFactory {
  /// Makes the title of a configured button as high as whole points, where its canvas does so.
  ///
  /// - Parameters:
  ///   - view: The button, or any other view.
  ///   - element: The view's element.
  ///   - scale: The fraction of a point that other texts are rounded up to is one over this.
  func roundTitle(of view: UIView, _ element: InterfaceElement, scale: Double) {
    guard options.hasWholeTitles, let button = view as? UIButton,
      let configuration = element.buttonConfiguration,
      configuration.configuredText("title") != nil
    else { return }
    let font =
      font(configuration, key: "titleFontDescription")
      ?? Self.font(ofStyle: "UICTFontTextStyleBody", options.contentSize ?? .large)
    let line = Double(font.lineHeight)
    let room = PixelRounding.up(line, scale: 1) - PixelRounding.up(line, scale: scale)
    button.configuration?.contentInsets.bottom += CGFloat(room)
  }
}

extension InterfaceElement {
  /// How a button looks, where the document gives it a configuration.
  var buttonConfiguration: InterfaceElement? {
    name == "button" ? child("buttonConfiguration", key: "configuration") : nil
  }

  /// The title or subtitle of a configuration, without attributes.
  func configuredText(_ name: String) -> String? {
    let key = "attributed" + name.prefix(1).uppercased() + name.dropFirst()
    return child("attributedString", key: key)?.fragmentText ?? self[name] ?? stringText(key: name)
  }
}
