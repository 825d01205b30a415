/// A line of a source file.
struct SourcePlace: Hashable, Sendable {
  /// The file, as it was named to the reader.
  var file: String
  /// The line, from 1.
  var line: Int
}
