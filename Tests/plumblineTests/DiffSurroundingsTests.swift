import Foundation
import Testing

@Suite(.needsTool, .needsGit) struct `plumbline diff of what lies beside layouts` {
  /// A repository with a view that has a color and an image of a catalog, one that has neither, and code that has the color.
  private func withRepository(_ body: (Folder) throws -> Void) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(Self.document("badge", color: "Brand", image: "logo"), as: "App/Badge.xib")
    try folder.write(Self.document("plain", color: nil, image: nil), as: "App/Plain.xib")
    try folder.write(Self.color(red: 255, darkRed: 128), as: "App/\(Self.brand)")
    try folder.write(
      #"{"images":[{"idiom":"universal","filename":"logo.png"}]}"#,
      as: "App/Assets.xcassets/logo.imageset/Contents.json"
    )
    try folder.write(Self.image(width: 40), as: "App/\(Self.logo)")
    try folder.makeRepository()
    try body(folder)
  }

  private static let brand = "Assets.xcassets/Brand.colorset/Contents.json"
  private static let logo = "Assets.xcassets/logo.imageset/logo.png"

  private static func color(red: Int, darkRed: Int) -> String {
    func value(_ red: Int) -> String {
      #"{"color-space":"srgb","components":{"red":"\#(red)","green":"0","blue":"0","alpha":"1.0"}}"#
    }
    return """
      {"colors":[{"idiom":"universal","color":\(value(red))},{"idiom":"universal",
      "appearances":[{"appearance":"luminosity","value":"dark"}],"color":\(value(darkRed))}]}
      """
  }

  /// The beginning of a PNG file, which tells its size.
  private static func image(width: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
      + Data([0, 0, 0, width, 0, 0, 0, 20, 8, 2, 0, 0, 0])
  }

  private static func document(_ id: String, color: String?, image: String?) -> String {
    let background = color.map { #"<color key="backgroundColor" name="\#($0)"/>"# } ?? ""
    let picture = image.map {
      """
      <imageView image="\($0)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-image">
      <rect key="frame" x="20" y="20" width="40" height="20"/></imageView>
      """
    }
    let constraints = """
      <constraint firstItem="\(id)-image" firstAttribute="leading" secondItem="\(id)-root" \
      secondAttribute="leading" constant="20" id="\(id)-c1"/>
      <constraint firstItem="\(id)-image" firstAttribute="top" secondItem="\(id)-root" \
      secondAttribute="top" constant="20" id="\(id)-c2"/>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES" \
      targetRuntime="iOS.CocoaTouch"><device id="retina6_12" orientation="portrait"/><objects>
      <view contentMode="scaleToFill" id="\(id)-root"><rect key="frame" x="0.0" y="0.0" width="393" \
      height="852"/><subviews>\(picture ?? "")</subviews>\(background)
      <constraints>\(picture == nil ? "" : constraints)</constraints></view></objects></document>
      """
  }

  private struct Difference {
    var name: String
    var causes: [String]
    var resolved: [String]
  }

  private func differences(_ folder: Folder, _ arguments: String...) throws -> [Difference] {
    let result = try Tool.run(["diff"] + arguments + ["--format", "json"], in: folder.url)
    #expect(result.status <= 1, "\(result.errors) \(result.output)")
    let scenes = try #require(try result.json()["scenes"] as? [[String: Any]])
    return scenes.map { scene in
      func texts(_ key: String, _ inner: String) -> [String] {
        (scene[key] as? [[String: Any]] ?? []).compactMap { $0[inner] as? String }
      }
      return Difference(
        name: scene["file"] as? String ?? "",
        causes: texts("causes", "text"),
        resolved: texts("resolved", "rule")
      )
    }
  }

  @Test func `tells a color that changed in a catalog alone, with the views that have it`() throws {
    try withRepository { folder in
      try folder.write(Self.color(red: 0, darkRed: 128), as: "App/\(Self.brand)")
      let found = try differences(folder, "HEAD..")
      #expect(found.map(\.name) == ["App/Badge.xib"])
      #expect(
        found.first?.causes.first == "color `Brand` of App/Assets.xcassets: #ff0000 → #000000"
      )
      #expect(found.first?.causes.last?.hasSuffix("background #ff0000 → #000000") == true)
    }
  }

  @Test func `tells an image that changed in a catalog alone, between commits`() throws {
    try withRepository { folder in
      try folder.write(Self.image(width: 60), as: "App/\(Self.logo)")
      try folder.commit()
      // What the work tree has now is in neither revision.
      try folder.write(Self.image(width: 90), as: "App/\(Self.logo)")
      let found = try differences(folder, "HEAD~1..HEAD")
      #expect(found.map(\.name) == ["App/Badge.xib"])
      #expect(found.first?.causes.first == "image `logo` of App/Assets.xcassets: another file")
      #expect(found.first?.causes.contains { $0.hasSuffix("40 × 20 → 60 × 20") } == true)
    }
  }

  @Test func `tells a color that changed in the dark style alone`() throws {
    try withRepository { folder in
      try folder.write(Self.color(red: 255, darkRed: 0), as: "App/\(Self.brand)")
      let result = try Tool.run(["diff", "HEAD.."], in: folder.url)
      #expect(result.status == 1)
      #expect(result.output.contains(", dark  App/Badge.xib"))
      #expect(result.output.contains("App/Assets.xcassets: in dark #800000 → #000000"))
    }
  }

  @Test func `takes the catalogs of each revision for a document that changed`() throws {
    try withRepository { folder in
      let text = Self.document("badge", color: "Accent", image: "logo")
      try folder.write(text, as: "App/Badge.xib")
      try FileManager.default.moveItem(
        at: folder.url.appendingPathComponent("App/Assets.xcassets/Brand.colorset"),
        to: folder.url.appendingPathComponent("App/Assets.xcassets/Accent.colorset")
      )
      // The same color under another name, in each revision: nothing looks otherwise.
      #expect(try differences(folder, "HEAD..").isEmpty)
    }
  }

  @Test func `tells code that has a color of a catalog, by the type that asks for it`() throws {
    try withRepository { folder in
      try folder.write(
        #"import UIKit"# + "\n" + #"enum Theme { static let brand = UIColor(named: "Brand") }"#,
        as: "App/Theme.swift"
      )
      try folder.write(
        """
        import UIKit
        final class Banner: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = Theme.brand
            heightAnchor.constraint(equalToConstant: 40).isActive = true
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """,
        as: "App/Banner.swift"
      )
      try folder.commit()
      try folder.write(Self.color(red: 0, darkRed: 128), as: "App/\(Self.brand)")
      let found = try differences(folder, "HEAD..")
      #expect(found.map(\.name) == ["App/Badge.xib", "App/Banner.swift"])
      #expect(found.last?.causes.first?.hasPrefix("color `Brand`") == true)
    }
  }

  @Test func `reads the localised texts of each revision`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("\"title\" = \"Hello\";", as: "App/en.lproj/Localizable.strings")
    try folder.write(
      """
      import UIKit
      final class Banner: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = NSLocalizedString("title", comment: "")
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
      as: "App/Banner.swift"
    )
    try folder.makeRepository()
    try folder.write("\"title\" = \"Good morning\";", as: "App/en.lproj/Localizable.strings")
    let found = try differences(folder, "HEAD..")
    #expect(
      found.first?.causes == [
        "texts of App/en.lproj/Localizable.strings: was changed",
        "`Good morning`: text “Hello” → “Good morning”",
      ]
    )
  }

  @Test func `judges each revision by its own configuration`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Conflict", as: "App/Main.storyboard")
    try folder.makeRepository()
    try folder.write("rules:\n  conflict: off\n", as: ".plumbline.yml")
    let found = try differences(folder, "HEAD..")
    #expect(found.first?.causes == ["configuration .plumbline.yml was added"])
    #expect(found.first?.resolved == ["conflict"])
  }

  @Test func `takes the catalog of a revision for a file of it`() throws {
    try withRepository { folder in
      try folder.write(Self.image(width: 60), as: "App/\(Self.logo)")
      let files = ["HEAD:App/Badge.xib", "App/Badge.xib"]
      let result = try Tool.run(["diff"] + files, in: folder.url)
      #expect(result.status == 1)
      #expect(result.output.contains("width 40 → 60"))
    }
  }

  @Test func `leaves nothing behind`() throws {
    try withRepository { folder in
      let place = folder.url.appendingPathComponent("temporary")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try folder.write(Self.color(red: 0, darkRed: 128), as: "App/\(Self.brand)")
      _ = try Tool.run(
        ["diff", "HEAD.."],
        in: folder.url,
        environment: ["TMPDIR": place.path]
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
    }
  }
}
