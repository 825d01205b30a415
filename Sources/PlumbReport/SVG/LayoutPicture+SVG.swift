import LayoutEngine

extension LayoutPicture {
  /// The picture as SVG 1.1, the same bytes on every machine.
  ///
  /// Nothing in it is a script, a link or a file of its own; names and texts of the layout are text.
  public func svg(_ options: PictureOptions = PictureOptions()) -> String {
    Self.svg([self], options)
  }

  /// Pictures beside each other, each under its name, as one SVG.
  public static func svg(
    _ pictures: [LayoutPicture],
    _ options: PictureOptions = PictureOptions()
  ) -> String {
    var page = PicturePage(
      options: options,
      isCaptioned: pictures.count > 1 || pictures.contains { $0.log != nil }
    )
    for picture in pictures { page.add(picture) }
    return page.document
  }

  /// What the picture has room for: its root, with an outside where what is cut off is shown.
  func canvas(_ drawings: [ItemDrawing], showsAll: Bool) -> LayoutRect {
    guard var result = drawings.first?.frame else {
      return LayoutRect(x: 0, y: 0, width: 1, height: 1)
    }
    let roots = drawings.filter { snapshot.items[$0.item].parent == nil }
    for drawing in showsAll ? drawings : roots {
      let frame = drawing.frame
      // A frame far away would make the picture as large as the distance.
      guard abs(frame.x) < 5000, abs(frame.y) < 5000, frame.width < 5000, frame.height < 5000
      else { continue }
      let right = max(result.maxX, frame.maxX)
      let bottom = max(result.maxY, frame.maxY)
      result.x = min(result.x, frame.x)
      result.y = min(result.y, frame.y)
      result.width = right - result.x
      result.height = bottom - result.y
    }
    return result
  }
}
