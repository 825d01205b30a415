import AssetReading
import Foundation
import Testing

@Suite struct `An asset catalog` {
  private let fixture: AssetFixture

  init() throws { fixture = try AssetFixture() }

  private var catalog: AssetCatalog {
    AssetCatalog(fixture.folder.appendingPathComponent("Assets.xcassets"))
  }

  private func write(_ path: String, _ contents: String) throws {
    try fixture.write("Assets.xcassets/\(path)/Contents.json", contents)
  }

  private func file(_ path: String, _ width: Int, _ height: Int) throws {
    try fixture.write("Assets.xcassets/\(path)", Header.png(width, height))
  }

  @Test func `gives an image in points, whichever scale it chose`() throws {
    try write(
      "Logo.imageset",
      """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "filename": "logo@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "logo@3x.png", "scale": "3x"}
      ], "info": {"author": "xcode", "version": 1}}
      """
    )
    try file("Logo.imageset/logo@2x.png", 80, 60)
    try file("Logo.imageset/logo@3x.png", 120, 90)
    for (scale, chosen) in [(1.0, 2.0), (2, 2), (3, 3)] {
      let image = catalog.image("Logo", for: AssetTraits(scale: scale))
      #expect(image?.scale == chosen)
      #expect(image?.width == 40)
      #expect(image?.height == 30)
    }
    #expect(catalog.image("Missing", for: AssetTraits()) == nil)
  }

  @Test func `gives the size of a HEIC file, which no page can show`() throws {
    try write(
      "Photo.imageset",
      #"{"images": [{"idiom": "universal", "filename": "photo.heic", "scale": "2x"}]}"#
    )
    let extent = Data("ispe".utf8) + Data([0, 0, 0, 0]) + Header.big(400, 4) + Header.big(300, 4)
    try fixture.write(
      "Assets.xcassets/Photo.imageset/photo.heic",
      Data([0, 0, 0, 24]) + Data("ftypheic".utf8) + extent
    )
    let image = catalog.image("Photo", for: AssetTraits(scale: 2))
    #expect(image?.format == .heic)
    #expect(image?.width == 200)
    #expect(image?.height == 150)
  }

