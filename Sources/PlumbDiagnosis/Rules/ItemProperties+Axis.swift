import LayoutEngine

extension ItemProperties {
  /// The length of the content along an axis.
  func length(_ axis: LayoutAxis) -> Double? {
    axis == .horizontal ? intrinsicWidth : intrinsicHeight
  }

  /// The hugging or resistance along an axis.
  func priority(_ axis: LayoutAxis, isHugging: Bool) -> Float {
    let priorities = isHugging ? hugging : compressionResistance
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }
}
