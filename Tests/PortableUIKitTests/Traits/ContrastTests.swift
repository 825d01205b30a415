import Foundation
import Testing

@testable import PortableUIKit

@MainActor
@Suite struct `The wish for more contrast` {
  private func bundle() throws -> (Bundle, URL) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Media.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    func color(_ red: String) -> String {
      """
      "color": {"color-space": "srgb",
        "components": {"red": "\(red)", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}
      """
    }
    let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
    try Data(
      #"{"colors": [{"idiom": "universal", \#(color("0.5"))}, {"idiom": "universal", \#(high), \#(color("1.0"))}]}"#
        .utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    return (try #require(Bundle(path: folder.path)), folder)
  }

  @Test(arguments: [(UIAccessibilityContrast.normal, 0.5), (.high, 1)])
  func `chooses among the colors of a catalog`(
    _ contrast: UIAccessibilityContrast,
    _ red: Double
  ) throws {
    let (bundle, folder) = try bundle()
    defer { try? FileManager.default.removeItem(at: folder) }
    let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    let resolved = color.resolvedColor(with: UITraitCollection(accessibilityContrast: contrast))
    var found: CGFloat = 0
    resolved.getRed(&found, green: nil, blue: nil, alpha: nil)
    #expect(abs(Double(found) - red) < 0.01)
  }

  @Test func `makes colors come out differently`() {
    let normal = UITraitCollection(accessibilityContrast: .normal)
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(high.hasDifferentColorAppearance(comparedTo: normal))
    #expect(UITraitCollection(traitsFrom: [normal, high]).accessibilityContrast == .high)
  }

  @Test func `is inherited by the views below, as the weight of text is`() {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    outer.traitOverrides.accessibilityContrast = .high
    outer.traitOverrides.legibilityWeight = .bold
    #expect(inner.traitCollection.accessibilityContrast == .high)
    #expect(inner.traitCollection.legibilityWeight == .bold)
    outer.traitOverrides.remove(UITraitAccessibilityContrast.self)
    #expect(inner.traitCollection.accessibilityContrast == .normal)
  }
}
