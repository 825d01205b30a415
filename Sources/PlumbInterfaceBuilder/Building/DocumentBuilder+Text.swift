import PortableUIKit
import TextMetrics

extension InterfaceDocument {
  /// The generation of the system font that measured the document's texts.
  ///
  /// Source: widths of single-line labels in public documents, by version of the tools.
  var fontGeneration: FontGeneration { toolsVersion >= 17000 ? .modern : .legacy }

  /// What measures the document's texts: sizes are rounded up to the pixels of its device, or to
  /// another fraction of a point.
  func textCanvas(scale: Double?) -> TextCanvas {
    TextCanvas(
      metrics: SystemFontMetrics(generation: fontGeneration),
      scale: scale ?? canvasScale
    )
  }
}
