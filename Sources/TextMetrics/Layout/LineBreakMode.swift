/// What happens to text that is wider than its line; the cases are those of `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// Lines end between words; a word wider than a line is split.
  case byWordWrapping
  /// Lines end between any two characters.
  case byCharWrapping
  /// Like word wrapping; what does not fit is cut off.
  case byClipping
  /// Like word wrapping; an ellipsis replaces the beginning of the last line.
  case byTruncatingHead
  /// Like word wrapping; an ellipsis replaces the end of the last line.
  case byTruncatingTail
  /// Like word wrapping; an ellipsis replaces the middle of the last line.
  case byTruncatingMiddle

  /// Whether the last permitted line takes all the rest of its paragraph.
  var fillsLastLine: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }
}
