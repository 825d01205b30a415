package import LayoutEngine

/// What somebody changed between two versions of a layout, apart from the frames that followed.
package struct LayoutCause: Hashable, Sendable {
  /// What was changed.
  package enum Kind: String, Hashable, Sendable, Codable {
    case constraint, text, font, value, look, view
    /// An image or color of a catalog, or an image file.
    case asset
    /// What a configuration asks for.
    case configuration
  }

  /// What was changed.
  package var kind: Kind
  /// What was before and what is now, in a sentence without a full stop.
  package var text: String
  /// Where it is described: in the present version, or in the former one where it is gone.
  package var origin: SourceLocation?
  /// The place of the view in the former picture, in points from the root's corner.
  package var placeBefore: LayoutRect?
  /// Its place in the present picture.
  package var placeAfter: LayoutRect?

  /// Creates a cause.
  package init(
    kind: Kind,
    text: String,
    origin: SourceLocation? = nil,
    placeBefore: LayoutRect? = nil,
    placeAfter: LayoutRect? = nil
  ) {
    (self.kind, self.text, self.origin) = (kind, text, origin)
    (self.placeBefore, self.placeAfter) = (placeBefore, placeAfter)
  }
}
