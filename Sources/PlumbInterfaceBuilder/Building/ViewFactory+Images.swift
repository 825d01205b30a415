import Foundation
import PortableUIKit

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
    let factor = symbolScale(of: element)
    return UIImage(
      name: name,
      size: CGSize(width: image.size.width * factor, height: image.size.height * factor),
      isSymbolImage: true
    )
  }

  /// The image of a name that catalogs and files have: those of an app's bundle, or those that the tool knows.
  func known(_ name: String) -> UIImage? {
    UIImage(named: name, in: options.nib?.source.bundle, compatibleWith: nil)
  }

  /// How large a symbol is drawn, as a part of the size in the resources.
  ///
  /// Resources list every symbol as if its longer side were 128 points. At the body size that side has 20
  /// points, an assumption that eight symbols in public documents bear out to a fifth; other point sizes are
  /// in proportion. The large scale is 1.28 of the medium, as for the calendar of those documents; the small
  /// one is not told apart, since the one symbol that has it is no lower than a medium one.
  private func symbolScale(of element: InterfaceElement) -> CGFloat {
    let configuration = element.symbolConfiguration
    let pointSize =
      configuration.flatMap { $0.number("pointSize").map { CGFloat($0) } }
      ?? configuration.flatMap { font($0) }?.pointSize ?? 17
    let scale: CGFloat =
      switch configuration?["scale"] ?? element.imageReference?["symbolScale"] {
      case "large": 1.28
      default: 1
      }
    return 20 / 128 * max(0, pointSize) / 17 * scale
  }
}

extension InterfaceElement {
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
