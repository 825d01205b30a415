import Foundation
import LayoutEngine
import Testing

@testable import PortableUIKit

/// A PNG of one pixel, as small as it can be.
private let pixel = Data(
  base64Encoded:
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)

/// A bundle for one test, with a catalog and a loose file.
private final class AssetBundle {
  let bundle: Bundle
  private let folder: URL

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).bundle"
    )
    self.folder = folder
    func write(_ path: String, _ data: Data) throws {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url)
    }
    let pixel = try #require(pixel)
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try write(
      "Media.xcassets/Logo.imageset/Contents.json",
      Data(
        """
        {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
          {"idiom": "universal", "filename": "d.svg", "scale": "1x", \(dark)}],
         "properties": {"template-rendering-intent": "template"}}
        """.utf8
      )
    )
    try write("Media.xcassets/Logo.imageset/a.png", pixel)
    try write("Media.xcassets/Logo.imageset/d.svg", Data("<svg width='1' height='1'/>".utf8))
    try write(
      "Media.xcassets/Brand.colorset/Contents.json",
      Data(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
           "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
          {"idiom": "universal", \(dark), "color": {"platform": "ios", "reference": "systemGreenColor"}}]}
        """.utf8
      )
    )
    try write("Icons/back@2x.png", pixel)
    try write("loose@2x.png", pixel)
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

@MainActor
@Suite struct `An image` {
  @Test func `is read from bytes, and keeps them`() throws {
    let data = try #require(pixel)
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 0.5, height: 0.5))
    #expect(image.scale == 2)
    #expect(image.pngData() == data)
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data("no image".utf8)) == nil)
  }

  @Test func `is found in a bundle's catalog, as the stencil that it says it is`() throws {
    let assets = try AssetBundle()
    let image = try #require(UIImage(named: "Logo", in: assets.bundle, compatibleWith: nil))
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "Nothing", in: assets.bundle, compatibleWith: nil) == nil)
  }

  @Test func `is found as a file of a bundle, with the scale that its name says`() throws {
    let assets = try AssetBundle()
    let image = try #require(UIImage(named: "loose", in: assets.bundle, compatibleWith: nil))
    #expect(image.scale == 2)
    #expect(image.size == CGSize(width: 0.5, height: 0.5))
  }

  @Test func `is read from a path`() throws {
    let assets = try AssetBundle()
    let path = assets.bundle.bundlePath + "/loose@2x.png"
    #expect(UIImage(contentsOfFile: path)?.scale == 2)
    #expect(UIImage(contentsOfFile: path + ".missing") == nil)
  }

  @Test func `shows its dark variant where its view is dark`() throws {
    let assets = try AssetBundle()
    let image = UIImage(named: "Logo", in: assets.bundle, compatibleWith: nil)
    let view = UIImageView(image: image?.withRenderingMode(.alwaysOriginal))
    #expect(view.layoutSnapshot().items[0].look?.image?.data?.mediaType == "image/png")
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layoutSnapshot().items[0].look?.image?.data?.mediaType == "image/svg+xml")
  }

  @Test func `keeps what was said of it in every copy`() throws {
    let data = try #require(pixel)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = try #require(UIImage(data: data))
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
      .withRenderingMode(.alwaysOriginal)
      .withTintColor(.red)
      .withAlignmentRectInsets(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(image.capInsets == insets)
    #expect(image.resizingMode == .stretch)
    #expect(image.renderingMode == .alwaysOriginal)
    #expect(image.alignmentRectInsets.top == 5)
    #expect(image.flipsForRightToLeftLayoutDirection)
    #expect(image.pngData() == data)
    let look = UIImageView(image: image).layoutSnapshot().items[0].look
    #expect(look?.image?.isTemplate == true)
    #expect(look?.tint == .init(255, 59, 48) || look?.tint == .init(255, 0, 0))
    #expect(look?.image?.slices == .init(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `is a stencil in buttons of the system's kind alone`() throws {
    let image = try #require(pixel.flatMap { UIImage(data: $0) })
    for (type, expected) in [(UIButton.ButtonType.system, true), (.custom, false)] {
      let button = UIButton(type: type)
      button.setImage(image, for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
      button.layoutIfNeeded()
      let shown = button.layoutSnapshot().items.compactMap { $0.look?.image }.first
      #expect(shown?.isTemplate == expected)
    }
  }
}

@MainActor
@Suite struct `A colour of a catalog` {
  @Test func `follows the style wherever it is used`() throws {
    let assets = try AssetBundle()
    let color = try #require(UIColor(named: "Brand", in: assets.bundle, compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light.components == .init(red: 1, green: 0, blue: 0, alpha: 1))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      color.resolvedColor(with: dark).components
        == UIColor.systemGreen.resolvedColor(with: dark).components
    )
    #expect(UIColor(named: "Nothing", in: assets.bundle, compatibleWith: nil) == nil)
  }
}
