import Foundation
import PortableUIKit
import TextMetrics

extension ViewFactory {
  func imageView(_ element: InterfaceElement) throws(DocumentError) -> UIImageView {
    let view = try instance(of: element, UIImageView())
    view.image = image(of: element)
    return view
  }

  /// The image that an element names, in the size that the document's resources list, a symbol in its configuration.
  ///
  /// Its file comes from the asset catalogs that are known. One that the resources do not list has its own size.
  func image(of element: InterfaceElement) -> UIImage? {
    guard let name = element.imageName else { return nil }
    guard let image = document.resources.images[name] else {
      return element.showsSymbol ? UIImage(systemName: name) : known(name)
    }
    guard image.isSystemSymbol || element.showsSymbol else {
      let size = CGSize(width: image.size.width, height: image.size.height)
      return known(name)?.sized(size) ?? UIImage(name: name, size: size)
    }
    let symbol = symbol(name, listed: image.size, of: element)
    guard element.showsSymbolAlone else { return symbol }
    let width = PixelRounding.up(Double(symbol.size.width) * 1.28, scale: document.canvasScale)
    return UIImage(
      name: name,
      size: CGSize(width: width, height: symbol.size.height),
      isSymbolImage: true
    )
  }

  /// The image of a name that catalogs and files have: those of an app's bundle, or those that the tool knows.
  func known(_ name: String) -> UIImage? {
    UIImage(named: name, in: options.nib?.source.bundle, compatibleWith: nil)
  }

  /// A symbol in the size of its configuration, in the proportions that the resources list.
  ///
  /// Resources list all symbols with a longer side of 128 points, and of 64 in Xcode 11. At the body size that side has 20
  /// points where ``SymbolGeometry`` does not know better, an assumption that eight symbols in public documents bear out to
  /// a fifth; other point sizes are in proportion. The large scale is 1.28 of the medium, as for the calendar of those
  /// documents; the small one is not told apart, since the one symbol that has it is no lower than a medium one.
  private func symbol(_ name: String, listed: InterfaceSize, of element: InterfaceElement)
    -> UIImage
  {
    let configuration = element.symbolConfiguration
    let pointSize =
      configuration.flatMap { $0.number("pointSize").map { CGFloat($0) } }
      ?? configuration.flatMap { font($0) }?.pointSize ?? 17
    let factor: CGFloat =
      switch configuration?["scale"] ?? element.imageReference?["symbolScale"] {
      case "large": 1.28
      default: 1
      }
    let longerSide = max(listed.width, listed.height)
    // With saved sizes the picture's is taken for the view's, as those do who prove by them what conflicts.
    if options.textSizes != .saved, longerSide > 0, let geometry = SymbolGeometry(name) {
      return geometry.image(
        name,
        listed: CGSize(width: listed.width, height: listed.height),
        pointSize: max(0, pointSize),
        factor: factor,
        displayScale: document.canvasScale
      )
    }
    let part = longerSide > 0 ? 20 / 17 * max(0, pointSize) * factor / longerSide : 0
    return UIImage(
      name: name,
      size: CGSize(width: listed.width * part, height: listed.height * part),
      isSymbolImage: true
    )
  }
}

extension InterfaceElement {
  /// Whether it is the configuration of a button that shows a symbol in no size of its own, and no title.
  ///
  /// Such a symbol has the width of the large scale, and the button the height of a line.
  ///
  /// Source: saved frames of buttons in documents of three public repositories, whose symbols have 1.28 times the width
  /// that they have in image views.
  fileprivate var showsSymbolAlone: Bool {
    name == "buttonConfiguration" && self["title"] == nil && symbolConfiguration == nil
      && child("attributedString", key: "attributedTitle") == nil
      && imageReference?["symbolScale"] == nil
  }

  /// The image that newer documents give as an element of its own.
  var imageReference: InterfaceElement? { child("imageReference", key: "image") }

  /// The name of the image that the element shows, or nil for none.
  var imageName: String? { self["image"] ?? imageReference?["image"] }

  /// Whether the image is a symbol of the system.
  var showsSymbol: Bool {
    self["catalog"] == "system" || imageReference?["catalog"] == "system"
  }

  /// The size and weight that a symbol is asked for in.
  var symbolConfiguration: InterfaceElement? {
    children.first { $0.name == "preferredSymbolConfiguration" }
  }
}