  @Test
  func `gives the dark variant in the dark style alone, and that for any where there is none`()
    throws
  {
    let dark = #"[{"appearance": "luminosity", "value": "dark"}]"#
    try write(
      "Both.imageset",
      """
      {"images": [{"idiom": "universal", "filename": "any.png"},
        {"idiom": "universal", "filename": "dark.png", "appearances": \(dark)}]}
      """
    )
    try file("Both.imageset/any.png", 1, 1)
    try file("Both.imageset/dark.png", 2, 2)
    #expect(catalog.image("Both", for: AssetTraits(isDark: false))?.width == 1)
    #expect(catalog.image("Both", for: AssetTraits(isDark: true))?.width == 2)

    try write(
      "Ink.colorset",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "51", "blue": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": \(dark), "color": {"color-space": "gray-gamma-22",
          "components": {"white": "0.5", "alpha": "0.25"}}}
      ]}
      """
    )
    #expect(
      catalog.color("Ink", for: AssetTraits())
        == .components(red: 1, green: 0.2, blue: 0, alpha: 1)
    )
    #expect(
      catalog.color("Ink", for: AssetTraits(isDark: true))
        == .components(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
    )
  }

  @Test func `prefers what is for the device to what is for all, and never takes another device's`()
    throws
  {
    try write(
      "Device.imageset",
      """
      {"images": [{"idiom": "ipad", "filename": "pad.png", "scale": "1x"},
        {"idiom": "universal", "filename": "all.png", "scale": "1x"}]}
      """
    )
    try file("Device.imageset/pad.png", 7, 7)
    try file("Device.imageset/all.png", 5, 5)
    #expect(catalog.image("Device", for: AssetTraits(idiom: "ipad"))?.width == 7)
    #expect(catalog.image("Device", for: AssetTraits(idiom: "iphone"))?.width == 5)
  }

  @Test func `puts a group's name before the names in it only where the group says so`() throws {
    try write("Plain", #"{"info": {"version": 1}}"#)
    try write("Spaced", #"{"properties": {"provides-namespace": true}}"#)
    for group in ["Plain", "Spaced"] {
      try write(
        "\(group)/In\(group).imageset",
        #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
      )
      try file("\(group)/In\(group).imageset/a.png", 3, 3)
    }
    #expect(catalog.names(of: .image) == ["InPlain", "Spaced/InSpaced"])
  }

  @Test func `tells of stencils, and of slices and insets, which it has in pixels`() throws {
    try write(
      "Bubble.imageset",
      """
      {"images": [{"idiom": "universal", "filename": "b.png", "scale": "2x",
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 2},
          "cap-insets": {"top": 20, "left": 24, "bottom": 28, "right": 32}},
        "alignment-insets": {"top": 2, "left": 0, "bottom": 4, "right": 0}}],
       "properties": {"template-rendering-intent": "template"}}
      """
    )
    try file("Bubble.imageset/b.png", 100, 100)
    let image = try #require(catalog.image("Bubble", for: AssetTraits()))
    #expect(image.rendering == .template)
    #expect(image.slicing?.top == 10)
    #expect(image.slicing?.left == 12)
    #expect(image.slicing?.bottom == 14)
    #expect(image.slicing?.right == 16)
    #expect(image.slicing?.isTiled == true)
    #expect(image.alignmentInsets == [1, 0, 2, 0])
  }

  @Test func `names colours of the platform, and clips wider ones`() throws {
    try write(
      "Tint.colorset",
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#
    )
    try write(
      "Wide.colorset",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3",
        "components": {"red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1"}}}]}
      """
    )
    #expect(catalog.color("Tint", for: AssetTraits()) == .platform("systemBlueColor"))
    guard
      case .components(let red, let green, let blue, _)? = catalog.color("Wide", for: AssetTraits())
    else {
      Issue.record("white is no colour")
      return
    }
    #expect(abs(red - 1) < 1e-6 && abs(green - 1) < 1e-6 && abs(blue - 1) < 1e-6)
  }

  @Test func `never leaves its folder for a file`() throws {
    try fixture.write("secret.png", Header.png(9, 9))
    try write(
      "Out.imageset",
      #"{"images": [{"idiom": "universal", "filename": "../../secret.png"}]}"#
    )
    #expect(catalog.image("Out", for: AssetTraits()) == nil)
  }

  @Test func `passes over contents that are broken`() throws {
    try write("Bad.imageset", "{")
    try write("Good.imageset", #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#)
    try file("Good.imageset/a.png", 3, 3)
    #expect(catalog.image("Bad", for: AssetTraits()) == nil)
    #expect(catalog.image("Good", for: AssetTraits()) != nil)
  }
}

@Suite struct `A library of assets` {
  @Test func `finds files beside catalogs, with and without their ending, by scale and device`()
    throws
  {
    let fixture = try AssetFixture()
    try fixture.write("back.png", Header.png(10, 10))
    try fixture.write("back@2x.png", Header.png(20, 20))
    try fixture.write("back@2x~ipad.png", Header.png(40, 40))
    try fixture.write("photo.jpg", Header.jpeg(30, 20))
    let library = AssetLibrary([fixture.folder])
    #expect(library.image("back", for: AssetTraits(scale: 2))?.scale == 2)
    #expect(library.image("back.png", for: AssetTraits(scale: 1))?.scale == 1)
    #expect(library.image("back", for: AssetTraits(idiom: "ipad", scale: 2))?.width == 20)
    #expect(library.image("photo", for: AssetTraits())?.width == 30)
    #expect(library.image("../back", for: AssetTraits()) == nil)
  }

  @Test func `asks its folders in their order, and anew when they change`() throws {
    let (first, second) = (try AssetFixture(), try AssetFixture())
    for (fixture, side) in [(first, 1), (second, 2)] {
      try fixture.write(
        "A.xcassets/X.imageset/Contents.json",
        #"{"images": [{"idiom": "universal", "filename": "x.png"}]}"#
      )
      try fixture.write("A.xcassets/X.imageset/x.png", Header.png(side, side))
    }
    let library = AssetLibrary([first.folder, second.folder])
    #expect(library.image("X", for: AssetTraits())?.width == 1)
    library.folders = [second.folder]
    #expect(library.image("X", for: AssetTraits())?.width == 2)
    library.folders = []
    #expect(library.image("X", for: AssetTraits()) == nil)
  }
}
