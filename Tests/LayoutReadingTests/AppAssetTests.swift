import AssetReading
import Testing

@testable import LayoutReading

@MainActor
@Suite struct `Constants of assets` {
  @Test(arguments: [
    ("hero", "Image", "hero"), ("tab-home", "Image", "tabHome"), ("Brand", "Color", "brand"),
    ("BrandColor", "Color", "brand"), ("Color", "Color", "color"),
    ("back_arrow image", "Image", "backArrow"), ("Icons/back", "Image", "Icons.back"),
    ("my icons/Big-Back", "Image", "MyIcons.bigBack"), ("URLField", "Image", "urlField"),
    ("URL", "Image", "url"), ("photo2", "Image", "photo2"), ("", "Image", ""),
  ]) func `are called as Xcode calls them`(_ name: String, _ kind: String, _ constant: String) {
    #expect(AssetConstants.name(for: name, kind == "Color" ? .color : .image) == constant)
  }
}
