extension FontFile {
  /// The bytes of the font's file, for a page that holds the font itself; nil for a font of a collection, which browsers do
  /// not take out of one.
  package var embeddable: [UInt8]? {
    // "OTTO", "true" and version 1.0 of the OpenType specification; a collection begins with "ttcf".
    contents.starts(with: Array("ttcf".utf8)) ? nil : contents
  }
}
