public import Foundation
public import TextMetrics

// MARK: - Registering Fonts

extension UIFont {
  /// Makes the font of a TrueType or OpenType file known by its PostScript name.
  ///
  ///     try UIFont.registerFont(at: url)
  ///     label.font = UIFont(name: "SourceSans3-Regular", size: 17)
  ///
  /// Text in the font is measured by the advances, pair adjustments (`GPOS` or `kern`) and line heights of the file, on
  /// every machine alike. What `GSUB` replaces is not measured.
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
  /// - Returns: The name to give to `UIFont(name:size:)`.
  /// - Throws: `FontFileError` where the bytes are damaged or no font.
  @discardableResult
  public class func registerFont(_ data: Data) throws(FontFileError) -> String {
    let file = try FontFile([UInt8](data))
    FontRegistry.shared.register(file)
    return file.postScriptName
  }
}
