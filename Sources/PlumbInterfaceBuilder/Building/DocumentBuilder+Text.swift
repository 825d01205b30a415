import PortableUIKit
import TextMetrics

extension InterfaceDocument {
  /// The generation of the system font that measured the document's texts.
  ///
  /// Source: widths of single-line labels in public documents, by version of the tools.
  var fontGeneration: FontGeneration { toolsVersion >= 17000 ? .modern : .legacy }

  /// What measures the document's texts: sizes are rounded up to the pixels of its device.
  ///
  /// About a third of the labels in public documents were saved with whole points instead, for no
  /// reason that the documents tell.
  var textCanvas: TextCanvas {
    TextCanvas(metrics: SystemFontMetrics(generation: fontGeneration), scale: canvasScale)
  }
}
