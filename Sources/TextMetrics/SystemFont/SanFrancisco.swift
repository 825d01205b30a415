/// The system font by the name of one of the two fonts that Apple offers for download: `SFProText-Semibold`,
/// `SFProDisplay-Regular`.
///
/// Each has the shapes of small or of large sizes, whatever its size. Before iOS 14 it had no tracking, which was the
/// system font's alone; since then, a font with the tables `trak` and `STAT` has its own. Whether a file has them its
/// name does not tell, so that it is measured as the system font there.
///
/// Source: Apple's talk "The details of UI typography" (WWDC 2020), and six lines in these fonts that a public document of
/// Xcode 9 saved, each as wide as that to half a point; as the system font, four of them come out 3 to 18 points off.
struct SanFrancisco {
  /// Whether it has the shapes of large sizes.
  let isDisplay: Bool

  /// What a character's advance gains, in em: recorded tracking is 2/2048 em above what Apple publishes.
  static let tracking = 2.0 / 2048

  /// The font of a description, or nil where that names another one.
  init?(_ font: FontDescription) {
    guard case .named(let name) = font.family else { return nil }
    switch name.prefix(while: { $0 != "-" }).filter({ $0 != " " }) {
    case "SFProText", "SFUIText": isDisplay = false
    case "SFProDisplay", "SFUIDisplay": isDisplay = true
    default: return nil
    }
  }
}
