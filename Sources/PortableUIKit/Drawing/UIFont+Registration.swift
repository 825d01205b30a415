public import Foundation
public import TextMetrics

// MARK: - Registering Fonts

extension UIFont {
  /// Makes the font of a TrueType or OpenType file known by its PostScript name.
  ///
  ///     try UIFont.registerFont(at: url)
  ///     label.font = UIFont(name: "SourceSans3-Regular", size: 17)
  ///
  /// Text in the font is measured by the advances, pair adjustments (`GPOS` or `kern`), ligatures (`GSUB`) and line
  /// heights of the file, on every machine alike. Of a collection all fonts become known, and of a variable font its
  /// named instances, too.
  ///
  /// - Note: UIKit: apps list fonts in `Info.plist` or call `CTFontManagerRegisterFontsForURL`; neither
  ///   exists here.
  ///
  /// - Parameter url: The file, on this machine.
  /// - Returns: The name to give to `UIFont(name:size:)`.
  /// - Throws: `FontFileError` where the file is damaged or no font, or Foundation's error where it
  ///   cannot be read.
  @discardableResult
  public class func registerFont(at url: URL) throws -> String {
    try registerFont(Data(contentsOf: url))
  }

  /// Makes the font of a TrueType or OpenType file's bytes known by its PostScript name.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Returns: The name to give to `UIFont(name:size:)`, of several fonts that of the first one.
  /// - Throws: `FontFileError` where the bytes are damaged or no font.
  @discardableResult
  public class func registerFont(_ data: Data) throws(FontFileError) -> String {
    let fonts = try FontFile.fonts(in: [UInt8](data))
    for font in fonts { FontRegistry.shared.register(font) }
    // A file that can be read has at least one.
    return fonts.first?.postScriptName ?? ""
  }
}

extension UIFont.Face {
  /// The face of a font file.
  init(_ file: FontFile, size: CGFloat) {
    self.init(
      name: file.postScriptName,
      size: size,
      weight: UIFont.Weight(rawValue: CGFloat(file.weight.rawValue)),
      isItalic: file.isItalic
    )
  }
}
