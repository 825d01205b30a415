extension LayoutSnapshot {
  /// How near to the real size a text is measured.
  public enum TextExactness: String, Hashable, Sendable, Codable, CaseIterable {
    /// By another font: nothing is known of the one that the text asks for.
    case substitute
    /// By figures of the font, which were fitted or typed in.
    case figures
    /// By the font itself.
    case exact
  }
}
