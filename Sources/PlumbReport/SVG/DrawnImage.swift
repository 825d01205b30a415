public import LayoutEngine

/// An image, or a part of one, in a rectangle.
public struct DrawnImage: Hashable, Sendable {
  /// The file.
  public var data: LayoutSnapshot.ImageData
  /// The width of the whole image in points.
  public var width: Double
  /// The height of the whole image in points.
  public var height: Double
  /// What of it is shown, in its own points.
  public var part: LayoutRect
  /// Where that is shown: it is stretched to this rectangle.
  public var place: LayoutRect
  /// The colour that its opacity is filled with; nil for its own colours.
  public var tint: LayoutSnapshot.Color?

  /// Shows a whole image.
  ///
  /// - Returns: nil for an image without a file or without size.
  public init?(_ image: LayoutSnapshot.Image, in place: LayoutRect) {
    guard let data = image.data, image.width > 0, image.height > 0 else { return nil }
    self.data = data
    (width, height) = (image.width, image.height)
    part = LayoutRect(x: 0, y: 0, width: image.width, height: image.height)
    self.place = place
  }

  /// The same image in nine parts: its corners keep their size, its edges their thickness.
  ///
  /// Where there is too little room, the caps shrink to what there is.
  ///
  /// Source: Apple, `UIImage.resizableImage(withCapInsets:resizingMode:)`.
  ///
  /// - Parameters:
  ///   - caps: What keeps its size, in points of the image.
  ///   - isTiled: Whether the parts between the caps are repeated; beyond ``tileLimit`` of them they are stretched.
  /// - Returns: The parts that have a size.
  func sliced(by caps: LayoutInsets, isTiled: Bool) -> [DrawnImage] {
    let across = Self.spans(width, caps.left, caps.right, place.x, place.width)
    let down = Self.spans(height, caps.top, caps.bottom, place.y, place.height)
    var result: [DrawnImage] = []
    for row in down {
      for column in across {
        var piece = self
        piece.part = LayoutRect(x: column.from, y: row.from, width: column.size, height: row.size)
        piece.place = LayoutRect(x: column.to, y: row.to, width: column.length, height: row.length)
        guard piece.part.width > 0, piece.part.height > 0, piece.place.width > 0,
          piece.place.height > 0
        else { continue }
        result += isTiled ? piece.tiles(across: column.isMiddle, down: row.isMiddle) : [piece]
      }
    }
    return result
  }

  /// How many times a part is repeated at most.
  private static let tileLimit = 256

  /// The part again and again, the last ones cut off.
  private func tiles(across: Bool, down: Bool) -> [DrawnImage] {
    let columns = across ? (place.width / part.width).rounded(.up) : 1
    let rows = down ? (place.height / part.height).rounded(.up) : 1
    guard columns * rows > 1, columns * rows <= Double(Self.tileLimit) else { return [self] }
    var result: [DrawnImage] = []
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        var tile = self
        if across {
          tile.place.x += Double(column) * part.width
          tile.place.width = min(part.width, place.maxX - tile.place.x)
          tile.part.width = tile.place.width
        }
        if down {
          tile.place.y += Double(row) * part.height
          tile.place.height = min(part.height, place.maxY - tile.place.y)
          tile.part.height = tile.place.height
        }
        if tile.place.width > 0, tile.place.height > 0 { result.append(tile) }
      }
    }
    return result
  }

  private struct Span {
    var from: Double
    var size: Double
    var to: Double
    var length: Double
    var isMiddle: Bool
  }

  private static func spans(
    _ size: Double,
    _ first: Double,
    _ last: Double,
    _ start: Double,
    _ length: Double
  ) -> [Span] {
    let (first, last) = (
      min(max(0, first), size), min(max(0, last), size - min(max(0, first), size))
    )
    let shrinking = first + last > length && first + last > 0 ? length / (first + last) : 1
    let (head, tail) = (first * shrinking, last * shrinking)
    return [
      Span(from: 0, size: first, to: start, length: head, isMiddle: false),
      Span(
        from: first,
        size: size - first - last,
        to: start + head,
        length: length - head - tail,
        isMiddle: true
      ),
      Span(from: size - last, size: last, to: start + length - tail, length: tail, isMiddle: false),
    ]
  }
}
